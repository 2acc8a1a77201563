// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NameField } from './name-field.view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const field = () => place.querySelector('input')!
const show = (keep: (name: string) => Promise<boolean>, profile = { name: 'Lina' }) =>
  act(() => root.render(<NameField {...{ profile, label: 'Your name', hint: '', keep }} />))
const type = (value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = () => act(async () => void field().form?.requestSubmit())
const leave = () => act(async () => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('Enter and then leaving the field keep a name once', async () => {
  const keep = vi.fn(async () => true)
  show(keep)
  type('Lina Haddad')
  await press()
  await leave()
  expect(keep.mock.calls).toEqual([['Lina Haddad']])
})

test('a name that is tidied to the one before stands there as that', async () => {
  const keep = vi.fn(async () => true)
  show(keep)
  type('Lina\u202e')
  await leave()
  show(keep, { name: 'Lina' })
  expect(field().value).toBe('Lina')
  await leave()
  expect(keep).toHaveBeenCalledOnce()
})

test('a name that was not kept is sent again when it is left again', async () => {
  const keep = vi.fn(async () => false)
  show(keep)
  type('Lina Haddad')
  await leave()
  expect(field().value).toBe('Lina Haddad')
  await leave()
  expect(keep).toHaveBeenCalledTimes(2)
})
