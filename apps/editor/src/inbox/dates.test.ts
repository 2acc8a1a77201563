import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test('[FORM-6] the time of a message is written by the clock that the editor and its forms go by', () => {
  const at = new Date(2026, 10, 28, 14, 28).toISOString()
  for (const language of ['ar', 'en', 'tr', 'de', 'fr'] as const) expect(longDate(at, language)).toContain('14:28')
})
