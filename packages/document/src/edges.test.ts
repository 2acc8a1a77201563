import type { Json } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Operation } from './operation.ts'
import { findSection } from './places.ts'
import { Problem } from './problems.ts'
import { isSame } from './same.ts'
import type { Section, Site } from './site.ts'
import { someCatalog, someMedia, somePage, someSection, someSite } from './testing/site.ts'
import { valueAt } from './value-at.ts'

const did = (site: Site, ...operations: readonly Operation[]) =>
  operations.reduce((before, operation) => apply(before, operation, someCatalog).site, site)

/** Why the last of several changes is refused, while those before it are made. */
function refusalOf(...operations: readonly Operation[]): string {
  const site = did(someSite, ...operations.slice(0, -1))
  try {
    apply(site, operations.at(-1) as Operation, someCatalog)
    return 'nothing'
  } catch (problem) {
    if (problem instanceof Problem) return problem.code
    throw problem
  }
}

/** The site with other content in a section, as a file may bring it. */
function holding(id: string, content: { readonly [name: string]: Json }): Site {
  const change = (section: Section) =>
    section.id === id ? { ...section, content: { ...section.content, ...content } } : section
  return { ...someSite, pages: someSite.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) }
}

const buttons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `b${at}`, buttonText: {}, buttonUrl: '', type: null }))
const card = (id: string) => ({ id, title: { ar: id }, paragraph: {}, wide: false })
const idsIn = (site: Site, id: string, list: string) =>
  (findSection(site, id)!.section.content[list] as { id: string }[]).map((item) => item.id)

describe('lists beyond their limits', () => {
  test('a list above its most gives an item away, and is put back whole', () => {
    const site = holding('hero', { buttons: buttons(4) })
    const { site: after, inverse } = apply(
      site,
      { do: 'remove-item', section: 'hero', list: 'buttons', item: 'b1' },
      someCatalog,
    )
    expect(idsIn(after, 'hero', 'buttons')).toEqual(['b0', 'b2', 'b3'])
    expect(inverse).toMatchObject({ do: 'set-field', field: 'buttons', asWas: true })
    expect(apply(after, inverse, someCatalog).site).toEqual(site)
  })

  test('a list at its most is refilled by the item alone', () => {
    const remove: Operation = { do: 'remove-item', section: 'hero', list: 'buttons', item: 'b2' }
    expect(apply(someSite, remove, someCatalog).inverse).toMatchObject({ do: 'insert-item', after: 'b1' })
  })

  test('a list below its least takes an item, and goes back as it was', () => {
    const site = holding('cards', { cards: [card('c1')] })
    const insert: Operation = { do: 'insert-item', section: 'cards', list: 'cards', after: 'c1', item: card('c2') }
    const { site: after, inverse } = apply(site, insert, someCatalog)
    expect(idsIn(after, 'cards', 'cards')).toEqual(['c1', 'c2'])
    expect(inverse).toMatchObject({ do: 'set-field', field: 'cards', asWas: true })
    expect(apply(after, inverse, someCatalog).site).toEqual(site)
  })

  test('a list at its least takes an item that can be removed again', () => {
    const insert: Operation = { do: 'insert-item', section: 'cards', list: 'cards', after: null, item: card('c9') }
    const wanted = { do: 'remove-item', section: 'cards', list: 'cards', item: 'c9' }
    expect(apply(someSite, insert, someCatalog).inverse).toEqual(wanted)
  })
})

const item = (image: string): Json => ({ id: 'i9', image: { media: image } })

test.each<readonly [string, string, readonly Operation[]]>([
  [
    'an item of the wrong form',
    'value-refused',
    [insertInto('socials', 'hero', { id: 's9', socialUrl: 'javascript:x' })],
  ],
  ['a list that is none', 'list-missing', [insertInto('title', 'hero', { id: 'x' })]],
  ['a list in an item that is gone', 'item-missing', [insertInto('rows/r9/items', 'gallery', item('court'))]],
  [
    'an item that is gone',
    'item-missing',
    [{ do: 'move-item', section: 'hero', list: 'buttons', item: 'b9', after: null }],
  ],
  ['an item with a picture that is gone', 'media-missing', [insertInto('rows/r1/items', 'gallery', item('gone'))]],
  ['an item with a picture that is there', 'nothing', [insertInto('rows/r1/items', 'gallery', item('court'))]],
  ['a page that cannot be read', 'page-invalid', [{ do: 'insert-page', after: null, page: { id: 'x' } as never }]],
  ['a page named "footer"', 'page-invalid', [{ do: 'insert-page', after: null, page: somePage('footer', '/x', []) }]],
  ['a word about a page that it does not have', 'field-unknown', [meta('toString')]],
  ['a property that a section does not have', 'field-unknown', [property('toString', true)]],
  ['languages of the wrong form', 'languages-invalid', [{ do: 'set-languages', languages: [7] as never }]],
  ['events of the wrong form', 'events-invalid', [{ do: 'set-events', events: [7] as never }]],
])('%s is answered with %s', (_, code, operations) => {
  expect(refusalOf(...operations)).toBe(code)
})

function insertInto(list: string, section: string, given: Json): Operation {
  return { do: 'insert-item', section, list, after: null, item: given as never }
}

function meta(name: string): Operation {
  return { do: 'set-page-meta', page: 'home', property: name as never, language: 'ar', value: 'x' }
}

function property(name: string, value: Json): Operation {
  return { do: 'set-section', section: 'hero', property: name as never, value: value as never }
}

test('[GEN-6] a section that may stand on a page once is not moved to a page that has one', () => {
  const copyright = { copyrightText: { ar: '©' } }
  const own: Operation = { do: 'set-page-part', page: 'contact', part: 'footer', sections: [] }
  const second: Operation = {
    ...{ do: 'insert-section', place: 'contact', after: null },
    section: someSection('Footer', 'foot2', copyright),
  }
  const move = (place: string): Operation => ({ do: 'move-section', section: 'foot2', place, after: null })
  expect(refusalOf(own, second, move('home'))).toBe('template-unique')
  expect(refusalOf(own, second, move('contact'))).toBe('nothing')
  expect(refusalOf(own, second, move('contact/footer'))).toBe('nothing')
})

test('a section that is hidden nowhere says nothing of it, and goes back to what it said', () => {
  const hide = property('hiddenOn', ['phone'])
  const { site, inverse } = apply(someSite, hide, someCatalog)
  expect(findSection(site, 'hero')?.section.hiddenOn).toEqual(['phone'])
  const back = apply(site, inverse, someCatalog)
  expect(findSection(back.site, 'hero')?.section).not.toHaveProperty('hiddenOn')
  expect(apply(back.site, back.inverse, someCatalog).site).toEqual(site)
})

test.each<readonly [string, Operation, string]>([
  ['a page shares it', { do: 'set-page-image', page: 'contact', media: 'roof' }, 'links to the page "/Contact_us"'],
  ['a setting shows it', { do: 'set-setting', field: 'favicon', value: { media: 'roof' } }, 'the setting "favicon"'],
  [
    'a section shows it',
    { do: 'set-field', section: 'gallery', field: 'rows/r2/items/i1/image', value: { media: 'roof' } },
    'the section "gallery"',
  ],
])('a picture stays while %s, and goes once nothing does', (_, use, where) => {
  const added = did(someSite, { do: 'set-media', id: 'roof', media: someMedia('roof') })
  const used = apply(added, use, someCatalog)
  const remove: Operation = { do: 'set-media', id: 'roof', media: null }
  expect(() => apply(used.site, remove, someCatalog)).toThrow(where)
  expect(did(used.site, used.inverse, remove).media).not.toHaveProperty('roof')
})

test('of more than a thousand sections that come and go at once each is found where it is', () => {
  const contact = someSection('Contact', '')
  const many = Array.from({ length: 1_000 }, (_, at) => ({ ...contact, id: `many-${at}` }))
  const own = [{ ...contact, id: 'own' }]
  const page = { ...somePage('many', '/Many', many), header: own, footer: [{ ...contact, id: 'foot-own' }] }
  const added = apply(someSite, { do: 'insert-page', after: null, page }, someCatalog)
  const found = (site: Site) =>
    ['many-0', 'many-999', 'own', 'foot-own', 'form'].map((id) => findSection(site, id)?.place)
  expect(found(added.site)).toEqual(['many', 'many', 'many/header', 'many/footer', 'contact'])
  const removed = apply(added.site, added.inverse, someCatalog)
  expect(found(removed.site)).toEqual([undefined, undefined, undefined, undefined, 'contact'])
  expect(found(apply(removed.site, removed.inverse, someCatalog).site)).toEqual(found(added.site))
  expect(found(someSite)).toEqual([undefined, undefined, undefined, undefined, 'contact'])
})

test.each<readonly [unknown, unknown, boolean]>([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [['x'], { 0: 'x' }, false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [{}, 'x', false],
  ['x', {}, false],
  [[], '', false],
  [undefined, {}, false],
  [1, 1, true],
])('whether %j and %j say the same: %j', (one, other, is) => {
  expect(isSame(one, other)).toBe(is)
})

const value = { title: 'T', group: { deep: null }, list: [null, { id: 'k1', text: 'one' }, { id: 'k2', text: 'two' }] }

test.each([
  ['title', 'T'],
  ['group/deep', null],
  ['list/k2/text', 'two'],
  ['list/k1', { id: 'k1', text: 'one' }],
  ['list/k9', undefined],
  ['list/k9/text', undefined],
  ['gone', undefined],
  ['title/length', undefined],
  ['group/deep/more', undefined],
  ['toString', undefined],
])('at the path %s stands %j', (path, found) => {
  expect(valueAt(value, path)).toEqual(found)
})
