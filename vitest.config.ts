import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
    testTimeout: 20_000,
  },
})
