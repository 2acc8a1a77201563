import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openFolderBlobs } from '../blobs/folder.ts'
import { newFolder } from '../testing/dialects.ts'
import { publishToFolder } from './folder.ts'
import { playedRenderer, siteSaying } from './testing.ts'

async function publish(folder: string, word: string, isCompressed = false) {
  const blobs = await openFolderBlobs(newFolder())
  return publishToFolder({ site: siteSaying(word), folder, renderer: playedRenderer().renderer, blobs, isCompressed })
}

test('a site is written as files that any static host can serve', async () => {
  const folder = join(newFolder(), 'out')
  expect(await publish(folder, 'one')).toBe(4)
  expect(await readFile(join(folder, 'Rooms/index.html'), 'utf8')).toContain('<h1>one</h1>')
  expect(await readFile(join(folder, '_headers'), 'utf8')).toContain("content-security-policy: default-src 'self'")
})

test('a later publish replaces the folder as a whole, and leaves nothing beside it', async () => {
  const parent = newFolder()
  const folder = join(parent, 'out')
  await publish(folder, 'one')
  await publish(folder, 'two', true)
  expect(await readdir(folder)).not.toContain('style-one.css')
  expect(await readdir(parent)).toEqual(['out'])
  const squeezed = await readFile(join(folder, 'index.html.br'))
  expect(brotliDecompressSync(squeezed).toString()).toContain('<h1>two</h1>')
})

test('a folder that holds something else is left alone', async () => {
  const folder = join(newFolder(), 'mine')
  await mkdir(folder)
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  await expect(publish(folder, 'one')).rejects.toThrow('thesis.txt')
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})
