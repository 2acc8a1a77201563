import { expect, test } from 'vitest'
import { createPictureKeys } from './picture-keys.ts'

const DAY = 86_400_000

test('an address with a key opens the pictures of one draft, stays the same for a while, and ends', () => {
  let time = 300 * DAY
  const keys = createPictureKeys('secret', () => time)
  const keyed = keys.keyed('my hotel', '/media/abc-720.webp')
  expect(keyed).toMatch(/^\/media\/my%20hotel\/[\w-]{22}\/abc-720\.webp$/)
  expect(keys.read(keyed)).toEqual({ draft: 'my hotel', address: '/media/abc-720.webp' })
  expect(keys.read(keyed.replace('my%20hotel', 'other'))).toBeUndefined()
  expect(createPictureKeys('other', () => time).read(keyed)).toBeUndefined()
  time += 2 * DAY
  expect(keys.keyed('my hotel', '/media/abc-720.webp')).toBe(keyed)
  time += 2 * DAY
  expect(keys.read(keyed)).toBeDefined()
  time += 2 * DAY
  expect(keys.read(keyed)).toBeUndefined()
})

test.each([
  '/media/abc-720.webp',
  '/media/hotel/short/abc',
  '/media/%/aaaaaaaaaaaaaaaaaaaaaa/abc',
  '/media/a/aaaaaaaaaaaaaaaaaaaaaa/b/c',
])('%s has no key', (address) => expect(createPictureKeys('secret').read(address)).toBeUndefined())
