import type { Page, Site } from '@mimar/document'
import { NO_IMAGE } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { findPages, readPart, readSearch, type SearchList, writePart } from '@mimar/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBelow } from '../below.ts'
import { digest } from '../digest.ts'
import type { OutputFile } from '../output.ts'
import { publishChanges, publishSite } from '../publish-site.ts'
import { byAddress, someInput } from '../testing.ts'
import { goneParts, searchFiles } from './search-files.ts'

const islands = { links: 'l()', rest: 'r()', navbar: 'n()', search: 's()', searching: 'p()', menu: 'm()' }

const said = (ar: string, en: string) => ({ title: { ar, en }, paragraph: { ar: `${ar} هنا`, en: `${en} here` } })
const pageSaying = (path: string, ar: string, en: string, changes: Partial<Page> = {}) =>
  somePage(path, [someSection(`s-${path.slice(1)}`, 'Text10', said(ar, en))], changes)

const PAGES = [
  ...someSite.pages,
  pageSaying('/Sea', 'البحر', 'Waves'),
  pageSaying('/Secret', 'السر', 'Treasure', { isHidden: true }),
  pageSaying('/Terms', 'الشروط', 'Smallprint', { noIndex: true }),
  ...Array.from({ length: 70 }, (_, at) => pageSaying(`/Room-${at}`, `غرفة ${at}`, `Chamber ${at}`)),
]
const searched: Site = { ...someSite, settings: { ...someSite.settings, hasSearch: true }, pages: PAGES }

const publish = (site: Site) => byAddress(publishSite(someInput({ site, islands })))
const isOfSearch = (address: string) => /^\/search\/|search\.html$/.test(address)
const ofSearch = (files: ReadonlyMap<string, OutputFile>) => [...files.keys()].filter(isOfSearch)
const listIn = (files: ReadonlyMap<string, OutputFile>, language: string) =>
  JSON.parse(String(files.get(`/search/${language}.json`)?.body)) as SearchList

/** The addresses that are found in published files. */
function find(files: ReadonlyMap<string, OutputFile>, language: string, typed: string): string[] {
  const parts = listIn(files, language).parts.map((name) => readPart(String(files.get(`/search/${name}.json`)?.body)))
  const steps = findPages(parts.length, readSearch(typed, language))
  let step = steps.next()
  while (!step.done) step = steps.next(parts[step.value]!)
  return step.value.pages.map(({ address }) => address)
}

const files = publish(searched)

test('[SEARCH-1] a site without search has nothing of it', () => {
  const without = publish(someSite)
  expect(ofSearch(without)).toEqual([])
  expect(String(without.get('/')?.body)).not.toContain('search')
})

test('[SEARCH-1] a site with search has an index and a page of results in every language, and a field on every page', () => {
  expect(files.has('/search.html')).toBe(true)
  expect(files.get('/en/search.html')?.path).toBe('en/search.html')
  for (const [address, action, index] of [
    ['/', '/search.html', '/search/ar.json'],
    ['/en/Rooms/', '/en/search.html', '/search/en.json'],
    ['/404.html', '/search.html', '/search/ar.json'],
  ] as const) {
    const body = String(files.get(address)?.body)
    const [form = ''] = /<form class="search-form"[^>]*>/.exec(body) ?? []
    expect(form).toContain(` role="search" data-index="${index}"`)
    expect(form).toContain(` action="${action}"`)
    const [, program = ''] = / data-program="([^"]+)"/.exec(body) ?? []
    expect(files.get(program)).toMatchObject({ isImmutable: true, body: expect.stringContaining('p()') })
  }
})

test('[SEARCH-3] no page names an index or its program but where a field can fetch it', () => {
  const body = String(files.get('/')?.body)
  expect(body.match(/\/search\/[^"]*/g)).toEqual(['/search/ar.json'])
  expect(body).not.toMatch(/<(?:script|link)[^>]*searching/)
})

test('[SEARCH-2] each language finds what it says, and a page that is not translated by what visitors read instead', () => {
  expect(find(files, 'ar', 'بحر')).toEqual(['/Sea/'])
  expect(find(files, 'en', 'waves')).toEqual(['/en/Sea/'])
  expect(find(files, 'en', 'Chamber 33')).toEqual(['/en/Room-33/'])
  expect(find(files, 'ar', 'waves')).toEqual([])
  expect(find(files, 'en', 'ياسمين')).toEqual([])
  expect(find(files, 'en', 'سبع')).toEqual(['/en/Rooms/'])
})

test('[SEARCH-6] nothing of hidden pages, of pages that are not to be found and of hidden sections is in any file of the search', () => {
  const home = somePage('/', [
    someSection('open', 'Text10', said('مفتوح', 'Open')),
    someSection('put-away', 'Text10', said('مخفي', 'Putaway'), { isHidden: true }),
    someSection('arabic', 'Text10', said('عربي', 'Arabiconly'), { hiddenOn: ['language:en'] }),
  ])
  const made = publish({ ...searched, pages: [home, ...PAGES.slice(1)] })
  const all = ofSearch(made).map((address) => String(made.get(address)?.body))
  for (const word of ['Treasure', 'Smallprint', 'Putaway', 'Arabiconly']) {
    expect(all.filter((body) => body.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  }
  expect(find(made, 'ar', 'عربي')).toEqual(['/'])
})

test('[SEARCH-4] the page of results is not to be found itself, and has its field and ways on without a program of ours', () => {
  const page = String(files.get('/en/search.html')?.body)
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).not.toContain('rel="canonical"')
  expect(page.match(/name="q"/g)).toHaveLength(1)
  expect(page).toContain('<p role="status"></p><div></div>')
  expect(page).toMatch(/<noscript><p>Here the search[^<]*<\/p><ul>.*href="\/en\/Rooms\/".*<\/noscript>/)
  expect(String(files.get('/sitemap.xml')?.body)).not.toContain('search.html')
  const [, rest = ''] = / data-rest="([^"]+)"/.exec(page) ?? []
  expect(String(files.get(rest)?.body ?? ''), 'what was searched for does not go along').not.toContain('l()')
})

test('[SEARCH-5] parts have names of what they hold, may be kept for ever, and hold between 16 and 32 pages each on average', () => {
  const { parts, pages } = listIn(files, 'en')
  expect(pages).toBe(PAGES.length - 2)
  expect(parts).toHaveLength(4)
  for (const name of parts) {
    expect(files.get(`/search/${name}.json`)).toMatchObject({ isImmutable: true })
    expect(files.get(`/search/${name}-texts.json`)).toMatchObject({ isImmutable: true })
  }
  expect(files.get('/search/en.json')).toMatchObject({ isImmutable: false })
})

test('[SEARCH-5] a part of the same name is the same part for ever: who changes how parts are written changes FORMAT', () => {
  const pages = [
    { address: '/Rooms/', title: 'Gästezimmer', headings: 'إِفْطَار', text: 'L’hôtel, İstanbul’da, Straße ١٢ ﬁtness' },
    { address: '/Sea/', title: 'الغرف', headings: '', text: 'وبالغرف للضيوف, petit-déjeuner' },
  ]
  const written = ['ar', 'de', 'en', 'fr', 'tr'].map((language) =>
    writePart(
      pages.map((page) => ({ ...page })),
      language,
    ),
  )
  expect(digest(JSON.stringify(written))).toBe('09066777106b')
})

/** What a change publishes: addresses of search that are written, and those that are gone. */
function change(before: Site, site: Site) {
  const { isAll, files: written, removed } = publishChanges(someInput({ site, islands }), before)
  return { isAll, files: byAddress(written), removed: removed.filter(isOfSearch) }
}

const replaced = (path: string, page: Page): Site => ({
  ...searched,
  pages: PAGES.map((one) => (one.path === path ? page : one)),
})

test('[SEARCH-5] a change of a text in one language makes one part of that language anew, and takes the old one away', () => {
  const made = change(searched, replaced('/Sea', pageSaying('/Sea', 'البحر', 'Breakers')))
  expect(made.isAll).toBe(false)
  const written = ofSearch(made.files)
  expect(written).toHaveLength(3)
  expect(written).toContain('/search/en.json')
  expect(made.removed).toHaveLength(2)
  const after = new Map([...files, ...made.files])
  expect(find(after, 'en', 'breakers')).toEqual(['/en/Sea/'])
  for (const address of made.removed) after.delete(address)
  expect(find(after, 'en', 'waves')).toEqual([])
  const left = ofSearch(after).filter((address) => String(after.get(address)?.body).includes('Waves'))
  expect(left, 'no file says any longer what was taken out').toEqual([])
})

test('[SEARCH-5] a change of what no search reads makes none of it anew', () => {
  const sea = PAGES.find(({ path }) => path === '/Sea')!
  const dark = { ...sea, sections: sea.sections.map((section) => ({ ...section, colorMode: 'DARK' as const })) }
  const made = change(searched, replaced('/Sea', dark))
  expect(ofSearch(made.files)).toEqual([])
  expect(made.removed).toEqual([])
})

test('[SEARCH-6] a page that is hidden is gone from what is searched with the same publish', () => {
  const sea = PAGES.find(({ path }) => path === '/Sea')!
  const made = change(searched, replaced('/Sea', { ...sea, noIndex: true }))
  const after = new Map([...files, ...made.files])
  for (const address of made.removed) after.delete(address)
  expect(find(after, 'en', 'waves')).toEqual([])
  expect(ofSearch(after).some((address) => String(after.get(address)?.body).includes('Waves'))).toBe(false)
})

test('[SEARCH-5] changes one after another leave the same files as publishing anew', () => {
  const someChange = fc.record({
    at: fc.nat({ max: PAGES.length - 1 }),
    does: fc.constantFrom(...(['says', 'hides', 'goes', 'comes'] as const)),
    word: fc.constantFrom('alpha', 'beta', 'gamma'),
  })
  fc.assert(
    fc.property(fc.array(someChange, { minLength: 1, maxLength: 4 }), (changes) => {
      let site = searched
      const kept = indexOf(site)
      for (const [turn, { at, does, word }] of changes.entries()) {
        const next = changed(site, at, does, `${word}${turn}`)
        const input = someInput({ site: next, islands })
        const gone = goneParts(input, site)
        for (const file of searchFiles(input, site)) kept.set(file.address, file)
        for (const address of gone) kept.delete(address)
        site = next
      }
      const bodies = (all: ReadonlyMap<string, OutputFile>) => [...all].map(([name, { body }]) => [name, body]).sort()
      // Another object of the same pages, of which nothing is remembered.
      expect(bodies(kept)).toEqual(bodies(indexOf(structuredClone(site))))
    }),
    { numRuns: 10 },
  )
})

const indexOf = (site: Site) => new Map(byAddress(searchFiles(someInput({ site, islands }))))

function changed(site: Site, at: number, does: 'says' | 'hides' | 'goes' | 'comes', word: string): Site {
  const page = site.pages[Math.max(1, at % site.pages.length)]!
  const others = (next: readonly Page[]) => ({
    ...site,
    pages: site.pages.flatMap((one) => (one === page ? next : [one])),
  })
  switch (does) {
    case 'says':
      return others([{ ...page, sections: [someSection(`s-${page.id}`, 'Text10', said(word, word))] }])
    case 'hides':
      return others([{ ...page, noIndex: true }])
    case 'goes':
      return others([])
    case 'comes':
      return others([page, pageSaying(`/New-${word}`, word, word)])
    default:
      return does satisfies never
  }
}

test('[SEARCH-3] below a path of their host, form, index and program begin with that path', () => {
  const { body } = placeBelow('/house', files.get('/en/Rooms/')!)
  expect(String(body)).toContain(' data-index="/house/search/en.json"')
  expect(String(body)).toContain(' action="/house/en/search.html"')
  expect(String(body)).toMatch(/data-program="\/house\/scripts\/searching-\w+\.js"/)
})

test('[SEARCH-1] [SEC-39] the text of an article is found, and a heading in it as what it is', () => {
  const block = (id: string, en: string, kind: string | null = null, textMarks = {}) => ({
    ...{ id, block: kind, text: { ar: en, en }, textMarks, picture: NO_IMAGE },
  })
  const body = [block('b1', 'Xylophone', 'HEADING'), block('b2', 'Our zither is old', null, { en: 'b4-10' })]
  const page = somePage('/Story', [someSection('story', 'Article', { title: { ar: 'ت', en: 'Tale' }, body })])
  const published = publish({ ...searched, pages: [...PAGES, page] })
  expect(find(published, 'en', 'zither')).toEqual(['/en/Story/'])
  expect(find(published, 'en', 'xylophone')).toEqual(['/en/Story/'])
  const parts = listIn(published, 'en').parts.map((name) => String(published.get(`/search/${name}.json`)?.body))
  expect(parts.join()).not.toContain('b4-10')
})
