import { type MarkKind, type MarkRange, readMarks, writeMarks } from './marks.ts'

/** A part of a text in whose place something else stands. */
interface Change {
  /** Where both texts begin to differ, and where the old part ends. */
  readonly from: number
  readonly to: number
  /** How long what came in its place is. */
  readonly length: number
}

/**
 * The marks of a text that has become another: they stay with their words. What is written in a marked part, in its place,
 * or behind something bold or italic, has its mark. Words that stand in both texts between two changes stayed.
 */
export function marksAfter(marks: string, before: string, after: string): string {
  if (marks === '' || before === after) return marks
  // From the last: so the places of those before it are still those of the old text.
  const moved = changesIn(before, after).reduceRight(
    (ranges, change) => ranges.map((range) => movedBy(range, change)).filter(({ start, end }) => start < end),
    readMarks(marks),
  )
  return writeMarks(moved.map((range) => ({ ...range, end: Math.min(range.end, after.length) })))
}

function movedBy(range: MarkRange, { from, to, length }: Change): MarkRange {
  const now = from + length
  const isOver = range.start <= from && range.end >= to && from < to
  const start = range.start < from || isOver ? range.start : Math.max(range.start + now - to, now)
  const stays = range.end < from || (range.end === from && (from < to || range.kind === 'link'))
  const end = stays ? range.end : range.end >= to ? range.end + now - to : from
  return { ...range, start, end }
}

/** Beyond so many pairs of words all between the first difference and the last is one change. */
const MOST_PAIRS = 250_000

/** The changes that make one text of another, in their order. */
function changesIn(before: string, after: string, at = 0): readonly Change[] {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let tail = 0
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const [gone, come] = [before.slice(from, before.length - tail), after.slice(from, after.length - tail)]
  if (gone === '' && come === '') return []
  const stayed = longestStayed(gone, come)
  const start = at + from
  if (!stayed) return [{ from: start, to: start + gone.length, length: come.length }]
  const { old, now, length } = stayed
  return [
    ...changesIn(gone.slice(0, old), come.slice(0, now), start),
    ...changesIn(gone.slice(old + length), come.slice(now + length), start + old + length),
  ]
}

/** Words of some letters, and everything else one by one. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|./gsu
/** Fewer letters in a row may be in both by chance. */
const SAYS_SOMETHING = /[\p{L}\p{M}\p{N}]{2}/u

/** The longest run of whole words that two texts share, with where it begins in each (longest common substring). */
function longestStayed(before: string, after: string) {
  const [old, now] = [before, after].map((text) => [...text.matchAll(TOKENS)]) as [RegExpExecArray[], RegExpExecArray[]]
  if (old.length * now.length > MOST_PAIRS) return undefined
  let found: { readonly old: number; readonly now: number; readonly length: number } | undefined
  let above: readonly number[] = []
  for (const { 0: word, index } of old) {
    const row: number[] = []
    for (const [column, one] of now.entries()) {
      const length = one[0] === word ? (above[column - 1] ?? 0) + word.length : 0
      row.push(length)
      const start = one.index + word.length - length
      if (length <= (found?.length ?? 0) || !SAYS_SOMETHING.test(after.slice(start, start + length))) continue
      found = { old: index + word.length - length, now: start, length }
    }
    above = row
  }
  return found
}

/** The marks of a part of a text, counted from where the part begins. */
export function cutMarks(marks: string, start: number, end: number): string {
  const within = readMarks(marks).map((range) => ({
    ...range,
    start: Math.max(range.start, start) - start,
    end: Math.min(range.end, end) - start,
  }))
  return writeMarks(within)
}

/** The marks of two texts of which the second stands behind the first, so many characters from its beginning. */
export function joinMarks(first: string, second: string, at: number): string {
  const moved = readMarks(second).map((range) => ({ ...range, start: range.start + at, end: range.end + at }))
  return writeMarks([...readMarks(first), ...moved])
}

/** Whether all of a part has a mark. */
export function isMarked(marks: string, kind: MarkKind, start: number, end: number): boolean {
  return readMarks(marks).some((range) => range.kind === kind && range.start <= start && range.end >= end)
}

/** The link that a place of a text is in; undefined where it is in none. */
export function linkAt(marks: string, start: number, end: number): MarkRange | undefined {
  return readMarks(marks).find((range) => range.kind === 'link' && range.start <= start && range.end >= end)
}

/** The marks with one more; a link takes the place of those that were there. */
export function withMark(marks: string, mark: MarkRange): string {
  const others = mark.kind === 'link' ? withoutMark(marks, 'link', mark.start, mark.end) : marks
  return writeMarks([...readMarks(others), mark])
}

/** The marks without those of a kind in a part of the text. */
export function withoutMark(marks: string, kind: MarkKind, start: number, end: number): string {
  const left = readMarks(marks).flatMap((range) =>
    range.kind !== kind
      ? [range]
      : [
          { ...range, end: Math.min(range.end, start) },
          { ...range, start: Math.max(range.start, end) },
        ],
  )
  return writeMarks(left)
}

/** The marks with links that lead elsewhere; '' takes a link off its words. */
export function marksWithLinks(marks: string, lead: (address: string) => string): string {
  const led = readMarks(marks).flatMap((range) => {
    if (range.kind !== 'link') return [range]
    const address = lead(range.address)
    return address === '' ? [] : [{ ...range, address }]
  })
  return writeMarks(led)
}
