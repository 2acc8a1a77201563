// Collections: what entries answer to a detail that their list names, by which lists are ordered and narrowed (0152).
import { primaryLanguage, type Site } from '@mimar/document'
import { calendarOf, type DetailKind } from '@mimar/fields'
import { type StoredAnswer, type StoredDetail, topicKey } from '@mimar/sections'

interface Answering {
  readonly answers: readonly StoredAnswer[]
}

type Asked = Pick<StoredDetail, 'id' | 'kind'>
type Spoken = Pick<Site, 'id' | 'languages'>

/** Kinds whose answers stand one behind the other, and those that some entries share. */
const IN_ORDER: readonly DetailKind[] = ['TEXT', 'SAME', 'PRICE', 'NUMBER', 'DAY']
const SHARED: readonly DetailKind[] = ['TEXT', 'SAME', 'YES_NO']

const kindOf = ({ kind }: Asked): DetailKind => kind ?? 'TEXT'
export const isOrdered = (detail: Asked): boolean => IN_ORDER.includes(kindOf(detail))
export const isShared = (detail: Asked): boolean => SHARED.includes(kindOf(detail))

const NOTHING: StoredAnswer = {}
const storedBy = ({ answers }: Answering, { id }: Asked) => answers.find(({ of }) => of === id) ?? NOTHING

/** What an entry answers to a detail, as one language reads it; '' for nothing. */
function answerTo(entry: Answering, detail: Asked, language: string, site: Spoken): string | number {
  const { value = {}, same = '', price, amount, day = '', so } = storedBy(entry, detail)
  const kind = kindOf(detail)
  switch (kind) {
    case 'TEXT':
      // Where an answer is not translated, the first language stands in.
      return value[language] || (value[primaryLanguage(site).code] ?? '')
    case 'SAME':
      return same
    case 'PRICE':
      return price ?? ''
    case 'NUMBER':
      return amount ?? ''
    case 'DAY':
      return day
    case 'YES_NO':
      return so ?? ''
    case 'LINK':
    case 'PICTURE':
      return ''
    default:
      return kind satisfies never
  }
}

interface AnswerOrder {
  readonly detail: Asked
  readonly isFalling: boolean
}

/** The entries in the order of their answers; those that answer nothing stand last, and those that answer alike as before. */
export function inAnswerOrder<Entry extends Answering>(
  all: readonly Entry[],
  { detail, isFalling }: AnswerOrder,
  site: Spoken,
  language: string,
): readonly Entry[] {
  const read = all.map((entry) => ({ entry, answer: answerTo(entry, detail, language, site) }))
  const compare = standing(comparing(kindOf(detail), language), isFalling)
  return read.toSorted((one, two) => compare(one.answer, two.answer)).map(({ entry }) => entry)
}

/** Which of two entries stands before the other in that order: below nothing, the first. */
export function comparingAnswers(
  { detail, isFalling }: AnswerOrder,
  site: Spoken,
  language: string,
): (one: Answering, two: Answering) => number {
  const compare = standing(comparing(kindOf(detail), language), isFalling)
  const read = (entry: Answering) => answerTo(entry, detail, language, site)
  return (one, two) => compare(read(one), read(two))
}

type Compare = (one: string | number, two: string | number) => number

/** What is no answer stands last, whichever way the others go. */
const standing =
  (rising: Compare, isFalling: boolean): Compare =>
  (one, two) => {
    if (one === '' || two === '') return Number(one === '') - Number(two === '')
    return isFalling ? rising(two, one) : rising(one, two)
  }

/** Words as dictionaries of the language have them, numbers in them by their size; amounts and days as they are. */
function comparing(kind: DetailKind, language: string): Compare {
  if (kind === 'PRICE' || kind === 'NUMBER' || kind === 'DAY') return (one, two) => (one < two ? -1 : one > two ? 1 : 0)
  const { compare } = new Intl.Collator(calendarOf(language).language, { numeric: true })
  return (one, two) => compare(String(one), String(two))
}

/** By what an answer is found that entries share: as it is called first, whatever its translations say. */
const keyOf = (entry: Answering, detail: Asked, site: Spoken): string =>
  isShared(detail) ? topicKey(firstWords(entry, detail, site)) : ''

/** An answer as it is called first; one that was never written in the first language, in another. */
const firstWords = (entry: Answering, detail: Asked, site: Spoken): string =>
  String(answerTo(entry, detail, primaryLanguage(site).code, site)).trim() ||
  (kindOf(detail) === 'TEXT' ? (Object.values(storedBy(entry, detail).value ?? {}).find(Boolean) ?? '') : '')

/** Whether an entry gives an answer. */
export function answers(detail: Asked, answer: string, site: Spoken): (entry: Answering) => boolean {
  const key = topicKey(answer)
  return (entry) => key !== '' && keyOf(entry, detail, site) === key
}

/** The answers that entries give to a detail, each once, as it is called first, with the first entry that gives it. */
export function answersTo<Entry extends Answering>(
  all: readonly Entry[],
  detail: Asked,
  site: Spoken,
  language: string,
): readonly { readonly answer: string; readonly name: string }[] {
  const found = new Map<string, Entry>()
  for (const entry of all) {
    const key = keyOf(entry, detail, site)
    if (key !== '' && !found.has(key)) found.set(key, entry)
  }
  return [...found.values()].map((entry) => ({
    answer: firstWords(entry, detail, site),
    name: String(answerTo(entry, detail, language, site) || firstWords(entry, detail, site)),
  }))
}
