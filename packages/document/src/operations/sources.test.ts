import { expect, test } from 'vitest'
import { apply } from '../apply.ts'
import type { Operation } from '../operation.ts'
import type { Site } from '../site.ts'
import { someCatalog, someLanguage, someMedia, someSite } from '../testing/site.ts'
import { markingCopies } from './sources.ts'

const after = (site: Site, ...operations: readonly Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, someCatalog).site, site)

const setTitle = (language: string, value: string | null): Operation => ({
  do: 'set-field',
  section: 'hero',
  field: 'title',
  language,
  value,
})

test('[U44] a new original marks the translations there are, and remembers what they were made from', () => {
  const site = after(someSite, setTitle('ar', 'دار'), setTitle('ar', 'بيت'))
  expect(site.sources).toEqual({ ar: { 'hero/title': { en: 'دار الرمّان' } } })
})

test('[U44] an original that says again what it said takes the mark away', () => {
  expect(after(someSite, setTitle('ar', 'دار'), setTitle('ar', 'دار الرمّان')).sources).toBeUndefined()
})

test('[U44] a new translation fits the original of now', () => {
  expect(after(someSite, setTitle('ar', 'دار'), setTitle('en', 'The house')).sources).toBeUndefined()
  expect(after(someSite, setTitle('ar', 'دار'), setTitle('en', null)).sources).toBeUndefined()
})

test('[U44] “Still correct” takes the mark away, and undo brings it back', () => {
  const stale = after(someSite, setTitle('ar', 'دار'))
  const done = apply(stale, { do: 'set-source', text: 'hero/title', language: 'en', source: null }, someCatalog)
  expect(done.site.sources).toBeUndefined()
  expect(after(done.site, done.inverse)).toEqual(stale)
})

test('[U44] the copy of a section is as outdated as the section is', () => {
  const stale = after(someSite, setTitle('ar', 'دار'))
  const hero = stale.pages[0]!.sections[0]!
  const copied = after(
    stale,
    { do: 'insert-section', place: 'home', after: 'hero', section: { ...hero, id: 'copy' } },
    ...markingCopies(stale, new Map([['hero', 'copy']])),
  )
  expect(copied.sources?.ar?.['copy/title']).toEqual(stale.sources?.ar?.['hero/title'])
  expect(markingCopies(stale, new Map([['gallery', 'other']]))).toEqual([])
})

test('[U44] undoing a new translation brings the mark back as well', () => {
  const stale = after(someSite, setTitle('ar', 'دار'))
  const done = apply(stale, setTitle('en', 'The house'), someCatalog)
  expect(after(done.site, done.inverse)).toEqual(stale)
})

test('[U44] page titles, settings, pictures and events are followed as well', () => {
  const event = someSite.events[0]!
  const site = after(
    someSite,
    { do: 'set-page-meta', page: 'home', property: 'title', language: 'ar', value: 'أهلًا' },
    { do: 'set-page-meta', page: 'home', property: 'title', language: 'en', value: 'Welcome' },
    { do: 'set-page-meta', page: 'home', property: 'title', language: 'ar', value: 'مرحبًا' },
    { do: 'set-setting', field: 'name', language: 'ar', value: 'دار' },
    { do: 'set-setting', field: 'name', language: 'tr', value: 'Ev' },
    { do: 'set-setting', field: 'name', language: 'ar', value: 'بيت' },
    { do: 'set-media', id: 'hall', media: { ...someMedia('hall'), alt: { ar: 'قاعة', en: 'A hall' } } },
    { do: 'set-media', id: 'hall', media: { ...someMedia('hall'), alt: { ar: 'صالة', en: 'A hall' } } },
    { do: 'set-events', events: [{ ...event, name: { ar: 'عرس', en: 'Wedding' } }] },
    { do: 'set-events', events: [{ ...event, name: { ar: 'زفاف', en: 'Wedding' } }] },
  )
  expect(site.sources?.ar).toEqual({
    'page.home/title': { en: 'أهلًا' },
    'site.settings/name': { tr: 'دار' },
    'media.hall/alt': { en: 'قاعة' },
    'event.wedding/name': { en: 'عرس' },
  })
})

test('[U44] what was made from one primary language waits while another is the primary one', () => {
  const stale = after(someSite, setTitle('ar', 'دار'))
  const card = (id: string): Operation => ({
    do: 'set-field',
    section: 'cards',
    field: `cards/${id}/title`,
    language: 'en',
    value: id,
  })
  const ready = after(
    stale,
    ...['c1', 'c2', 'c3'].map(card),
    { do: 'set-field', section: 'foot', field: 'copyrightText', language: 'en', value: '© Dar' },
    { do: 'set-field', section: 'slides', field: 'slides/s1/slideParagraph', language: 'en', value: 'Great' },
  )
  const [arabic, english] = [someLanguage('ar', 2), someLanguage('en', 1)]
  const turned = after(
    ready,
    { do: 'set-languages', languages: [english, { ...arabic, isPrimary: false }] },
    setTitle('en', 'The house'),
  )
  expect(turned.sources).toEqual({
    ar: { 'hero/title': { en: 'دار الرمّان' } },
    en: { 'hero/title': { ar: 'Dar al-Rumman' } },
  })
})

test('the original of a text that does not exist is refused', () => {
  const operation = { do: 'set-source', text: 'hero/nothing', language: 'en', source: 'x' } as const
  expect(() => apply(someSite, operation, someCatalog)).toThrow('hero/nothing')
  expect(() => apply(someSite, { ...operation, text: 'gone/title' }, someCatalog)).toThrow('gone/title')
  expect(() => apply(someSite, { ...operation, text: 'hero/title', language: 'xx' }, someCatalog)).toThrow('"xx"')
})
