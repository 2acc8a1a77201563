// Test setup: what a file of tests has put in the place of clocks and globals ends with it, for the next one shares its modules.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
