import fc from 'fast-check'
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

test('whatever is set, asked for and deleted: what was used last is there, and nothing else', () => {
  const step = fc.tuple(fc.constantFrom('set', 'get', 'delete'), fc.nat(7))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const recent = new Recent<number, number>(4)
      let used: number[] = []
      for (const [what, key] of steps) {
        const isKept = used.includes(key)
        if (what === 'set') recent.set(key, key)
        else if (what === 'delete') recent.delete(key)
        else expect(recent.get(key)).toBe(isKept ? key : undefined)
        const isUsed = what === 'set' || (what === 'get' && isKept)
        used = [...used.filter((one) => one !== key), ...(isUsed ? [key] : [])].slice(-4)
        expect(Array.from({ length: 8 }, (_, one) => recent.peek(one)).filter((one) => one !== undefined)).toEqual(
          used.toSorted(),
        )
        expect(recent.weight).toBe(used.length)
      }
    }),
  )
})
