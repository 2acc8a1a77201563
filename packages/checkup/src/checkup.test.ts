import type { Site } from '@mimar/document'
import { apply } from '@mimar/document'
import { NO_IMAGE } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { checkup, errorsInSteps } from './checkup.ts'

const meta = { title: { ar: 'عنوان', en: 'A title' }, keywords: {}, description: { ar: 'وصف', en: 'Words' } }
const text = (id: string, content: object = {}) =>
  someSection(id, 'Text10', {
    title: { ar: 'نص', en: 'Text' },
    paragraph: { ar: 'فقرة', en: 'A paragraph' },
    ...content,
  })
const button = (buttonUrl: string) => ({
  buttons: [{ id: 'b1', buttonText: { ar: 'زر', en: 'Button' }, buttonUrl, type: 'primary' }],
})

/** A site with nothing to say about it. */
const good: Site = {
  ...someSite,
  header: [someSection('nav', 'Navbar', { name: { ar: 'بيت', en: 'House' } })],
  footer: [someSection('foot', 'Footer3', { copyrightText: { ar: '© بيت', en: '© House' } })],
  pages: [somePage('/', [text('hello')], { meta }), somePage('/Rooms', [text('list')], { meta })],
}

const home = (...sections: ReturnType<typeof text>[]): Site => ({
  ...good,
  pages: [somePage('/', sections, { meta }), ...good.pages.slice(1)],
})

/** A page that says nothing to search engines but what stands on it. */
const nameless = (section: ReturnType<typeof text>, changes: object = {}): Site => ({
  ...good,
  pages: [somePage('/', [{ ...section, ...changes }])],
})

const settings = (changes: object) => ({ ...good, settings: { ...good.settings, ...changes } }) as Site

const picture = (changes: object = {}) =>
  someSection('photo', 'Text3', {
    title: { ar: 'نص', en: 'Text' },
    image: { media: 'court', alt: {}, isDecorative: false, crop: null, width: null, ...changes },
  })
const share = someSite.media.share!
const withPicture = (changes: object = {}): Site => ({
  ...home(picture(changes)),
  media: { ...good.media, court: { ...share, id: 'court', alt: {} } },
})

const gdpr = (startsOff: boolean) => {
  const gdprConsent = good.settings.gdprConsent as { readonly settings: object }
  return { gdprConsent: { ...gdprConsent, isVisible: true, settings: { ...gdprConsent.settings, startsOff } } }
}

const [ar, en] = [{ ar: 'كلمة' }, { en: 'Word' }]
const both = { ...ar, ...en }
const BOTH = { title: both, slideParagraph: both }
type Texts = { readonly [name: string]: object }

const slides = (of: { readonly [id: string]: Texts }, onPicture = false) =>
  someSection('hello', 'Testimonials3', {
    slides: Object.entries(of).map(([id, { title: _, ...slide }]) => ({
      id,
      slideTitle: {},
      slideTitleAlignment: null,
      slideParagraph: {},
      slideParagraphAlignment: null,
      ...slide,
    })),
    ...(onPicture && {
      backgroundImg: { media: 'court', alt: {}, isDecorative: true, crop: null, width: null },
    }),
  })
const cards = (...of: readonly Texts[]) =>
  someSection('hello', 'FeatureCards', {
    title: both,
    cards: of.map(({ slideParagraph: _, ...card }, index) => ({ id: `c${index}`, title: {}, paragraph: {}, ...card })),
  })
const withMedia = (site: Site): Site => ({ ...site, media: withPicture().media })

/** What there is to find, and that its errors are found in steps as well. */
function check(site: Site, weight = 1000) {
  const all = checkup({ site, catalog, weigh: () => weight })
  expect(stepped(site).found).toEqual(all.filter(({ level }) => level === 'error'))
  return all
}

function stepped(site: Site) {
  const work = errorsInSteps({ site, catalog })
  for (let steps = 0; ; steps += 1) {
    const step = work.next()
    if (step.done) return { found: step.value, steps }
  }
}
const codes = (site: Site) => check(site).map(({ code }) => code)

test('[U40] a site of many pages is looked through page by page', () => {
  const pages = Array.from({ length: 300 }, (_, at) => somePage(`/Page-${at}`, [text(`text-${at}`)], { meta }))
  expect(stepped({ ...good, pages: [...good.pages, ...pages] }).steps).toBeGreaterThan(900)
})

test('[U40] a site in order has no findings', () => {
  expect(check(good)).toEqual([])
})

test.each<[string, Site, string[]]>([
  ['a link to a page', home(text('hello', button('/Rooms'))), []],
  ['a link to a page in another case, and with its language', home(text('hello', button('/en/rooms/?a=1'))), []],
  ['a link home', home(text('hello', button('/home'))), []],
  ['a link to a page that is gone', home(text('hello', button('/Spa'))), ['link-broken']],
  [
    'a link to the address that a page had before',
    {
      ...home(text('hello', button('/Suites'))),
      settings: { ...good.settings, redirects: [{ id: 'r1', from: '/Suites', to: '/Rooms' }] },
    },
    [],
  ],
  ['a link to a section of another page', home(text('hello', button('/Rooms#comp-list'))), []],
  ['a link to a section that is gone', home(text('hello', button('/Rooms#comp-gone'))), ['anchor-broken']],
  ['a link to a section of this page', home(text('hello', button('#comp-hello'))), []],
  ['a link to no section of this page', home(text('hello', button('#comp-list'))), ['anchor-broken']],
  ['a link to a file', home(text('hello', button('/menu.pdf'))), []],
  ['a link elsewhere', home(text('hello', button('https://example.org/Spa'))), []],
  [
    'a link of the privacy policy to a page that is gone',
    settings({ privacyPolicy: { ...(good.settings.privacyPolicy as object), link: '/Privacy' } }),
    ['link-broken'],
  ],
  [
    'a broken link in a section that nobody sees',
    home({ ...text('hello', button('/Spa')), isHidden: true }, text('other')),
    [],
  ],
])('[U40] links: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

test.each<[string, Site, string[]]>([
  ['a text without its English', home(text('hello', { title: { ar: 'نص' } })), ['text-untranslated']],
  ['a text without its German, which nobody sees', home(text('hello')), []],
  ['a required text that is empty', home(text('hello', { title: {} })), ['text-required']],
  ['a section that nothing was written in yet', home(text('hello', { title: {}, paragraph: {} })), []],
  ['a slide without its text, with its name', home(slides({ a: BOTH, b: { slideTitle: both } })), ['text-required']],
  [
    'a slide that only its translation is written in',
    home(slides({ a: BOTH, b: { slideParagraph: en } })),
    ['text-required'],
  ],
  ['a slide that nothing was written in yet, among others', home(slides({ a: BOTH, b: {} })), ['item-empty']],
  ['slides that nothing was written in yet', home(slides({ a: {}, b: {} })), []],
  ['the only slide, empty on a picture', withMedia(home(slides({ a: {} }, true))), ['text-required']],
  ['three cards, one of them empty', home(cards(BOTH, BOTH, {})), ['text-required']],
  ['three cards, one of them without its title', home(cards(BOTH, BOTH, { paragraph: both })), ['text-required']],
  ['four cards, one of them without its title', home(cards(BOTH, BOTH, BOTH, { paragraph: both })), []],
  ['five cards, two of them empty', home(cards(BOTH, {}, BOTH, BOTH, {})), ['item-empty', 'item-empty']],
  [
    'a button that nothing is written on',
    home(
      text('hello', {
        buttons: [...button('/Rooms').buttons, { id: 'b2', buttonText: {}, buttonUrl: '', type: 'primary' }],
      }),
    ),
    ['item-empty'],
  ],
  ['a page without a title, whose heading and paragraph say it', nameless(text('hello')), []],
  [
    'a page whose heading is hidden from those who read the first language',
    nameless(text('hello', {}), { hiddenOn: ['language:ar'] }),
    ['title-missing', 'description-missing'],
  ],
  [
    'a page without title and heading',
    nameless(text('hello', { title: { en: 'Text' } })),
    ['text-required', 'title-missing'],
  ],
  [
    'a page without title, description and paragraph',
    nameless(someSection('hello', 'PlainHeader', { title: { ar: 'نص', en: 'Text' } })),
    ['description-missing'],
  ],
  [
    'an entry as it is added',
    nameless(
      someSection('head', 'EntryHead', {
        title: { ar: 'خبر', en: 'News' },
        paragraph: { ar: 'ما الجديد', en: 'More' },
      }),
    ),
    [],
  ],
])('[U40] texts: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

test.each<[string, Site, string[]]>([
  ['a picture that is not described', withPicture(), ['alt-missing']],
  ['one that is described', withPicture({ alt: { ar: 'الفناء' } }), []],
  ['one that is decoration', withPicture({ isDecorative: true }), []],
])('[U40] pictures: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

const sent = (type: string) => ({
  ...{ hash: 'a1'.repeat(32), type, name: 'sent', size: 9, width: 640, height: 360, seconds: 2 },
})
const film = (captions: object, isSent = true) =>
  home(
    someSection('film', 'Video', {
      ...{ title: { ar: 'جولة', en: 'A tour' }, paragraph: { ar: 'فقرة', en: 'Words' } },
      ...{ film: isSent ? { '*': sent('video/mp4') } : {}, captions },
    }),
  )
const papers = (...files: readonly object[]) =>
  home(
    someSection('papers', 'FileList', {
      ...{ title: { ar: 'أوراق', en: 'Papers' }, paragraph: { ar: 'فقرة', en: 'Words' } },
      files: files.map((item, index) => ({ id: `f${index}`, name: {}, note: {}, file: {}, ...item })),
    }),
  )

test.each<[string, Site, string[]]>([
  ['a video without captions, in a site of two languages', film({}), ['captions-missing', 'captions-missing']],
  ['one with captions in one of them', film({ ar: sent('text/vtt') }), ['captions-missing']],
  ['one with both', film({ ar: sent('text/vtt'), en: sent('text/vtt') }), []],
  ['a video of others', film({}, false), []],
])('[SEC-40] captions: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

test('[SEC-40] captions that are missing are told with their language', () => {
  expect(check(film({ en: sent('text/vtt') }))).toMatchObject([{ language: 'ar', section: 'film', field: 'captions' }])
})

const pdf = { '*': sent('application/pdf') }
test.each<[string, Site, string[]]>([
  ['one that is there', papers({ name: both, file: pdf }), []],
  ['one without its file', papers({ name: both, file: pdf }, { name: both }), ['file-missing']],
  ['one without a name', papers({ file: pdf }), ['text-required']],
  ['an item that nothing was said in yet', papers({ name: both, file: pdf }, {}), ['item-empty']],
])('[SEC-41] files: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

test('[U40] a first view that weighs too much is told with its weight', () => {
  const [found] = check(withPicture({ isDecorative: true }), 2_340_000)
  expect(found).toMatchObject({ code: 'page-heavy', page: 'home', params: { bytes: 2_340_000 } })
})

test('[U40] colours that are hard to read are found in the modes the site shows', () => {
  const palette = { ...good.theme.palette, accentDark: '#CCCCCC' }
  const found = check({ ...good, theme: { ...good.theme, palette } })
  expect(found.map(({ code }) => code)).toContain('contrast-low')
  expect(new Set(found.map(({ params }) => params.mode))).toEqual(new Set(['EXTRALIGHT']))
})

test.each<[string, Site, string[]]>([
  ['choices ticked in advance', settings(gdpr(false)), ['consent-preticked']],
  ['choices that start off', settings(gdpr(true)), []],
  ['an id of another provider', settings({ gtagId: 'UA_123' }), ['tracking-malformed']],
  ['a right id', settings({ gtagId: 'G-ABCD1234' }), []],
])('[U40] settings: %s', (_, site, expected) => {
  expect(codes(site)).toEqual(expected)
})

const PIXEL = { facebookPixelCode: '1234567890123456' }
const asked = (mode: 'gdprConsent' | 'simpleConsent', description: object) => {
  const consent = good.settings[mode] as { readonly settings: object }
  const categories = [{ id: 'c1', type: 'analytics', title: {}, description }]
  const worded = { ...consent.settings, startsOff: true, categories }
  return { ...PIXEL, [mode]: { ...consent, isVisible: true, consentText: description, settings: worded } }
}
test.each<[string, Site, string[]]>([
  ['nobody is asked', settings(PIXEL), ['pixel-advertises']],
  ['visitors are asked in Mimar’s words', settings(asked('gdprConsent', {})), ['pixel-advertises']],
  ['the owner’s words are there in one language of two', settings(asked('gdprConsent', ar)), ['pixel-advertises']],
  ['the owner’s words are there', settings(asked('gdprConsent', both)), []],
  ['the notice has the owner’s words', settings(asked('simpleConsent', both)), []],
  ['the notice has Mimar’s words', settings(asked('simpleConsent', {})), ['pixel-advertises']],
  ['it is another’s id', settings({ facebookPixelCode: 'G-1' }), ['tracking-malformed']],
])('[U40] [SCRIPT-2] that Meta’s pixel serves advertising is remarked while: %s', (_, site, expected) => {
  const found = check(site)
  expect(found.map(({ code }) => code)).toEqual(expected)
  for (const { code, level, field } of found) {
    if (code === 'pixel-advertises') expect([level, field]).toEqual(['warning', 'facebookPixelCode'])
  }
})

test('[U40] a second footer and a second section of one id are found', () => {
  expect(codes(home(text('hello'), good.footer[0]!))).toContain('template-repeated')
  expect(codes(home(text('hello'), text('list')))).toEqual(['id-repeated'])
})

const story = (textMarks: object) =>
  someSection('hello', 'Article', {
    title: both,
    body: [{ id: 'b1', block: null, text: { ar: 'كلمة هنا', en: 'Word here' }, textMarks, picture: NO_IMAGE }],
  })

test('[U40] [SEC-39] a link within a text that leads nowhere is told by its text and its language', () => {
  expect(codes(home(story({ ar: 'a0-4=/Rooms b0-3', en: 'a0-4=https://example.org' })))).toEqual([])
  expect(check(home(story({ ar: 'a0-4=/Spa', en: 'a0-4=/Rooms a5-9=#nowhere' })))).toMatchObject([
    { code: 'link-broken', section: 'hello', field: 'body/b1/text', language: 'ar', params: { address: '/Spa' } },
    { code: 'anchor-broken', section: 'hello', field: 'body/b1/text', language: 'en', params: { address: '#nowhere' } },
  ])
})

test.each([
  ['link-broken', home(story({ ar: 'b0-8 a0-4=/Spa' }))],
  ['link-broken', home(text('hello', button('/Spa')))],
  ['alt-missing', withPicture()],
  ['consent-preticked', settings(gdpr(false))],
  ['item-empty', home(slides({ a: BOTH, b: {} }))],
])('[U40] what can be put right is right afterwards: %s', (code, site) => {
  const [found] = check(site)
  expect(found?.code).toBe(code)
  const fixed = found!.fix.reduce((now, operation) => apply(now, operation, catalog).site, site)
  expect(codes(fixed)).toEqual([])
})

test('[U40] a translation is out of date when its original changes, until it is written again', () => {
  const write = (site: Site, language: string, value: string) =>
    apply(site, { do: 'set-field', section: 'hello', field: 'title', language, value }, catalog).site
  const changed = write(good, 'ar', 'نص آخر')
  expect(check(changed)).toMatchObject([{ code: 'text-stale', page: 'home', field: 'title', language: 'en' }])
  expect(check(write(changed, 'en', 'Other words'))).toEqual([])
})

const long = { ar: 'ن'.repeat(201), en: 'T', de: 'x'.repeat(999) }
test.each<[string, Site, string[]]>([
  [
    'a text beyond the rule of its own component (GEN-18)',
    home({ ...text('hello', { title: { ar: 'نص أطول', en: 'T' } }), validation: { title: { max: 3 } } }),
    ['text-too-long hello title ar 7/3'],
  ],
  ['a text that is too long', home(text('hello', { title: long })), ['text-too-long hello title ar 201/200']],
  ['one that nobody sees', home({ ...text('hello', { title: long }), isHidden: true }, text('other')), []],
  [
    'a title of a page that is too long',
    {
      ...good,
      pages: [somePage('/', [text('hello')], { meta: { ...meta, title: { ...meta.title, en: 'x'.repeat(201) } } })],
    },
    ['text-too-long null title en 201/200'],
  ],
  ['a name of the site that is too long', settings({ name: { ar: 'x'.repeat(500) } }), ['text-too-long null name ar']],
  [
    'too few cards',
    home(someSection('hello', 'FeatureCards', { title: both, cards: [{ id: 'c', title: both, paragraph: both }] })),
    ['list-too-short hello cards null 1/3'],
  ],
  ['too many cards', home(cards(...Array.from({ length: 20 }, () => BOTH))), ['list-too-long hello cards null 20/']],
])('[LIM-20] [GEN-18] what a file left beyond a limit stops a publish: %s', (_, site, expected) => {
  const found = check(site)
    .filter(({ level }) => level === 'error')
    .map(({ code, section, field, language, params }) => {
      const { length, limit, count, min, max } = params
      return `${code} ${section} ${field} ${language} ${length ?? count}/${limit ?? min ?? max}`
    })
  expect(found).toHaveLength(expected.length)
  for (const [index, start] of expected.entries()) expect(found[index]).toContain(start)
})

test('[U40] errors come first', () => {
  const levels = check(home(text('hello', { title: { ar: 'نص' }, ...button('/Spa') }))).map(({ level }) => level)
  expect(levels).toEqual(['error', 'warning'])
})

test('[U40] a link to a hidden page is told, but not that of a menu; what stands on the hidden page is nobody’s to see', () => {
  const hidden = { ...good.pages[1]!, isHidden: true as const, sections: [text('list', { title: {} })] }
  const nav = someSection('nav', 'Navbar', {
    headerLinks: [{ id: 'l1', text: { ar: 'غرف', en: 'Rooms' }, link: '/Rooms' }],
  })
  const site = { ...home(text('hello', button('/en/rooms/'))), header: [nav] }
  const found = checkup({ site: { ...site, pages: [site.pages[0]!, hidden] }, catalog, weigh: () => 0 })
  expect(found.map(({ code, level, section, field }) => [code, level, section, field])).toEqual([
    ['link-hidden', 'warning', 'hello', 'buttons/b1/buttonUrl'],
  ])
})
