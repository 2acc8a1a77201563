import { expect, test } from 'vitest'
import { lineAt, shippedCode } from './sources.ts'

/** What may run in a browser: pages, and the packages that they are made of. */
const inBrowsers = shippedCode.filter(({ file }) => /^(?:apps\/editor\/src|packages)\//.test(file))

/** Browsers have these only where a page comes encrypted, or from the machine itself (secure contexts). */
const SECURE_ONLY = /\bcrypto\s*\.\s*(?:randomUUID|subtle)\b|\bnavigator\s*\.\s*clipboard\b/g
/** It knows what to do without. */
const KNOW_WITHOUT = ['apps/editor/src/kit/copied.ts']

test('nothing in browsers needs an encrypted connection to make an id or to copy: in a network of its own an editor comes over plain http', () => {
  const others = inBrowsers.filter(({ file }) => !KNOW_WITHOUT.includes(file))
  const found = others.flatMap(({ file, text }) =>
    [...text.matchAll(SECURE_ONLY)].map(({ 0: what, index }) => `${file}:${lineAt(text, index)} uses ${what}`),
  )
  expect(inBrowsers.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
