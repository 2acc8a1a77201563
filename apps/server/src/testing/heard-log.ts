import { onTestFinished, vi } from 'vitest'

/** Keeps the log of a test to itself; gives what was logged so far. */
export function heardLog(): () => string {
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([line]) => String(line)).join('')
}
