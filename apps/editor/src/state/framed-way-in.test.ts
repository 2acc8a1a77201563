import { afterEach, expect, test, vi } from 'vitest'
import { comeIn } from './framed-way-in.ts'
import { readSignInLink, withoutAuthHash } from './sign-in.ts'

const HERE = 'https://app.example/edit/hotel/?lang=en&authHash=own#top'
const PORTAL = 'https://portal.example.com'

interface Around {
  readonly href?: string
  readonly referrer?: string
  /** The query of a frame around of the same origin; 'denied' for another origin. */
  readonly parent?: string
  /** The address that the page around tells. */
  readonly told?: string
}

/** A browser that has come to an address, perhaps in a frame. */
function arrives({ href = 'https://app.example/edit/hotel/', referrer = '', parent, told }: Around) {
  const replaced: unknown[] = []
  const listeners: ((event: object) => void)[] = []
  const origin = parent === 'denied' ? PORTAL : 'https://app.example'
  const around = {
    get location() {
      if (parent === 'denied') throw new DOMException('Blocked a frame', 'SecurityError')
      return { search: parent }
    },
    postMessage: (_: object, wanted: string) => {
      if (told === undefined || wanted !== PORTAL) return
      for (const hear of listeners) {
        hear({ source: around, origin, data: { type: 'mimar:address', address: told } })
      }
    },
  }
  const window = parent === undefined ? {} : { parent: around }
  vi.stubGlobal('window', parent === undefined ? Object.assign(window, { parent: window }) : window)
  vi.stubGlobal('location', { href, search: new URL(href).search, ancestorOrigins: [PORTAL] })
  vi.stubGlobal('document', { referrer, querySelector: () => ({ content: PORTAL }) })
  vi.stubGlobal('history', {
    state: 'kept',
    replaceState: (...told: unknown[]) => void replaced.push(told),
  })
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => void listeners.push(hear))
  vi.stubGlobal('removeEventListener', () => {})
  return replaced
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<readonly [string, Around, string]>([
  ['of its own address', { href: HERE }, 'own'],
  ['of the frame around it', { parent: '?authHash=seen' }, 'seen'],
  ['of the referrer', { parent: 'denied', referrer: `${PORTAL}/?authHash=referred` }, 'referred'],
  ['that the page around tells', { parent: 'denied', told: `${PORTAL}/work?authHash=told` }, 'told'],
])('[GEN-13] a one-time link %s signs in', async (_, around, hash) => {
  arrives(around)
  const asked: string[] = []
  expect(await comeIn(async (authHash) => asked.push(authHash))).toBe(true)
  expect(asked).toEqual([hash])
})

test('[GEN-13] a used link does not stay in the address, the rest of it does', async () => {
  const replaced = arrives({ href: HERE })
  await comeIn(async () => {})
  expect(replaced).toEqual([['kept', '', '/edit/hotel/?lang=en#top']])
})

test('[GEN-13] a link that is used or too old lets nobody in', async () => {
  arrives({ href: HERE })
  expect(await comeIn(() => Promise.reject(new Error('Used.')))).toBe(false)
})

test('[GEN-13] without a link nobody is asked and the address stays', async () => {
  const replaced = arrives({ referrer: `${PORTAL}/?authHash=referred` })
  const asked: string[] = []
  expect(await comeIn(async (authHash) => asked.push(authHash))).toBe(false)
  expect([asked, replaced]).toEqual([[], []])
})

test.each([
  ['https://app.example/?authHash=abc', 'abc'],
  [' https://app.example/sign-in?x=1&authHash=abc#top \n', 'abc'],
  ['https://app.example/?authHash=a%2Bb', 'a+b'],
  ['https://app.example/enter#/edit/hotel/?lang=de&authHash=abc', 'abc'],
  ['?authHash=abc', 'abc'],
  ['authHash=abc', 'abc'],
  ['  abc ', 'abc'],
  ['abc authHash=', ''],
])('[GEN-13] of what was copied, %j, the hash is %j', (text, hash) => {
  expect(readSignInLink(text)).toBe(hash)
})

test('[GEN-13] only the hash goes from an address', () => {
  expect(withoutAuthHash('https://app.example/edit/a%20b/?authHash=x&lang=tr#y')).toBe('/edit/a%20b/?lang=tr#y')
  expect(withoutAuthHash('https://app.example/?authHash=x')).toBe('/')
})
