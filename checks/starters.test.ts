import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { checkup, sampleOf } from '@mimar/checkup'
import { importSite, type Section, type Site, THEME_CHOICES, type ThemeChoices } from '@mimar/document'
import { type FieldRole, isRecord } from '@mimar/fields'
import { publishSite } from '@mimar/publish'
import { contrastTable, wantsHours } from '@mimar/render'
import { catalog } from '@mimar/sections/definitions'
import { presentation } from '@mimar/sections/presentation'
import { describe, expect, test } from 'vitest'
import { paletteFrom, palettes } from '../apps/editor/src/start/palettes.ts'
import { siteFromStarter } from '../apps/server/src/sites/from-starter.ts'
import { sampleNames, UNNAMED } from '../apps/server/src/sites/sample-names.ts'
import { richResultFaults } from '../packages/publish/src/testing/rich-results.ts'

const LEGAL: readonly string[] = ['/Imprint', '/Privacy']
const folder = new URL('../examples/starters/', import.meta.url)
/** Hours, prices, ways to get there, years, counts and what is left to fill in, by section and field. */
const MADE_UP = {
  hotel: [
    'included secondParagraph',
    'reasons cards/breakfast/title',
    'kinds imageSteps/single/stepDescription',
    'figures blocks/year/title',
    'ask phone',
    'imprint-who paragraph',
  ],
  restaurant: [
    'hours week/friday',
    'menu groups/coals/items/cherry/price',
    'years moments/m1/when',
    'guestbook slides/huda/slideParagraph',
    'imprint-who paragraph',
  ],
  cafe: [
    'hours week/friday',
    'menu groups/cups/items/sand/price',
    'figures blocks/since/title',
    'contact phone',
    'imprint-who paragraph',
  ],
  dentist: [
    'hours week/tuesday',
    'prices groups/care/items/first/price',
    'place places/clinic/address',
    'imprint-who paragraph',
  ],
  clinic: ['hours week/thursday', 'figures blocks/years/title', 'ways blocks/visit/paragraph', 'imprint-who paragraph'],
  photographer: ['prices plans/p2/price', 'index moments/m1/when', 'contact address', 'imprint-who paragraph'],
  studio: ['prices cards/mark/title', 'contact address', 'imprint-who paragraph'],
  lawyer: ['hours week/monday', 'fees groups/fees/items/first/price', 'contact phone', 'imprint-register paragraph'],
  adviser: ['hours week/monday', 'prices plans/p1/price', 'contact phone', 'imprint-register paragraph'],
  wedding: ['hero paragraph', 'day moments/m1/when', 'reply title', 'imprint-who paragraph'],
  festival: ['tickets plans/p1/price', 'contact phone', 'imprint-who paragraph'],
  school: [
    'figures figures/f2/figure',
    'prices plans/intensive/price',
    'hours week/saturday',
    'voices reviews/r1/quote',
    'imprint-who paragraph',
  ],
  music: ['prices groups/lessons/items/half/price', 'contact phone', 'imprint-who paragraph'],
}

function siteOf(id: string): Site {
  const result = importSite(JSON.parse(readFileSync(new URL(`${id}/site.json`, folder), 'utf8')), catalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults, null, 2))
  return result.site
}

const imageFiles = ({ id }: { readonly id: string }) => [
  { type: 'image/jpeg', shape: 'full', width: 800, height: 450, url: `/media/${id}.jpg` } as const,
]

const sectionsOf = ({ header, pages, footer }: Site) => [
  ...header,
  ...pages.flatMap(({ sections }) => sections),
  ...footer,
]

/** Every text, in all its languages, with the place where it stands. */
function textsIn(
  value: unknown,
  languages: readonly string[],
  at = '',
): { at: string; texts: Record<string, string> }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, languages, `${at}/${index}`))
  if (!isRecord(value)) return []
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key, text]) => languages.includes(key) && typeof text === 'string')) {
    return [{ at, texts: value as Record<string, string> }]
  }
  return entries.flatMap(([key, inner]) => textsIn(inner, languages, `${at}/${key}`))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : []
}

/** Ids of the media that pictures show. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  return typeof value.media === 'string' && value.media !== ''
    ? [value.media]
    : Object.values(value).flatMap(picturesIn)
}

describe.each(Object.keys(MADE_UP))('the starter %s', (id) => {
  const site = siteOf(id)
  const codes = site.languages.map(({ code }) => code)

  test('[U46] imports without a fault, knows its name, and is small', () => {
    expect(site.extras.starter).toBe(id)
    expect(sectionsOf(site).flatMap(({ extras, dataExtras }) => Object.keys({ ...extras, ...dataExtras }))).toEqual([])
    const files = readdirSync(new URL(`${id}/pictures/`, folder)).map(
      (name) => new URL(`${id}/pictures/${name}`, folder),
    )
    const bytes = [new URL(`${id}/site.json`, folder), ...files].reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThanOrEqual(600_000)
    const named = Object.values(site.media).map(({ source }) => source.replace('pictures/', ''))
    expect(files.map(({ pathname }) => pathname.split('/').at(-1)).sort()).toEqual(named.sort())
  })

  test('[U46] has 2 or 3 pages beside the legal ones and the entries of a list, six templates on the first, and a way to write to its owner', () => {
    const isEntry = ({ sections }: Site['pages'][number]) => sections[0]?.template === 'EntryHead'
    const own = site.pages.filter((page) => !LEGAL.includes(page.path) && !isEntry(page))
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.length).toBeLessThanOrEqual(3)
    expect(site.pages.filter(isEntry).length).toBeLessThanOrEqual(3)
    expect(new Set(site.pages[0]?.sections.map(({ template }) => template)).size).toBeGreaterThanOrEqual(6)
    expect(sectionsOf(site).map(({ template }) => template)).toContain('Contact')
  })

  test('[U46] every text is there in every language, and so is what each picture shows', () => {
    const all = [
      ...textsIn(sectionsOf(site), codes),
      ...textsIn(
        site.pages.map(({ meta }) => meta),
        codes,
      ),
    ]
    const missing = [
      ...all,
      ...textsIn(
        Object.values(site.media).map(({ alt }) => alt),
        codes,
      ),
    ].flatMap(({ at, texts }) => codes.filter((code) => !texts[code]).map((code) => `${at} (${code})`))
    expect(missing).toEqual([])
    expect(all.length).toBeGreaterThan(60)
    for (const { meta, path } of site.pages) {
      for (const code of codes) {
        expect(meta.title[code]?.length, `${path} ${code}`).toBeLessThanOrEqual(60)
        expect(meta.description[code]?.length, `${path} ${code}`).toBeGreaterThan(80)
        expect(meta.description[code]?.length, `${path} ${code}`).toBeLessThanOrEqual(160)
      }
    }
  })

  test('[U46] no link leads nowhere, and every icon and picture exists', () => {
    const tabler = createRequire(import.meta.url)('@iconify-json/tabler/icons.json') as { icons: object }
    const anchors = new Set(sectionsOf(site).map((section) => `comp-${section.id}`))
    const paths = site.pages.map(({ path }) => path)
    const strings = stringsIn(sectionsOf(site).map(({ content }) => content))
    const links = strings.filter((text) => /^\/[A-Za-z#]?[^\s]*$/.test(text))
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) {
      const [path = '', anchor] = link.split('#')
      expect(paths, link).toContain(path)
      if (anchor !== undefined) expect(anchors, link).toContain(anchor)
    }
    const icons = strings.filter((text) => text.startsWith('tabler:'))
    for (const icon of icons) expect(tabler.icons, icon).toHaveProperty(icon.slice('tabler:'.length))
  })

  test('[THEME-1] [U46] everything that is read stands out by 4.5 : 1, in its own colours and in those one can choose', () => {
    for (const palette of [site.theme.palette, ...Object.values(palettes)]) {
      expect(contrastTable(palette).filter(({ ratio, needed }) => ratio < needed)).toEqual([])
    }
  })

  test('[U40] [U46] a site made from it has nothing to fix and nothing worth a look', () => {
    for (const languages of [['en', 'ar'], codes]) {
      const made = siteFromStarter(site, { languages }, 'owner@example.com', catalog)
      expect(checkup({ site: made, catalog, weigh: () => 0 }), languages.join()).toEqual([])
    }
  })

  test('[U40] [U46] of a site made from it the owner is told what it made up, hours and figures included, and that it has no name', () => {
    const sample = sampleOf(site, catalog, sampleNames(site, catalog))
    for (const languages of [['en'], ['ar'], ['de', 'tr']]) {
      const made = siteFromStarter(site, { languages, name: UNNAMED[1] as string }, 'owner@example.com', catalog)
      const left = checkup({ site: made, catalog, sample, weigh: () => 0 }).filter(({ code }) => code === 'sample-left')
      const places = left.map(({ section, field }) => `${section} ${field}`)
      expect(places, languages.join()).toEqual(expect.arrayContaining(MADE_UP[id as keyof typeof MADE_UP]))
      expect(places).toEqual(expect.arrayContaining(['null name', 'site-navbar name', 'site-footer name']))
    }
  })

  test('[U46] [COLL-10] publishes: every page in every language, no picture twice on a page, and all that search engines ask', () => {
    const surroundings = { catalog, imageFiles, icon: () => ({ body: '<path/>', width: 24, height: 24 }) }
    const origin = 'https://starter.example'
    const input = { site, origin, today: '', surroundings, presentation, fonts: new Map(), islands: {} }
    const pages = [...publishSite(input)].filter(({ path }) => path.endsWith('index.html'))
    expect(pages.length).toBe(site.pages.length * codes.length)
    for (const page of site.pages) {
      const used = picturesIn(page.sections.map(({ content }) => content))
      expect(new Set(used).size, page.path).toBe(used.length)
    }
    // Of whatever has hours search engines are told them; a site that is not of a place to go to has none.
    const open = pages
      .filter(({ body }) => String(body).includes('class="wrap hours-wrap"'))
      .map(({ address }) => address)
    const told = pages.filter(({ body }) => String(body).includes('openingHoursSpecification'))
    expect(told.map(({ address }) => address)).toEqual(open)
    const hasZone = site.settings.business.timeZone !== ''
    for (const { address, body } of pages) {
      const language = /<html lang="([^"]+)"/.exec(String(body))?.[1] ?? ''
      expect(richResultFaults(String(body), { language, hasZone }), address).toEqual([])
    }
  })
})

describe.each(Object.keys(MADE_UP))('the starter %s, too,', (id) => {
  const site = siteOf(id)

  test('[U46] speaks five languages, with a word of its own in each', () => {
    expect(site.languages.map(({ code }) => code)).toEqual(['ar', 'en', 'tr', 'de', 'fr'])
    const long = textsIn(
      sectionsOf(site).map(({ content }) => content),
      site.languages.map(({ code }) => code),
    ).filter(({ texts }) => (texts.en ?? '').length > 40 && !/[@[]/.test(texts.en ?? ''))
    for (const { at, texts } of long) expect(new Set(Object.values(texts)).size, at).toBe(5)
  })

  test('[U46] has pages for imprint and privacy, with what its owner fills in, and every page leads to them', () => {
    const legal = site.pages.filter(({ path }) => LEGAL.includes(path))
    expect(legal.length).toBe(LEGAL.length)
    for (const page of legal)
      expect(JSON.stringify(page.sections.map(({ content }) => content)), page.path).toMatch(/\[\p{L}/u)
    // What every site does, whatever its owner fills in: it counts visits (docs/statistics.md).
    const counted = legal.flatMap(({ sections }) => sections).find(({ id }) => id === 'privacy-count')
      ?.content.paragraph
    for (const text of Object.values(counted ?? { none: '' })) expect(text).toMatch(/IP.*\n.*\b25\b/)
    const links = stringsIn(site.footer.map(({ content }) => content))
    expect(links).toEqual(expect.arrayContaining(legal.map(({ path }) => path)))
  })
})

const hasRole = (role: FieldRole) => (section: Section) => catalog.fieldFor(section.template, role) !== undefined
const asks = ({ content }: Section, kinds: readonly string[]) =>
  kinds.some((kind) => JSON.stringify(content).includes(`"kind":"${kind}"`))

test.each(Object.keys(MADE_UP).filter((id) => sectionsOf(siteOf(id)).some(hasRole('week'))))(
  '[U46] [SEC-23] the hours of %s stand in its bar, and no form has them typed again',
  (id) => {
    const site = siteOf(id)
    const bar = site.header.find(({ template }) => catalog.hasRole(template, 'navigation'))
    expect(bar && wantsHours(bar, catalog)).toBe(true)
    // On a phone once is enough: the bar above says them, the one below leads there.
    expect(site.footer.some((one) => catalog.hasRole(one.template, 'ways') && wantsHours(one, catalog))).toBe(false)
    const forms = sectionsOf(site).filter((one) => hasRole('questions')(one) && asks(one, ['DAY', 'TIME']))
    for (const form of forms) expect(wantsHours(form, catalog), form.id).toBe(true)
    // Its own days are those beside the hours.
    for (const { content } of forms) expect(Object.values(content.weekdays ?? {})).not.toContain(true)
    expect(sectionsOf(site).filter((one) => hasRole('week')(one) && !wantsHours(one, catalog))).toHaveLength(1)
  },
)

test.each(['restaurant', 'cafe'])('[U46] the home page of a %s says when it is open, and leads to a table', (id) => {
  const site = siteOf(id)
  const [home] = site.pages
  expect(home?.sections.some(hasRole('week'))).toBe(true)
  const form = sectionsOf(site).find(hasRole('questions'))
  const links = stringsIn([home, ...site.footer].map((one) => JSON.parse(JSON.stringify(one))))
  expect(links.filter((link) => link.endsWith(`#comp-${form?.id}`)).length).toBeGreaterThanOrEqual(2)
})

test('[U46] no starter names a year that is to come, or the year of its writing: it is the same in ten years', () => {
  const year = new Date().getFullYear()
  const named = Object.keys(MADE_UP).flatMap((id) => {
    const site = siteOf(id)
    const codes = site.languages.map(({ code }) => code)
    const whole = [sectionsOf(site), site.events, site.pages.map(({ meta }) => meta), site.settings.name]
    return textsIn(
      whole.map((one) => JSON.parse(JSON.stringify(one))),
      codes,
    )
      .flatMap(({ texts }) => Object.values(texts))
      .filter((text) => /©\s*\d{4}/.test(text) || (text.match(/\b20\d\d\b/g) ?? []).some((one) => Number(one) > year))
      .map((text) => `${id}: ${text}`)
  })
  expect(named).toEqual([])
})

/** Every two of them, in words. */
const PAIRS = Object.keys(MADE_UP)
  .map((id) => ({ id, site: siteOf(id) }))
  .flatMap((one, at, all) =>
    all.slice(at + 1).map((other) => [`${one.id} and ${other.id}`, one.site, other.site] as const),
  )
/** Two finished sites for somebody who chooses one trade. */
const TRADES = [
  ...['restaurant and cafe', 'dentist and clinic', 'photographer and studio', 'lawyer and adviser'],
  ...['wedding and festival', 'school and music'],
]

test('[U46] no two starters have one skeleton: they begin differently, and go on differently', () => {
  for (const [pair, one, other] of PAIRS) {
    const [bones, others] = [bonesOf(one.pages[0]?.sections), bonesOf(other.pages[0]?.sections)]
    expect(bones.slice(0, 2), pair).not.toEqual(others.slice(0, 2))
    const alike = bones.filter((bone, at) => bone === others[at]).length
    expect(alike / Math.max(bones.length, others.length), pair).toBeLessThan(0.4)
  }
})

test('[U46] no two starters stand in one house: bar and footer differ together, and of what a theme chooses beside colours enough', () => {
  for (const [pair, one, other] of PAIRS) {
    expect(frameOf(one), pair).not.toEqual(frameOf(other))
    const [house, next] = [houseOf(one), houseOf(other)]
    const different = house.filter((part, at) => part !== next[at])
    expect(different.length, `${pair}: ${different}`).toBeGreaterThanOrEqual(TRADES.includes(pair) ? 6 : 4)
  }
})

test.each(Object.keys(MADE_UP))('[U46] the theme of %s chooses for itself, beside its look', (id) => {
  expect(chosenBy(siteOf(id)).filter((choice) => choice !== undefined).length).toBeGreaterThanOrEqual(2)
})

test.each(TRADES)('[U46] whoever looks at %s sees another bar and another footer', (pair) => {
  const [, one, other] = PAIRS.find(([name]) => name === pair)!
  expect(bonesOf(one.header)[0]).not.toBe(bonesOf(other.header)[0])
  expect(bonesOf(one.footer)[0]).not.toBe(bonesOf(other.footer)[0])
})

/** What a place is made of, without its colours: templates in their layouts. */
function bonesOf(sections: Site['header'] = []): string[] {
  return sections.map(({ template, content }) => `${template} ${content.layout ?? ''}`)
}

/** What stands around every page: bar and footer in their layouts, and whether the page ends light or dark. */
const frameOf = ({ header, footer }: Site) => [...bonesOf(header), bonesOf(footer)[0], footer[0]?.colorMode]

const chosenBy = ({ theme }: Site) => (Object.keys(THEME_CHOICES) as (keyof ThemeChoices)[]).map((name) => theme[name])

/** What makes a site look like itself whatever its colours and words. */
const houseOf = (site: Site) => [...frameOf(site), site.theme.look, site.theme.ornament, ...chosenBy(site)]

test('[U46] colours taken from a logo of any hue are readable', () => {
  const faint = Array.from({ length: 72 }, (_, index) => paletteFrom(index * 5)).flatMap((palette) =>
    contrastTable(palette).filter(({ ratio, needed }) => ratio < needed),
  )
  expect(faint).toEqual([])
})
