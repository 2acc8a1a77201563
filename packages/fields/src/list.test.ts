import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { date } from './date.ts'
import type { Field, FieldKind } from './field.ts'
import { file } from './file.ts'
import { hours } from './hours.ts'
import { image } from './image.ts'
import * as door from './index.ts'
import { imagesIn } from './leaves.ts'
import { link } from './link.ts'
import { checkContent, group, initialContent, list } from './list.ts'
import { longText } from './long-text.ts'
import { marks } from './marks.ts'
import { findField, missingTexts, writeField } from './path.ts'
import { price } from './price.ts'
import { alignable } from './role.ts'
import { choice, code, color, email, flag, icon, number, opacity } from './simple.ts'
import { text } from './text.ts'

const fields = {
  title: text({ limit: 30, required: true }),
  buttons: list({ buttonText: text({ limit: 40 }), buttonUrl: link() }, { max: 2, ceiling: 3 }),
  rows: list({ items: list({ image: image() }, { min: 1, max: 4 }) }, { min: 1, max: 2 }),
  cards: list({ title: text() }, { min: 2, max: 4, requiredAt: { count: 2, fields: ['title'] } }),
  place: group({ lat: number({ min: -90, max: 90 }), name: text() }),
  logo: image(),
}

const button = (id: string) => ({ id, buttonText: {}, buttonUrl: '' })

function codesOf(input: unknown): string[] {
  const checked = checkContent(fields, { ...initialContent(fields), ...(input as object) })
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => `${at} ${code}`)
}

describe('content', () => {
  test('starts with what its lists need at least, and that is fine', () => {
    const start = initialContent(fields)
    expect(start.rows).toHaveLength(1)
    expect(start.cards.map(({ id }) => id)).toEqual(['i1', 'i2'])
    expect(checkContent(fields, start)).toEqual({ ok: true, value: start })
  })

  test('counts items: not under the least, not over the ceiling', () => {
    expect(codesOf({ buttons: ['a', 'b', 'c'].map(button) })).toEqual([])
    expect(codesOf({ buttons: ['a', 'b', 'c', 'd'].map(button) })).toEqual(['buttons too-many'])
    expect(codesOf({ rows: [] })).toEqual(['rows too-few'])
  })

  test.each([
    [{ buttons: 'two' }, ['buttons not-a-list']],
    [{ buttons: [{ buttonText: {} }] }, ['buttons/0 id-missing']],
    [{ buttons: [button('a'), button('a')] }, ['buttons/a id-repeated']],
    [{ buttons: [{ ...button('a'), buttonUrl: 'javascript:x' }] }, ['buttons/a/buttonUrl link-forbidden']],
    [{ colour: 'red', title: 'x' }, ['colour unknown-key', 'title not-localized']],
    [{ place: { lat: 91 } }, ['place/lat out-of-range']],
    [
      { logo: { media: '../x', crop: 'no', width: 3, odd: 1 } },
      ['logo/odd unknown-key', 'logo/media not-an-id', 'logo/crop not-an-image', 'logo/width out-of-range'],
    ],
  ])('%j is refused with every reason and its path', (input, refusals) => {
    expect(codesOf(input)).toEqual(refusals)
  })

  test('says what it got where a list should be', () => {
    expect(fields.buttons.check(null)).toMatchObject({ refusals: [{ code: 'not-a-list', params: { got: 'null' } }] })
  })
})

describe('a path', () => {
  const content = {
    ...initialContent(fields),
    buttons: [button('k1')],
    rows: [{ id: 'r1', items: [{ id: 'i2', image: { ...fields.logo.initial, media: 'hall' } }] }],
  }

  test.each([
    ['title', 'text'],
    ['buttons', 'list'],
    ['buttons/k1/buttonText', 'text'],
    ['rows/r1/items', 'list'],
    ['rows/r1/items/i2/image', 'image'],
    ['place', 'group'],
    ['place/name', 'text'],
    ['logo/alt', 'text'],
  ])('%s leads to a %s', (path, kind) => {
    expect(findField(fields, content, path)).toMatchObject({ ok: true, field: { kind } })
  })

  test.each([
    ['colour', 'field', 'colour'],
    ['title/ar', 'field', 'ar'],
    ['buttons/k1', 'field', 'k1'],
    ['buttons/k9/buttonText', 'item', 'k9'],
    ['buttons/k1/colour', 'field', 'colour'],
    ['logo/crop', 'field', 'crop'],
    ['__proto__', 'field', '__proto__'],
    ['place/constructor', 'field', 'constructor'],
  ])('%s is lost: there is no such %s as %s', (path, lost, step) => {
    expect(findField(fields, content, path)).toEqual({ ok: false, lost, step })
  })

  test('writes one value and shares the rest', () => {
    const written = writeField(content, 'buttons/k1/buttonUrl', '/Rooms')
    expect(written.buttons).toEqual([{ ...button('k1'), buttonUrl: '/Rooms' }])
    expect(written.rows).toBe(content.rows)
    expect(content.buttons).toEqual([button('k1')])
  })

  test('writes in the item of that id, and in no other', () => {
    const three = { ...content, buttons: ['k1', 'k2', 'k3'].map(button) }
    const written = writeField(three, 'buttons/k2/buttonText', { ar: 'احجز' })
    expect(written.buttons).toEqual([button('k1'), { ...button('k2'), buttonText: { ar: 'احجز' } }, button('k3')])
    expect(writeField(three, 'buttons/k9/buttonUrl', '/').buttons).toEqual(three.buttons)
  })

  test('writes where nothing is stored yet', () => {
    expect(writeField({}, 'place/name', { ar: 'دار' })).toEqual({ place: { name: { ar: 'دار' } } })
  })

  test('finds the pictures wherever they are', () => {
    expect(imagesIn(fields, content).map(({ path, media }) => `${path} ${media}`)).toEqual([
      'rows/r1/items/i2/image hall',
      'logo ',
    ])
  })
})

describe('required texts', () => {
  const card = (id: string, title: object) => ({ id, title })
  const base = { ...initialContent(fields), title: { ar: 'دار' } }

  test('[EDIT-8] are missed in the language that has none', () => {
    const content = { ...base, cards: [card('a', { ar: 'أ' }), card('b', { ar: 'ب' })] } as typeof base
    expect(missingTexts(fields, content, 'ar')).toEqual([])
    expect(missingTexts(fields, content, 'en')).toEqual(['title', 'cards/a/title', 'cards/b/title'])
  })

  test('[EDIT-8] of cards are required only while there are exactly so many', () => {
    const two = { ...base, cards: [card('a', { ar: 'أ' }), card('b', {})] } as unknown as typeof base
    const three = { ...base, cards: [...two.cards, card('c', {})] } as unknown as typeof base
    expect(missingTexts(fields, two, 'ar')).toEqual(['cards/b/title'])
    expect(missingTexts(fields, three, 'ar')).toEqual([])
    expect(findField(fields, two, 'cards/b/title')).toMatchObject({ isRequired: true })
    expect(findField(fields, three, 'cards/b/title')).toMatchObject({ isRequired: false })
  })
})

test('[EDIT-8] required texts of a group are missed too, those of a group in a card by its path', () => {
  const inner = { place: group({ name: text({ required: true }), note: text() }) }
  const own = { ...inner, cards: list(inner, { max: 3 }) }
  const content = { place: { name: {}, note: {} }, cards: [{ id: 'a', place: { name: { en: 'Hall' }, note: {} } }] }
  expect(missingTexts(own, content as never, 'en')).toEqual(['place/name'])
  expect(missingTexts(own, content as never, 'ar')).toEqual(['place/name', 'cards/a/place/name'])
})

const ofKind: { readonly [Kind in FieldKind]: readonly Extract<Field, { readonly kind: Kind }>[] } = {
  marks: [marks()],
  text: [text({ limit: 20 }), text({ limit: 20, lines: false })],
  link: [link()],
  choice: [choice(['a', 'b']), alignable('title', text()).titleAlignment],
  number: [number({ min: 0, max: 9 }), opacity()],
  flag: [flag()],
  email: [email()],
  color: [color('#000000')],
  code: [code(/^[a-z]+$/, 'small letters')],
  date: [date()],
  file: [file('video'), file('captions'), file('pdf')],
  hours: [hours()],
  price: [price()],
  icon: [icon()],
  image: [image()],
  list: [fields.buttons, longText()],
  group: [fields.place],
}
const everyField: readonly Field[] = Object.values(ofKind).flat()

test.each(Object.keys(ofKind))('a field of the kind "%s" is made by a function of its name', (kind) => {
  expect(Object.keys(door), `packages/fields/src/index.ts hands out no ${kind}()`).toContain(kind)
})

test.each(everyField.map((field) => [field.kind, field] as const))(
  'what a %s accepts it accepts again, unchanged',
  (_, field) => {
    const some = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.dictionary(fc.constantFrom('ar', 'en', '__proto__', 'x y'), fc.string({ unit: 'grapheme' })),
      fc.dictionary(
        fc.constantFrom('ar', 'en'),
        fc.constantFrom('b0-5 b5-9', 'a3-9=example.com i2-4', 'b4-2', 'a0-3=javascript:x'),
      ),
      fc.constantFrom(
        'A',
        '#AbC',
        '55',
        '2026-12-24',
        '9–13, 15–18',
        '12,50 €',
        'example.com',
        'a@example.com',
        'tabler:bed',
        '',
      ),
      fc.record({
        media: fc.constantFrom('', 'hall'),
        alt: fc.constant({}),
        crop: fc.jsonValue(),
        width: fc.integer(),
      }),
    )
    fc.assert(
      fc.property(some, (input) => {
        const once = field.check(input)
        if (once.ok) expect(field.check(JSON.parse(JSON.stringify(once.value)))).toEqual(once)
        else expect(once.refusals.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
    expect(field.check(field.initial)).toEqual({ ok: true, value: field.initial })
  },
)
