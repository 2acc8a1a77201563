import { expect, test } from 'vitest'
import { applyAll } from '../apply.ts'
import type { Operation } from '../operation.ts'
import type { Page, Section, Site } from '../site.ts'
import { aHero, someCatalog, someLanguage, somePage, someSection, someSite } from '../testing/site.ts'
import { mixed } from './part.ts'

const publish = (live: Site, draft: Site, language: string) => mixed(live, draft, { language }, someCatalog)
const made = (site: Site, ...operations: readonly Operation[]) => applyAll(site, operations, someCatalog).site
const [home, contact] = someSite.pages as [Page, Page]
const title = (language: string, value: string | null): Operation => {
  return { do: 'set-field', section: 'hero', field: 'title', language, value }
}
const withHero = (hero: Section, site: Site = someSite): Site => ({
  ...site,
  pages: [{ ...home, sections: [hero, ...home.sections.slice(1)] }, contact],
})

test('[U39] a language that the draft does not have cannot be published', () => {
  expect(() => publish(someSite, someSite, 'xx')).toThrow(expect.objectContaining({ code: 'language-unknown' }))
})

const languages = (site: Site) =>
  site.languages.map(({ id, code, isActive, isPrimary, order }) => [id, code, isActive, isPrimary, order])

test('[U39] a language that is turned on or off in the draft is so for visitors, but for the one that is written first', () => {
  const off = {
    ...someSite,
    languages: someSite.languages.map((one) => ({ ...one, isActive: one.isPrimary, name: 'x' })),
  }
  const turned = publish(someSite, off, 'en')
  expect(languages(turned)).toEqual(
    languages(someSite).map((one) => (one[1] === 'en' ? [...one.slice(0, 2), false, ...one.slice(3)] : one)),
  )
  expect(turned.languages[1]?.name).toBe('EN')
  expect(publish(turned, someSite, 'en')).toEqual(someSite)
  const other = {
    ...off,
    languages: off.languages.map((one) => ({ ...one, isActive: one.code === 'tr', isPrimary: one.code === 'tr' })),
  }
  expect(publish(someSite, other, 'ar')).toBe(someSite)
})

test('[U39] a new language comes last, under an id of its own', () => {
  const french = { ...someLanguage('fr', 2), id: 'l-en' }
  const draft = { ...someSite, languages: [someSite.languages[0]!, french] }
  expect(languages(publish(someSite, draft, 'fr'))).toEqual([
    ...languages(someSite),
    ['language-fr', 'fr', true, false, 4],
  ])
  const free = { ...someSite, languages: [someSite.languages[0]!, { ...french, id: 'l-fr' }] }
  expect(languages(publish(someSite, free, 'fr')).at(-1)).toEqual(['l-fr', 'fr', true, false, 4])
})

const said = ({ pages, header, footer, settings, media, events }: Site, language: string): string[] => {
  const words: string[] = []
  JSON.stringify({ pages, header, footer, settings, media, events }, (key, value) => {
    if (key === language && typeof value === 'string') words.push(value)
    return value
  })
  return words
}

test('[U39] a language comes with all its words: of sections, their items and groups, pages, settings, pictures and events', () => {
  const words: Operation[] = [
    title('en', 'a title'),
    { ...title('en', 'a button'), field: 'buttons/b1/buttonText' } as Operation,
    { ...title('en', 'a card'), section: 'cards', field: 'cards/c2/title' } as Operation,
    { ...title('en', 'a name'), section: 'form', field: 'placeholders/name' } as Operation,
    { ...title('en', 'a footer'), section: 'foot', field: 'copyrightText' } as Operation,
    { ...title('en', 'a row'), section: 'gallery', field: 'rows/r2/note' } as Operation,
    { do: 'set-page-meta', page: 'contact', property: 'title', language: 'en', value: 'a page' },
    { do: 'set-setting', field: 'simpleConsent/consentText', language: 'en', value: 'a setting' },
    {
      do: 'set-media',
      id: 'hall',
      media: { ...someSite.media.hall!, alt: { ar: 'غيره', en: 'a picture' }, credit: 'Later' },
    },
    { do: 'set-events', events: [{ ...someSite.events[0]!, date: 'later', name: { ar: 'غيره', en: 'an event' } }] },
  ]
  const draft = made(someSite, ...words, title('ar', 'غيره'), { do: 'set-theme', property: 'look', value: 'SHARP' })
  const site = publish(someSite, draft, 'en')
  expect(said(site, 'en').sort()).toEqual(said(draft, 'en').sort())
  expect(said(site, 'en')).toHaveLength(words.length)
  expect(said(site, 'ar')).toEqual(said(someSite, 'ar'))
  expect([site.theme, site.media.hall?.credit, site.events[0]?.date]).toEqual([someSite.theme, '', '2027-05-01'])
  expect(publish(site, { ...draft, sources: site.sources! }, 'en')).toBe(site)
  // What is not said any more is not said to visitors either.
  expect(said(publish(site, someSite, 'en'), 'en')).toEqual(said(someSite, 'en'))
})

test('[U39] what the draft has no more, or has as something else, keeps its words', () => {
  const live = made(
    someSite,
    { ...title('en', 'a button'), field: 'buttons/b2/buttonText' } as Operation,
    { do: 'set-media', id: 'hall', media: { ...someSite.media.hall!, alt: { en: 'the hall' } } },
    { do: 'set-events', events: [{ ...someSite.events[0]!, name: { ar: 'عرس', en: 'a wedding' } }] },
  )
  const hall = { ...someSite.media.hall!, hash: 'b'.repeat(64), alt: { en: 'another hall' } }
  const { court } = someSite.media
  const other = (draft: Partial<Site>) => publish(live, { ...live, ...draft }, 'en')
  expect(other({ media: { court: court!, hall } })).toBe(live)
  expect(other({ media: { court: court! } })).toBe(live)
  expect(other({ events: [{ ...live.events[0]!, id: 'another', name: { ar: 'حفل', en: 'a party' } }] })).toBe(live)
  const gone = made(live, { do: 'remove-item', section: 'hero', list: 'buttons', item: 'b2' })
  expect(publish(live, gone, 'en')).toBe(live)
  const slides = { ...someSection('Slides', 'hero'), content: { slides: [], title: { en: 'as slides' } } }
  expect(publish(live, withHero(slides, live), 'en')).toBe(live)
  expect(publish(live, { ...live, pages: [contact, somePage('new', '/new', [])] }, 'en')).toBe(live)
})

test('[U39] a section that is hidden in a language is hidden in that language, and nothing else about where it is hidden comes', () => {
  const hidden = (hiddenOn?: Section['hiddenOn']) => withHero({ ...aHero, ...(hiddenOn && { hiddenOn }) })
  const comes = (live?: Section['hiddenOn'], draft?: Section['hiddenOn']) => {
    const [hero] = publish(hidden(live), hidden(draft), 'en').pages[0]!.sections
    return hero && 'hiddenOn' in hero ? hero.hiddenOn : 'nowhere'
  }
  expect(comes(undefined, ['language:en'])).toEqual(['language:en'])
  expect(comes(['phone', 'tablet'], ['language:en', 'language:tr'])).toEqual(['language:en', 'phone', 'tablet'])
  expect(comes(['language:en'])).toBe('nowhere')
  expect(comes(['language:en', 'phone'], ['tablet'])).toEqual(['phone'])
  expect(comes(['phone'], ['tablet'])).toEqual(['phone'])
  expect(comes(['language:en', 'phone'], ['language:en'])).toEqual(['language:en', 'phone'])
  const both = made(hidden(['language:en']), title('en', 'New'))
  const [hero] = publish(someSite, both, 'en').pages[0]!.sections
  expect(hero).toMatchObject({ hiddenOn: ['language:en'], content: { title: { en: 'New', ar: 'دار الرمّان' } } })
})

test('[U39] words of a header or footer of its own come too, and what is the same stays the same object', () => {
  const own: Page = { ...home, header: [{ ...aHero, id: 'own-head' }], footer: [{ ...aHero, id: 'own-foot' }] }
  const live = { ...someSite, pages: [own, contact] }
  const head = made(live, { ...title('en', 'Head'), section: 'own-head' } as Operation)
  const [first, second] = publish(live, head, 'en').pages
  expect(first?.header?.[0]?.content.title).toMatchObject({ en: 'Head' })
  expect([first?.footer, first?.sections, second]).toEqual([own.footer, own.sections, contact])
  expect(first?.footer).toBe(own.footer)
  expect(first?.sections).toBe(own.sections)
  expect(second).toBe(contact)
  const foot = made(live, { ...title('en', 'Foot'), section: 'own-foot' } as Operation)
  expect(publish(live, foot, 'en').pages[0]?.footer?.[0]?.content.title).toMatchObject({ en: 'Foot' })
  const copy = structuredClone(live)
  expect(publish(live, copy, 'en')).toBe(live)
  const one = publish(live, made(copy, title('en', 'Hero')), 'en')
  expect(one.pages[0]?.header).toBe(own.header)
  expect(one.pages[1]).toBe(contact)
  expect(one.header).toBe(live.header)
  expect(one.media).toBe(live.media)
  expect(one.settings).toBe(live.settings)
  expect(one.events).toBe(live.events)
})

test('[U39] an original that is published alone marks the translations that were made from the one before', () => {
  const draft = made(someSite, title('ar', 'بيت'), title('tr', 'Ev'))
  const site = publish(someSite, draft, 'ar')
  expect(site.sources).toEqual({ ar: { 'hero/title': { en: 'دار الرمّان' } } })
  expect(publish(site, someSite, 'ar').sources).toBeUndefined()
  const again = publish(site, made(draft, title('ar', 'قصر')), 'ar')
  expect(again.sources).toEqual({ ar: { 'hero/title': { en: 'دار الرمّان' } } })
})

test('[U39] a translation that is published alone says what it was made from, where visitors read another original', () => {
  const translated = made(someSite, title('ar', 'بيت'), title('en', 'House'))
  const from = (draft: Site, live = someSite) => publish(live, draft, 'en').sources
  expect(from({ ...translated, sources: {} })).toEqual({ ar: { 'hero/title': { en: 'بيت' } } })
  expect(from(made(someSite, title('en', 'House')))).toBeUndefined()
  const older = { ar: { 'hero/title': { en: 'كوخ' }, 'other/text': { en: 'x' } }, tr: { 'hero/title': { en: 'y' } } }
  expect(from({ ...translated, sources: older })).toEqual({ ar: { 'hero/title': { en: 'كوخ' } } })
  const live = { ...someSite, sources: older }
  expect(from({ ...made(someSite, title('en', 'House')), sources: {} }, live)).toEqual({
    ar: { 'other/text': { en: 'x' } },
    tr: older.tr,
  })
  expect(from({ ...made(someSite, title('en', null)), sources: {} }, live)).toEqual({
    ar: { 'other/text': { en: 'x' } },
    tr: older.tr,
  })
  const both = { ...someSite, sources: { ar: { 'hero/title': { en: 'كوخ', tr: 'خيمة' } } } }
  expect(from({ ...made(someSite, title('en', 'House')), sources: {} }, both)).toEqual({
    ar: { 'hero/title': { tr: 'خيمة' } },
  })
})

test('[U39] what translations of pages, settings, events and pictures were made from is said as well', () => {
  const texts = (name: string) => ({ ar: name, en: `en ${name}` })
  const site = (name: string): Site => ({
    ...someSite,
    settings: { ...someSite.settings, name: texts(name) },
    pages: [{ ...home, meta: { ...home.meta, title: texts(name) } }, contact],
    media: { ...someSite.media, hall: { ...someSite.media.hall!, alt: texts(name) } },
    events: [{ ...someSite.events[0]!, name: texts(name) }],
  })
  const { sources } = publish(site('قديم'), site('جديد'), 'en')
  expect(sources).toEqual({
    ar: Object.fromEntries(
      ['page.home/title', 'event.wedding/name', 'site.settings/name', 'media.hall/alt'].map((id) => [
        id,
        { en: 'جديد' },
      ]),
    ),
  })
})
