import { describe, expect, test } from 'vitest'
import { Problem } from './problems.ts'
import { readOperation } from './read-operation.ts'

const setField = { do: 'set-field', section: 'hero', field: 'title', language: 'ar', value: 'أهلًا' }

function codeOf(input: unknown): string {
  try {
    readOperation(input)
    return 'fine'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

const nested = (depth: number): unknown =>
  depth === 0 ? setField : { do: 'together', operations: [nested(depth - 1)] }

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])

describe('a change from outside', () => {
  test('is read as it was written', () => {
    expect(readOperation(setField)).toEqual(setField)
    expect(readOperation({ do: 'together', operations: [setField] })).toEqual({
      do: 'together',
      operations: [setField],
    })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [setField]],
    ['text', 'set-field'],
    ['an object without "do"', { section: 'hero' }],
    ['a "do" that is no word', { ...setField, do: 7 }],
    ['a missing key', { do: 'set-field', section: 'hero', field: 'title' }],
    ['an extra key', { ...setField, force: true }],
    ['a language where none belongs', { do: 'remove-section', section: 'hero', language: 'ar' }],
    ['an id that is no id', { ...setField, section: '../hero' }],
    ['a path that climbs', { ...setField, field: '../title' }],
    ['a path with an empty step', { ...setField, field: 'buttons//x' }],
    ['a language that is no code', { ...setField, language: '__proto__' }],
    [
      'a key that means something to JavaScript',
      JSON.parse(`{"do":"set-field","section":"a","field":"b","value":{"__proto__":{}}}`),
    ],
    ['the same on top', JSON.parse(`{"do":"remove-section","section":"a","__proto__":{}}`)],
    ['a value nested past reason', { ...setField, value: deep(60) }],
    ['changes nested past reason', nested(12)],
    ['more changes than anyone makes at once', { do: 'together', operations: Array(1001).fill(setField) }],
    ['changes that are no list', { do: 'together', operations: {} }],
    ['a property that does not exist', { do: 'set-section', section: 'hero', property: 'content', value: {} }],
    ['a section that is no object', { do: 'insert-section', place: 'home', after: null, section: [] }],
  ])('is malformed with %s', (_, input) => {
    expect(codeOf(input)).toBe('operation-malformed')
  })

  const page = { do: 'set-page-path', page: 'home', path: '/' }

  test.each([
    ['an address of 2000 signs', { ...page, path: `/${'x'.repeat(1999)}` }],
    ['changes eight deep', nested(8)],
    ['as many changes as anyone makes at once', { do: 'together', operations: Array(999).fill(setField) }],
    ['what is undone to beyond a limit', { ...setField, asWas: true }],
    ['a key without a value', { ...setField, language: undefined, force: undefined }],
  ])('is read with %s', (_, input) => {
    expect(codeOf(input)).toBe('fine')
  })

  test.each([
    ['an address longer than any', { ...page, path: `/${'x'.repeat(2000)}` }],
    ['an address that is a number', { ...page, path: 7 }],
    ['an address that is a list', { ...page, path: [] }],
    ['changes nine deep', nested(9)],
    ['one change more than anyone makes at once', { do: 'together', operations: Array(1000).fill(setField) }],
    ['"as it was" that is no yes', { ...setField, asWas: false }],
    ['a path that is a number', { ...setField, field: 12 }],
  ])('is malformed with %s', (_, input) => {
    expect(codeOf(input)).toBe('operation-malformed')
  })

  test.each([
    [{ ...setField, language: 'no code!' }, 'ar'],
    [{ ...setField, field: '../x' }, 'buttons/k1/buttonText'],
    [{ do: 'set-section', section: 'hero', property: 'odd', value: 1 }, 'colorMode, orientation'],
    [{ do: 'x'.repeat(200) }, 'x'.repeat(60)],
  ])('says what it should have been: %j', (input, wanted) => {
    expect(() => readOperation(input)).toThrow(wanted)
    expect(() => readOperation(input)).not.toThrow('x'.repeat(61))
  })

  test('is unknown when its name is', () => {
    expect(codeOf({ do: 'set-fire' })).toBe('operation-unknown')
    expect(codeOf({ do: 'constructor' })).toBe('operation-unknown')
    expect(codeOf({ do: 'together', operations: [{ do: 'set-fire' }] })).toBe('operation-unknown')
  })
})
