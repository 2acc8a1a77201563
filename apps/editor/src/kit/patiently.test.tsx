// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazy } from './patiently.ts'

test('[U35] a part that cannot be fetched takes nothing else off the page, and is drawn as soon as it can be had', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let isOnline = false
  const Part = lazy(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { default: () => <em>here</em> }
  })
  const host = document.createElement('div')
  await act(() =>
    createRoot(host).render(
      <>
        <b>page</b>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(host.innerHTML).toBe('<b>page</b>')
  isOnline = true
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(host.innerHTML).toBe('<b>page</b><em>here</em>')
})
