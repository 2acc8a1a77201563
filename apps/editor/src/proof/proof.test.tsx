// @vitest-environment jsdom
import { RequestError } from '@mimar/contract/client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayPart, UI_LANGUAGES } from '../words/words.ts'
import { ProofDialog } from './proof-dialog.view.tsx'
import type { ProofServer } from './proof-server.ts'
import { proofWords } from './words.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

let place: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

async function open(ways: readonly ('passkey' | 'mail' | 'paper')[], answers: Partial<ProofServer> = {}) {
  const server: ProofServer = {
    read: async () => ({ isFresh: false, ways: [...ways], mail: ways.includes('mail') ? 'l…@example.com' : null }),
    askDevice: async () => true,
    mailCode: async () => true,
    sendCode: async () => true,
    ...answers,
  }
  const end = vi.fn()
  const say = sayPart(proofWords, 'en')
  await act(async () => root.render(<ProofDialog server={server} say={say} undone="deleted" end={end} />))
  const press = (name: string) =>
    act(async () => {
      const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name)
      if (!button) throw new Error(`No button ${name} in: ${place.textContent}`)
      button.click()
    })
  const type = (code: string) =>
    act(async () => {
      const field = place.querySelector('input')
      if (field) field.value = code
    })
  return { end, press, type, said: () => place.textContent ?? '' }
}

test('a passkey confirms with one press', async () => {
  const { end, press } = await open(['passkey', 'mail'])
  await press('Confirm')
  expect(end.mock.calls).toEqual([[true]])
})

test('a request that was closed says that nothing was deleted, and offers a code', async () => {
  const { end, press, type, said } = await open(['passkey', 'mail', 'paper'], { askDevice: async () => false })
  await press('Confirm')
  expect(said()).toContain('Not confirmed')
  expect(said()).toContain('Nothing was deleted.')
  expect(said()).toContain('l…@example.com')
  await press('Send me a code instead')
  expect(document.activeElement?.tagName).toBe('INPUT')
  await type('123456')
  await press('Confirm')
  expect(end.mock.calls).toEqual([[true]])
})

test('while the device is asked another way is open, and its late answer changes nothing', async () => {
  let answer: (isConfirmed: boolean) => void = () => {}
  const { press, said } = await open(['passkey', 'mail'], {
    askDevice: () => new Promise((resolve) => (answer = resolve)),
  })
  await press('Confirm')
  expect(said()).toContain('Waiting for your device')
  await press('Send me a code instead')
  await act(async () => answer(false))
  expect(said()).toContain('Code from the mail')
})

test('a wrong code is refused in the server’s words, and the field stays', async () => {
  const refusal = new RequestError({ status: 403, code: 'proof-refused', message: 'The code is wrong.' })
  const { end, press, type, said } = await open(['paper'], { sendCode: () => Promise.reject(refusal) })
  await press('Use a recovery code')
  await type('AAAA')
  await press('Confirm')
  expect(said()).toContain('The code is wrong.')
  await press('Cancel')
  expect(end.mock.calls).toEqual([[false]])
})

test('where there is nothing to confirm by, a new link is named', async () => {
  const { said } = await open([])
  expect(said()).toContain('Open a new sign-in link')
})

test.each(UI_LANGUAGES)('every sentence is there in %s', (language) => {
  const say = sayPart(proofWords, language)
  for (const key of Object.keys(proofWords.en) as (keyof typeof proofWords.en)[]) {
    expect(say(key, { mail: 'l…@example.com' })).not.toMatch(/^$|\{/)
  }
})
