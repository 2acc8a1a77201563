import { expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

test('an id has as many digits as are asked for, and is another one each time', () => {
  for (const digits of [8, 12, 32]) {
    const ids = Array.from({ length: 200 }, () => newId(digits))
    expect(ids.filter((id) => !new RegExp(`^[0-9a-f]{${digits}}$`).test(id))).toEqual([])
    expect(new Set(ids).size).toBe(200)
  }
})

test('ids are made where a page comes over plain http, and the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    expect(newId()).toHaveLength(32)
  } finally {
    vi.unstubAllGlobals()
  }
})
