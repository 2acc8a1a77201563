import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import { applyNew, type Ceiling, weightOf } from './ceiling.ts'
import { exportSite } from './file/export.ts'
import { importSite } from './file/import.ts'
import type { Operation } from './operation.ts'
import { Problem } from './problems.ts'
import type { Extras, Media, Site, SiteEvent } from './site.ts'
import { Random } from './testing/random.ts'
import { someOperation } from './testing/random-operations.ts'
import { someCatalog, someLanguage, someMedia, somePage, someSection, someSite } from './testing/site.ts'

const many = <Thing>(count: number, make: (index: number) => Thing) =>
  Array.from({ length: count }, (_, at) => make(at))
const contacts = (count: number) => many(count, (index) => someSection('Contact', `c${index}`))
const pagesFrom = (count: number) => many(count, (index) => somePage(`p${index}`, `/p${index}`, []))
const withPage = (count: number): Site => ({
  ...someSite,
  pages: [...someSite.pages, somePage('long', '/long', contacts(count))],
})
const event = (index: number): SiteEvent => ({ id: `e${index}`, name: {}, date: '', place: {}, text: {}, extras: {} })
const bag = (length: number): Extras => ({ note: 'x'.repeat(length) })
const shelf = (count: number) =>
  Object.fromEntries(many(count, (index): [string, Media] => [`m${index}`, someMedia(`m${index}`)]))
/** Those of the site, and as many others as make so many. */
const languages = (count: number) => [
  ...someSite.languages,
  ...many(count - someSite.languages.length, (index) => ({
    ...someLanguage(`en-${100 + index}`, 100 + index),
    flagCode: 'gb',
  })),
]

const insertContact: Operation = {
  do: 'insert-section',
  place: 'long',
  after: null,
  section: someSection('Contact', 'new'),
}
const heavy = contacts(40).map((section) => ({ ...section, dataExtras: bag(95_000) }))
/** Three pages of 3.8 million characters are too many. */
const heavyPage = (name: string) =>
  somePage(
    name,
    `/${name}`,
    heavy.map((section) => ({ ...section, id: `${name}-${section.id}` })),
  )

/** Each on a site where there is room for exactly what `fits` makes, and not for what `breaks` does. */
const ceilings: readonly (readonly [what: Ceiling, site: Site, fits: Operation, breaks: Operation])[] = [
  [
    'pages',
    { ...someSite, pages: [...someSite.pages, ...pagesFrom(9_999 - someSite.pages.length)] },
    { do: 'insert-page', after: null, page: somePage('new', '/new', []) },
    { do: 'insert-page', after: null, page: somePage('newer', '/newer', []) },
  ],
  ['sections', withPage(999), insertContact, { ...insertContact, section: someSection('Contact', 'newer') }],
  [
    'media',
    { ...someSite, media: { ...someSite.media, ...shelf(4_999 - Object.keys(someSite.media).length) } },
    { do: 'set-media', id: 'new', media: someMedia('new') },
    { do: 'set-media', id: 'newer', media: someMedia('newer') },
  ],
  [
    'languages',
    someSite,
    { do: 'set-languages', languages: languages(50) },
    { do: 'set-languages', languages: languages(51) },
  ],
  ['events', someSite, { do: 'set-events', events: many(500, event) }, { do: 'set-events', events: many(501, event) }],
  [
    'kept',
    withPage(0),
    { ...insertContact, section: { ...someSection('Contact', 'new'), dataExtras: bag(99_000) } },
    { ...insertContact, section: { ...someSection('Contact', 'newer'), extras: bag(100_001) } },
  ],
  [
    'size',
    { ...someSite, pages: [...someSite.pages, heavyPage('a')] },
    { do: 'insert-page', after: null, page: heavyPage('b') },
    { do: 'insert-page', after: null, page: heavyPage('c') },
  ],
]

function refusalOf(site: Site, operation: Operation): Problem {
  try {
    applyNew(site, operation, someCatalog)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

describe('a site that is full', () => {
  test.each(ceilings)('refuses more %s and says the limit; what just fits is taken', (what, site, fits, breaks) => {
    const full = applyNew(site, fits, someCatalog).site
    const problem = refusalOf(full, breaks)
    expect(problem.code).toBe('site-full')
    expect(problem.refusals).toMatchObject([{ code: 'too-many', at: what }])
    expect(problem.message).toMatch(/at most [\d,]+|up to [\d,]+/)
    expect(problem.message).toMatch(/(?:Remove|Take out) .+\.$/)
  })

  test('counts several changes in one as one', () => {
    const both: Operation = { do: 'together', operations: [{ do: 'remove-section', section: 'c0' }, insertContact] }
    expect(applyNew(withPage(1_000), both, someCatalog).site.pages.at(-1)?.sections).toHaveLength(1_000)
  })

  test('has room again as soon as something is gone, and only so much', () => {
    const shrunk = applyNew(withPage(1_000), { do: 'remove-section', section: 'c0' }, someCatalog).site
    const full = applyNew(shrunk, insertContact, someCatalog).site
    const other = { ...insertContact, section: someSection('Contact', 'newer') }
    expect(refusalOf(full, other).code).toBe('site-full')
    expect(applyNew(full, { ...other, place: 'home' }, someCatalog).site.pages[0]?.sections[0]?.id).toBe('newer')
  })

  const over = withPage(1_200)
  const harmless: readonly (readonly [string, Operation])[] = [
    ['shrink', { do: 'remove-section', section: 'c3' }],
    ['move its sections', { do: 'move-section', section: 'c3', place: 'long', after: null }],
    ['grow elsewhere', { ...insertContact, place: 'home', section: someSection('Contact', 'elsewhere') }],
  ]
  test.each(harmless)('and stands above a ceiling since before there was one may still %s', (_, operation) => {
    expect(applyNew(over, operation, someCatalog).site).toEqual(apply(over, operation, someCatalog).site)
    expect(refusalOf(over, insertContact).code).toBe('site-full')
  })

  test('makes its stored changes again, whatever the ceilings are now', () => {
    expect(apply(withPage(1_000), insertContact, someCatalog).site.pages.at(-1)?.sections).toHaveLength(1_001)
  })
})

test('a site that was changed weighs what the same site weighs when it is read anew', () => {
  const random = new Random(7)
  for (let sequence = 0; sequence < 60; sequence += 1) {
    let site = someSite
    for (let left = 12; left > 0; left -= 1) {
      try {
        site = applyNew(site, someOperation(site, random), someCatalog).site
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
    }
    expect(weightOf(site)).toBe(weightOf(structuredClone(site)))
  }
})

describe('a file', () => {
  const files: readonly (readonly [string, Site, string])[] = [
    ['1,001 sections on a page', withPage(1_001), 'pages'],
    ['more pictures than a site holds', { ...someSite, media: { ...someSite.media, ...shelf(5_000) } }, 'media'],
    ['more unknown keys than are kept', { ...someSite, extras: bag(100_000) }, ''],
    [
      'more in all than a site holds',
      { ...someSite, pages: [...someSite.pages, ...['a', 'b', 'c'].map(heavyPage)] },
      '',
    ],
  ]
  test.each(files)('with %s is refused, and every fault says so', (_, site, path) => {
    const read = importSite(exportSite(site, someCatalog), someCatalog)
    expect(read).toEqual({ faults: [{ path, code: 'site-full', message: expect.stringMatching(/most|up to/) }] })
  })

  test('with 400 sections on a page is a site', () => {
    expect(importSite(exportSite(withPage(400), someCatalog), someCatalog)).toHaveProperty('site')
  })
})
