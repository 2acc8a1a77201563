import { type Operation, putBackId, type TextWrite, textKey, textsWritten } from '@mimar/document'
import type { Change, Step, Version } from './state.ts'

interface Answered {
  readonly changes: readonly { readonly id: string }[]
  readonly missed: readonly { readonly id: string; readonly operation: Operation }[]
}

/** Optimistic concurrency: the texts that somebody else had changed first, whose words the server put back over ours. */
export function versionsIn(unsent: readonly Change[], { changes, missed }: Answered): readonly Version[] {
  const backs = new Set(changes.map(({ id }) => putBackId(id)))
  const stored = new Set(changes.map(({ id }) => id))
  const mine = new Map<string, string>()
  for (const { id, operation } of unsent) {
    if (stored.has(id)) for (const write of textsWritten(operation)) mine.set(textKey(write), wordsOf(write))
  }
  return missed
    .filter(({ id }) => backs.has(id))
    .flatMap(({ operation }) => textsWritten(operation))
    .flatMap((write) => {
      const key = textKey(write)
      const words = mine.get(key)
      return words === undefined ? [] : [{ key, write, mine: words, theirs: wordsOf(write) }]
    })
}

/** Changes whose texts nobody else has touched have been made, as far as they matter, on what is stored now. */
export function rebased(
  unsent: readonly Change[],
  missed: readonly { readonly operation: Operation }[],
  revision: number,
): readonly Change[] {
  const touched = keysOf(missed.map(({ operation }) => operation))
  return unsent.map((change) =>
    textsWritten(change.operation).some((write) => touched.has(textKey(write)))
      ? change
      : { ...change, base: revision },
  )
}

/** Which texts operations write. */
export function keysOf(operations: readonly Operation[]): ReadonlySet<string> {
  return new Set(operations.flatMap(textsWritten).map(textKey))
}

/** Steps without what they would do to texts that say somebody else's words now. */
export function stepsWithout(steps: readonly Step[], keys: ReadonlySet<string>): readonly Step[] {
  if (keys.size === 0) return steps
  const isTheirs = (operation: Operation) => {
    const writes = textsWritten(operation)
    return writes.length > 0 && writes.every((write) => keys.has(textKey(write)))
  }
  return steps.flatMap((step) => {
    const operations = step.operations.filter((operation) => !isTheirs(operation))
    return operations.length > 0 ? [{ ...step, operations }] : []
  })
}

const wordsOf = ({ value }: TextWrite) => (typeof value === 'string' ? value : '')
