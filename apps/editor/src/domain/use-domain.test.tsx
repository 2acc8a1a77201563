// @vitest-environment jsdom
import type { Domain, PadlockFault } from '@mimar/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AtHome, HomeContext } from '../home/home.ts'
import { type AtDomain, useDomain } from './use-domain.ts'

let root: Root
let at: ReturnType<typeof useDomain>
let fault: PadlockFault | null
const tell = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ siteName: 'Café Lawz', domain: domain() }))
  root = createRoot(document.createElement('div'))
  tell.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const domain = (): Domain => ({
  ...{ name: 'lawz.example', names: ['lawz.example'], main: 'lawz.example', state: 'connected', records: [] },
  ...{ address: 'https://lawz.example/', plainAddress: 'https://cafe.sites.example/', isSecure: true, isTold: true },
  ...{ madeAt: '', provedAt: '', connectedAt: '', checkedAt: '', dueAt: null, isElsewhere: false, provider: null },
  ...{ certificate: null, padlock: { name: 'lawz.example', at: '2026-11-25T16:42:25', fault, said: '' } },
})

function Page() {
  at = useDomain('cafe')
  return null
}

const home = { say: { language: 'en' }, tell } as Partial<Record<keyof AtHome, unknown>> as AtHome
const open = (seen: PadlockFault | null) => {
  fault = seen
  return act(async () => root.render(<HomeContext value={home}>{<Page />}</HomeContext>))
}
const testAgain = (seen: PadlockFault | null) => {
  fault = seen
  return act(async () => (at as AtDomain).look({ padlock: true }))
}
const told = () => tell.mock.calls.map(([text]) => String(text).replaceAll(/[\u2066-\u2069]/g, ''))

test('a padlock that is tested again is told of: that there is one now, or still none', async () => {
  await open('expired')
  expect(told()).toEqual([])
  await testAgain('expired')
  expect(told()).toEqual(['Visitors of lawz.example do not get a padlock and your site'])
  await testAgain(null)
  expect(told().at(-1)).toBe('Tested: visitors of lawz.example get a padlock and your site.')
  expect(tell).toHaveBeenCalledTimes(2)
})
