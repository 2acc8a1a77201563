import type { Json } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { jsonValue, listOf, numberFrom, oneOf, orNull, type Reader, record } from './shape.ts'
import {
  fontReaders,
  mediaReaders,
  mediaSource,
  readEvent,
  readLanguage,
  readMedia,
  readPage,
  readSection,
  readSources,
  readTheme,
  sectionReaders,
  sourceReader,
  themeReaders,
} from './shapes.ts'
import { someLanguage, someMedia, somePage, someSection, someSite } from './testing/site.ts'

/** `fine`, or every refusal as `at code`. */
function fateOf(reader: Reader<unknown>, input: unknown): string {
  const read = reader(input)
  return read.ok ? 'fine' : read.refusals.map(({ at, code }) => `${at} ${code}`.trim()).join(', ')
}
const paramsOf = (reader: Reader<unknown>, input: unknown) => {
  const read = reader(input)
  return read.ok ? [] : read.refusals.map(({ params }) => params)
}

const long = (count: number) => 'x'.repeat(count)
const deep = (depth: number): Json => (depth === 0 ? 1 : [deep(depth - 1)])

describe('the forms of a stored site', () => {
  test.each([
    ['x.jpg', 'fine'],
    ['photos/court yard/حوش.jpg', 'fine'],
    ['http://x.com/a.jpg', 'fine'],
    ['HTTPS://x.com', 'fine'],
    ['', 'fine'],
    [`a${long(500)}`, 'fine'],
    [`a${long(501)}`, 'wrong-form'],
    [`https://x.com/${long(1900)}`, 'fine'],
    [`https://x.com/${long(2100)}`, 'wrong-form'],
    ['ftp://x.com/a.jpg', 'wrong-form'],
    ['see https://x.com/a.jpg', 'wrong-form'],
    ['https://x.com/a b', 'wrong-form'],
    ['https://', 'wrong-form'],
    ['a//b.jpg', 'wrong-form'],
    ['a/./b.jpg', 'wrong-form'],
    ['a/../b.jpg', 'wrong-form'],
    ['a/', 'wrong-form'],
    ['/a.jpg', 'wrong-form'],
    [7, 'wrong-form'],
    [['a.jpg'], 'wrong-form'],
    [null, 'wrong-form'],
  ])('a picture that comes from %j is %s', (input, wanted) => {
    expect(fateOf(mediaSource, input)).toBe(wanted)
  })

  test.each([
    ['Amiri', 'fine'],
    ['A', 'fine'],
    ['Noto Sans-Arabic 2', 'fine'],
    [long(64), 'fine'],
    [long(65), 'wrong-form'],
    [' Amiri', 'wrong-form'],
    ['Amiri ', 'wrong-form'],
    ['-Amiri', 'wrong-form'],
    ['Amiri;', 'wrong-form'],
    ['"Amiri', 'wrong-form'],
    ['', 'wrong-form'],
    [7, 'wrong-form'],
    [['Amiri'], 'wrong-form'],
  ])('a family called %j is %s', (input, wanted) => {
    expect(fateOf(themeReaders.primaryFont, input)).toBe(wanted)
  })

  test.each([
    ['ornament', themeReaders.ornament, ['girih', null], ['', 7, ['girih'], 'a b']],
    ['text size', themeReaders.textSize, [0, 50, 100], [-1, 101, Number.NaN, '50', null]],
    ['weight', fontReaders.primaryWeight, [100, 900], [150, '100', 0, null]],
    ['italics', fontReaders.primaryItalic, [true], [false, 'yes', null, 1]],
    ['event', sectionReaders.eventId, ['', 'wedding'], ['a b', 7, null]],
    ['room', sectionReaders.space, ['S', 'L', null], ['M', '', 1]],
    ['surface', sectionReaders.ground, ['DOTS', null], ['dots', false]],
    ['columns', sectionReaders.columns, ['ONE', 'FOUR', null], ['FIVE', 3]],
    ['label', sectionReaders.label, ['', long(200)], [7, null]],
    ['width', mediaReaders.width, [0, 100_000], [-1, 100_001, Number.POSITIVE_INFINITY]],
    ['focal point', mediaReaders.focal, [null, { x: 0, y: 1 }], [{ x: 0 }, { x: 2, y: 0 }, { x: 0, y: 0, z: 0 }]],
    ['original', sourceReader, ['', long(100_000)], [long(100_001), 7, ['x'], null]],
  ] as [string, Reader<unknown>, unknown[], unknown[]][])(
    'of a %s some values are right and others refused',
    (_, reader, right, wrong) => {
      for (const input of right) expect(fateOf(reader, input), JSON.stringify(input)).toBe('fine')
      for (const input of wrong) expect(fateOf(reader, input), JSON.stringify(input)).not.toBe('fine')
    },
  )

  test('where a section is hidden is told once each, in one order', () => {
    const read = (input: unknown) => sectionReaders.hiddenOn(input)
    expect(read(['tablet', 'phone', 'language:pt-BR', 'phone', 'language:ar'])).toEqual({
      ok: true,
      value: ['language:ar', 'language:pt-BR', 'phone', 'tablet'],
    })
    for (const wrong of ['watch', 'language:', 'language:no code', 'ar', 7, ['phone'], null]) {
      expect(fateOf(sectionReaders.hiddenOn, [wrong]), JSON.stringify(wrong)).toBe('0 not-an-option')
    }
  })

  test.each([
    ['section', readSection, someSection('Hero', 's'), ['uniqId', 'data', 'label', 'hiddenOn', 'validation']],
    [
      'page',
      readPage,
      somePage('p', '/', []),
      ['id', 'components', 'translations', 'isHidden', 'noIndex', 'socialImage'],
    ],
    ['language', readLanguage, someLanguage('ar', 1), ['lang', 'status', 'isPrimary', 'order']],
    ['picture', readMedia, someMedia('m'), ['src', 'alt', 'isDrawing', 'focal']],
    ['theme', readTheme, someSite.theme, ['palette', 'fontSize', 'look', 'primaryWeight']],
    ['event', readEvent, someSite.events[0]!, ['id', 'name', 'text']],
  ] as [string, Reader<unknown>, object, string[]][])(
    'a %s keeps keys that nobody knows, and none that a file has a meaning for',
    (_, reader, thing, keys) => {
      expect(fateOf(reader, thing)).toBe('fine')
      expect(fateOf(reader, { ...thing, extras: { odd: 1 } })).toBe('fine')
      for (const key of keys) {
        expect(fateOf(reader, { ...thing, extras: { odd: 1, [key]: 1 } })).toBe(`extras/${key} unknown-key`)
        expect(paramsOf(reader, { ...thing, extras: { [key]: 1 } })).toEqual([{ key }])
      }
      expect(fateOf(reader, { ...thing, extras: [] })).toBe('extras not-an-object')
      expect(fateOf(reader, { ...thing, odd: 1 })).toBe('odd unknown-key')
    },
  )

  test('what is said only where it is so is never said to be otherwise', () => {
    const page = somePage('p', '/', [])
    expect(fateOf(readPage, { ...page, isHidden: true, noIndex: true })).toBe('fine')
    expect(fateOf(readPage, { ...page, isHidden: false, noIndex: 1 })).toBe('isHidden not-a-flag, noIndex not-a-flag')
    expect(fateOf(readMedia, { ...someMedia('m'), isDrawing: false })).toBe('isDrawing not-a-flag')
  })

  test.each([
    [{}, 'fine'],
    [{ ar: { 'hero/title': { en: 'بيت', 'pt-BR': 'x' } } }, 'fine'],
    [{ ar: { [`hero/${long(995)}`]: { en: '' } } }, 'fine'],
    [{ ar: { [`hero/${long(996)}`]: { en: '' } } }, `ar/hero/${long(996)} unknown-key`],
    [{ 'no code': {} }, 'no code unknown-key'],
    [{ ar: { 'a b/c': {} }, 'x y': {} }, 'ar/a b/c unknown-key, x y unknown-key'],
    [{ ar: { 'hero/title': { 'no code': 'x' } } }, 'ar/hero/title/no code unknown-key'],
    [{ ar: { 'hero/title': { en: 7 } } }, 'ar/hero/title/en not-text'],
    [{ ar: [] }, 'ar not-an-object'],
    [[], 'not-an-object'],
    [null, 'not-an-object'],
  ])('originals that are %j are %s', (input, wanted) => {
    expect(fateOf(readSources, input)).toBe(wanted)
  })
})

describe('forms of what comes from outside', () => {
  const pair = record({ a: numberFrom(1, 3) }, { b: oneOf(['x', 'y']) })

  test.each([
    [{ a: 1 }, 'fine'],
    [{ a: 3, b: 'y' }, 'fine'],
    [{ a: 0 }, 'a out-of-range'],
    [{ a: 4 }, 'a out-of-range'],
    [{ a: '2' }, 'a not-a-number'],
    [{ a: Number.NaN }, 'a not-a-number'],
    [{ a: 1, b: 'z' }, 'b not-an-option'],
    [{ a: 1, b: undefined }, 'b not-an-option'],
    [{ b: 'x' }, 'a required'],
    [{ a: 1, c: 1 }, 'c unknown-key'],
    [[], 'not-an-object'],
    [null, 'not-an-object'],
  ])('%j is %s', (input, wanted) => {
    expect(fateOf(pair, input)).toBe(wanted)
  })

  test('a refusal says what would have been right', () => {
    expect(paramsOf(pair, { a: 9, b: 'z', c: 1 })).toEqual([{ key: 'c' }, { min: 1, max: 3 }, { options: 'x, y' }])
    const list = listOf(numberFrom(1, 3))
    expect([null, 'x', {}].map((input) => paramsOf(list, input))).toEqual([
      [{ got: 'null' }],
      [{ got: 'string' }],
      [{ got: 'object' }],
    ])
    expect(fateOf(list, [1, 9, 'x'])).toBe('1 out-of-range, 2 not-a-number')
    expect([fateOf(orNull(list), null), fateOf(orNull(list), 'x')]).toEqual(['fine', 'not-a-list'])
    expect(paramsOf(fontReaders.primaryWeight, 1)).toEqual([{ options: '100, 200, 300, 400, 500, 600, 700, 800, 900' }])
    for (const reader of [mediaSource, themeReaders.primaryFont, themeReaders.ornament]) {
      expect(paramsOf(reader, 7)).toEqual([{ form: expect.stringMatching(/^(?:an|the) /) }])
    }
  })

  test.each([
    [{ a: [1, 'x', null, true, { b: {} }] }, 'fine'],
    [deep(48), 'fine'],
    [deep(49), `${Array(48).fill(0).join('/')} wrong-form`],
    [{ a: [Number.NaN] }, 'a/0 not-a-number'],
    [{ a: undefined }, 'a wrong-form'],
    [() => 1, 'wrong-form'],
    [JSON.parse('{"a":{"__proto__":1}}'), 'a/__proto__ unknown-key'],
    [{ a: { constructor: 1 } }, 'a/constructor unknown-key'],
    [{ prototype: 1 }, 'prototype unknown-key'],
  ] as [unknown, string][])('as plain JSON, %j is %s', (input, wanted) => {
    expect(fateOf(jsonValue, input)).toBe(wanted)
  })

  test('JSON that is none says what it should be, or which key it may not have', () => {
    expect(paramsOf(jsonValue, deep(49))).toEqual([{ form: 'plain JSON, at most 48 levels deep' }])
    expect(paramsOf(jsonValue, { a: { constructor: 1 } })).toEqual([{ key: 'constructor' }])
    expect(paramsOf(jsonValue, [Number.NaN])).toEqual([{}])
  })
})
