// Rich text as standoff annotations: what is bold, italic or a link is said beside a text, never in it.
import { accept, type Checked, isRecord, judge, type Localized, type Refusal, refuse } from './checked.ts'
import type { MarksField } from './field.ts'
import { checkLink } from './link.ts'
import { isLanguageCode } from './text.ts'

export type MarkKind = 'bold' | 'italic' | 'link'

/** A part of a text that has a mark: from a character to before another, as JavaScript counts them. */
export interface MarkRange {
  readonly kind: MarkKind
  readonly start: number
  readonly end: number
  /** Where a link leads; '' for all else. */
  readonly address: string
}

const LETTERS = { bold: 'b', italic: 'i', link: 'a' } as const
const KINDS = { b: 'bold', i: 'italic', a: 'link' } as const
/** From outside to inside. */
export const NESTED = ['link', 'bold', 'italic'] as const
/** A text has at most so many, and they are no longer than this. */
const MOST = 500
const LONGEST = 50_000

/** What of the text beside it is bold, italic or a link, in each language: `b0-5 a4-10=https://example.org`. */
export function marks(): MarksField {
  return { kind: 'marks', initial: {}, check: checkAll }
}

function checkAll(input: unknown): Checked<Localized> {
  if (!isRecord(input)) return refuse('not-localized')
  const all: Record<string, string> = {}
  const refusals: Refusal[] = []
  for (const [language, value] of Object.entries(input)) {
    const checked = isLanguageCode(language) ? checkMarks(value) : refuse('not-localized', { language })
    if (!checked.ok) refusals.push(...checked.refusals.map((refusal) => ({ ...refusal, at: language })))
    else if (checked.value !== '') all[language] = checked.value
  }
  return judge(refusals, false, all)
}

const FORM = /^(?:([bi])(\d{1,6})-(\d{1,6})|(a)(\d{1,6})-(\d{1,6})=(\S+))$/

/** Reads marks from outside in their one form: in order, none within another of its kind, links as `checkLink` has them. */
export function checkMarks(input: unknown): Checked<string> {
  if (typeof input !== 'string') return refuse('not-text')
  const said = input.split(' ').filter((one) => one !== '')
  const wrong = refuse('wrong-form', { form: 'marks such as b0-5 i3-9 a4-10=https://example.org' })
  if (said.length > MOST || input.length > LONGEST) return wrong
  const ranges: MarkRange[] = []
  for (const one of said) {
    const [, letter, from, to, link, linkFrom, linkTo, target = ''] = FORM.exec(one) ?? []
    const [start, end] = [Number(from ?? linkFrom), Number(to ?? linkTo)]
    if (!(start < end)) return wrong
    const address = checkLink(target)
    if (!address.ok) return address
    ranges.push({ kind: KINDS[(letter ?? link) as 'a'], start, end, address: address.value })
  }
  return accept(writeMarks(ranges))
}

/** The ranges of marks that `checkMarks` has accepted. */
export function readMarks(marks: string): readonly MarkRange[] {
  return marks.split(' ').flatMap((one) => {
    const [, letter = '', start, end, address = ''] = /^([abi])(\d+)-(\d+)(?:=(.+))?$/.exec(one) ?? []
    return letter === '' ? [] : { kind: KINDS[letter as 'a'], start: Number(start), end: Number(end), address }
  })
}

/** Ranges in their one form. Of links that lie over each other the first keeps its words. */
export function writeMarks(ranges: readonly MarkRange[]): string {
  const all = NESTED.flatMap((kind) => united(ranges.filter((range) => range.kind === kind && range.start < range.end)))
  return all
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ kind, start, end, address }) => `${LETTERS[kind]}${start}-${end}${kind === 'link' ? `=${address}` : ''}`)
    .join(' ')
}

/** Ranges of one kind, in order, with nothing in two of them; neighbours that say the same are one. */
function united(ranges: readonly MarkRange[]): readonly MarkRange[] {
  const done: MarkRange[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = done.at(-1)
    if (last && last.address === range.address && range.start <= last.end) {
      done[done.length - 1] = { ...last, end: Math.max(last.end, range.end) }
    } else if (!last || range.end > last.end) {
      done.push({ ...range, start: Math.max(range.start, last?.end ?? 0) })
    }
  }
  return done
}
