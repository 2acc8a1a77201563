import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { spareMemory } from './heap-growth.ts'

vi.mock('node:v8', () => ({ getHeapStatistics: vi.fn(), setFlagsFromString: vi.fn() }))
const inUse = (megabytes: number) =>
  vi.mocked(getHeapStatistics).mockReturnValue({ used_heap_size: megabytes * 1024 * 1024 } as never)
const told = () => vi.mocked(setFlagsFromString).mock.calls.map(([flag]) => flag)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('little garbage lies beside what visitors ask for, and V8 decides by itself while something large is under way', () => {
  inUse(100)
  spareMemory()
  expect(told()).toEqual(['--heap-growing-percent=40'])
  vi.advanceTimersByTime(5_000)
  expect(told()).toHaveLength(1)
  inUse(300)
  vi.advanceTimersByTime(1_000)
  expect(told().at(-1)).toBe('--heap-growing-percent=0')
  inUse(120)
  vi.advanceTimersByTime(1_000)
  expect(told()).toEqual(['--heap-growing-percent=40', '--heap-growing-percent=0', '--heap-growing-percent=40'])
})
