import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { countDifferences, differencesOf } from './differences.ts'
import type { Operation } from './operation.ts'
import { Problem } from './problems.ts'
import { isSame } from './same.ts'
import { PALETTE_TOKENS, type Page, type Section, type Site } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { someOperation } from './testing/random-operations.ts'
import {
  aGallery,
  aHero,
  someCatalog,
  someLanguage,
  someMedia,
  somePage,
  someSection,
  someSite,
} from './testing/site.ts'

const made = (site: Site, ...operations: Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, someCatalog).site, site)
const named = (one: Site, other: Site) =>
  differencesOf(one, other, someCatalog).map((difference) =>
    [difference.do, difference.template, difference.field, difference.language].filter(Boolean).join(' '),
  )

const [page] = someSite.pages
const hero = page!.sections.find(({ template }) => template === 'Hero')!
const last = page!.sections.at(-1)!
const title = (value: string): Operation => {
  return { do: 'set-field', section: hero.id, field: 'title', language: 'ar', value }
}
const color = someSite.theme.palette.primaryLight

const french = { id: 'fr', code: 'fr', isPrimary: false, order: 9 }

const cases: readonly [string, readonly Operation[], readonly string[]][] = [
  ['nothing', [], []],
  ['a text', [title('Other')], ['set-field Hero title ar']],
  ['a text that was changed twice', [title('Once'), title('Twice')], ['set-field Hero title ar']],
  ['a section that is gone', [{ do: 'remove-section', section: last.id }], [`remove-section ${last.template}`]],
  ['a page that is gone', [{ do: 'remove-page', page: someSite.pages.at(-1)!.id }], ['remove-page']],
  [
    'a colour',
    [{ do: 'set-theme', property: 'palette/primaryLight', value: color === '#123456' ? '#654321' : '#123456' }],
    ['set-theme palette/primaryLight'],
  ],
  [
    'another palette',
    PALETTE_TOKENS.map((token) => ({ do: 'set-theme', property: `palette/${token}`, value: '#123456' })),
    ['set-theme palette'],
  ],
  [
    'a font',
    [{ do: 'set-theme', property: 'primaryFont', value: someSite.theme.primaryFont === 'Amiri' ? 'Almarai' : 'Amiri' }],
    ['set-theme primaryFont'],
  ],
  [
    'a language that came, with its texts',
    [
      { do: 'set-languages', languages: [...someSite.languages, { ...someSite.languages[0]!, ...french }] },
      { do: 'set-field', section: hero.id, field: 'title', language: 'fr', value: 'Bonjour' },
    ],
    ['set-languages added fr'],
  ],
  [
    'a look',
    [{ do: 'set-section', section: hero.id, property: 'isHidden', value: !hero.isHidden }],
    ['set-section Hero isHidden'],
  ],
]

test.each(cases)('[U39] in what a draft differs from what visitors have: %s', (_, operations, wanted) => {
  expect(named(someSite, made(someSite, ...operations))).toEqual(wanted)
})

test('[U39] what was moved is told alone, not what it passed', () => {
  const ids = page!.sections.map(({ id }) => id)
  const moved = made(someSite, { do: 'move-section', section: ids[0]!, place: page!.id, after: ids.at(-1)! })
  expect(differencesOf(someSite, moved, someCatalog).map((one) => [one.do, one.section])).toEqual([
    ['move-section', ids[0]],
  ])
})

const [home, contact] = someSite.pages as [Page, Page]
const withHome = (change: Partial<Page>): Site => ({ ...someSite, pages: [{ ...home, ...change }, contact] })
const withHero = (content: Section['content'], section: Partial<Section> = {}): Site =>
  withHome({ sections: [{ ...aHero, ...section, content }, ...home.sections.slice(1)] })
const meta = { ...home.meta, title: { ar: 'بيت' }, description: { en: 'A house', de: 'Ein Haus' } }
const third = somePage('third', '/third', [someSection('Cards', 'third-cards')])
const pages = (...all: Page[]): Site => ({ ...someSite, pages: all })
const colors = (count: number) => Object.fromEntries(PALETTE_TOKENS.slice(0, count).map((token) => [token, '#010203']))
const repainted = (count: number): Site => {
  return { ...someSite, theme: { ...someSite.theme, palette: { ...someSite.theme.palette, ...colors(count) } } }
}
const rows = aGallery.content.rows as { id: string; items: { id: string }[] }[]
const withRows = (...all: object[]): Site =>
  withHome({ sections: [...home.sections.slice(0, 2), { ...aGallery, content: { rows: all as never } }] })
const CROP = { containerWidth: 1344, containerHeight: 768, width: 1500, left: -20, top: -90, transform: 0 }
const hall = { media: 'hall', alt: {}, isDecorative: true, crop: null, width: null }
const told = (...named: string[]) => named

/** Everything that is told: what was done, to which page, template, field and language. */
const stories: readonly [string, Site, Site, readonly string[]][] = [
  ['a page that came, without its sections', someSite, pages(home, contact, third), told('insert-page third')],
  ['one that came first moves none', someSite, pages(third, home, contact), told('insert-page third')],
  ['one that went moves none', pages(third, home, contact), someSite, told('remove-page third')],
  ['pages in another order', pages(home, contact, third), pages(home, third, contact), told('move-page third')],
  ['its address', someSite, withHome({ path: '/new' }), told('set-page-path home')],
  [
    'its texts, by language',
    someSite,
    withHome({ meta }),
    told('set-page-meta home title ar', 'set-page-meta home description en', 'set-page-meta home description de'),
  ],
  [
    'its texts that are gone',
    withHome({ meta }),
    withHome({ meta: { ...meta, description: {} } }),
    told('set-page-meta home description en', 'set-page-meta home description de'),
  ],
  ['what keeps it from visitors', someSite, withHome({ isHidden: true }), told('set-page-flag home isHidden')],
  ['what keeps it from search engines', someSite, withHome({ noIndex: true }), told('set-page-flag home noIndex')],
  ['its picture', someSite, withHome({ socialImage: 'hall' }), told('set-page-image home')],
  [
    'how that is cut',
    withHome({ socialImage: 'hall' }),
    withHome({ socialImage: 'hall', socialCrop: CROP }),
    told('set-page-image home'),
  ],
  ['what a file said of it besides', someSite, withHome({ extras: { odd: 1 } }), told('set-page-image home')],
  [
    'a header of its own',
    someSite,
    withHome({ header: [someSection('Navbar', 'own')] }),
    told('insert-section home Navbar', 'set-page-part home header'),
  ],
  ['a footer of its own that was taken away', withHome({ footer: [] }), someSite, told('set-page-part home footer')],
  ['a page that was read anew and is the same', someSite, withHome({}), told()],
  ['a shared section that is gone', someSite, { ...someSite, header: [] }, told('remove-section Navbar')],
  ['a section that came', withHome({ sections: home.sections.slice(1) }), someSite, told('insert-section home Hero')],
  [
    'a section that went to another page, where all follow each other as before',
    someSite,
    pages({ ...home, sections: home.sections.slice(0, 2) }, { ...contact, sections: [aGallery, ...contact.sections] }),
    told('move-section contact Gallery'),
  ],
  [
    'a number',
    someSite,
    withHero({ ...aHero.content, bgOverlayTransparency: 12 }),
    told('set-field home Hero bgOverlayTransparency'),
  ],
  [
    'a text where nothing stood',
    withHero({ ...aHero.content, title: null, paragraph: undefined as never }),
    withHero({ ...aHero.content, paragraph: { en: 'New' } }),
    told('set-field home Hero title ar', 'set-field home Hero title en', 'set-field home Hero paragraph en'),
  ],
  [
    'a list where none was',
    withHero({ ...aHero.content, buttons: null }),
    someSite,
    told('set-field home Hero buttons'),
  ],
  [
    'sections that this version does not know',
    withHero({ a: 1, b: 1 }, { template: 'Carousel77' }),
    withHero({ a: 2, b: 2 }, { template: 'Carousel77' }),
    told('set-field home Carousel77'),
  ],
  [
    'those that it does not know and that are the same',
    withHero({ a: 1 }, { template: 'Carousel77' }),
    withHero({ a: 1 }, { template: 'Carousel77', label: 'Other' }),
    told(),
  ],
  ['items in another order', someSite, withRows(rows[1]!, rows[0]!), told('move-item home Gallery rows')],
  ['one that came before others', withRows(rows[1]!), someSite, told('insert-item home Gallery rows/r1')],
  ['one that went before others', someSite, withRows(rows[1]!), told('remove-item home Gallery rows/r1')],
  [
    'a picture in an item of an item',
    someSite,
    withRows(rows[0]!, { ...rows[1]!, items: [{ id: 'i1', image: hall }] }),
    told('set-field home Gallery rows/r2/items/i1/image'),
  ],
  ['three colours', someSite, repainted(3), PALETTE_TOKENS.slice(0, 3).map((token) => `set-theme palette/${token}`)],
  ['four colours, which are a palette', someSite, repainted(4), told('set-theme palette')],
  [
    'a setting',
    someSite,
    { ...someSite, settings: { ...someSite.settings, disclaimer: { en: 'House' } } as never },
    told('set-setting disclaimer en'),
  ],
  ['a picture', someSite, { ...someSite, media: { ...someSite.media, hall: someMedia('other') } }, told('set-media')],
  ['an event', someSite, { ...someSite, events: [] }, told('set-events')],
  [
    'what languages are called, beside another change',
    someSite,
    { ...someSite, languages: someSite.languages.map((one) => ({ ...one, localizedName: 'x' })), events: [] },
    told('set-languages', 'set-events'),
  ],
  [
    'a language that went, with its texts',
    someSite,
    {
      ...withHero({ ...aHero.content, title: { ar: 'دار الرمّان' } }),
      languages: [someLanguage('ar', 1), someLanguage('tr', 3)],
    },
    told('set-languages removed en'),
  ],
]

test.each(stories)('[U39] what a publish would change is told by name: %s', (_, live, draft, wanted) => {
  const found = differencesOf(live, draft, someCatalog).map((one) =>
    [one.do, one.page, one.template, one.field, one.language].filter((part) => part !== null).join(' '),
  )
  expect(found).toEqual(wanted)
})

test('[U39] a font and a palette are told with what they are now, a look is not', () => {
  const theme = { ...repainted(5).theme, primaryFont: 'Amiri', look: 'SHARP' } as const
  const named = differencesOf(someSite, { ...someSite, theme }, someCatalog).map(({ field, name }) => [field, name])
  expect(new Map(named as [string, string | null][])).toEqual(
    new Map([
      ['look', null],
      ['palette', '#010203'],
      ['primaryFont', 'Amiri'],
    ]),
  )
})

test('[U39] what has no name of its own counts as one change, what nobody would see as none', () => {
  const count = (draft: Site) => countDifferences(someSite, draft, differencesOf(someSite, draft, someCatalog))
  expect(count(someSite)).toBe(0)
  expect(count({ ...someSite, sources: { ar: { 'hero/title': { en: 'Old' } } } })).toBe(0)
  expect(count({ ...someSite, extras: { odd: 1 } })).toBe(1)
  expect(count({ ...withHome({ path: '/new', noIndex: true }), extras: { odd: 1 } })).toBe(2)
})

test('[U39] an item that was added or taken out is told by its name', () => {
  const cards = page!.sections.find(({ template }) => template === 'Cards')!
  const item = { id: 'k9', title: { ar: '', en: 'Free  parking' } }
  const after = (cards.content.cards as { id: string }[]).at(-1)!.id
  const more = made(someSite, { do: 'insert-item', section: cards.id, list: 'cards', after, item })
  const told = { section: cards.id, field: 'cards/k9', name: 'Free parking' }
  expect(differencesOf(someSite, more, someCatalog)).toMatchObject([{ ...told, do: 'insert-item' }])
  expect(differencesOf(more, someSite, someCatalog)).toMatchObject([{ ...told, do: 'remove-item' }])
})

test('[U39] whatever was done and undone leaves no difference', () => {
  const random = new Random(39)
  for (let turn = 0; turn < fewer(400); turn += 1) {
    let site: Site = someSite
    const inverses: Operation[] = []
    for (let step = 0; step < 5; step += 1) {
      try {
        const applied = apply(site, someOperation(site, random), someCatalog)
        site = applied.site
        inverses.unshift(applied.inverse)
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
    }
    expect(differencesOf(site, JSON.parse(JSON.stringify(site)), someCatalog)).toEqual([])
    const back = made(site, ...inverses)
    if (isSame(back, someSite)) expect(differencesOf(someSite, back, someCatalog)).toEqual([])
  }
})
