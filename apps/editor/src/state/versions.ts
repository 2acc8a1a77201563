// Conflict resolution and rebase: two people wrote one text, both versions are kept (decision 0031).
import { type Operation, putBackId, type TextWrite, textKey, textsWritten } from '@mimar/document'
import { isSameText } from './seeing.ts'
import type { Change, Step, Version } from './state.ts'

/** Optimistic concurrency: the texts that somebody else had changed first, whose words the server put back over ours. */
export function versionsIn(unsent: readonly Change[], missed: readonly News[]): readonly Version[] {
  const backs = new Map(unsent.map(({ id }, at) => [putBackId(id), at]))
  return missed.flatMap(({ id, operation }) => {
    const at = backs.get(id)
    if (at === undefined) return []
    // It is named after the last of those that were late together.
    const mine = new Map(
      unsent
        .slice(0, at + 1)
        .flatMap((change) => textsWritten(change.operation))
        .map((write) => [textKey(write), wordsOf(write)]),
    )
    return textsWritten(operation).flatMap((write) => {
      const key = textKey(write)
      const words = mine.get(key)
      if (words === undefined) return []
      return [{ key: JSON.stringify([key, words]), write, mine: words, theirs: wordsOf(write) }]
    })
  })
}

/** Those that waited and those that came; words that a newer version of a text says again do not wait twice. */
export function withVersions(before: readonly Version[], found: readonly Version[]): readonly Version[] {
  return found.reduce((versions, newer) => {
    const key = textKey(newer.write)
    const older = versions.flatMap((version) => {
      if (textKey(version.write) !== key) return [version]
      return newer.mine.includes(version.mine) ? [] : [{ ...version, theirs: newer.theirs }]
    })
    return [...older, newer]
  }, before)
}

/** What was stored: by others, or by this device. */
interface News {
  readonly id: string
  readonly operation: Operation
}

/** What came between two revisions. */
interface NewsBetween {
  readonly from: number
  readonly to: number
  readonly news: readonly News[]
}

/** Changes whose texts nobody has touched unseen have been made, as far as they matter, on what is stored now. */
export function rebased(unsent: readonly Change[], { from, to, news }: NewsBetween): readonly Change[] {
  const isLate = (change: Change) =>
    // What was late once stays late: the words it had not seen came with earlier news.
    (change.base ?? to) < from ||
    news.some((stored) => stored.id !== change.id && !change.sees?.includes(stored.id) && isSameText(stored, change))
  return unsent.map((change) => (isLate(change) ? change : { ...change, base: to }))
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
