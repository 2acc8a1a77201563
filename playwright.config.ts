import { defineConfig } from '@playwright/test'
import { BROWSER } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  // Journeys in other engines: npm run engines.
  testIgnore: 'engines/**',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/seed.setup.ts',
  outputDir: 'test-results/browser',
  // Two more than there are cores: every test waits for frames and timers part of its time.
  workers: 4,
  // Where nobody watches, what fails is tried once more; if it passes then, it is told as FLAKY at the end: a bug to mend.
  // Beside a developer nothing is tried twice.
  retries: process.env.CI ? 1 : 0,
  // A busy machine may be slow, and is not wrong for it.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: BROWSER,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Of each failure stays in words what stood on the page. Pictures are taken of every page as it closes, for it may fail yet: half the time of a run.
    screenshot: process.env.PICTURES ? 'only-on-failure' : 'off',
    trace: 'off',
  },
})
