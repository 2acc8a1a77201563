import type { Json } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { checkSite } from '../check.ts'
import type { Section, Site } from '../site.ts'
import { someCatalog, someSection, someSite } from '../testing/site.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'

type Tree = { [key: string]: Json }

/** A file with everything in it, to be changed by each test. */
function aFile(): Tree & { pages: Tree[]; constants: Tree; theme: Tree; languages: Tree[] } {
  return structuredClone(exportSite(someSite, someCatalog)) as ReturnType<typeof aFile>
}

function imported(file: unknown): Site {
  const result = importSite(file, someCatalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.site
}

function faultsOf(file: unknown): string[] {
  const result = importSite(file, someCatalog)
  return 'faults' in result ? result.faults.map(({ path, code }) => `${path} ${code}`) : []
}

/** A file whose first page has just this component. */
function withComponent(component: Tree): Tree {
  const file = aFile()
  file.pages = [{ path: '/', components: [component] }]
  return file
}

const componentsOf = (file: { pages: Tree[] }) => (file.pages[0] as Tree).components as Tree[]

const onlySection = (component: Tree): Section => imported(withComponent(component)).pages[0]?.sections[0] as Section

describe('a configuration file', () => {
  test('that was exported is the same site again', () => {
    expect(imported(aFile())).toEqual(someSite)
  })

  test('[GEN-2] carries everything a section has', () => {
    const section: Section = {
      ...someSection('Gallery', 'g9', someSite.pages[0]?.sections[2]?.content),
      label: 'Photos',
      thumbnail: 'thumbs/g.png',
      isHidden: true,
      hiddenOn: ['language:ar', 'phone'],
      colorMode: 'DARK',
      orientation: 'RIGHT',
      eventId: 'wedding',
      validation: { title: { max: 30 } },
    }
    const site = { ...someSite, pages: [{ ...(someSite.pages[1] as Site['pages'][0]), sections: [section] }] }
    const file = exportSite(site, someCatalog) as { pages: { components: Tree[] }[] }
    expect(file.pages[0]?.components[0]).toMatchObject({
      ...{ id: 'Gallery', uniqId: 'g9', label: 'Photos', category: 'portfolio', colorMode: 'DARK', isUnique: false },
      ...{
        orientation: 'RIGHT',
        hiddenOn: ['language:ar', 'phone'],
        thumbnail: 'thumbs/g.png',
        eventId: 'wedding',
        validation: { title: { max: 30 } },
      },
    })
    expect(imported(file)).toEqual(site)
  })

  test('[GEN-14] carries the constants of the site', () => {
    const file = aFile()
    file.constants = { ...file.constants, siteHash: 'abc', isPaid: true, primaryHasNoPrefix: false }
    const site = imported({ ...file, generatorVersion: 'mimar 9' })
    expect(site.constants).toEqual({ siteHash: 'abc', isPaid: true, generatorVersion: 'mimar 9' })
    expect(site.settings.primaryHasNoPrefix).toBe(false)
  })

  test('keeps unknown keys at every level, and unknown templates word for word', () => {
    const strange: Tree = {
      id: 'Carousel77',
      uniqId: 'c77',
      data: { slides: [{ a: [1, null] }] },
      translations: { xx: 1 },
      odd: true,
    }
    const hero: Tree = {
      ...{ id: 'Hero', uniqId: 'h9', motion: 'slow' },
      data: {
        title: 'أ',
        logoDimensions: { small: 40 },
        'a/b': 1,
        buttons: [{ buttonText: 'x', buttonUrl: '/', tooltip: { deep: [true] } }],
      },
      translations: { en: { title: 'A', subtitle: 'unknown', buttons: [{ buttonText: 'X', tooltip: 'T' }] } },
    }
    const file = aFile()
    file.pages = [{ path: '/', components: [hero, strange], robots: 'all', meta: { author: 'x' } }]
    Object.assign(file, { plugins: [1], theme: { ...file.theme, shadow: 'soft' } })
    Object.assign(file.constants, { region: 'tr' })
    Object.assign(file.languages[0] as Tree, { fallback: 'en' })
    Object.assign((file.languages[0] as Tree).lang as Tree, { id: 'arabic' })
    const site = imported(file)
    const again = exportSite(site, someCatalog) as unknown as ReturnType<typeof aFile>
    expect(imported(again)).toEqual(site)
    expect(again).toMatchObject({ plugins: [1], theme: { shadow: 'soft' }, constants: { region: 'tr' } })
    expect(again.languages[0]).toMatchObject({ fallback: 'en', lang: { id: 'arabic' } })
    expect(again.pages[0]).toMatchObject({ robots: 'all', meta: { author: 'x' } })
    const [first, second] = componentsOf(again)
    expect(second).toMatchObject(strange)
    expect(first).toMatchObject({ motion: 'slow', data: { logoDimensions: { small: 40 }, 'a/b': 1 } })
    expect(first?.data).toMatchObject({ buttons: [{ tooltip: { deep: [true] } }] })
    expect(first?.translations).toMatchObject({ en: { subtitle: 'unknown', buttons: [{ tooltip: 'T' }] } })
  })

  test('reads an alias of a template as the template', () => {
    expect(onlySection({ id: 'hero', data: { title: 'أ' } }).template).toBe('Hero')
  })
})

describe('older spellings', () => {
  test('[LINK-6] of buttons are read, each on its own, and written the new way', () => {
    const buttons = [
      { btnText: 'أ', btnUrl: '/a' },
      { buttonText: 'ب', btnUrl: 'example.com', type: 'PRIMARY' },
    ]
    const site = imported(withComponent({ id: 'Hero', data: { title: 'أ', buttons } }))
    expect(site.pages[0]?.sections[0]?.content.buttons).toEqual([
      { id: 'i1', buttonText: { ar: 'أ' }, buttonUrl: '/a', type: null },
      { id: 'i2', buttonText: { ar: 'ب' }, buttonUrl: 'http://example.com', type: 'primary' },
    ])
    expect(JSON.stringify(exportSite(site, someCatalog))).not.toContain('btnText')
  })

  test('of lists, pictures and rows are read', () => {
    const rows = [
      [{ backgroundImg: 'court' }, { imgUrl: 'photos/hall.jpg', sizes: { small: 1 } }],
      { items: [{ imgUrl: 'hall' }] },
    ]
    const gallery = onlySection({ id: 'Gallery', data: { rows } }).content.rows as unknown as {
      items: { image: Tree }[]
    }[]
    expect(gallery.map(({ items }) => items.map(({ image }) => image.media))).toEqual([['court', 'hall'], ['hall']])
    const slides = onlySection({ id: 'Slides', data: { blocks: [{ slideParagraph: 'رائع' }] } }).content.slides
    expect(slides).toMatchObject([{ slideParagraph: { ar: 'رائع' } }])
    const hero = onlySection({ id: 'Hero', data: { title: 'أ', headerSocials: [{ socialUrl: 'https://x.com' }] } })
    expect(hero.content.socials).toMatchObject([{ socialUrl: 'https://x.com' }])
  })

  test('of words and numbers are read', () => {
    const file = withComponent({
      id: 'Hero',
      colorMode: '',
      orientation: 'right',
      data: { title: 'أ', titleAlignment: 'left', bgOverlayTransparency: 40 },
    })
    const { textSize: _, ...theme } = aFile().theme
    file.theme = { ...theme, fontSize: 60, look: 'sharp', orientation: 'right' }
    const site = imported(file)
    expect(site.pages[0]?.sections[0]).toMatchObject({ colorMode: null, orientation: 'RIGHT' })
    expect(site.pages[0]?.sections[0]?.content).toMatchObject({ titleAlignment: 'LEFT', bgOverlayTransparency: 0.4 })
    expect(site.theme).toMatchObject({ textSize: 60, look: 'SHARP', orientation: 'RIGHT' })
  })

  test('[THEME-3] of weights are read, by number or name, and what is not said stays unsaid', () => {
    const file = aFile()
    file.theme = { ...file.theme, primaryWeight: 'extrablack', secondaryWeight: '300', primaryItalic: true }
    Object.assign(file.theme, { secondaryItalic: false })
    const site = imported(file)
    expect(site.theme).toMatchObject({ primaryWeight: 900, secondaryWeight: 300, primaryItalic: true })
    expect(site.theme).not.toHaveProperty('secondaryItalic')
    const again = exportSite(site, someCatalog) as unknown as ReturnType<typeof aFile>
    expect(again.theme).toMatchObject({ primaryWeight: 900, secondaryWeight: 300, primaryItalic: true })
    expect(imported(again)).toEqual(site)
    expect(imported(aFile()).theme).not.toHaveProperty('primaryWeight')
  })

  test('of a picture’s crop are read', () => {
    const data = {
      title: 'أ',
      logoSrc: 'court',
      logoSrcCropParams: { containerWidth: '300px', width: 200, left: -5, top: 0, transform: 'rotate(90deg)' },
    }
    const { logo } = onlySection({ id: 'Hero', data }).content as { logo: Tree }
    expect(logo.crop).toEqual({ containerWidth: 300, width: 200, left: -5, top: 0, transform: 90 })
  })
})

describe('pictures', () => {
  test('that are named by address only come into the media once', () => {
    const logoSrc = 'https://cdn.example.com/a/Logo%20big.png?v=2'
    const site = imported(withComponent({ id: 'Hero', data: { title: 'أ', logoSrc } }))
    expect(site.media['Logo-20big']).toMatchObject({ source: logoSrc, hash: '' })
    expect(imported(exportSite(site, someCatalog))).toEqual(site)
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'data:image/png;base64,AA', 'javascript:x', 'a\\b.png', 7])(
    'from %j are refused',
    (logoSrc) => {
      const faults = faultsOf(withComponent({ id: 'Hero', data: { title: 'أ', logoSrc } }))
      expect(faults).toEqual(['pages[0].components[0].data.logoSrc not-an-image'])
    },
  )
})

describe('translations', () => {
  test('belong to items by id, or else by place', () => {
    const section = onlySection({
      id: 'Hero',
      data: {
        title: 'أ',
        buttons: [
          { id: 'k1', buttonText: 'ب' },
          { id: 'k2', buttonText: 'ت' },
        ],
      },
      translations: {
        en: { title: 'A', buttons: [{ id: 'k2', buttonText: 'T' }] },
        tr: { buttons: [{ buttonText: 'B' }, { buttonText: 'T' }] },
      },
    })
    expect(section.content.title).toEqual({ ar: 'أ', en: 'A' })
    expect(section.content.buttons).toMatchObject([
      { id: 'k1', buttonText: { ar: 'ب', tr: 'B' } },
      { id: 'k2', buttonText: { ar: 'ت', en: 'T', tr: 'T' } },
    ])
  })

  test('of settings, messengers, consent, events and meta are read', () => {
    const file = aFile()
    Object.assign(file, {
      siteSettings: { name: 'دار', privacyPolicy: { name: 'خصوصية', link: '/p' } },
      messengers: { alignment: 'right', entries: [{ name: 'whatsapp', value: '+90555', data: { message: 'مرحبا' } }] },
      cookies: { gdpr: { isVisible: true, acceptBtn: { name: 'قبول', isVisible: true } } },
      events: [{ id: 'e1', name: 'عرس', date: '2027-05-01' }],
      translations: {
        en: {
          siteSettings: { name: 'House', privacyPolicy: { name: 'Privacy' } },
          messengers: { entries: [{ data: { message: 'Hello' } }] },
          cookies: { gdpr: { acceptBtn: { name: 'Accept' } } },
          events: [{ id: 'e1', name: 'Wedding' }],
        },
      },
    })
    file.pages[0] = { ...file.pages[0], meta: { title: 'ع' }, translations: { en: { meta: { title: 'T' } } } }
    const site = imported(file)
    expect(site.settings).toMatchObject({
      name: { ar: 'دار', en: 'House' },
      privacyPolicy: { name: { ar: 'خصوصية', en: 'Privacy' }, link: '/p' },
      messengerAlignment: 'right',
      messengers: [{ data: { message: { ar: 'مرحبا', en: 'Hello' } } }],
      gdprConsent: { isVisible: true, acceptBtn: { name: { ar: 'قبول', en: 'Accept' } } },
    })
    expect(site.events[0]?.name).toEqual({ ar: 'عرس', en: 'Wedding' })
    expect(site.pages[0]?.meta.title).toEqual({ ar: 'ع', en: 'T' })
    expect(imported(exportSite(site, someCatalog))).toEqual(site)
  })
})

describe('a file with faults', () => {
  test('is refused whole, with the path of every fault', () => {
    const file = aFile()
    file.pages = [
      {
        path: '/',
        components: [
          {
            id: 'Hero',
            uniqId: 'a',
            data: { title: 'x'.repeat(31), buttons: [{}, {}, { buttonUrl: 'javascript:x' }] },
          },
          { id: 'Hero', uniqId: 'a', data: {}, colorMode: 'PINK' },
          { id: 'Cards', data: { cards: [{ title: 'a' }, { title: '' }, { title: 'c' }] } },
          { id: 'Slides', data: { slides: 'none' } },
        ],
      },
      { path: '/', components: [] },
      { path: 'x', components: {} },
    ]
    file.theme = { ...file.theme, palette: { ...(file.theme.palette as Tree), primaryDark: '#12' } }
    Object.assign(file, { chats: [{ name: 'I C Q' }] })
    expect(faultsOf(file).sort()).toEqual(
      [
        'theme.palette.primaryDark bad-hex',
        'chats[0].name wrong-form',
        'pages[0].components[0].data.buttons[2].buttonUrl link-forbidden',
        'pages[0].components[1].colorMode not-an-option',
        'pages[0].components[1].uniqId section-exists',
        'pages[0].components[3].data.slides not-a-list',
        'pages[1].id page-exists',
        'pages[1].path path-taken',
        'pages[2].components not-a-list',
        'pages[2].path path-invalid',
      ].sort(),
    )
  })

  test('[LIM-20] a text that is too long and a list of too many or too few are kept and told, in every language', () => {
    const file = withComponent({
      id: 'Hero',
      uniqId: 'a',
      data: { title: 'x'.repeat(31), buttons: [{}, {}, {}], logoSrc: 'court', logoSrcAlt: 'y'.repeat(251) },
      translations: { en: { title: 'z'.repeat(32) } },
    })
    const [page] = file.pages as [Tree & { components: Tree[] }]
    page.components.push({ id: 'Slides', uniqId: 'b', data: { slides: [] } })
    page.meta = { title: 'm'.repeat(201) }
    const read = importSite(file, someCatalog)
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    expect(read.findings.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'pages[0].components[0].data.buttons too-many',
      'pages[0].components[0].data.logoSrcAlt.ar too-long',
      'pages[0].components[0].data.title too-long',
      'pages[0].components[0].translations.en.title too-long',
      'pages[0].components[1].data.slides too-few',
      'pages[0].meta.title too-long',
    ])
    const [hero] = read.site.pages[0]!.sections
    expect(hero!.content.title).toEqual({ ar: 'x'.repeat(31), en: 'z'.repeat(32) })
    expect(hero!.content.buttons).toHaveLength(3)
    expect(checkSite(read.site, someCatalog)).toEqual([])
    expect(importSite(exportSite(read.site, someCatalog), someCatalog)).toEqual({
      site: read.site,
      findings: expect.arrayContaining([expect.objectContaining({ code: 'too-many' })]),
    })
  })

  test('[LIM-20] a text past all reason and a list of thousands are faults', () => {
    const data = { title: 'x'.repeat(100_001), buttons: Array.from({ length: 1001 }, () => ({})) }
    expect(faultsOf(withComponent({ id: 'Hero', data }))).toEqual([
      'pages[0].components[0].data.title too-long',
      'pages[0].components[0].data.buttons too-many',
    ])
  })

  test.each([
    [{ constants: { siteId: 'a b' } }, 'constants.siteId not-an-id'],
    [{ constants: {} }, 'constants.siteId required'],
    [{ constants: { siteId: 'a', primaryLanguageCode: 'en' } }, 'constants.primaryLanguageCode languages-invalid'],
    [{ languages: [] }, 'languages languages-invalid'],
    [{ languages: undefined }, 'languages not-a-list'],
    [{ theme: undefined }, 'theme.palette.primaryLight required'],
    [{ theme: 'dark' }, 'theme not-an-object'],
    [{ pages: [] }, 'pages page-last'],
    [{ pages: undefined }, 'pages not-a-list'],
    [{ pages: [null] }, 'pages[0].path required'],
    [{ media: {} }, 'media not-a-list'],
    [
      {
        media: [
          { id: 'a', src: 'a.jpg' },
          { id: 'a', src: 'b.jpg' },
        ],
      },
      'media[1].id id-repeated',
    ],
    [{ shared: { header: [{ id: 'Navbar' }, { id: 'Navbar' }] } }, 'pages[0] template-unique'],
    [{ translations: { ar: {} } }, 'translations.ar language-unknown'],
    [{ translations: { en: { events: 'x' } } }, 'translations.en.events not-a-list'],
    [{ siteSettings: { contactEmail: 'nobody' } }, 'siteSettings.contactEmail not-an-email'],
    [{ siteSettings: { gtagId: '<script>' } }, 'siteSettings.gtagId wrong-form'],
  ])('%j is told', (change, fault) => {
    expect(faultsOf(JSON.parse(JSON.stringify({ ...aFile(), ...change })))).toContain(fault)
  })

  test('translates no item that is not there', () => {
    const translations = { en: { buttons: [{ id: 'k9', buttonText: 'x' }] } }
    expect(faultsOf(withComponent({ id: 'Hero', data: { title: 'أ' }, translations }))).toEqual([
      'pages[0].components[0].translations.en.buttons[0] item-missing',
    ])
  })

  test.each([null, 7, 'text', [], JSON.parse('{"__proto__": {}}'), {}])(
    'that is %j is refused and breaks nothing',
    (json) => {
      expect(faultsOf(json).length).toBeGreaterThan(0)
    },
  )

  test('breaks nothing wherever something of another kind stands', () => {
    const strangers = [null, 7, 'text', [], {}, [[]], [null], true]
    const tryAt = (file: Tree, key: string, stranger: Json) => {
      const result = importSite({ ...file, [key]: stranger }, someCatalog)
      if ('site' in result) expect(checkSite(result.site, someCatalog)).toEqual([])
    }
    for (const stranger of strangers) {
      for (const key of Object.keys(aFile())) tryAt(aFile(), key, stranger)
      const component = componentsOf(aFile())[0] as Tree
      for (const key of Object.keys(component)) tryAt(withComponent({ ...component, [key]: stranger }), 'x', 1)
      const data = component.data as Tree
      for (const key of Object.keys(data)) {
        tryAt(withComponent({ ...component, data: { ...data, [key]: stranger } }), 'x', 1)
        tryAt(withComponent({ ...component, translations: { en: { [key]: stranger } } }), 'x', 1)
      }
    }
  })
})
