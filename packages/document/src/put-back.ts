import type { Operation } from './operation.ts'
import type { LanguageCode } from './site.ts'

/** A text that an operation writes, in one language. */
export type TextWrite =
  | (Extract<Operation, { do: 'set-field' | 'set-setting' }> & { readonly language: LanguageCode })
  | Extract<Operation, { do: 'set-page-meta' }>

/** An operation, and the change or the stored operation it belongs to. */
interface Made {
  readonly id: string
  readonly operation: Operation
}

interface Late {
  /** What was stored since the oldest base, by anybody. */
  readonly stored: readonly { readonly id: string; readonly revision: number; readonly operation: Operation }[]
  /** What has just been made of one sender's changes, in order. */
  readonly made: readonly (Made & { readonly inverse: Operation })[]
  /** The revision a change's author had seen. */
  readonly baseOf: (change: string) => number
  /** Whether a stored operation is the sender's own. */
  readonly isOwn: (id: string) => boolean
}

/** The texts an operation writes, in order. */
export function textsWritten(operation: Operation): readonly TextWrite[] {
  if (operation.do === 'together') return operation.operations.flatMap(textsWritten)
  const isText = 'language' in operation && operation.language !== undefined && 'value' in operation
  return isText ? [operation as TextWrite] : []
}

/** Tells texts apart: the same for two operations that write the same text. */
export function textKey(write: TextWrite): string {
  const { value: _, ...place } = write
  return JSON.stringify(Object.entries(place).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Optimistic concurrency of texts: what puts back the words that changes have written over without their author having seen
 * them. Null where all had seen what they changed. Its name is `putBackId` of the newest change that was late.
 */
export function puttingBack({ stored, made, baseOf, isOwn }: Late): Made | null {
  const newest = new Map<string, number>()
  for (const { id, revision, operation } of stored) {
    if (!isOwn(id)) for (const write of textsWritten(operation)) newest.set(textKey(write), revision)
  }
  const before = new Map<string, TextWrite>()
  const after = new Map<string, TextWrite>()
  const late = new Set<string>()
  let last = ''
  for (const { id, operation, inverse } of made) {
    const undone = new Map(textsWritten(inverse).map((write) => [textKey(write), write]))
    for (const write of textsWritten(operation)) {
      const key = textKey(write)
      const original = undone.get(key)
      if (original && !before.has(key)) before.set(key, original)
      after.set(key, write)
      if ((newest.get(key) ?? 0) <= baseOf(id)) continue
      late.add(key)
      last = id
    }
  }
  const operations = [...late].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    return was && is && was.value !== is.value ? [was] : []
  })
  const [only] = operations
  if (!only) return null
  return { id: putBackId(last), operation: operations.length === 1 ? only : { do: 'together', operations } }
}

/** The id under which what a change has written over is put back. */
export function putBackId(change: string): string {
  return `back-${change}`.slice(0, 64)
}
