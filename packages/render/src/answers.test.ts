import type { StoredAnswer, StoredDetail } from '@mimar/sections'
import { describe, expect, test } from 'vitest'
import { answers as answersOf, answersTo, inAnswerOrder } from './answers.ts'
import { someSite } from './testing.ts'

type Answer = Omit<StoredAnswer, 'of'>

/** Entries that answer one detail, each named by its place; null answers nothing. */
const entriesOf = (answers: readonly (Answer | null)[]) =>
  answers.map((answer, index) => ({
    name: String(index + 1),
    // What answers another detail, or is the entry's own, counts for nothing.
    answers: [
      { of: 'other', same: 'Z', price: 1 },
      ...(answer ? [{ of: 'asked', ...answer }] : []),
      { value: { en: 'A' } },
    ],
  }))

interface Ordered {
  readonly says: string
  readonly kind: StoredDetail['kind']
  readonly answers: readonly (Answer | null)[]
  readonly rising: string
  readonly falling: string
  readonly language?: string
}

const words = (...all: readonly string[]) => all.map((en) => ({ value: { en } }))
const same = (...all: readonly string[]) => all.map((one) => ({ same: one }))

/** The first language of `someSite` is Arabic. */
const ordered: readonly Ordered[] = [
  {
    says: 'amounts by their size, none last',
    kind: 'PRICE',
    answers: [{ price: 90 }, null, { price: 9.5 }, { price: 0 }, { price: null }, { price: 1000 }],
    ...{ rising: '431625', falling: '613425' },
  },
  {
    says: 'numbers by their size, whatever they cost',
    kind: 'NUMBER',
    answers: [{ amount: 32, price: 1 }, { amount: 9.5 }, null, { amount: 120 }],
    ...{ rising: '2143', falling: '4123' },
  },
  {
    says: 'days as they come',
    kind: 'DAY',
    answers: [{ day: '2027-01-02' }, { day: '' }, { day: '2026-12-31' }, { day: '2027-01-10' }],
    ...{ rising: '3142', falling: '4132' },
  },
  {
    says: 'figures in what is the same in all languages, in whatever digits',
    kind: 'SAME',
    answers: same('100 m²', '32 m²', '', '9 m²', '٤٠ m²'),
    ...{ rising: '42513', falling: '15243' },
  },
  {
    says: 'words as a German dictionary has them',
    kind: 'TEXT',
    answers: [
      { value: { de: 'Zeder' } },
      { value: { de: 'Ölbaum' } },
      { value: { de: 'Eiche' } },
      { value: { de: 'oben' } },
    ],
    ...{ rising: '3421', falling: '1243', language: 'de' },
  },
  {
    says: 'words as a Turkish dictionary has them',
    kind: null,
    answers: [
      { value: { tr: 'ılık' } },
      { value: { tr: 'ince' } },
      { value: { tr: 'çam' } },
      { value: { tr: 'ceviz' } },
      { value: { tr: 'hurma' } },
    ],
    ...{ rising: '43512', falling: '21534', language: 'tr' },
  },
  {
    says: 'words of the first language where one is not translated',
    kind: undefined,
    answers: [{ value: { en: 'Oak' } }, { value: { ar: 'Elm' } }, { value: { tr: 'Ash' } }, { value: {} }],
    ...{ rising: '2134', falling: '1234' },
  },
  {
    says: 'those that answer alike as they stood, up and down',
    kind: 'PRICE',
    answers: [{ price: 5 }, { price: 7 }, { price: 5 }, { price: 7 }],
    ...{ rising: '1324', falling: '2413' },
  },
]

describe('[COLL-15] the order of a detail has', () => {
  test.each(ordered)('$says', ({ kind = undefined, answers, rising, falling, language = 'en' }) => {
    const detail = { id: 'asked', ...(kind !== undefined && { kind }) }
    const said = (isFalling: boolean) =>
      inAnswerOrder(entriesOf(answers), { detail, isFalling }, someSite, language)
        .map(({ name }) => name)
        .join('')
    expect([said(false), said(true)]).toEqual([rising, falling])
  })
})

interface Narrowed {
  readonly says: string
  readonly kind: StoredDetail['kind']
  readonly answers: readonly (Answer | null)[]
  readonly answer: string
  readonly stand: string
}

const narrowed: readonly Narrowed[] = [
  {
    says: 'yes',
    kind: 'YES_NO',
    answers: [{ so: 'YES' }, { so: 'NO' }, null, { so: 'YES' }],
    answer: 'YES',
    stand: '14',
  },
  {
    says: 'no, which is an answer',
    kind: 'YES_NO',
    answers: [{ so: 'YES' }, { so: 'NO' }, null],
    answer: 'NO',
    stand: '2',
  },
  {
    says: 'what is written alike',
    kind: 'SAME',
    answers: same('Oak', ' oak ', 'Oak wood', ''),
    ...{ answer: 'OAK', stand: '12' },
  },
  {
    says: 'words as they are called first, whatever their translations say',
    kind: 'TEXT',
    answers: [
      { value: { ar: 'بلوط', en: 'Oak' } },
      { value: { ar: 'بلوط', en: 'Oakwood' } },
      { value: { ar: 'أرز', en: 'Oak' } },
    ],
    ...{ answer: 'بلوط', stand: '12' },
  },
  {
    says: 'words that were never written in the first language',
    kind: 'TEXT',
    answers: words('Oak', 'Elm'),
    ...{ answer: 'Oak', stand: '1' },
  },
  { says: 'nothing for no answer', kind: 'SAME', answers: same('', 'Oak'), answer: ' ', stand: '' },
  { says: 'nothing of amounts', kind: 'PRICE', answers: [{ price: 5 }], answer: '5', stand: '' },
  { says: 'nothing of days', kind: 'DAY', answers: [{ day: '2026-01-01' }], answer: '2026-01-01', stand: '' },
  {
    says: 'nothing where it is asked in another way now',
    kind: 'SAME',
    answers: [{ so: 'YES' }],
    answer: 'YES',
    stand: '',
  },
]

test.each(narrowed)('[COLL-15] a list of one answer has $says', ({ kind, answers, answer, stand }) => {
  const found = entriesOf(answers).filter(answersOf({ id: 'asked', kind: kind ?? 'TEXT' }, answer, someSite))
  expect(found.map(({ name }) => name).join('')).toBe(stand)
})

test('[COLL-15] answers are offered once, as they are called first, by what they are called here', () => {
  const answers = [{ value: { ar: 'بلوط', en: 'Oak' } }, { value: { ar: 'بلوط' } }, { value: { en: 'Elm' } }, null]
  expect(answersTo(entriesOf(answers), { id: 'asked' }, someSite, 'en')).toEqual([
    { answer: 'بلوط', name: 'Oak' },
    { answer: 'Elm', name: 'Elm' },
  ])
  expect(answersTo(entriesOf([{ so: 'NO' }]), { id: 'asked', kind: 'YES_NO' }, someSite, 'en')).toEqual([
    { answer: 'NO', name: 'NO' },
  ])
})
