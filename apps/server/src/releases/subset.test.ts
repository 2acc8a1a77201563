import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createSubsetting, GivenUp } from './subset.ts'

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

test('a pile of fonts of one site keeps no other waiting', async () => {
  const cut = createSubsetting()
  const bytes = readFileSync(FONT)
  const done: string[] = []
  const asked = (characters: string, site: string) =>
    cut({ characters, options: { targetFormat: 'woff2' } }, bytes, { site }).then(() => done.push(site))
  await Promise.all([...[...'abcdefghij'].map((letter) => asked(letter, 'one')), asked('z', 'two')])
  expect(done).toHaveLength(11)
  expect(done.indexOf('two')).toBeLessThanOrEqual(2)
})

test('a font that nobody waits for any more is not cut', async () => {
  const cut = createSubsetting()
  const bytes = readFileSync(FONT)
  const asked = (characters: string, signal?: AbortSignal) =>
    cut({ characters, options: { targetFormat: 'woff2' } }, bytes, { site: 'one', signal })
  const gone = new AbortController()
  const first = asked('a')
  const left = asked('b', gone.signal).catch((failure: Error) => failure)
  const last = asked('c')
  gone.abort()
  expect(await left).toBeInstanceOf(GivenUp)
  expect((await Promise.all([first, last])).every(({ length }) => length > 0)).toBe(true)
  await expect(asked('d', gone.signal)).rejects.toBeInstanceOf(GivenUp)
})

test('fonts that take too long are given up, and each that waits has its turn', async () => {
  const cut = createSubsetting({ longestMs: 1 })
  const bytes = readFileSync(FONT)
  const said = ['a', 'b', 'c'].map((characters) =>
    cut({ characters, options: { targetFormat: 'woff2' } }, bytes).catch((failure: Error) => failure.message),
  )
  for (const sentence of await Promise.all(said)) expect(sentence).toContain('takes too long')
})
