import type { Json } from '@mimar/fields'
import { expect, test } from 'vitest'
import type { Site } from '../site.ts'
import { someCatalog, someSite } from '../testing/site.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'

type Tree = { [key: string]: Json }

const aFile = () =>
  structuredClone(exportSite(someSite, someCatalog)) as Tree & {
    pages: Tree[]
    languages: Tree[]
    theme: Tree
    constants: Tree
  }

function read(change: (file: ReturnType<typeof aFile>) => void): Site {
  const file = aFile()
  change(file)
  const result = importSite(file, someCatalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.site
}

function faultsOf(change: (file: ReturnType<typeof aFile>) => void): string[] {
  const file = aFile()
  change(file)
  const result = importSite(file, someCatalog)
  return 'faults' in result ? result.faults.map(({ path, message }) => `${path}: ${message}`) : []
}

const component = (more: Tree): Tree => ({ id: 'Hero', data: { title: 'ا' }, ...more })
const withComponents = (components: Json) => (file: Tree) => {
  file.pages = [{ path: '/', components }] as Json
}

test('components are called after their page and place where a file gives them no id, and read in any case', () => {
  const site = read((file) => {
    file.pages = [
      { path: '/', components: [component({}), component({ uniqId: 7, category: 'HEADER', colorMode: 'dark' })] },
      { path: '/Rooms/', id: 'rooms', header: [{ id: 'Navbar' }], footer: [], components: null },
      { path: '/third' },
    ]
    file.shared = { footer: [{ id: 'Footer' }] }
  })
  expect(site.pages.map(({ id, path }) => [id, path])).toEqual([
    ['home', '/'],
    ['rooms', '/Rooms'],
    ['page-3', '/third'],
  ])
  const [home, rooms] = site.pages
  expect(home?.sections.map(({ id, category, colorMode }) => [id, category, colorMode])).toEqual([
    ['home-1', 'header', null],
    ['7', 'header', 'DARK'],
  ])
  expect([rooms?.header?.map(({ id }) => id), rooms?.footer, rooms?.sections, home?.header]).toEqual([
    ['rooms-header-1'],
    [],
    [],
    null,
  ])
  expect([site.header, site.footer.map(({ id }) => id)]).toEqual([[], ['footer-1']])
})

test.each([
  [withComponents('all'), 'pages[0].components: The data must be an array; this is string.'],
  [withComponents([{ data: {} }]), 'pages[0].components[0].id: This field is required.'],
  [withComponents([component({ category: 7 })]), 'pages[0].components[0].category: This must be one of: '],
  [withComponents([component({ colorMode: 7 })]), 'pages[0].components[0].colorMode: This must be one of: '],
  [
    (file: Tree) => {
      file.pages = { a: 1 }
    },
    'pages: The data must be an array; this is object.',
  ],
  [
    (file: Tree) => {
      delete file.pages
    },
    'pages: The data must be an array; this is missing.',
  ],
  [
    (file: Tree) => {
      file.languages = 'ar'
    },
    'languages: The data must be an array; this is string.',
  ],
  [
    (file: Tree) => {
      delete file.languages
    },
    'languages: The data must be an array; this is missing.',
  ],
  [
    (file: Tree) => {
      file.events = 'none'
    },
    'events: The data must be an array; this is string.',
  ],
  [
    (file: Tree) => {
      file.pages = [{ path: '/', header: 'none' }]
    },
    'pages[0].header: The data must be an array; this is string.',
  ],
  [
    (file: Tree) => {
      file.pages = [{ path: '/', isHidden: 'yes' }]
    },
    'pages[0].isHidden: This must be true or false.',
  ],
  [
    (file: Tree) => {
      ;(file.languages as Tree[])[1]!.status = 'away'
    },
    'languages[1].status: This must be one of: active, inactive.',
  ],
  [
    (file: Tree) => {
      file.theme = { ...(file.theme as Tree), textSize: 'large' }
    },
    'theme.textSize: This must be a number.',
  ],
  [
    (file: Tree) => {
      file.theme = { ...(file.theme as Tree), primaryWeight: 'heavy' }
    },
    'theme.primaryWeight: This must be one of: ',
  ],
  [
    (file: Tree) => {
      file.translations = { 'no code': {} }
    },
    'translations.no code: "no code" is not a language',
  ],
] as [(file: Tree) => void, string][])('a file with a mistake says what is wrong and where: %#', (change, wanted) => {
  expect(
    faultsOf(change).some((one) => one.startsWith(wanted)),
    faultsOf(change).join('\n'),
  ).toBe(true)
})

test('faults of a whole site are told in the words of the file', () => {
  const twice = { id: 'Hero', uniqId: 'same', data: {} }
  expect(
    faultsOf((file) => {
      file.shared = { header: [twice], footer: [twice] }
      file.pages = Array.from({ length: 11 }, (_, at) => ({
        path: at === 0 ? '/' : `/p${at}`,
        header: [twice],
        components: [twice],
      }))
    }).map((one) => one.replace(/: .*/, '')),
  ).toEqual([
    'shared.footer[0].uniqId',
    ...Array.from({ length: 11 }, (_, at) => [
      `pages[${at}].header[0].uniqId`,
      `pages[${at}].components[0].uniqId`,
    ]).flat(),
  ])
  expect(
    faultsOf((file) => {
      file.siteSettings = { favicon: 'gone', socialShareImage: 'gone' }
    }),
  ).toEqual([])
})

test('a file that is no JSON a site can hold is refused before anything is read of it', () => {
  const result = importSite({ ...aFile(), odd: undefined }, someCatalog)
  expect('faults' in result && result.faults.map(({ path, code }) => `${path} ${code}`)).toEqual(['odd wrong-form'])
})

test('languages say by status whether they are on, and by the constants which is first', () => {
  const site = read((file) => {
    file.languages = ['ar', 'en', 'tr'].map((code, at) => ({
      lang: { code, id: code },
      status: ['inactive', 'active', null][at] as Json,
    }))
    file.languages[0] = { lang: { code: 'ar' } }
    file.languages[2] = { lang: { code: 'tr' }, status: 'inactive' }
    file.constants = { ...file.constants, primaryLanguageCode: 'ar' }
  })
  expect(
    site.languages.map(({ id, code, name, isActive, isPrimary, order, extras }) => [
      id,
      code,
      name,
      isActive,
      isPrimary,
      order,
      extras,
    ]),
  ).toEqual([
    ['l-ar', 'ar', 'ar', true, true, 1, {}],
    ['l-en', 'en', 'en', true, false, 2, {}],
    ['l-tr', 'tr', 'tr', false, false, 3, {}],
  ])
  const last = read((file) => {
    file.languages = ['en', 'ar'].map((code) => ({ lang: { code }, isPrimary: code === 'ar' }))
    file.pages = [{ path: '/', components: [component({})] }]
  })
  expect(last.pages[0]?.sections[0]?.content.title).toEqual({ ar: 'ا' })
})

test.each([
  ['textSize', '60', 60],
  ['textSize', 0, 0],
  ['ornament', '', null],
  ['ornament', 'none', null],
  ['ornament', 'girih', 'girih'],
  ['primaryWeight', 'thin', 100],
  ['primaryWeight', 'ExtraBlack', 900],
  ['primaryWeight', '400', 400],
  ['primaryWeight', 700, 700],
  ['primaryWeight', '', undefined],
  ['primaryItalic', true, true],
  ['radius', 'pill', 'PILL'],
  ['motion', 'LIVELY', 'LIVELY'],
  ['buttons', '', undefined],
] as [keyof Site['theme'], Json, unknown][])('a theme whose %s is %j reads as %j', (key, said, wanted) => {
  expect(
    read((file) => {
      file.theme = { ...file.theme, [key]: said }
    }).theme[key],
  ).toBe(wanted)
})

test('what a file says of pages, events and originals comes back as it was, and nothing where it says nothing', () => {
  const site: Site = {
    ...someSite,
    pages: someSite.pages.map((page) => ({ ...page, isHidden: true, noIndex: true, socialImage: 'hall' })),
    events: [
      { ...someSite.events[0]!, extras: { odd: 1 } },
      { id: 'party', name: { ar: 'حفل', en: 'Party' }, date: '', place: {}, text: { tr: 'x' }, extras: {} },
    ],
    sources: { ar: { 'hero/title': { en: 'بيت' } } },
  }
  const file = exportSite(site, someCatalog)
  const again = importSite(file, someCatalog)
  expect('site' in again && again.site).toEqual(site)
  expect(
    read((plain) => {
      delete plain.events
      delete plain.sources
    }),
  ).not.toHaveProperty('sources')
  expect(
    read((plain) => {
      plain.pages[0]!.isHidden = false
    }).pages[0],
  ).not.toHaveProperty('isHidden')
  const unnamed = read((plain) => {
    plain.events = [{ name: 'ا' }, { id: 'b' }]
    plain.translations = { en: { events: [{ name: 'A' }] } }
  })
  expect(unnamed.events.map(({ id, name }) => [id, name])).toEqual([
    ['event-1', { ar: 'ا', en: 'A' }],
    ['b', {}],
  ])
})

test('[SEC-47] what a section chooses for itself comes back from a file, and what it leaves open is not said', () => {
  const chosen = { ...someSite.header[0]!, space: 'L', ground: 'DOTS', columns: 'THREE' } as const
  const site: Site = { ...someSite, header: [chosen] }
  const file = exportSite(site, someCatalog)
  const again = importSite(file, someCatalog)
  expect('site' in again && again.site.header).toEqual([chosen])
  expect(JSON.stringify(exportSite(someSite, someCatalog))).not.toMatch(/"(?:space|ground|columns)":/)
})
