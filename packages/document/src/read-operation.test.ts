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

  test('is unknown when its name is', () => {
    expect(codeOf({ do: 'set-fire' })).toBe('operation-unknown')
    expect(codeOf({ do: 'constructor' })).toBe('operation-unknown')
    expect(codeOf({ do: 'together', operations: [{ do: 'set-fire' }] })).toBe('operation-unknown')
  })
})
