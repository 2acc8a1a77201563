import { type MarkKind, type MarkRange, NESTED, readMarks, writeMarks } from './marks.ts'

/** A text in pieces, as elements hold it: links outside, then bold, then italic. */
export type MarkedPart =
  | string
  | { readonly kind: MarkKind; readonly address: string; readonly parts: readonly MarkedPart[] }

/** A text with its marks as pieces that hold each other. */
export function markedParts(text: string, marks: string): readonly MarkedPart[] {
  const inText = (at: number) => at + (isWithinPair(text, at) ? 1 : 0)
  const ranges = readMarks(marks).map((one) => ({ ...one, start: inText(one.start), end: inText(one.end) }))
  return partsIn(text, ranges, 0, text.length, NESTED)
}

/** Whether a place lies between the halves of one character (surrogate pair). */
const isWithinPair = (text: string, at: number) => /^[\uDC00-\uDFFF]$/.test(text[at] ?? '')

function partsIn(
  text: string,
  ranges: readonly MarkRange[],
  from: number,
  to: number,
  [kind, ...rest]: readonly MarkKind[],
): readonly MarkedPart[] {
  if (from >= to) return []
  if (kind === undefined) return [text.slice(from, to)]
  const parts: MarkedPart[] = []
  let at = from
  for (const range of ranges) {
    const [start, end] = [Math.max(range.start, at), Math.min(range.end, to)]
    if (range.kind !== kind || start >= end) continue
    parts.push(...partsIn(text, ranges, at, start, rest))
    parts.push({ kind, address: range.address, parts: partsIn(text, ranges, start, end, rest) })
    at = end
  }
  return [...parts, ...partsIn(text, ranges, at, to, rest)]
}

/** The marks of a text as they are drawn: none beyond its end, none that begins or ends within a character. */
export function drawnMarks(text: string, marks: string): string {
  return marks === '' ? '' : textOfParts(markedParts(text, marks)).marks
}

/** Pieces as one text and what is marked in it. */
export function textOfParts(parts: readonly MarkedPart[]): { readonly text: string; readonly marks: string } {
  const ranges: MarkRange[] = []
  let text = ''
  const read = (part: MarkedPart) => {
    if (typeof part === 'string') {
      text += part
      return
    }
    const start = text.length
    part.parts.forEach(read)
    ranges.push({ kind: part.kind, address: part.address, start, end: text.length })
  }
  parts.forEach(read)
  return { text, marks: writeMarks(ranges) }
}
