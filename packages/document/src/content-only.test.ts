import { code, NO_IMAGE, role, text } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Catalog } from './catalog.ts'
import { isContentChange } from './content-only.ts'
import type { Operation, OperationName } from './operation.ts'
import { Problem } from './problems.ts'
import type { Media, Page, Site } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { OPERATION_NAMES, someOperation } from './testing/random-operations.ts'
import { aHero, someCatalog, someMedia, somePage, someSection, someSite } from './testing/site.ts'

const logo = (media: string, width: number | null) => ({ ...NO_IMAGE, media, width })
const field = (name: string, value: unknown, language?: string) =>
  ({ do: 'set-field', section: 'hero', field: name, value, ...(language && { language }) }) as Operation
const button = { id: 'b3', buttonText: { ar: 'زر' }, buttonUrl: '/', type: 'secondary' }
const list = { section: 'hero', list: 'buttons' } as const
const words = field('title', 'Welcome', 'en')
const colours: Operation = { do: 'set-theme', property: 'look', value: 'SHARP' }
const aligned = field('titleAlignment', 'CENTER')

const ofContent: readonly Operation[] = [
  words,
  field('buttons/b1/buttonUrl', '/Contact_us'),
  field('logo', logo('court', null)),
  field('logo/alt', 'A courtyard', 'en'),
  field('buttons', [{ ...button, id: 'b9' }]),
  field('titleAlignment', null),
  { do: 'set-marks', section: 'story', field: 'body/b1/textMarks', language: 'en', marks: 'b0-2' },
  { do: 'insert-item', ...list, after: null, item: button },
  { do: 'move-item', ...list, item: 'b2', after: null },
  { do: 'remove-item', ...list, item: 'b2' },
  { do: 'set-media', id: 'new', media: someMedia('new') },
  { do: 'set-source', text: 'hero/title', language: 'en', source: 'x' },
  { do: 'together', operations: [words, field('logo', logo('hall', null))] },
  { do: 'set-field', section: 'gone', field: 'title', language: 'en', value: 'for apply to refuse' },
]
const ofDesign: readonly Operation[] = [
  aligned,
  field('buttons/b1/type', 'secondary'),
  field('bgOverlayTransparency', 0.5),
  field('buttons', [{ ...aHeroButton('b1'), type: 'secondary' }]),
  { do: 'insert-section', place: 'home', after: null, section: someSection('Contact', 'new') },
  { do: 'move-section', section: 'hero', place: 'home', after: 'cards' },
  { do: 'remove-section', section: 'hero' },
  { do: 'set-section', section: 'hero', property: 'colorMode', value: 'DARK' },
  { do: 'set-section', section: 'hero', property: 'isHidden', value: true },
  { do: 'insert-page', after: null, page: somePage('new', '/New', []) },
  { do: 'move-page', page: 'home', after: 'contact' },
  { do: 'remove-page', page: 'contact' },
  { do: 'set-page-path', page: 'contact', path: '/Else' },
  { do: 'set-page-meta', page: 'home', property: 'title', language: 'ar', value: 'x' },
  { do: 'set-page-image', page: 'home', media: 'court' },
  { do: 'set-page-flag', page: 'contact', flag: 'noIndex', value: true },
  { do: 'set-page-part', page: 'home', part: 'header', sections: [] },
  colours,
  { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' },
  { do: 'set-languages', languages: someSite.languages },
  { do: 'set-events', events: [] },
  { do: 'set-source', text: 'page.home/title', language: 'en', source: 'x' },
  { do: 'together', operations: [words, { do: 'together', operations: [colours] }] },
  { do: 'together', operations: [{ do: 'remove-item', ...list, item: 'b2' }, aligned] },
]

function aHeroButton(id: string) {
  return (aHero.content.buttons as readonly { readonly id: string }[]).find((one) => one.id === id) as object
}

const named = (operations: readonly Operation[]) =>
  operations.map((one) => [JSON.stringify(one).slice(0, 90), one] as const)
const isOf = (operation: Operation, site: Site = someSite) => isContentChange(site, operation, someCatalog)

describe('[U4] who edits words and pictures', () => {
  test.each(named(ofContent))('may: %s', (_, operation) => expect(isOf(operation)).toBe(true))
  test.each(named(ofDesign))('may not: %s', (_, operation) => expect(isOf(operation)).toBe(false))

  const roles: { readonly [id: string]: string } = { List: 'entries', Head: 'entry' }
  const listing: Catalog = {
    find(id) {
      const fields = { title: text(), collection: role('collection', code(/^\w*$/, 'a list')) }
      if (!Object.hasOwn(roles, id)) return someCatalog.find(id)
      return { id, category: 'text', isUnique: false, fields, role: roles[id] as string }
    },
  }
  const entries = { ...someSection('List', 'news'), content: {} }
  const head = (collection: string) => ({ ...someSection('Head', 'head'), content: { collection } })
  const listed = { ...someSite, pages: [...someSite.pages, somePage('news', '/News', [entries])] }
  const story = someSection('Story', 'text')

  test.each<[what: string, page: Page, isTheirs: boolean]>([
    ['an entry of a list', somePage('one', '/One', [head('news')]), true],
    ['one with a long text', somePage('one', '/One', [head('news'), story]), true],
    ['one with another section', somePage('one', '/One', [head('news'), someSection('Hero', 'h')]), false],
    ['one with a bar of its own', { ...somePage('one', '/One', [head('news')]), header: [] }, false],
    ['one of no list', somePage('one', '/One', [head('gone')]), false],
    ['one of what is no list', somePage('one', '/One', [head('hero')]), false],
    ['a page of text', somePage('one', '/One', [story]), false],
    ['an empty page', somePage('one', '/One', []), false],
    ['what is no page', { id: 'one', sections: [null] } as never, false],
  ])('[COLL-12] adds and takes back an entry as an item of a list, and no page besides: %s', (_, page, isTheirs) => {
    expect(isContentChange(listed, { do: 'insert-page', after: null, page }, listing)).toBe(isTheirs)
    const there = { ...listed, pages: [...listed.pages, page] }
    expect(isContentChange(there, { do: 'remove-page', page: 'one' }, listing)).toBe(isTheirs)
  })

  test('there is an answer for every kind of change', () => {
    const asked = new Set<OperationName>([...ofContent, ...ofDesign].map((operation) => operation.do))
    expect([...asked].sort()).toEqual([...OPERATION_NAMES].sort())
    expect(isOf({ do: 'explode' } as never)).toBe(false)
  })

  test('replaces and removes a logo, whose width stays', () => {
    const placed = apply(someSite, field('logo', logo('court', 160)), someCatalog).site
    expect(isOf(field('logo', logo('hall', 160)), placed)).toBe(true)
    expect(isOf(field('logo', logo('court', 200)), placed)).toBe(false)
    expect(isOf(field('logo', NO_IMAGE), placed)).toBe(true)
  })

  test('describes a picture that settings or links to a page show, and exchanges others only', () => {
    const court = someSite.media.court as Media
    const described: Operation = {
      do: 'set-media',
      id: 'court',
      media: { ...court, alt: { en: 'The courtyard' }, focal: { x: 0, y: 1 } },
    }
    const exchanged: Operation = { do: 'set-media', id: 'court', media: { ...court, hash: 'f'.repeat(64) } }
    const image: Operation = { do: 'set-page-image', page: 'home', media: 'court' }
    const favicon: Operation = { do: 'set-setting', field: 'favicon', value: logo('court', null) }
    expect(isOf(exchanged)).toBe(true)
    for (const use of [image, favicon]) {
      const { site } = apply(someSite, use, someCatalog)
      expect([isOf(described, site), isOf(exchanged, site)]).toEqual([true, false])
    }
  })

  test('a change is judged by the item that the change before it has made', () => {
    const insert: Operation = { do: 'insert-item', ...list, after: null, item: { ...button, id: 'b4' } }
    const remove: Operation = { do: 'remove-item', ...list, item: 'b1' }
    const restyled: Operation = field('buttons/b4/type', 'primary')
    expect(isOf({ do: 'together', operations: [remove, insert, restyled] })).toBe(false)
  })

  test('takes back and makes again whatever they have done', () => {
    let done = 0
    for (let seed = 0; seed < fewer(4000); seed += 1) {
      const operation = someOperation(someSite, new Random(seed))
      if (!isOf(operation)) continue
      try {
        const { site, inverse } = apply(someSite, operation, someCatalog)
        expect(isOf(inverse, site), JSON.stringify({ operation, inverse })).toBe(true)
        expect(isOf(apply(site, inverse, someCatalog).inverse)).toBe(true)
        done += 1
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
    }
    expect(done).toBeGreaterThan(fewer(200))
  })
})
