import type { Section, Site } from '@mimar/document'
import { findField, initialContent, type ListField } from '@mimar/fields'
import { someSection, someSite } from '@mimar/render/testing'
import { startsIn } from '@mimar/sections/all-words'
import { beginningOf } from '@mimar/sections/beginnings'
import { catalog, templates } from '@mimar/sections/definitions'
import { loadStarterWords, starterContent } from '@mimar/sections/starters'
import { beforeAll, expect, test } from 'vitest'
import { placeOfIcon } from './icon.ts'
import { newItem } from './new-item.ts'
import { altOf, isBackground, isSameCaret, placeOfPicture } from './picture.ts'
import {
  firstTextOf,
  headingIn,
  insertionAfter,
  moveAfter,
  moveOf,
  placeOfText,
  type TextPlace,
  typeOfButton,
  wordsAlone,
} from './text.ts'

const SOCIAL = { id: 'social', socialUrl: 'https://social.example/house', icon: 'instagram' }

/** Every template as it comes to a page, each in a section named after it. */
let site: Site

beforeAll(async () => {
  const words = await loadStarterWords(['ar', 'en'], 'ar', async (code) => startsIn(code))
  const sections = templates.map((template) => {
    const content = starterContent(template, {
      ...beginningOf(template),
      words,
      pictures: Object.keys(someSite.media),
      address: '/',
    })
    const socials = 'headerSocials' in template.fields && { headerSocials: [SOCIAL] }
    return { ...someSection(template.id, template.id), content: { ...content, ...socials } as Section['content'] }
  })
  site = { ...someSite, header: [], footer: [], pages: [{ ...someSite.pages[0]!, sections }] }
})

const contentOf = (section: string) =>
  site.pages[0]!.sections.find(({ id }) => id === section)!.content as { readonly [name: string]: unknown }

/** A path in which `0` stands for the first item of a list, as it is there. */
function pathIn(section: string, path: string): string {
  let content: unknown = contentOf(section)
  return path
    .split('/')
    .map((name) => {
      if (!/^\d+$/.test(name)) {
        content = (content as { [name: string]: unknown })[name]
        return name
      }
      const item = (content as { id: string }[])[Number(name)]!
      content = item
      return item.id
    })
    .join('/')
}

const at = (section: string, path: string) => ({ section, path: pathIn(section, path) })
const textAt = (section: string, path: string) => placeOfText(site, at(section, path), catalog) as TextPlace

/** What stands beside a text, and in which list it is: of real templates. */
const TEXTS: readonly (readonly [string, string, object])[] = [
  ['Header13', 'title', { alignment: 'titleAlignment', link: null, type: null, isButton: false, list: null }],
  ['Header13', 'paragraph', { alignment: 'paragraphAlignment', link: null, type: null, isButton: false, list: null }],
  [
    'Header13',
    'buttons/0/buttonText',
    { alignment: null, link: 'buttons/0/buttonUrl', type: 'buttons/0/type', isButton: true, list: 'buttons' },
  ],
  ['Header15', 'btnText', { alignment: null, link: 'btnUrl', type: null, isButton: true, list: null }],
  [
    'FeatureCards',
    'cards/0/title',
    { alignment: 'cards/0/titleAlignment', link: null, type: null, isButton: false, list: 'cards' },
  ],
  [
    'FeatureCards',
    'cards/2/additionalText',
    { alignment: null, link: 'cards/2/additionalUrl', type: null, isButton: false, list: 'cards' },
  ],
  ['Navbar', 'name', { alignment: null, link: null, type: null, isButton: false, list: null }],
  ['Footer9', 'tagline', { alignment: null, link: null, type: null, isButton: false, list: null }],
]

test.each(TEXTS)('%s: beside the text %s stands what its template says', (section, path, expected) => {
  const { alignment, link, type, isButton, item } = textAt(section, path)
  const real = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('/')
        ? pathIn(section, value.replace(/\/[^/]*$/, '')) + value.slice(value.lastIndexOf('/'))
        : value,
    ]),
  )
  const [sides, leads, loud] = [alignment, link, type].map((beside) => beside?.path ?? null)
  expect({ alignment: sides, link: leads, type: loud, isButton, list: item?.list ?? null }).toEqual(real)
})

test('every text of every template is found, and whoever translates gets nothing but its words', () => {
  for (const { id, fields } of templates) {
    for (const name of Object.keys(fields).filter((one) => fields[one]?.kind === 'text')) {
      const found = placeOfText(site, { section: id, path: name }, catalog)
      expect(found?.section.id, `${id} ${name}`).toBe(id)
      expect(wordsAlone(found!)).toEqual({
        ...{ section: found!.section, alignment: null, link: null, type: null, marks: null, block: null },
        ...{ isButton: false, item: null },
      })
    }
  }
})

test.each([
  ['a section', { section: 'gone', path: 'title' }],
  ['a field', { section: 'Header13', path: 'nothing' }],
  ['an item', { section: 'Header13', path: 'buttons/gone/buttonText' }],
  ['a list', { section: 'Header13', path: 'none/gone/buttonText' }],
])('what stood in %s that is gone stands nowhere', (_, caret) => {
  expect(placeOfText(site, caret, catalog)).toBeUndefined()
  expect(placeOfPicture(site, caret, catalog)).toBeUndefined()
  expect(placeOfIcon(site, caret, catalog)).toBeUndefined()
})

test('a text is no picture, and a picture no icon', () => {
  const title = { section: 'Header13', path: 'title' }
  expect([placeOfPicture(site, title, catalog), placeOfIcon(site, title, catalog)]).toEqual([undefined, undefined])
  expect(placeOfIcon(site, { section: 'Header13', path: 'logo' }, catalog)).toBeUndefined()
})

test('of several buttons the first is the one that matters, unless the owner said otherwise', () => {
  const first = { ...textAt('Header13', 'buttons/0/buttonText') }
  const plain = { ...first, type: null }
  expect(typeOfButton(plain)).toBe('primary')
  expect(typeOfButton({ ...plain, item: { ...first.item!, index: 1 } })).toBe('secondary')
  expect(typeOfButton({ ...plain, item: null })).toBe('secondary')
  expect(typeOfButton({ ...first, type: { path: '', value: 'tertiary' } })).toBe('tertiary')
})

test('an item knows its list, its neighbours and where it stands among them', () => {
  const ids = (contentOf('FeatureCards').cards as { id: string }[]).map(({ id }) => id)
  for (const index of ids.keys()) {
    const { item } = textAt('FeatureCards', `cards/${index}/title`)
    expect([item?.list, item?.ids, item?.index]).toEqual(['cards', ids, index])
  }
})

test('a new item comes after the one at the caret, empty, and its first text is where one goes on', () => {
  const { section, item } = textAt('FeatureCards', 'cards/1/paragraph')
  const insertion = insertionAfter(section, item!, 'new')
  expect(insertion).toMatchObject({ do: 'insert-item', section: 'FeatureCards', list: 'cards', after: item!.ids[1] })
  expect((insertion as { item: unknown }).item).toEqual({ ...initialContent(item!.field.fields), id: 'new' })
  expect((insertion as { item: unknown }).item).toEqual(newItem(item!.field, 'new'))
  expect(firstTextOf(item!, 'new')).toBe('cards/new/title')
})

test('an item without a text has none to go on at', () => {
  const found = findField(templates.find(({ id }) => id === 'Header13')!.fields, {}, 'headerSocials')
  const field = (found as { readonly field: ListField }).field
  expect(firstTextOf({ list: 'headerSocials', field, ids: [], index: 0 }, 'new')).toBeUndefined()
})

test.each([
  ['the first one later', 0, 1, 1],
  ['the second one earlier, which makes it the first', 1, -1, null],
  ['the third one earlier', 2, -1, 0],
  ['the second one later', 1, 1, 2],
] as const)('an item is moved: %s', (_, index, step, after) => {
  const { section, item } = textAt('FeatureCards', `cards/${index}/title`)
  const [moved, follows] = [item!.ids[index], after === null ? null : item!.ids[after]]
  const expected = { do: 'move-item', section: 'FeatureCards', list: 'cards', item: moved, after: follows }
  expect(moveOf(section, item!, step)).toEqual(expected)
  expect(moveAfter(section, item!, follows ?? null)).toEqual(expected)
})

test('a section is called by its first words, in the language or else the primary one', () => {
  const words = (content: object) => ({ ...someSection('s', 'Text10'), content: content as Section['content'] })
  const full = words({ title: { ar: 'أهلا', en: 'Welcome' }, paragraph: { ar: 'نص' } })
  expect([headingIn(full, 'en', 'ar', catalog), headingIn(full, 'de', 'ar', catalog)]).toEqual(['Welcome', 'أهلا'])
  expect(headingIn(words({ title: {}, paragraph: { ar: 'نص' } }), 'en', 'ar', catalog)).toBe('نص')
  expect(headingIn(words({}), 'en', 'ar', catalog)).toBe('')
  expect(headingIn({ ...full, template: 'Unknown' }, 'en', 'ar', catalog)).toBe('')
})

test('a logo has its colour beside it, another picture has none, a background lies behind its section', () => {
  const logo = placeOfPicture(site, { section: 'Header13', path: 'logo' }, catalog)
  expect(logo).toMatchObject({ isBackground: false, logo: { path: 'logoColor', color: 'default' } })
  const behind = { section: 'Header13', path: 'backgroundImg' }
  expect(placeOfPicture(site, behind, catalog)).toMatchObject({ isBackground: true, logo: null })
  expect([isBackground(site, behind, catalog), isBackground(site, { ...behind, path: 'logo' }, catalog)]).toEqual([
    true,
    false,
  ])
  expect(isBackground(site, { ...behind, section: 'gone' }, catalog)).toBe(false)
  const photo = placeOfPicture(site, { section: 'Header15', path: 'contentImage' }, catalog)
  expect(photo).toMatchObject({ isBackground: false, logo: null })
})

test('a picture in an item of a list in a list is found, and a place without a picture is empty', () => {
  const photo = placeOfPicture(site, at('Portfolio8', 'rows/0/items/1/image'), catalog)
  expect(photo?.section.id).toBe('Portfolio8')
  expect(photo?.medium).toEqual(someSite.media[photo?.image.media ?? ''])
  const bare = { ...site, media: {} }
  expect(placeOfPicture(bare, at('Portfolio8', 'rows/0/items/1/image'), catalog)?.medium).toBeNull()
})

test('visitors get the alternative text of the place, else of the picture, else none', () => {
  const place = placeOfPicture(site, at('Portfolio8', 'rows/0/items/0/image'), catalog)!
  const medium = { ...someSite.media.share!, alt: { en: 'A house', ar: 'بيت' } }
  const own = { ...place, medium, image: { ...place.image, alt: { en: 'The yard' } } }
  expect([altOf(own, 'en'), altOf(own, 'ar'), altOf(own, 'de')]).toEqual(['The yard', 'بيت', ''])
  expect(altOf({ ...own, medium: null }, 'ar')).toBe('')
})

test('an icon that is all there is to its item says where it leads; beside a text it does not', () => {
  const social = placeOfIcon(site, { section: 'Header13', path: 'headerSocials/social/icon' }, catalog)
  expect(social?.link).toEqual({ path: 'headerSocials/social/socialUrl', value: SOCIAL.socialUrl })
  expect([social?.value, social?.item?.list]).toEqual(['instagram', 'headerSocials'])
  const card = placeOfIcon(site, at('FeatureCards', 'cards/0/icon'), catalog)
  expect([card?.link, card?.item?.index]).toEqual([null, 0])
  expect(card?.value).toBe((contentOf('FeatureCards').cards as { icon: string }[])[0]!.icon)
})

test('two carets are the same at one field of one section, and where there is none', () => {
  const caret = { section: 'a', path: 'title' }
  expect(isSameCaret(caret, { ...caret })).toBe(true)
  expect(isSameCaret(caret, { ...caret, path: 'paragraph' })).toBe(false)
  expect(isSameCaret(caret, { ...caret, section: 'b' })).toBe(false)
  expect([isSameCaret(null, null), isSameCaret(caret, null)]).toEqual([true, false])
})
