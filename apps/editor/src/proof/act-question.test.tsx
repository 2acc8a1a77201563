// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActQuestion } from './act-question.view.tsx'
import type { ProofServer } from './proof-server.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
  this.querySelector('button')?.focus()
}

let place: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  document.documentElement.lang = 'en'
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

type Ways = Awaited<ReturnType<ProofServer['read']>>['ways']

async function open(isFresh: boolean, ways: Ways, answers: Partial<ProofServer> = {}) {
  const server: ProofServer = {
    read: async () => ({ isFresh, ways, mail: ways.includes('mail') ? 'l…@example.com' : null }),
    askDevice: async () => true,
    mailCode: async () => true,
    sendCode: async () => true,
    ...answers,
  }
  const close = vi.fn()
  const perform = vi.fn(async (filledIn: FormData) => filledIn.get('reason'))
  await act(async () =>
    root.render(
      <ActQuestion
        {...{ title: 'Delete “Café Lawz”?', undone: 'deleted', keep: 'Keep it', act: 'Delete site', close, perform }}
        server={server}
      >
        <p>It holds 41 enquiries.</p>
        <input name="reason" defaultValue="Closed" />
      </ActQuestion>,
    ),
  )
  const buttons = () => [...place.querySelectorAll<HTMLButtonElement>('form:not([hidden]) button, [data-proof] button')]
  const press = (name: string) =>
    act(async () => {
      const button = buttons().find((one) => one.textContent === name)
      if (!button) throw new Error(`No button ${name} in: ${place.textContent}`)
      button.click()
    })
  return { close, perform, press, names: () => buttons().map((one) => one.textContent), said: () => place.textContent }
}

test('who proved a moment ago who they are is asked about the act alone', async () => {
  const { perform, press, said } = await open(true, ['passkey'])
  expect(said()).not.toContain('First confirm')
  expect(document.activeElement?.textContent).toBe('Keep it')
  await press('Delete site')
  expect(perform).toHaveBeenCalledTimes(1)
})

test('one dialog says what is lost, asks who it is, and does it with what was filled in', async () => {
  const { perform, press, said, names } = await open(false, ['passkey', 'mail'])
  expect(said()).toContain('It holds 41 enquiries.')
  expect(said()).toContain('First confirm that it’s you')
  expect(names()).toEqual(['Keep it', 'Confirm and delete'])
  await press('Confirm and delete')
  expect(perform.mock.calls[0]?.[0].get('reason')).toBe('Closed')
})

test('who closes what the device asks reads that nothing was deleted, and may try again', async () => {
  let answer = false
  const { perform, press, said, names } = await open(false, ['passkey', 'mail'], { askDevice: async () => answer })
  await press('Confirm and delete')
  expect(said()).toContain('Nothing was deleted.')
  expect(names()).toEqual(['Keep it', 'Send me a code instead', 'Try again'])
  expect(perform).not.toHaveBeenCalled()
  answer = true
  await press('Try again')
  expect(perform).toHaveBeenCalledTimes(1)
})

test('where the act fails after the proof, its question stands again and asks nothing more', async () => {
  const { perform, press, names } = await open(false, ['paper'])
  perform.mockResolvedValueOnce(null)
  await press('Confirm and delete')
  const field = place.querySelector<HTMLInputElement>('[data-proof] input')
  if (field) field.value = 'AAAA'
  await press('Confirm')
  expect(names()).toEqual(['Keep it', 'Delete site'])
})

test('where there is nothing to confirm by, it says so before anything is pressed', async () => {
  const { said } = await open(false, [])
  expect(said()).toContain('Open a new sign-in link')
})
