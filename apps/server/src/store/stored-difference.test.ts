import { expect, test } from 'vitest'
import { packAgainst, unpackAgainst } from './stored-difference.ts'

const write = (value: unknown) => JSON.stringify({ do: 'set-field', section: 's1', field: 'title', value })
/** What a database that keeps UTF-8 gives back. */
const stored = (text: string) => Buffer.from(text, 'utf8').toString('utf8')

function expectSame(inverse: string, operation: string): string {
  const packed = packAgainst(inverse, operation)
  expect(unpackAgainst(stored(packed), operation)).toBe(inverse)
  return packed
}

test.each([
  ['a word in the middle', 'Welcome to us', 'Welcome home to us'],
  ['the same text', 'Welcome', 'Welcome'],
  ['nothing before', '', 'Welcome'],
  ['nothing afterwards', 'Welcome', ''],
  ['no text before', null, 'Welcome'],
  ['a letter that is there twice', 'Balloon', 'Baloon'],
  ['pictures that share their first half', 'a🌿b', 'a🌱b'],
  ['pictures that share their second half', 'a\u{1f33f}b', 'a\u{1f73f}b'],
  ['pictures that came after others', '🌿', '🌿🌿🌿'],
  ['halves of pictures', 'a\ud83cb', 'a\ud83c\udf31b'],
  ['marks of the stored form', '~1,2:', '~1,2:3'],
  ['quotation marks and line ends', '"one"\n', '"two"\n'],
])('an inverse comes back as it was: %s', (_, before, after) => {
  expectSame(write(before), write(after))
})

test('what differs is all that is stored of a long text', () => {
  const long = 'We open the door ourselves, and coffee is ready. '.repeat(40)
  expect(expectSame(write(long), write(`${long}Come`)).length).toBeLessThan(20)
})

test('an inverse that names bytes is stored whole, so that whoever looks for what is needed finds it', () => {
  const media = (hash: string) => JSON.stringify({ do: 'set-media', id: 'm1', media: { hash } })
  const inverse = media('a'.repeat(64))
  expect(packAgainst(inverse, media('b'.repeat(64)))).toBe(inverse)
})

test('whatever was typed, pasted and taken away in between, the inverse comes back as it was', () => {
  const signs = ['a', 'é', 'م', '🌿', '🌱', '"', '\\', '\n', '~', ',', ':', '1', '\u200f', '\ud83c']
  let seed = 1
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const words = () => Array.from({ length: below(9) }, () => signs[below(signs.length)]).join('')
  let before = ''
  for (let turn = 0; turn < 3_000; turn += 1) {
    const [from, to] = [below(before.length + 1), below(before.length + 1)].sort((one, other) => one - other)
    const after = `${before.slice(0, from)}${words()}${before.slice(to)}`.slice(0, 60)
    expectSame(write(before), write(after))
    before = after
  }
})
