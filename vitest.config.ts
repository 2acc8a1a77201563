import { defineConfig } from 'vitest/config'
import { templateWords } from './apps/editor/template-words.ts'
import { keptWorker } from './scripts/kept-worker.ts'

/** In a run of mutants (`scripts/mutants.mjs`). */
const isBroken = process.env.MUTANTS !== undefined

export default defineConfig({
  plugins: [templateWords(), ...(isBroken ? [keptWorker()] : [])],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
    // Styles are read as text (?raw); without this they would be empty.
    css: true,
    testTimeout: 20_000,
    setupFiles: isBroken ? ['scripts/short-samples.ts'] : [],
    // By itself it leaves a core idle, and starts a process for each file.
    pool: 'threads',
    maxWorkers: 2,
  },
})
