// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadToTools } from './way-to-tools.ts'

const part = () => document.body.appendChild(document.createElement('div'))
let hosts: { text: HTMLElement; below: HTMLElement; section: HTMLElement; free: HTMLElement }
let end: () => void
let pressed = 0

/** What the canvas does with the key: to the bar of the section, where it can be seen. */
function toTools({ code }: KeyboardEvent): void {
  if (code !== 'F10') return
  pressed += 1
  if (hosts.section.dataset.shown !== undefined) hosts.section.querySelector('button')?.focus()
}

beforeEach(() => {
  hosts = { text: part(), below: part(), section: part(), free: part() }
  hosts.section.dataset.shown = ''
  pressed = 0
  document.addEventListener('keydown', toTools)
  end = leadToTools({ page: document, hosts })
})
afterEach(() => {
  end()
  document.removeEventListener('keydown', toTools)
  document.body.replaceChildren()
})

const press = (code: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: code === 'F10', bubbles: true }))
const barComes = async (host: HTMLElement) => {
  host.innerHTML = '<div role="toolbar"><button>Up</button></div>'
  await Promise.resolve()
}
const isInTools = () => document.activeElement?.closest('[role=toolbar]') != null

test('[U35] [U43] Alt+F10 that is pressed before there is a bar leads to it once it stands', async () => {
  press('F10')
  expect(isInTools()).toBe(false)
  await barComes(hosts.section)
  expect(isInTools()).toBe(true)
})

test('[U43] it waits for the bar that it means, and until that can be seen', async () => {
  delete hosts.section.dataset.shown
  press('F10')
  await barComes(hosts.free)
  await barComes(hosts.section)
  expect(isInTools()).toBe(false)
  hosts.section.dataset.shown = ''
  await Promise.resolve()
  expect(hosts.section.contains(document.activeElement)).toBe(true)
})

test('[U43] who has gone on is not fetched into a bar that comes later', async () => {
  press('F10')
  press('ArrowDown')
  await barComes(hosts.section)
  expect(isInTools()).toBe(false)
  press('F10')
  expect(isInTools()).toBe(true)
  const before = pressed
  hosts.section.replaceChildren()
  await barComes(hosts.section)
  expect([isInTools(), pressed]).toEqual([false, before])
})
