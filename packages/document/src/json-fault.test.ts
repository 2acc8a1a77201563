import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfJson } from './json-fault.ts'

test.each([
  ['a comma too many', '[\n  {"a": 1},\n]', 3, 1],
  ['a comma that is missing', '[\n  {"a": 1 "b": 2}\n]', 2, 11],
  ['a name without quotation marks', '[{a: 1}]', 1, 3],
  ['a name that has no value', '{"a" 1}', 1, 6],
  ['a text that is never closed', '[\r\n"a]', 2, 1],
  ['a text with a line in it', '["a\nb"]', 1, 2],
  ['a sign that is escaped and has no name', String.raw`["a\q"]`, 1, 2],
  ['a number that begins with nothing', '[01]', 1, 2],
  ['a list that is closed as something else', '[1}', 1, 3],
  ['a list that is never closed', '[1', 1, 3],
  ['something behind the end', '[] []', 1, 4],
  ['nothing at all', ' ', 1, 2],
  ['a word that JSON does not have', '[True]', 1, 2],
])('of %s it is told where', (_, text, line, sign) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(faultOfJson(text)).toEqual({ line, sign })
})

test('finds a fault where, and only where, the parser does', () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string({ unit: fc.constantFrom(...'[]{}:,"\\ -01.eEtrufalsn\n'), maxLength: 12 }),
    fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '1')).map(([json, at, sign]) => {
      const cut = at % (json.length + 1)
      return json.slice(0, cut) + sign + json.slice(cut + 1)
    }),
  )
  fc.assert(
    fc.property(anything, (text) => {
      expect(faultOfJson(text) === undefined).toBe(isJson(text))
    }),
    { numRuns: 2000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
