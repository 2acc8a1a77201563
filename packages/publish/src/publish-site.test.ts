import { apply, type Operation, type Settings, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog, templates } from '@mimar/sections/definitions'
import { CANVAS_ATTRIBUTES, storedContent } from '@mimar/sections/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagesOf, publishBesidePages, publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const islands = { links: 'a()', navbar: 'b()', unused: 'c()', rest: 'd()', menu: 'e()' }
const published = (site: Site = someSite) => byAddress(publishSite(someInput({ site, islands })))
const page = (address: string, site?: Site) => String(published(site).get(address)?.body)

test('[GEN-1] [GEN-10] a site becomes its pages in every active language, and what machines ask for', () => {
  const files = [...published().values()].map(({ address, path }) => [address, path])
  expect(files.filter(([address]) => !isFetchedLater(address!))).toEqual([
    ['/', 'index.html'],
    ['/en/', 'en/index.html'],
    ['/Rooms/', 'Rooms/index.html'],
    ['/en/Rooms/', 'en/Rooms/index.html'],
    ['/404.html', '404.html'],
    ['/en/404.html', 'en/404.html'],
    ['/flags/ar.svg', 'flags/ar.svg'],
    ['/flags/en.svg', 'flags/en.svg'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
    ['/llms.txt', 'llms.txt'],
    ['/manifest.webmanifest', 'manifest.webmanifest'],
    ['/en/manifest.webmanifest', 'en/manifest.webmanifest'],
  ])
})

test('[GEN-10] [GEN-16] with a prefix for the primary language the root leads to it, by a script that keeps the query', () => {
  const site = { ...someSite, settings: { ...someSite.settings, primaryHasNoPrefix: false } }
  const files = byAddress(publishSite(someInput({ site, islands: { moved: 'lead()' } })))
  expect(files.get('/')?.movedTo).toBe('/ar/')
  const [, script = ''] = / src="([^"]*)"/.exec(String(files.get('/')?.body)) ?? []
  expect(String(files.get(script)?.body)).toContain('lead()')
  expect(files.has('/ar/Rooms/')).toBe(true)
  expect(String(files.get('/')?.body)).toContain('content="0;url=/ar/"')
})

test('a site that several threads draw in parts has the same files as one that is drawn at once', () => {
  const input = someInput({ site: someSite, islands })
  const count = someSite.pages.length
  const parts = Array.from({ length: count + 1 }, (_, at) => {
    const pages = pagesOf(input)
    return [...pages.between(at, at + 1), ...pages.asked()]
  })
  const inParts = byAddress([...parts.flat(), ...publishBesidePages(input)])
  expect(new Map([...inParts].sort())).toEqual(new Map([...published()].sort()))
})

test('a page names its language, its direction and its look', () => {
  expect(page('/')).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-look="ROUNDED" data-ornament="girih">/)
  expect(page('/en/')).toContain('<html lang="en" dir="ltr"')
})

test('[GEN-8] each page has its own title, and a description in its own language or none', () => {
  expect(page('/en/')).toContain('<title>Jasmine House – Welcome</title>')
  expect(page('/en/')).toContain('<meta name="description" content="A house of stone and jasmine.">')
  expect(page('/en/Rooms/')).not.toContain('name="description"')
})

test('what an owner writes cannot become markup', () => {
  const title = { ar: '</title><script>alert(1)</script>"' }
  const home = someSite.pages[0]!
  const html = page('/', { ...someSite, pages: [{ ...home, meta: { ...home.meta, title } }] })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;')
})

test('a page says where it is, and where it is in other languages', () => {
  const html = page('/en/Rooms/')
  expect(html).toContain('<link rel="canonical" href="http://house.localhost:3000/en/Rooms/">')
  expect(html.match(/hreflang="[\w-]+"/g)).toEqual(['hreflang="ar"', 'hreflang="en"', 'hreflang="x-default"'])
  expect(String(published().get('/sitemap.xml')?.body).match(/<loc>/g)).toHaveLength(4)
})

test('[GEN-15] the share image and the business are told to machines', () => {
  const settings = {
    ...someSite.settings,
    business: {
      ...(someSite.settings.business as Settings['business'] & object),
      type: 'Hotel' as const,
      telephone: '+963 11',
      street: { ar: 'شارع النافورة 12' },
      country: 'SY',
      roomCount: 7,
    },
  }
  const html = page('/', { ...someSite, settings })
  expect(html).toContain('<meta property="og:image" content="http://house.localhost:3000/media/share.jpg">')
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)
  expect(told).toMatchObject({ '@type': 'Hotel', telephone: '+963 11', numberOfRooms: 7 })
  expect(page('/Rooms/', { ...someSite, settings })).not.toContain('ld+json')
})

test('[LINK-1] [LINK-3] links stay in their language, and other sites open beside it', () => {
  expect(page('/en/')).toContain('href="/en/Rooms/#comp-list"')
  expect(page('/en/Rooms/')).toContain('href="https://maps.example/" target="_blank" rel="noopener"')
})

test('[NAV-6] the language menu leads to the root of each active language', () => {
  expect(page('/en/Rooms/')).toMatch(/<a href="\/" hrefLang="ar"/)
  expect(page('/en/Rooms/')).not.toContain('Deutsch')
})

test('[GEN-7] nothing of an empty section is published, and nothing of the canvas or of React', () => {
  for (const { address, body } of published().values()) {
    expect(String(body), address).not.toContain('comp-empty')
    for (const attribute of CANVAS_ATTRIBUTES) expect(String(body), address).not.toContain(attribute)
    expect(String(body), address).not.toMatch(/react|contenteditable/i)
  }
})

test('a page carries the styles of its own templates only', () => {
  expect(page('/')).toContain('.text10')
  expect(page('/')).not.toContain('.steps2')
})

test('a page asks for the islands its markup names, in one file that fetches a second, and for none where it names none', () => {
  const [, script, rest] = /<script src="([^"]+)" data-rest="([^"]+)" defer>/.exec(page('/'))!
  expect(script).toMatch(/^\/scripts\/page-\w+\.js$/)
  expect(published().get(script!)).toMatchObject({ isImmutable: true, body: '(()=>{b()})();\n(()=>{d()})();\n' })
  expect(published().get(rest!)).toMatchObject({ isImmutable: true, body: '(()=>{a()})();\n(()=>{e()})();\n' })
  expect(page('/', { ...someSite, header: [], pages: [someSite.pages[1]!] })).not.toContain('<script src')
})

test('what is not there is said in the language of the path, and not to search engines', () => {
  expect(page('/404.html')).toContain('<h1>هذا العنوان لا\u00a0يصل إلى\u00a0صفحة</h1>')
  expect(page('/en/404.html')).toContain('<h1>This address leads nowhere</h1>')
  expect(page('/en/404.html')).toContain('<meta name="robots" content="noindex">')
  expect(page('/en/404.html')).not.toContain('rel="canonical"')
})

test('[GEN-11] what is not there leads to the pages of the bar, says what is on them, and has a telephone and a picture', () => {
  const nav = someSection('nav', 'Navbar', { headerLinks: [{ id: 'k', text: { en: 'Our rooms' }, link: '/list' }] })
  const rooms = somePage('/list', [
    someSection('list', 'Text3', { title: { en: 'Six rooms' }, image: { media: 'share' } }),
  ])
  const site = {
    ...after(someSite, { do: 'set-setting', field: 'business/telephone', value: '+49 30 1234567' }),
    header: [nav],
    pages: [someSite.pages[0]!, rooms],
  }
  const html = page('/en/404.html', site)
  expect(html).toContain('<a href="/en/list/"><b>Our rooms</b><span>Six rooms</span>')
  expect(html).toContain('<a href="tel:+49301234567" dir="ltr">+49 30 1234567</a>')
  expect(html).toMatch(/class="arch"><picture/)
  expect(html).toMatch(/<div class="navbar-bar" data-mode="EXTRALIGHT"/)
})

test('the same site gives the same bytes, also when it was read anew', () => {
  const again = JSON.parse(JSON.stringify(someSite)) as Site
  expect([...published(again)]).toEqual([...published()])
})

describe('[SEC-1..19] every template is published', () => {
  test.each(templates.map(({ id }) => id))('%s', async (template) => {
    const modules = import.meta.glob<Record<string, unknown>>('../../sections/src/*/*.examples.ts', { eager: true })
    const folder = Object.entries(modules).find(
      ([path]) => path.split('/').at(-2)!.replaceAll('-', '') === folderOf(template),
    )
    const examples = Object.values(folder?.[1] ?? {}).flat() as Parameters<typeof storedContent>[1][]
    expect(examples.length, `${template} has no examples`).toBeGreaterThan(0)
    const { fields } = catalog.find(template)!
    const section = someSection('drawn', template, storedContent(fields, examples[0]!))
    const language = examples[0]!.language
    const languages = [{ ...someSite.languages[0]!, code: language, isPrimary: true }]
    const site = { ...someSite, languages, header: [], footer: [], pages: [somePage('/', [section])] }
    expect(page('/', site)).toContain('id="comp-drawn"')
  })
})

const folderOf = (template: string) => template.toLowerCase().replaceAll(/[_-]/g, '')

/** Scripts and late widgets: named by what is in them, so that older ones harm nobody. */
const isFetchedLater = (address: string) => /^\/(?:scripts|widgets|styles)\//.test(address)

/** The files of an earlier publish with its changes applied; older scripts stay, as they do on a host. */
function applied(before: Site, site: Site) {
  const files = new Map(published(before))
  const changes = publishChanges(someInput({ site, islands }), before)
  for (const address of changes.removed) files.delete(address)
  for (const file of changes.files) files.set(file.address, file)
  return { changes, files }
}

function expectSameAsFull(before: Site, site: Site) {
  const { files } = applied(before, site)
  // Pages of other objects, so that nothing is remembered of them.
  const full = published({ ...site, pages: structuredClone(site.pages) })
  for (const [address, file] of full) expect(files.get(address), address).toEqual(file)
  const more = [...files.keys()].filter((address) => !full.has(address) && !isFetchedLater(address))
  expect(more).toEqual([])
}

const after = (site: Site, operation: Operation) => apply(site, operation, catalog).site
const typed = (value: string, section = 'list', language = 'en'): Operation => ({
  do: 'set-field',
  section,
  field: 'title',
  language,
  value,
})

describe('publishing changes', () => {
  test('one text writes one page in its languages, and the page that leads to it by its title', () => {
    const site = after(someSite, typed('Seven rooms'))
    const changes = publishChanges(someInput({ site, islands }), someSite)
    const written = [...changes.files].map(({ address }) => address).filter((address) => !isFetchedLater(address))
    expect(changes.isAll).toBe(false)
    expect(written).toEqual(['/Rooms/', '/en/Rooms/', '/404.html', '/en/404.html', '/llms.txt'])
  })

  test('a character that needs new fonts writes all pages, which name the new files', () => {
    const site = after(someSite, typed('Ωmega'))
    expect(publishChanges(someInput({ site, islands }), someSite).isAll).toBe(true)
  })

  test('a page that gets another path leaves its old address, and the sitemap names the new one', () => {
    const site = after(someSite, { do: 'set-page-path', page: 'rooms', path: '/Zimmer' })
    const { changes } = applied(someSite, site)
    expect(changes.removed).toEqual(['/Rooms/', '/en/Rooms/'])
    expectSameAsFull(someSite, site)
  })

  test.each<[string, Operation]>([
    ['a removed page', { do: 'remove-page', page: 'rooms' }],
    ['a page before all others', { do: 'insert-page', after: null, page: somePage('/New', []) }],
    ['another look', { do: 'set-theme', property: 'look', value: 'SHARP' }],
    ['another name', { do: 'set-setting', field: 'name', language: 'en', value: 'Jasmine' }],
    [
      'a text in the shared footer',
      { do: 'set-field', section: 'foot', field: 'copyrightText', language: 'en', value: '©' },
    ],
    ['a character that no alphabet has', typed('Ωmega')],
    [
      'one language less',
      { do: 'set-languages', languages: someSite.languages.map((one) => ({ ...one, isActive: one.code === 'ar' })) },
    ],
    [
      'another picture',
      { do: 'set-media', id: 'share', media: { ...someSite.media.share!, hash: 'd'.repeat(64), width: 1200 } },
    ],
  ])('%s gives what publishing everything gives', (_, operation) => {
    expectSameAsFull(someSite, after(someSite, operation))
  })

  test('any texts, one after another, give what publishing everything gives', () => {
    const operation = fc.record({
      value: fc.string({ minLength: 1, maxLength: 30 }),
      section: fc.constantFrom('list', 'welcome'),
      language: fc.constantFrom('ar', 'en'),
    })
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (texts) => {
        const site = texts.reduce((now, { value, section, language }) => {
          const letters = value.replaceAll(/[^ -~]/g, '').trim() || 'a'
          return after(now, typed(letters, section, language))
        }, someSite)
        expectSameAsFull(someSite, site)
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
