import type { Operation } from '@mimar/document'

/** The words that changes write, each once, in the order in which they were written last. */
export function textsIn(operations: readonly Operation[]): readonly string[] {
  const texts = new Set<string>()
  for (const text of operations.flatMap(textsOf)) {
    texts.delete(text)
    texts.add(text)
  }
  return [...texts]
}

function textsOf(operation: Operation): readonly string[] {
  if (operation.do === 'together') return operation.operations.flatMap(textsOf)
  const text = writtenIn(operation)
  return text === '' ? [] : [text]
}

/** What one change writes; empty where that is no text. */
export function writtenIn(operation: Operation): string {
  const isText = operation.do === 'set-field' || operation.do === 'set-setting' || operation.do === 'set-page-meta'
  return isText && typeof operation.value === 'string' ? operation.value : ''
}
