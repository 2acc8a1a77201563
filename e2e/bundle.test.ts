import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const DIST = 'apps/editor/dist'
/**
 * What the first file of the editor may weigh as browsers without Brotli get it, in bytes. Nobody waits for it to write: the
 * caret needs 40 kB at most (0052), of which the page brings some 4. What templates are made of is in it, of each some 0.4 kB: 44
 * of them by now.
 */
const FIRST = 125_000

const page = () => readFileSync(join(DIST, 'index.html'), 'utf8')
const assets = () => readdirSync(join(DIST, 'assets'))
const gzipOf = (file: string) => readFileSync(join(DIST, `${file}.gz`))

test('the first file of the editor weighs no more than 125 kB', () => {
  const [first = '', ...others] = [...page().matchAll(/\bassets\/first-[\w-]+\.js\b/g)].map(([file]) => file)
  expect(others).toEqual([])
  const packed = gzipOf(first)
  expect(gunzipSync(packed).equals(readFileSync(join(DIST, first)))).toBe(true)
  expect(packed.length).toBeLessThanOrEqual(FIRST)
})

test('how sections begin is brought where they are added, and not by the first file', () => {
  const says = (file: string) => /\bfromSite:\{\w/.test(readFileSync(join(DIST, 'assets', file), 'utf8'))
  const programs = assets().filter((file) => file.endsWith('.js'))
  expect(programs.filter(says)).toHaveLength(1)
  const first = readFileSync(join(DIST, 'assets', programs.find((file) => file.startsWith('first-')) ?? ''), 'utf8')
  expect(first).toContain('EntryHead')
  expect(first.match(/\b(?:starts|newPages):\{\w+|\bparts:\["[^\]]*|\bstartsPage:!0/g)).toBeNull()
})

test('what makes changes and what is later are files of their own, which the page does not ask for', () => {
  for (const part of ['changes', 'later', 'aside']) {
    const files = assets().filter((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
    expect(files, part).not.toEqual([])
    for (const file of files) expect(page(), part).not.toContain(file)
  }
})
