import { expect, test } from 'vitest'
import { momentOf } from './times.ts'

test('a moment has the comma of its language', () => {
  const at = new Date(2026, 0, 2, 3, 12).toISOString()
  expect(momentOf(at, 'ar')).toMatch(/[^,]، 03:12$/)
  expect(momentOf(at, 'en')).toMatch(/[^،], 03:12$/)
})
