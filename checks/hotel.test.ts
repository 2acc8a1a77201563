import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { importSite } from '@mimar/document'
import { countGraphemes, isEmail } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import {
  components,
  contentsOf,
  hotel,
  hotelFile,
  languages,
  type Raw,
  readableTexts,
  shadow,
  stringsIn,
} from './hotel-site.ts'

const PATHS = ['/', '/Rooms', '/Restaurant', '/Events', '/Contact_us']
const page = (path: string) => hotel.pages.find((candidate) => candidate.path === path)!
const section = (uniqId: string) => components.find((component) => component.uniqId === uniqId)!
const items = (value: unknown) => value as readonly Raw[]
const contents = components.map(contentsOf)

test('[REF-1] five pages stand at their exact paths', () => {
  expect(hotel.pages.map(({ path }) => path)).toEqual(PATHS)
})

test.each([
  ['/', ['Header13', 'Feature13', 'Text10', 'FeatureCards', 'Testimonials3']],
  ['/Rooms', ['PlainHeader', 'Text10', 'Portfolio8', 'Steps2', 'CTA2']],
  ['/Restaurant', ['Header13', 'Text10', 'Feature17', 'Portfolio8', 'Text3', 'Text4']],
  ['/Events', ['Header13', 'Text10', 'Portfolio8', 'Text4', 'Portfolio8', 'CTA2']],
  ['/Contact_us', ['Header15', 'Contact', 'IconBlocks']],
])('[REF-1] %s is composed in the order the specification lists', (path, order) => {
  expect(page(path).components.map(({ id }) => id)).toEqual(order)
  expect(hotel.shared.header.map(({ id }) => id)).toEqual(['Navbar'])
  expect(hotel.shared.footer.map(({ id }) => id)).toEqual(['Footer9'])
})

test('[REF-1] the home page leads to rooms, restaurant and contact', () => {
  expect(items(section('home-doors').data.blocks).map(({ additionalUrl }) => additionalUrl)).toEqual([
    '/Rooms',
    '/Restaurant',
    '/Contact_us',
  ])
})

test('[REF-1] rooms has two buttons, six types and a way to book; events and contact have theirs', () => {
  expect(items(section('rooms-intro').data.buttons)).toHaveLength(2)
  expect(items(section('rooms-types').data.imageSteps).map(({ id }) => id)).toEqual([
    'single',
    'twin',
    'double',
    'queen',
    'king',
    'studio',
  ])
  for (const uniqId of ['rooms-booking', 'events-booking'])
    expect(section(uniqId).data.buttonUrl).toMatch(/^\/Contact_us/)
  expect(items(section('events-hero').data.buttons)[0]?.buttonUrl).toMatch(/^\/Contact_us/)
  expect(section('contact-header').data.btnUrl).toBe('/Contact_us#comp-contact-details')
})

test('[NAV-7] header and footer both link to all five pages', () => {
  expect(items(section('site-navbar').data.headerLinks).map(({ link }) => link)).toEqual(PATHS)
  expect(items(section('site-footer').data.footerLinks).map(({ link }) => link)).toEqual(PATHS)
})

test('[REF-1] every inner link leads to a page and an anchor that exist', () => {
  const anchors = new Set(components.map(({ uniqId }) => `comp-${uniqId}`))
  const links = stringsIn(hotel).filter((text) => /^\/[A-Z#]?/.test(text) && !text.includes(' '))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    const [path = '', anchor] = link.split('#')
    expect(PATHS, link).toContain(path)
    if (anchor !== undefined) expect(anchors, link).toContain(anchor)
  }
})

test('[REF-2] [NAV-5] five active languages in order, Arabic first and without a prefix, all listed in the full menu', () => {
  expect(hotel.languages.map(({ lang, order }) => [lang.code, order])).toEqual(
    languages.map((code, index) => [code, index + 1]),
  )
  expect(hotel.languages.every(({ status }) => status === 'active')).toBe(true)
  expect(hotel.languages.filter(({ isPrimary }) => isPrimary).map(({ lang }) => lang.code)).toEqual(['ar'])
  expect(hotel.constants).toMatchObject({ primaryLanguageCode: 'ar', primaryHasNoPrefix: true, isPaid: false })
  expect(hotel.constants.siteHash).toMatch(/^[0-9a-f]{32}$/)
  expect(hotel.languageMenuLayout).toBe('full')
})

test('[REF-2] every text of every section is there in all five languages', () => {
  const missing = contents.flatMap(({ lines }) =>
    lines
      .filter(({ texts, field }) => field?.isRequired || Object.values(texts).some(Boolean))
      .flatMap(({ at, texts }) =>
        languages.filter((language) => !texts[language]).map((language) => `${at} (${language})`),
      ),
  )
  expect(missing).toEqual([])
  expect(contents.flatMap(({ lines }) => lines).filter(({ texts }) => texts.ar).length).toBeGreaterThan(120)
})

test('[REF-2] sections hold only what their templates know, with an id for every item, and ids of their own', () => {
  expect(contents.flatMap(({ strangers }) => strangers)).toEqual([])
  expect(new Set(components.map(({ uniqId }) => uniqId)).size).toBe(components.length)
})

test('[REF-2] every text keeps the limit of its field, counted as a person counts', () => {
  const refused = contents.flatMap(({ lines }) =>
    lines.flatMap(({ at, field, texts }) =>
      languages
        .filter((language) => field && texts[language] !== undefined && !field.checkText(texts[language]).ok)
        .map((language) => `${at} (${language}): ${countGraphemes(String(texts[language]))}`),
    ),
  )
  expect(refused).toEqual([])
})

test('[REF-2] page titles, keywords and descriptions exist in all five languages and suit a result page', () => {
  for (const { path, meta, translations } of hotel.pages) {
    for (const language of languages) {
      const own = language === 'ar' ? meta : (translations[language]?.meta as Raw | undefined)
      const length = (key: string) => countGraphemes(String(own?.[key] ?? ''))
      expect(length('title'), `${path} ${language}`).toBeGreaterThan(10)
      expect(length('title'), `${path} ${language}`).toBeLessThanOrEqual(60)
      expect(length('description'), `${path} ${language}`).toBeGreaterThan(80)
      expect(length('description'), `${path} ${language}`).toBeLessThanOrEqual(155)
      expect(length('keywords'), `${path} ${language}`).toBeGreaterThan(0)
    }
  }
})

test('[REF-2] settings, messengers, consent and events are translated completely and into the same shape', () => {
  const shape = (tree: unknown): unknown =>
    JSON.parse(
      JSON.stringify(tree, (key, value) =>
        key === 'id' || typeof value !== 'string' ? value : value === '' ? '' : 'text',
      ),
    )
  const arabic = shadow(hotel.translations.en, hotel)
  expect(stringsIn(arabic).length).toBeGreaterThan(40)
  for (const language of languages.slice(1)) {
    expect(shape(hotel.translations[language]), language).toEqual(shape(arabic))
  }
})

test('[REF-3] look, text size, palette, logo width and the sizes of lists are the reference ones', () => {
  expect(hotel.theme).toMatchObject({ look: 'ROUNDED', textSize: 50, colorMode: 'EXTRALIGHT', ornament: 'girih' })
  expect(
    Object.values(hotel.theme.palette as Raw).filter((color) => /^#[0-9A-F]{6}$/.test(String(color))),
  ).toHaveLength(11)
  expect(section('site-navbar').data.logoWidth).toBe(101)
  expect(items(section('home-reasons').data.cards)).toHaveLength(6)
  expect(items(section('home-voices').data.slides)).toHaveLength(4)
  expect(items(section('events-gallery').data.rows).map((row) => items(row.items).length)).toEqual([4, 4, 4])
  expect(items(items(section('restaurant-tables').data.groups)[0]?.images)).toHaveLength(4)
  expect(items(section('contact-figures').data.blocks).map(({ title }) => title)).toEqual([
    '42,659',
    '10,285',
    '62',
    '10',
  ])
})

test('[REF-3] the facts of the hotel are told', () => {
  const english = readableTexts('en').join('\n')
  for (const fact of [
    'Since 1990',
    'Over thirty years',
    'more than thirty rooms',
    'training hall',
    'events hall',
    'Aleppo',
    'discount on every order',
    'calls back',
    '24-hour reception',
    'Private driver on request',
  ])
    expect(english, fact).toContain(fact)
  expect(hotel.siteSettings.business).toMatchObject({ type: 'Hotel', foundingYear: 1990 })
  expect((hotel.siteSettings.business as { roomCount: number }).roomCount).toBeGreaterThan(30)
})

test('[REF-4] two messengers at the right, the GDPR banner alone is visible, nothing tracks', () => {
  expect(hotel.messengers.alignment).toBe('right')
  expect(items(hotel.messengers.entries).map(({ name, isActive }) => [name, isActive])).toEqual([
    ['facebook', true],
    ['whatsapp', true],
  ])
  expect([hotel.cookies.simple.isVisible, hotel.cookies.gdpr.isVisible]).toEqual([false, true])
  expect(items((hotel.cookies.gdpr.settings as Raw).categories).map(({ type }) => type)).toEqual([
    'essential',
    'analytics',
    'marketing',
    'functional',
  ])
  for (const key of ['facebookPixelCode', 'gtagId', 'adSensePublisherId', 'ymId'])
    expect(hotel.siteSettings[key]).toBe('')
  expect(hotel.chats).toEqual([])
  expect(isEmail(String(hotel.siteSettings.contactEmail))).toBe(true)
})

test('[REF-5] every picture is described in five languages and lies in the folder; none lies there unused', async () => {
  for (const { id, src, alt, focal } of hotel.media) {
    expect(existsSync(hotelFile(src)), src).toBe(true)
    expect(
      [focal.x, focal.y].every((value) => value >= 0 && value <= 1),
      id,
    ).toBe(true)
    for (const language of languages) {
      const length = countGraphemes(alt[language] ?? '')
      expect(length, `${id} ${language}`).toBeGreaterThan(10)
      expect(length, `${id} ${language}`).toBeLessThanOrEqual(250)
    }
  }
  const named = [
    ...contents.flatMap(({ pictures }) => pictures),
    hotel.siteSettings.favicon,
    hotel.siteSettings.socialShareImage,
  ]
  const ids = hotel.media.map(({ id }) => id)
  expect(named.filter((id) => !ids.includes(String(id)))).toEqual([])
  expect(ids.filter((id) => !named.includes(id))).toEqual([])
  const files = (await readdir(hotelFile('photos/'))).filter((name) => !name.endsWith('.md'))
  expect(files.sort()).toEqual(hotel.media.map(({ src }) => src.replace('photos/', '')).sort())
})

test('[REF-5] no picture stands twice on a page, and no three neighbours share a colour mode', () => {
  for (const { path, components } of hotel.pages) {
    const pictures = components.flatMap((component) => contentsOf(component).pictures)
    expect(new Set(pictures).size, path).toBe(pictures.length)
    const modes = components.map(({ colorMode }) => colorMode)
    expect(
      modes.some((mode, index) => index > 1 && mode === modes[index - 1] && mode === modes[index - 2]),
      path,
    ).toBe(false)
  }
})

test('[REF-3] [REF-5] heroes are at least 1600 wide, the share image is 1344x768, and the whole example stays light', async () => {
  for (const id of ['hero-courtyard', 'restaurant-hall', 'events-hall-evening', 'exterior', 'terrace'])
    expect(jpegSize(`photos/${id}.jpg`)[0], id).toBeGreaterThanOrEqual(1600)
  expect(jpegSize('photos/share.jpg')).toEqual([1344, 768])
  const names = await readdir(hotelFile('photos/'))
  const bytes = names.reduce((sum, name) => sum + statSync(hotelFile(`photos/${name}`)).size, 0)
  expect(bytes + statSync(hotelFile('site.json')).size).toBeLessThan(8_000_000)
})

test('[REF-5] every icon exists in its set', () => {
  const tabler = createRequire(import.meta.url)('@iconify-json/tabler/icons.json') as { icons: Raw }
  const names = stringsIn([hotel.pages, hotel.shared]).filter((text) => text.startsWith('tabler:'))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(tabler.icons, name).toHaveProperty(name.slice('tabler:'.length))
})

test('[REF-5] nothing is filler, and each language keeps its own punctuation', () => {
  for (const language of languages) {
    for (const text of readableTexts(language)) {
      expect(text).not.toMatch(/lorem|ipsum|dolor sit|TODO/i)
      expect(text, 'spaces').not.toMatch(/ {2}| [.,]|^\s|\s$/)
      if (language !== 'ar') expect(text, 'typewriter apostrophe').not.toContain("'")
    }
  }
  for (const text of readableTexts('ar')) {
    expect(text, 'Arabic marks').not.toMatch(/[?;]|,(?!\d)|\u0640/)
    if (!/@|^\+/.test(text)) expect(text).toMatch(/^[\d.,–© -]*$|\p{Script=Arabic}/u)
  }
  for (const text of readableTexts('fr')) {
    expect(text, 'French spaces').not.toMatch(/[^\u202F:;!?][:;!?»](?!\/\/)|«[^\u202F]/)
  }
})

test('[REF-1] [REF-2] the file imports without a fault, and nothing in it is unknown', () => {
  const result = importSite(hotel, catalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults, null, 2))
  const { site } = result
  const sections = [...site.header, ...site.pages.flatMap((page) => page.sections), ...site.footer]
  expect(sections).toHaveLength(components.length)
  const strange = [
    site,
    site.theme,
    ...site.languages,
    ...site.pages,
    ...site.events,
    ...Object.values(site.media),
    ...sections,
  ]
  expect(strange.flatMap(({ extras }) => Object.keys(extras))).toEqual([])
  expect(sections.flatMap(({ dataExtras }) => Object.keys(dataExtras))).toEqual([])
  expect(Object.keys(site.media)).toHaveLength(hotel.media.length)
})

/** Width and height from the frame header of a JPEG file. */
function jpegSize(path: string): [number, number] {
  const bytes = readFileSync(hotelFile(path))
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc3) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  throw new Error(`${path} has no frame header. Is it a JPEG file?`)
}
