import type { EntryPage } from '@mimar/render/entries'
import { somePage, someSection } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { foundEntries, isLong } from './found-entries.ts'

const entry = (number: number, more: Partial<EntryPage> = {}): EntryPage => ({
  ...{ page: somePage(`/News/story-${number}`, []), head: someSection(`head${number}`, 'EntryHead') },
  ...{
    collection: 'news',
    day: '',
    until: '',
    title: { ar: `خبر ${number}`, de: `Geschichte ${number}` },
    topic: {},
    answers: [],
    picture: '',
  },
  ...more,
})
const many = Array.from({ length: 30 }, (_, index) => entry(index))
const bread = entry(90, { title: { fr: 'Pain d’Élodie' }, topic: { de: 'Bäckerei' }, day: '2026-12-24' })
const room = entry(91, { title: { ar: 'غرفة ١٥' } })
const all = [...many, bread, room]

test.each([
  ['', all],
  ['  ', all],
  ['geschichte 7', [many[7], many[17], many[27]]],
  // Figures in the digits of Arabic and Persian, in what is typed and in what is found.
  ['خبر ٣', [many[3], many[13], many[23]]],
  ['geschichte ۱۲', [many[12]]],
  ['٢٠٢٦-12', [bread]],
  ['15', [many[15], room]],
  ['١٥', [many[15], room]],
  ['۱۵', [many[15], room]],
  ['elodie', [bread]],
  ['backerei pain', [bread]],
  ['2026-12', [bread]],
  ['story-13', [many[13]]],
  ['nothing of this', []],
])('[COLL-8] entries are found by %j', (query, found) => {
  expect(foundEntries(all, query)).toEqual(found)
})

test('[COLL-8] a field to find them by comes with many', () => {
  expect([isLong(many.slice(0, 10)), isLong(many.slice(0, 11))]).toEqual([false, true])
})
