import { expect, test } from 'vitest'
import { parseInSlices } from './parse-in-slices.ts'

test.each([
  '{}',
  ' [ ] ',
  '"word"',
  '12.5e3',
  'null',
  ' {"a": [1, {"b": [true, [false, [null, {"c": "]}"}]]]}, "x\\"]"], "d": "\\\\", "e": "\\\\\\"," } ',
  '{"__proto__": {"a": 1}, "": [[], {}], "é\\u2028": "\\ud800"}',
  JSON.stringify(
    { pages: Array.from({ length: 50 }, (_, id) => ({ id, sections: [{ title: { en: 'a\n"b"' } }] })) },
    null,
    2,
  ),
])('JSON that is read in slices is what it would be: %#', async (text) => {
  const read = await parseInSlices(text)
  expect(read).toEqual(JSON.parse(text))
  expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(text)))
})

test.each([
  '',
  '{',
  '[1',
  '[1,]',
  '{"a":1,}',
  '{"a" 1}',
  '{a:1}',
  '[1 2]',
  '{} x',
  '"open',
  '["open]',
  '[[[[[["',
  '[1}',
])('what is no JSON is refused: %s', async (text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  await expect(async () => parseInSlices(text)).rejects.toThrow(SyntaxError)
})
