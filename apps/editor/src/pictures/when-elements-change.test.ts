// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { whenElementsChange } from './when-elements-change.ts'

test('the page is searched once after the frame that shows a new section, and for no letter that is typed', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => frames.push(work))
  document.body.innerHTML = '<main><p></p></main>'
  const look = vi.fn()
  const end = whenElementsChange(document, look)
  document.querySelector('p')?.append('a')
  await Promise.resolve()
  expect(frames).toHaveLength(0)
  for (let count = 0; count < 2; count += 1) {
    document.querySelector('main')?.append(document.createElement('section'))
    await Promise.resolve()
  }
  expect([frames.length, look.mock.calls.length]).toEqual([1, 0])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(1))
  end()
  vi.restoreAllMocks()
})
