import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askParent } from '../server/parent.ts'
import { findAuthHash } from './sign-in.ts'

const PORTAL = 'https://portal.example.com'
const ADDRESS = { type: 'mimar:address', address: `${PORTAL}/work?authHash=abc` }

let hear: (event: object) => void = () => {}
const asked: { message: unknown; origin: string }[] = []
const parent = { postMessage: (message: unknown, origin: string) => asked.push({ message, origin }) }

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('window', { parent })
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => {
    hear = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    hear = () => {}
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[GEN-13] the page around is asked by its exact origin until it answers, and its answer taken once', async () => {
  const told = askParent({ parents: [PORTAL, 'https://other.example'], around: undefined })
  await vi.advanceTimersByTimeAsync(700)
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([PORTAL, 'https://other.example']))
  expect(asked).toHaveLength(6)
  hear({ source: parent, origin: PORTAL, data: ADDRESS })
  expect(await told).toBe(ADDRESS.address)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked).toHaveLength(6)
})

test.each([
  ['from another origin', { source: parent, origin: 'https://evil.example', data: ADDRESS }],
  ['from another window', { source: {}, origin: PORTAL, data: ADDRESS }],
  ['of another kind', { source: parent, origin: PORTAL, data: { type: 'hello', address: 'x' } }],
  ['without an address', { source: parent, origin: PORTAL, data: { type: 'mimar:address' } }],
  ['of nothing', { source: parent, origin: PORTAL, data: null }],
])('[GEN-13] a message %s is no answer', async (_name, event) => {
  const told = askParent({ parents: [PORTAL], around: PORTAL })
  hear(event)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await told).toBeNull()
})

test('[GEN-13] who may not be around is not asked', async () => {
  expect(await askParent({ parents: [PORTAL], around: 'https://evil.example' })).toBeNull()
  expect(asked).toEqual([])
})

const denied = () => {
  throw new DOMException('Blocked a frame', 'SecurityError')
}

test.each([
  ['its own address', { location: { search: '?authHash=own' } }, 'own'],
  ['a parent of the same origin', { parentSearch: () => '?authHash=seen' }, 'seen'],
  ['the referrer', { parentSearch: denied, referrer: `${PORTAL}/?authHash=referred` }, 'referred'],
  ['what the parent tells', { parentSearch: denied, askParent: async () => ADDRESS.address }, 'abc'],
  ['nowhere', { parentSearch: denied }, null],
])('[GEN-13] the authHash comes from %s', async (_name, given, expected) => {
  const around = { referrer: '', parentSearch: () => null, askParent: async () => null, location: { search: '' } }
  expect(await findAuthHash({ ...around, ...given })).toBe(expected)
})
