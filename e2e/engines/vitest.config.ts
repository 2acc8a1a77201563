import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in Firefox and WebKit, one after the other; `npm run engines` builds and installs what they need. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['e2e/engines/*.test.ts'],
    globalSetup: ['e2e/seed.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
