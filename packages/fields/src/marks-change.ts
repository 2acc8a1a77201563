import { type MarkKind, type MarkRange, readMarks, writeMarks } from './marks.ts'

/**
 * The marks of a text that has become another: they stay with their words. What is written in a marked part, in its place,
 * or behind something bold or italic, has its mark.
 */
export function marksAfter(marks: string, before: string, after: string): string {
  if (marks === '' || before === after) return marks
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let tail = 0
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const to = before.length - tail
  const now = after.length - tail
  const moved = readMarks(marks).map((range): MarkRange => {
    const isOver = range.start <= from && range.end >= to && from < to
    const start = range.start < from || isOver ? range.start : Math.max(range.start + now - to, now)
    const stays = range.end < from || (range.end === from && (from < to || range.kind === 'link'))
    const end = stays ? range.end : range.end >= to ? range.end + now - to : from
    return { ...range, start, end: Math.min(end, after.length) }
  })
  return writeMarks(moved)
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
