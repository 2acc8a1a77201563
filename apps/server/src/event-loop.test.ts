import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventLoop } from './event-loop.ts'

const SECOND = 1e9
const WINDOW_MS = 2_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An event loop whose delays are made up; `look` is one look at them. */
function watched() {
  const delays = { mean: 0, max: 0, percentile: () => 0, enable: () => true, disable: () => true, reset: () => {} }
  const load = new EventLoop(delays)
  return {
    load,
    look(meanSeconds: number) {
      delays.mean = meanSeconds * SECOND
      vi.advanceTimersByTime(WINDOW_MS)
      return load.isOverloaded
    },
  }
}

test('one pause refuses nobody, however long it was; work that goes on being late does, until it is in time again', () => {
  const { load, look } = watched()
  expect([look(0.01), look(60), look(0.01)]).toEqual([false, false, false])
  expect([look(1.5), look(1.5), look(1.5), look(0.01)]).toEqual([false, true, true, false])
  load.stop()
})

test('a thousand requests at once are as many as are taken', () => {
  const { load } = watched()
  const ends = Array.from({ length: 1_000 }, () => load.begin())
  expect(load.isOverloaded).toBe(true)
  ends[0]?.()
  expect(load.isOverloaded).toBe(false)
  load.stop()
})
