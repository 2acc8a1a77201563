// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useHeard } from './use-heard.ts'

test('what a screen reader is told draws nothing of the editor again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const drawn = vi.fn()
  let tell = (_: string) => {}
  function Whole() {
    const { heard, announce } = useHeard()
    tell = announce
    drawn()
    return <div ref={heard} role="status" />
  }
  const host = document.createElement('div')
  const root = createRoot(host)
  act(() => root.render(<Whole />))
  act(() => tell('Moved to place 3 of 9'))
  expect(host.textContent).toBe('Moved to place 3 of 9')
  expect(drawn).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
