import { defineConfig } from 'vitest/config'
import { templateWords } from './apps/editor/template-words.ts'

export default defineConfig({
  plugins: [templateWords()],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
    // Styles are read as text (?raw); without this they would be empty.
    css: true,
    testTimeout: 20_000,
    setupFiles: process.env.MUTANTS === undefined ? [] : ['scripts/short-samples.ts'],
    // By itself it leaves a core idle, and starts a process for each file.
    pool: 'threads',
    maxWorkers: 2,
  },
})
