import { expect, test } from 'vitest'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { fileHeaders } from './headers.ts'

const file = (type: string, isImmutable: boolean): ReleaseFile => ({
  hash: 'a'.repeat(64),
  type,
  size: 10,
  isImmutable,
})
const policy = (one: ReleaseFile) => {
  const headers = fileHeaders(one, 'br', '"a"')
  return headers[headers.indexOf('content-security-policy') + 1]
}

test('a drawing or a part of a page runs nothing should a browser be led to it, and costs little to say so', () => {
  for (const part of [
    file('image/svg+xml', true),
    file('text/html; charset=utf-8', true),
    file('application/xml', false),
  ])
    expect(policy(part)).toBe("default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'")
  expect(policy(file('text/html; charset=utf-8', false))).toContain("default-src 'self'")
})
