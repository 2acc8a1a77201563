// @vitest-environment jsdom
import type { WaitingDevice } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTheDoor } from './door.view.tsx'
import type { DoorServer } from './door-server.ts'
import { listenToTheDoor } from './listen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const FIREFOX: WaitingDevice = {
  ...{ id: 'one', browser: 'Firefox', system: 'Windows', at: new Date().toISOString(), number: 28, isIn: false },
}
const over = new RequestError({ status: 409, code: 'waiting-over', message: 'It waits no more.' })
const passed = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const said = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

async function open(answers: Partial<DoorServer> = {}) {
  const server = { list: async () => [FIREFOX], letIn: vi.fn(), block: vi.fn(), ...answers }
  const closed = vi.fn()
  await act(async () => void openTheDoor(FIREFOX, server as DoorServer).then(closed))
  await passed(1_000)
  return { server, closed }
}

test('a press that was on its way when the question came answers nothing', async () => {
  const letIn = vi.fn(async () => true as const)
  await act(async () => void openTheDoor(FIREFOX, { list: async () => [FIREFOX], letIn, block: letIn }))
  await press('Yes, let it in')
  expect(letIn).not.toHaveBeenCalled()
  await passed(1_000)
  await press('Yes, let it in')
  expect(letIn).toHaveBeenCalledOnce()
  expect(said()).toContain('Firefox on Windows is let in.')
})

test('the question names device and number, and goes when another device has answered it', async () => {
  let all: readonly WaitingDevice[] = [FIREFOX]
  const { closed } = await open({ list: async () => all })
  expect(said()).toMatch(/Is this you\?.*Firefox on Windows.*28/)
  await passed(5_000)
  expect(closed).not.toHaveBeenCalled()
  all = []
  await passed(5_000)
  expect(closed).toHaveBeenCalledOnce()
  expect(said()).toBe('')
})

test('what came in by its mail meanwhile is asked about in other words, and No signs it out', async () => {
  const block = vi.fn(async () => true as const)
  await open({ list: async () => [{ ...FIREFOX, isIn: true }], block })
  await passed(5_000)
  expect(said()).toContain('has just signed in')
  // The number; the clock may say :28.
  expect(said()).not.toMatch(/(?<!:)28/)
  await press('No, sign it out')
  expect(block).toHaveBeenCalledOnce()
})

test('what waits no more says so; what the server did not hear can be tried again', async () => {
  const letIn = vi.fn(async (): Promise<true> => Promise.reject(new TypeError('fetch failed')))
  await open({ letIn })
  await press('Yes, let it in')
  expect(said()).toContain('The server does not answer. Try again.')
  letIn.mockRejectedValue(over)
  await press('Yes, let it in')
  expect(said()).toContain('It waits no more.')
  expect(button('Yes, let it in')).toBeUndefined()
})

test('a look that was under way when it was answered takes nothing away of what is said', async () => {
  let answerLate: (all: readonly WaitingDevice[]) => void = () => {}
  const list = () => new Promise<readonly WaitingDevice[]>((resolve) => (answerLate = resolve))
  const { closed } = await open({ list, letIn: async () => true })
  await passed(4_000)
  await press('Yes, let it in')
  await act(async () => answerLate([]))
  expect(said()).toContain('Firefox on Windows is let in.')
  expect(closed).not.toHaveBeenCalled()
})

test('the focus goes from the answer to Close, and then back to where it was', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await open({ letIn: async () => true })
  expect(document.activeElement).toBe(field)
  button('Yes, let it in')?.focus()
  await press('Yes, let it in')
  expect(document.activeElement).toBe(button('Close'))
  await press('Close')
  expect(document.activeElement).toBe(field)
})

test('who closes the question who they are is where they were', async () => {
  await open({
    letIn: async () =>
      Promise.reject(new RequestError({ status: 403, code: 'proof-needed', message: 'Confirm first.' })),
  })
  await press('Yes, let it in')
  expect(said()).not.toContain('Confirm first.')
  expect(button('Yes, let it in')?.disabled).toBe(false)
})

test('who came by somebody’s link is asked once whether there is a question, and not again', async () => {
  const list = vi.fn(async () => Promise.reject(new RequestError({ status: 403, code: 'own-way-needed', message: '' })))
  listenToTheDoor({ list, letIn: vi.fn(), block: vi.fn() })
  await passed(30_000)
  expect(list).toHaveBeenCalledOnce()
})

test('who is signed out is asked no more', async () => {
  const list = vi.fn(async () => Promise.reject(new RequestError({ status: 401, code: 'sign-in-needed', message: '' })))
  listenToTheDoor({ list, letIn: vi.fn(), block: vi.fn() })
  await passed(30_000)
  expect(list).toHaveBeenCalledOnce()
})

test('what came in by its mail while nobody looked is asked about as well, once on this device', async () => {
  const list = vi.fn(async () => [{ ...FIREFOX, isIn: true }])
  const listen = () => listenToTheDoor({ list, letIn: vi.fn(), block: vi.fn() })
  listen()
  await passed(5_000)
  await vi.waitFor(() => expect(said()).toContain('has just signed in'))
  await passed(1_000)
  await press('Yes, that was me')
  expect(said()).toBe('')
  // Another page of the same browser.
  listen()
  await passed(30_000)
  expect(said()).toBe('')
})

test('a server that is away is asked again', async () => {
  const list = vi.fn(async () => Promise.reject(new RequestError({ status: 503, code: 'storage-away', message: '' })))
  listenToTheDoor({ list, letIn: vi.fn(), block: vi.fn() })
  await passed(16_000)
  expect(list).toHaveBeenCalledTimes(3)
})
