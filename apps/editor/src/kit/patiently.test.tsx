// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lazy } from './patiently.ts'

afterEach(() => {
  vi.useRealTimers()
})

const drawn = () => ({ default: () => <em>here</em> })

test('[U35] a part that cannot be fetched takes nothing else off the page, and is drawn as soon as it can be had', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let isOnline = false
  const Part = lazy(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return drawn()
  })
  const host = document.createElement('div')
  await act(() =>
    createRoot(host).render(
      <>
        <b>page</b>
        <Part meanwhile={<i>waits</i>} />
      </>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(host.innerHTML).toBe('<b>page</b><i>waits</i>')
  isOnline = true
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(host.innerHTML).toBe('<b>page</b><em>here</em>')
})

test('a part is drawn once it has come, and no later', async () => {
  // No clock moves: what is held back for some time never comes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof drawn>>()
  const Part = lazy(() => promise)
  const host = document.createElement('div')
  createRoot(host).render(
    <>
      <b>page</b>
      <Part />
    </>,
  )
  await turns(() => host.innerHTML !== '')
  expect(host.innerHTML).toBe('<b>page</b>')
  resolve(drawn())
  await turns(() => host.innerHTML.includes('here'))
  expect(host.innerHTML).toBe('<b>page</b><em>here</em>')
})

/** Turns of the event loop until something is so, or so many that it never will be. */
async function turns(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
