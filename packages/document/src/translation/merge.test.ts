import { expect, test } from 'vitest'
import { apply } from '../apply.ts'
import type { Operation } from '../operation.ts'
import type { Site } from '../site.ts'
import { someCatalog, someMedia, someSite } from '../testing/site.ts'
import { type Returned, versionOf } from './exchange.ts'
import { mergingOf, planMerge } from './merge.ts'

const stale: Site = { ...someSite, sources: { ar: { 'hero/title': { en: 'بيت' } } } }
const back = (id: string, target: string, change: Partial<Returned> = {}): Returned => {
  return { ...{ id, target, source: undefined, version: undefined, isDone: false }, ...change }
}

function planFor(site: Site, units: readonly Returned[], language = 'en', isContentOnly = false) {
  const planned = planMerge(site, someCatalog, { source: undefined, target: language, units }, isContentOnly)
  if ('faults' in planned) throw new Error(JSON.stringify(planned.faults))
  return planned.plan
}

/** What becomes of one text of a file: `changed`, `confirmed`, `kept`, or why it stays out. */
function fateOf(site: Site, unit: Returned, isContentOnly = false): string {
  const { changes, confirmed, skipped, unchanged } = planFor(site, [unit], 'en', isContentOnly)
  expect([...changes, ...confirmed, ...skipped].length + unchanged).toBe(1)
  const [change] = changes
  if (change) return change.source === null ? 'changed' : `changed from ${change.source}`
  return skipped[0]?.why ?? (unchanged === 1 ? 'kept' : 'confirmed')
}

const here = 'Dar al-Rumman'
const original = 'دار الرمّان'
const now = { version: versionOf(here) }

test.each<[string, Site, Returned, string]>([
  ['new words', someSite, back('hero/title', 'House', now), 'changed'],
  ['new words where none are', someSite, back('hero/buttons/b1/buttonText', 'More'), 'changed'],
  ['new words without a version', someSite, back('hero/title', 'House'), 'newer'],
  ['new words for others', someSite, back('hero/title', 'House', { version: versionOf('Hall') }), 'newer'],
  [
    'words that a file brought before',
    someSite,
    back('hero/title', 'x'.repeat(31), { version: versionOf('x'.repeat(31)) }),
    'kept',
  ],
  ['the same words', someSite, back('hero/title', here), 'kept'],
  ['the same words, said to be done', someSite, back('hero/title', here, { isDone: true }), 'kept'],
  ['outdated words', stale, back('hero/title', here, now), 'kept'],
  ['outdated words that are done', stale, back('hero/title', here, { isDone: true }), 'confirmed'],
  [
    'the same, from this original',
    stale,
    back('hero/title', here, { isDone: true, source: ` ${original} ` }),
    'confirmed',
  ],
  ['the same, from another original', stale, back('hero/title', here, { isDone: true, source: 'بيت' }), 'kept'],
  [
    'words from another original',
    someSite,
    back('hero/title', 'House', { ...now, source: ' بيت ' }),
    'changed from بيت',
  ],
  ['words from this original', someSite, back('hero/title', 'House', { ...now, source: original }), 'changed'],
  ['no words', someSite, back('hero/title', '  ', now), 'kept'],
  ['no words for a text that is gone', someSite, back('gone/title', ''), 'unknown'],
  ['words for a text that is gone', someSite, back('gone/title', 'House'), 'unknown'],
  ['words that are too long', someSite, back('hero/title', 'x'.repeat(31), now), 'too-long'],
])('[U44] of a file that comes back, %s', (_, site, unit, fate) => {
  expect(fateOf(site, unit)).toBe(fate)
})

test('[U44] what stays out is told with its text, its words and its limits', () => {
  const [long, gone] = planFor(someSite, [back('hero/title', 'x'.repeat(31), now), back('gone/title', 'House')]).skipped
  expect(long).toMatchObject({
    ...{ id: 'hero/title', why: 'too-long', params: { limit: 30, length: 31 }, value: 'x'.repeat(31) },
    text: { id: 'hero/title' },
  })
  expect(gone).toEqual({ id: 'gone/title', text: undefined, why: 'unknown', params: {}, value: 'House' })
})

test('[U4] whoever may change content alone brings in the words of sections and pictures, and no others', () => {
  const site: Site = {
    ...someSite,
    pages: someSite.pages.map((page) => ({ ...page, meta: { ...page.meta, title: { ar: 'بيت', en: 'House' } } })),
  }
  const page = back('page.home/title', 'Home', { version: versionOf('House') })
  expect(fateOf(site, page)).toBe('changed')
  expect(fateOf(site, page, true)).toBe('not-yours')
  expect(planFor(site, [page], 'en', true).skipped).toEqual([
    expect.objectContaining({ id: 'page.home/title', why: 'not-yours', params: {}, value: 'Home' }),
  ])
  expect(fateOf(site, back('page.home/title', 'House'), true)).toBe('kept')
  expect(fateOf(site, back('page.gone/title', 'House'), true)).toBe('unknown')
  expect(fateOf(site, back('hero/title', 'Hall', now), true)).toBe('changed')
  expect(fateOf(site, back('media.hall/alt', 'Hall'), true)).toBe('changed')
})

test('[U44] languages are known by their codes, in whatever case a program has written them', () => {
  expect(planFor(someSite, [], 'EN').language).toBe('en')
  const faults = (source: string | undefined, target: string) => {
    const planned = planMerge(someSite, someCatalog, { source, target, units: [] })
    return 'faults' in planned ? planned.faults : []
  }
  expect(faults('AR', 'En')).toEqual([])
  expect(faults(undefined, 'tr')).toEqual([])
  expect(faults(undefined, 'xx')).toEqual([{ code: 'language-unknown', params: { language: 'xx' } }])
  expect(faults('tr', 'AR')).toEqual([
    { code: 'language-primary', params: { language: 'AR' } },
    { code: 'source-wrong', params: { language: 'tr', primary: 'ar' } },
  ])
})

const made = (site: Site, operations: readonly Operation[]) =>
  operations.reduce((before, operation) => apply(before, operation, someCatalog).site, site)

test('[U44] several texts of one event, and texts of several pictures, are all written', () => {
  const event = { ...someSite.events[0]!, place: { ar: 'الفناء' }, text: { ar: 'تعالوا' } }
  const site: Site = { ...someSite, events: [event] }
  const units = [
    ...['name', 'place', 'text'].map((field) => back(`event.wedding/${field}`, `new ${field}`)),
    ...['court', 'hall'].map((id) => back(`media.${id}/alt`, `new ${id}`)),
  ]
  const after = made(site, mergingOf(site, planFor(site, units)))
  const [written] = after.events
  expect([written?.name.en, written?.place.en, written?.text.en]).toEqual(['new name', 'new place', 'new text'])
  expect([after.media.court?.alt.en, after.media.hall?.alt.en]).toEqual(['new court', 'new hall'])
})

test('[U44] what came from another original is marked, and what was confirmed is not any more', () => {
  const units = [
    back('hero/title', here, { isDone: true }),
    back('hero/buttons/b1/buttonText', 'More', { source: 'المزيد من قبل' }),
    back('hero/buttons/b2/buttonText', 'Call'),
  ]
  const operations = mergingOf(stale, planFor(stale, units))
  expect(operations).toHaveLength(1)
  expect(made(stale, operations).sources).toEqual({ ar: { 'hero/buttons/b1/buttonText': { en: 'المزيد من قبل' } } })
})

test('[U44] a long file is made in parts of two hundred changes, in the order of the file', () => {
  const ids = Array.from({ length: 401 }, (_, at) => `p${at}`)
  const site: Site = { ...someSite, media: Object.fromEntries(ids.map((id) => [id, someMedia(id)])) }
  const units = ids.map((id) => back(`media.${id}/alt`, `about ${id}`))
  const parts = mergingOf(site, planFor(site, units)).map((part) => (part.do === 'together' ? part.operations : []))
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 1])
  expect(parts.flat().map((one) => one.do === 'set-media' && one.id)).toEqual(ids)
  expect(mergingOf(site, planFor(site, []))).toEqual([])
})

test('[U44] what a plan names and the site has no more is left out', () => {
  const plan = planFor(someSite, [back('media.hall/alt', 'Hall'), back('hero/title', 'House', now)])
  const { hall: _, ...media } = someSite.media
  const [part] = mergingOf({ ...someSite, media }, plan)
  expect(part).toEqual({
    do: 'together',
    operations: [{ do: 'set-field', section: 'hero', field: 'title', language: 'en', value: 'House' }],
  })
})
