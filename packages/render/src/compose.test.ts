import type { Page, Site } from '@mimar/document'
import { text as textField } from '@mimar/fields'
import { defineTemplate, type IconShape } from '@mimar/sections'
import { catalogOf } from '@mimar/sections/testing'
import { describe, expect, test } from 'vitest'
import { composePage, createComposer, languageOfPath, pageAddress } from './index.ts'
import type { RenderMode } from './surroundings.ts'
import { somePage, someSection, someSite, someSurroundings } from './testing.ts'

const compose = (site: Site, page: Page, language = 'ar', mode: RenderMode = 'published') =>
  composePage({ site, page, language, mode, surroundings: someSurroundings })

const withPage = (...sections: Page['sections']) => {
  const page = somePage('/Rooms', sections)
  return { site: { ...someSite, pages: [someSite.pages[0]!, page] }, page }
}
const text = (id: string, changes = {}) => someSection(id, 'Text10', { title: { ar: 'غرفة', en: 'Room' } }, changes)
const ids = ({ sections }: ReturnType<typeof compose>) => sections.map(({ section }) => section.id)

test('[GEN-1] [GEN-2] a page shows the shared header, its own sections in order, and the shared footer', () => {
  const { site, page } = withPage(text('a'), text('b'))
  expect(ids(compose(site, page))).toEqual(['nav', 'a', 'b', 'foot'])
})

test('a page is composed of the templates it is given, and of no others', () => {
  const notes = defineTemplate({ id: 'Notes', category: 'text', fields: { title: textField() } })
  const surroundings = { ...someSurroundings, catalog: catalogOf([notes]) }
  const { site, page } = withPage(text('a'), someSection('own', 'Notes', { title: { ar: 'غرفة' } }))
  const drawn = composePage({ site, page, language: 'ar', mode: 'published', surroundings })
  expect(ids(drawn)).toEqual(['own'])
  expect(drawn.sections[0]?.props.content).toEqual({ title: 'غرفة' })
  expect([drawn.site.navigation, drawn.title]).toEqual([[], 'بيت الياسمين'])
})

test('a page may have a header and a footer of its own', () => {
  const { site, page } = withPage(text('a'))
  expect(ids(compose(site, { ...page, header: [], footer: [text('own')] }))).toEqual(['a', 'own'])
})

test('[GEN-7] visitors get neither hidden nor empty sections; the canvas keeps both', () => {
  const { site, page } = withPage(text('a'), text('hidden', { isHidden: true }), someSection('empty', 'Text10'))
  expect(ids(compose(site, page))).toEqual(['nav', 'a', 'foot'])
  expect(ids(compose(site, page, 'ar', 'canvas'))).toEqual(['nav', 'a', 'hidden', 'empty', 'foot'])
})

test('[GEN-7] a section hidden in a language is not in its pages, and one hidden on a device says so', () => {
  const { site, page } = withPage(
    text('a', { hiddenOn: ['language:ar'] }),
    text('b', { hiddenOn: ['phone', 'tablet'] }),
  )
  expect(ids(compose(site, page))).toEqual(['nav', 'b', 'foot'])
  expect(ids(compose(site, page, 'en'))).toEqual(['nav', 'a', 'b', 'foot'])
  expect(ids(compose(site, page, 'ar', 'canvas'))).toEqual(['nav', 'a', 'b', 'foot'])
  const [, b] = compose(site, page).sections
  expect(b!.props.mark.root()).toMatchObject({ 'data-hidden-phone': '', 'data-hidden-tablet': '' })
})

test('[GEN-7] visitors do not get the empty items of a list; the canvas keeps their places', () => {
  const blocks = [
    { id: 'k1', title: { ar: 'غرفة' } },
    { id: 'k2', icon: 'tabler:bed', title: {} },
  ]
  const { site, page } = withPage(someSection('a', 'Feature13', { blocks }))
  const items = (mode: RenderMode) =>
    (compose(site, page, 'ar', mode).sections[1]!.props.content as { blocks?: readonly unknown[] }).blocks?.length
  expect([items('published'), items('canvas')]).toEqual([1, 2])
})

test('[GEN-4] each section knows whether another follows, and in which colour', () => {
  const { site, page } = withPage(text('a'), text('b', { colorMode: 'DARK' }))
  const facts = compose(site, page).sections.map(({ props }) => props.section)
  expect(facts[0]).toMatchObject({ hasNext: true, nextId: 'a', nextColorMode: 'EXTRALIGHT' })
  expect(facts[1]).toMatchObject({ isFirst: true, colorMode: 'EXTRALIGHT' })
  expect(facts[2]).toMatchObject({ isFirst: false, joinsPrevious: false })
})

test('[SEC-33] a page begins below an announcement: its heading stays the only one of the first rank', () => {
  const { site, page } = withPage(someSection('n', 'NoticeBar', { notice: { ar: 'الجمعة مغلق' } }), text('a'))
  const firsts = compose(site, page).sections.map(({ props }) => [props.section.id, props.section.isFirst])
  expect(firsts.slice(1, 3)).toEqual([
    ['n', false],
    ['a', true],
  ])
})

test('[SEC-49] the columns that were chosen are said by the root to styles, and as a number to its view; else by nobody', () => {
  const { site, page } = withPage(
    someSection('c', 'FeatureCards', { title: { ar: 'غرف' } }, { columns: 'THREE' }),
    text('a'),
  )
  const [, cards, plain] = compose(site, page).sections.map(({ props }) => props)
  expect([cards!.mark.root()['data-cols'], cards!.section.columns]).toEqual(['THREE', 3])
  expect(plain!.mark.root()).not.toHaveProperty('data-cols')
  expect(plain!.section).not.toHaveProperty('columns')
})

const picture = (id: string, changes = {}) => someSection(id, 'Text3', { title: { ar: 'غرفة' } }, changes)
const sides = ({ sections }: ReturnType<ReturnType<typeof createComposer>>) =>
  sections.map(({ props }) => props.mark.root()['data-side'])

test('[SEC-11] every second section of a template that alternates is on the other side; hidden ones are not counted', () => {
  const { site, page } = withPage(picture('a'), text('t'), picture('hidden', { isHidden: true }), picture('b'))
  expect(sides(compose(site, page, 'ar', 'canvas'))).toEqual([undefined, 'RIGHT', undefined, 'LEFT', 'LEFT', undefined])
})

test('[SEC-11] the orientation of a section that alternates turns its sides round', () => {
  const { site, page } = withPage(picture('a', { orientation: 'LEFT' }), picture('b', { orientation: 'LEFT' }))
  expect(sides(compose(site, page))).toEqual([undefined, 'LEFT', 'RIGHT', undefined])
})

test('of sections that alternate, those below a new one get another side and nothing else', () => {
  const composer = createComposer()
  const [a, b, c] = ['a', 'b', 'c'].map((id) => picture(id))
  const draw = (...sections: Page['sections']) => {
    const { site, page } = withPage(...sections)
    const input = { page, language: 'ar', mode: 'canvas' as const, surroundings: someSurroundings }
    return composer({ ...input, site: { ...someSite, ...site } })
  }
  const before = draw(a!, b!, c!)
  const after = draw(a!, picture('new'), b!, c!)
  expect(sides(after).slice(1, -1)).toEqual(['RIGHT', 'LEFT', 'RIGHT', 'LEFT'])
  expect(after.sections[1]).toBe(before.sections[1])
  const [was, is] = [before.sections[3]!, after.sections[4]!]
  expect([was === is, is.isSameButRoot(was)]).toEqual([false, true])
  expect([was.root(), is.root()]).toEqual([was.props.mark.root(), is.props.mark.root()])
})

test('on the canvas the content of a section is read when a view asks, and at no other time', () => {
  let reads = 0
  const title = { ar: 'غرفة' }
  const counting = (id: string) => {
    const section = text(id)
    const content = {
      get title() {
        reads += 1
        return title
      },
    }
    return { ...section, content }
  }
  const sections = Array.from({ length: 40 }, (_, at) => counting(`s${at}`))
  const composer = createComposer()
  const draw = (own: Page['sections']) => {
    const { site, page } = withPage(...own)
    const input = { page, language: 'ar', mode: 'canvas' as const, surroundings: someSurroundings }
    return composer({ ...input, site: { ...someSite, ...site } }).sections
  }
  const first = draw(sections)
  draw([...sections.slice(0, 20), counting('new'), ...sections.slice(20)])
  expect(reads).toBe(0)
  expect(first[5]!.props.content).toMatchObject({ title: 'غرفة' })
  expect(reads).toBe(1)
})

test('a section that comes between others draws none of those further down again', () => {
  const composer = createComposer()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => text(id))
  const draw = (...sections: Page['sections']) => {
    const { site, page } = withPage(...sections)
    const input = { page, language: 'ar', mode: 'canvas' as const, surroundings: someSurroundings }
    return composer({ ...input, site: { ...someSite, ...site } }).sections
  }
  const before = draw(a!, b!, c!, d!)
  const after = draw(a!, b!, text('new'), c!, d!)
  expect(after.at(-1)).toBe(before.at(-1))
  expect(after.at(-2)).toBe(before.at(-2))
})

test('two plain neighbours of one colour share a padding; one with a picture keeps its own', () => {
  const background = { media: 'share', alt: {}, isDecorative: false, crop: null, width: null }
  const { site, page } = withPage(
    text('a'),
    text('b'),
    someSection('c', 'Text10', { title: { ar: 'ج' }, backgroundImg: background }),
  )
  expect(compose(site, page).sections.map(({ props }) => props.section.joinsPrevious)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
})

test('a footer knows the colour of the panel it stands below, and nothing else does', () => {
  const panel = someSection('p', 'CTA2', {}, { category: 'cta', colorMode: 'DARK' })
  const above = ({ site, page }: ReturnType<typeof withPage>) =>
    compose(site, page, 'ar', 'canvas').sections.map(({ props }) => props.section.panelAbove)
  expect(above(withPage(text('a'), panel))).toEqual([null, null, null, 'DARK'])
  expect(above(withPage(panel, text('a')))).toEqual([null, null, null, null])
})

test('the orientation of a section is its own, else the theme’s', () => {
  const { site, page } = withPage(text('a'), text('b', { orientation: 'LEFT' }))
  expect(compose(site, page).sections.map(({ props }) => props.section.orientation)).toEqual([
    'RIGHT',
    'RIGHT',
    'LEFT',
    'RIGHT',
  ])
})

test('a text that is not translated stands in with its own language and direction', () => {
  const { site, page } = withPage(someSection('a', 'Text10', { title: { ar: 'غرفة' } }))
  const { props } = compose(site, page, 'en').sections[1]!
  expect((props.content as { title: string }).title).toBe('غرفة')
  expect(props.mark('title')).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(props.mark('paragraph')).toEqual({})
})

test('a picture says what it shows in the language of the page, else in the primary; a decorative one says nothing', () => {
  const media = { ...someSite.media.share!, alt: { ar: 'الفناء' }, focal: { x: 0.25, y: 0.6 } }
  const image = (alt: object, isDecorative = false) => ({ media: 'share', alt, isDecorative, crop: null, width: null })
  const shown = (alt: object, isDecorative = false) => {
    const { site, page } = withPage(someSection('a', 'Text3', { image: image(alt, isDecorative) }))
    const composed = compose({ ...site, media: { share: media } }, page, 'en').sections[1]!
    return (composed.props.content as unknown as { image: { alt: string; position: string } }).image
  }
  expect(shown({ en: 'Courtyard' })).toMatchObject({ alt: 'Courtyard', position: '25% 60%' })
  expect(shown({}).alt).toBe('الفناء')
  expect(shown({ en: 'Courtyard' }, true).alt).toBe('')
})

test('[GEN-14] what the installation decides reaches every view', () => {
  const { site, page } = withPage(text('a'))
  const facts = compose({ ...site, constants: { ...site.constants, isPaid: true } }, page).sections[1]!.props.site
  expect(facts).toMatchObject({
    siteId: 'house',
    siteHash: 'h4sh',
    generatorVersion: '0.1',
    isPaid: true,
    pageIndex: 1,
  })
})

describe('[NAV-6] the language menu', () => {
  const menu = (languageSwitch: 'root' | 'same-page', language = 'ar') => {
    const { site, page } = withPage(text('a'))
    const facts = compose({ ...site, settings: { ...site.settings, languageSwitch } }, page, language).site
    return facts.languages.map(({ code, href, isCurrent }) => [code, href, isCurrent])
  }
  test('lists active languages only, by their order, and leads to the root of each', () => {
    expect(menu('root', 'en')).toEqual([
      ['ar', '/', false],
      ['en', '/en/', true],
    ])
  })
  test('leads to the same page where the site says so', () => {
    expect(menu('same-page')).toEqual([
      ['ar', '/Rooms/', true],
      ['en', '/en/Rooms/', false],
    ])
  })
})

describe('[GEN-10] addresses', () => {
  const prefixed = { ...someSite, settings: { ...someSite.settings, primaryHasNoPrefix: false } }
  test('the primary language has no prefix, others have their code, and all a slash at the end', () => {
    expect(pageAddress(someSite, { path: '/Rooms' }, 'ar')).toBe('/Rooms/')
    expect(pageAddress(someSite, { path: '/' }, 'en')).toBe('/en/')
    expect(pageAddress(prefixed, { path: '/Rooms' }, 'ar')).toBe('/ar/Rooms/')
  })
  test('a path is read back to its language and its page', () => {
    expect(languageOfPath(someSite, '/en/Rooms/')).toMatchObject({
      language: { code: 'en' },
      path: '/Rooms',
      isPrefixed: true,
    })
    expect(languageOfPath(someSite, '/ar/Rooms')).toMatchObject({
      language: { code: 'ar' },
      path: '/ar/Rooms',
      isPrefixed: false,
    })
    expect(languageOfPath(prefixed, '/ar/')).toMatchObject({ language: { code: 'ar' }, path: '/', isPrefixed: true })
  })
})

describe('links', () => {
  const { site, page } = withPage(text('a'))
  const link = compose(site, page, 'en').site.link
  test.each([
    ['[LINK-1] an internal path gets its language and a slash', '/Rooms', '/en/Rooms/'],
    ['[LINK-1] query and anchor are kept', '/Rooms?a=1#comp-x', '/en/Rooms/?a=1#comp-x'],
    ['[LINK-1] a path that names a language is left alone', '/ar/Rooms', '/ar/Rooms/'],
    ['[LINK-1] a file gets no slash', '/menu.pdf', '/en/menu.pdf'],
    ['[LINK-3] an anchor stays', '#comp-x', '#comp-x'],
    ['[LINK-3] a telephone stays', 'tel:+963111', 'tel:+963111'],
    ['[LINK-5] what may not be rendered leads nowhere', 'javascript:alert(1)', '#'],
  ])('%s', (_, address, href) => expect(link(address)).toEqual({ href }))

  test('[LINK-3] [LINK-5] another site opens in a new tab, and gets a scheme where it has none', () => {
    expect(link('example.org')).toEqual({ href: 'http://example.org', target: '_blank', rel: 'noopener' })
  })
  test('[LINK-4] on the canvas the home link is /home', () => {
    const canvas = compose(site, page, 'en', 'canvas').site
    expect(canvas.homeHref).toBe('/home')
    expect(canvas.link('/')).toEqual({ href: '/home' })
  })
})

describe('[GEN-8] title and description', () => {
  test('are the owner’s where there are some', () => {
    const { site, page } = withPage(text('a'))
    const meta = { title: { en: 'Rooms in Idlib' }, keywords: { en: 'rooms' }, description: { en: 'Seven rooms.' } }
    expect(compose(site, { ...page, meta }, 'en')).toMatchObject({
      title: 'Rooms in Idlib',
      keywords: 'rooms',
      description: 'Seven rooms.',
    })
  })
  test('else come from the first title, the site’s name and the first paragraph, cut at a word', () => {
    const paragraph = { en: 'A house of stone and jasmine. '.repeat(20) }
    const { site, page } = withPage(someSection('a', 'Text10', { title: { en: 'Our rooms' }, paragraph }))
    const composed = compose(site, page, 'en')
    expect(composed.title).toBe('Our rooms – Jasmine House')
    expect(composed.description).toMatch(/^A house.{100,160}\w…$/)
  })
})

describe('a composer', () => {
  const sections = Array.from({ length: 400 }, (_, index) => text(`s${index}`))
  const { site, page } = withPage(...sections)
  const input = { language: 'ar', mode: 'canvas', surroundings: someSurroundings } as const

  test('gives every section but the changed one back as the same object', () => {
    const again = createComposer()
    const before = again({ ...input, site, page })
    const changed = { ...page, sections: page.sections.with(7, text('s7', { label: 'other' })) }
    const after = again({ ...input, site: { ...site, pages: [site.pages[0]!, changed] }, page: changed })
    const other = after.sections.filter((section, index) => section !== before.sections[index])
    expect(other.map(({ section }) => section.id)).toEqual(['s7'])
  })

  test('draws a section again when a picture in it becomes another', () => {
    const again = createComposer()
    const picture = { media: 'share', alt: {}, isDecorative: false, crop: null, width: null }
    const own = { ...page, sections: [text('a'), someSection('p', 'Text3', { image: picture })] }
    const before = again({ ...input, site, page: own })
    const media = { share: { ...site.media.share!, alt: { ar: 'فناء' } } }
    const after = again({ ...input, site: { ...site, media }, page: own })
    expect(after.sections.map((section, index) => section === before.sections[index])).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})

test('[VIS-4] an icon that no set has is a red warning on the canvas, and nothing for visitors', () => {
  const { site, page } = withPage(text('a'))
  const surroundings = { ...someSurroundings, icon: () => undefined }
  const iconIn = (mode: RenderMode, name: string) =>
    composePage({ site, page, language: 'ar', mode, surroundings }).site.icon(name)
  expect(iconIn('canvas', 'tabler:no-such-icon')?.body).toContain('stroke="#c0262d"')
  expect(iconIn('canvas', '')).toBeUndefined()
  expect(iconIn('published', 'tabler:no-such-icon')).toBeUndefined()
})

test('[VIS-4] what the canvas has drawn an icon with stays so until there are other facts', () => {
  const { site, page } = withPage(text('a'))
  let shape: IconShape | undefined
  const surroundings = { ...someSurroundings, icon: () => shape }
  const composer = createComposer()
  const facts = () => composer({ site, page, language: 'ar', mode: 'canvas', surroundings: { ...surroundings } }).site
  const before = facts()
  const missing = before.icon('tabler:bed')
  shape = { body: '<path/>', width: 24, height: 24 }
  expect(before.icon('tabler:bed')).toBe(missing)
  expect(facts().icon('tabler:bed')).toBe(shape)
})

test('[THEME-4] a theme that names no ornament has none, whatever its look', () => {
  for (const look of ['ROUNDED', 'CORNERED', 'SHARP'] as const) {
    const site = { ...someSite, theme: { ...someSite.theme, look, ornament: null } }
    const page = site.pages[0]!
    const composed = composePage({
      site,
      page,
      pageIndex: 0,
      language: 'ar',
      mode: 'published',
      surroundings: someSurroundings,
    })
    expect(composed.site.ornament).toBe('none')
  }
})
