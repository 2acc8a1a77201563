import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

const kept = (recent: Pick<Recent<string, unknown>, 'get'>, names: string) =>
  [...names].filter((name) => recent.get(name)).join('')

test('what was used longest ago makes room', () => {
  const recent = new Recent<string, number>(2)
  for (const name of 'abc') recent.set(name, 1)
  expect(kept(recent, 'abc')).toBe('bc')
})

test('what is asked for, or set again, is used anew', () => {
  const recent = new Recent<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 1)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 1)
  expect(kept(recent, 'abc')).toBe('ac')
  recent.set('a', 2)
  recent.set('d', 1)
  expect(kept(recent, 'acd')).toBe('ad')
  expect(recent.get('a')).toBe(2)
})

test('where values have a weight, as many stay as weigh no more together; the newest always stays', () => {
  const recent = new Recent<string, { readonly bytes: number }>(10, ({ bytes }) => bytes)
  for (const [name, bytes] of Object.entries({ a: 4, b: 4, c: 4 })) recent.set(name, { bytes })
  expect(kept(recent, 'abc')).toBe('bc')
  recent.set('b', { bytes: 1 })
  recent.set('d', { bytes: 5 })
  expect(kept(recent, 'bcd')).toBe('bcd')
  recent.set('e', { bytes: 50 })
  expect(kept(recent, 'bcde')).toBe('e')
})

test('what is only looked at is not used by that', () => {
  const recent = new Recent<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 1)
  expect([recent.peek('a'), recent.peek('c'), recent.weight]).toEqual([1, undefined, 2])
  recent.set('c', 1)
  expect(kept(recent, 'abc')).toBe('bc')
})

test('what is deleted makes room, and is not there', () => {
  const recent = new Recent<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 1)
  recent.delete('b')
  recent.delete('b')
  recent.set('c', 1)
  expect(kept(recent, 'abc')).toBe('ac')
})
