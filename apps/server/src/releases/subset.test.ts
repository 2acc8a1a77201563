import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createSubsetting } from './subset.ts'

const { resolve } = createRequire(import.meta.url)
const FONT = join(
  dirname(resolve('@fontsource-variable/figtree/package.json')),
  'files/figtree-latin-wght-normal.woff2',
)

test('fonts are cut while others are answered, several at once, and one that is none is told of', async () => {
  const cut = createSubsetting()
  const bytes = readFileSync(FONT)
  const asked = (characters: string) => ({ characters, options: { targetFormat: 'woff2' } })
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  const [few, more, broken] = await Promise.all([
    cut(asked('ab'), bytes),
    cut(asked('abcdefghij'), bytes),
    cut(asked('ab'), Buffer.from('no font')).catch((failure: Error) => failure.message),
  ])
  clearInterval(counting)
  expect(
    Buffer.from(few as Uint8Array)
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
  expect((more as Uint8Array).length).toBeGreaterThan((few as Uint8Array).length)
  expect(broken).toContain('A font cannot be cut')
  expect(turns).toBeGreaterThan(5)
})
