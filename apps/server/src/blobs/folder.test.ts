import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Blob, hashOf, plainBlob } from './blobs.ts'
import { disk, type Files } from './files.ts'
import { openFolderBlobs } from './folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mimar-blobs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const text = (words: string) => plainBlob(Buffer.from(words))

test('what was put is read back, after a restart too', async () => {
  const blobs = await openFolderBlobs(folder)
  const many = Array.from({ length: 500 }, (_, number) => text(`page ${number}`))
  await blobs.put(many)
  const opened = await openFolderBlobs(folder)
  for (const [number, { hash }] of many.entries()) {
    expect((await opened.read(hash))?.toString()).toBe(`page ${number}`)
    expect(await blobs.has(hash)).toBe(true)
  }
  expect(await opened.read(hashOf(Buffer.from('never put')))).toBeUndefined()
})

test('a put of many is one file, and the same bytes are kept once', async () => {
  const blobs = await openFolderBlobs(folder)
  await blobs.put([text('a'), text('b'), text('a')])
  await blobs.put([text('a'), text('b')])
  expect(await readdir(folder)).toHaveLength(1)
})

test('compressed forms stand beside the plain bytes', async () => {
  const blobs = await openFolderBlobs(folder)
  const { hash } = text('plain')
  const squeezed: Blob = { hash, form: 'br', bytes: Buffer.from('squeezed') }
  await blobs.put([text('plain')])
  expect(await blobs.read(hash, 'br')).toBeUndefined()
  await blobs.put([squeezed])
  expect((await blobs.read(hash, 'br'))?.toString()).toBe('squeezed')
  expect((await blobs.read(hash))?.toString()).toBe('plain')
})

test('a second process sees what the first one put after both had opened the folder', async () => {
  const first = await openFolderBlobs(folder)
  const second = await openFolderBlobs(folder)
  await first.put([text('from the first')])
  expect((await second.read(text('from the first').hash))?.toString()).toBe('from the first')
})

test('forms that another process put are looked for once a second, and not for each file that was put just now', async () => {
  let [now, listings] = [1_000_000, 0]
  const counting: Files = {
    ...disk,
    readdir(path) {
      listings += 1
      return disk.readdir(path)
    },
  }
  const blobs = await openFolderBlobs(folder, { now: () => now, files: counting })
  const other = await openFolderBlobs(folder)
  const put = [text('one'), text('two'), text('three')]
  await blobs.put(put)
  listings = 0
  for (const { hash } of put) expect(await blobs.has(hash, 'br')).toBe(false)
  expect(listings).toBe(0)
  await other.put(put.map(({ hash }) => ({ hash, form: 'br', bytes: Buffer.from('squeezed') })))
  now += 1_000
  for (const { hash } of put) expect(await blobs.has(hash, 'br')).toBe(true)
  expect(listings).toBe(1)
})

test('a torn or foreign pack is passed over, and a damaged blob is never handed out', async () => {
  const blobs = await openFolderBlobs(folder, { onDamage: () => {} })
  await blobs.put([text('whole')])
  const [pack = ''] = await readdir(folder)
  await writeFile(join(folder, 'foreign.pack'), randomBytes(100))
  await writeFile(join(folder, 'short.pack'), 'x')
  expect((await (await openFolderBlobs(folder)).read(text('whole').hash))?.toString()).toBe('whole')

  const path = join(folder, pack)
  const bytes = await readFile(path)
  bytes[10]! ^= 1
  await writeFile(path, bytes)
  expect(await (await openFolderBlobs(folder)).has(text('whole').hash)).toBe(false)

  await truncate(path, 2)
  expect(await blobs.read(text('whole').hash)).toBeUndefined()
  expect(await (await openFolderBlobs(folder)).has(text('whole').hash)).toBe(false)
  await appendFile(join(folder, pack), randomBytes(200))
  expect(await (await openFolderBlobs(folder)).has(text('whole').hash)).toBe(false)
})

const writer = `
import { randomBytes } from 'node:crypto'
import { plainBlob } from ${JSON.stringify(new URL('./blobs.ts', import.meta.url).href)}
import { openFolderBlobs } from ${JSON.stringify(new URL('./folder.ts', import.meta.url).href)}
const blobs = await openFolderBlobs(process.argv[1])
for (;;) {
  const batch = Array.from({ length: 1 + Math.floor(Math.random() * 40) }, () => plainBlob(randomBytes(20 + Math.floor(Math.random() * 200_000))))
  await blobs.put(batch)
  for (const { hash } of batch) process.stdout.write(hash + '\\n')
}`

/** Resolves with what the writer had acknowledged when it was killed in the middle of its work. */
function killedWriter(afterLines: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.split('\n').length > afterLines) child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.on('close', () => resolve(output.split('\n').slice(0, -1)))
  })
}

test('a writer killed at any moment loses nothing that it acknowledged', async () => {
  for (const afterLines of [1, 60, 150]) {
    const acknowledged = await killedWriter(afterLines)
    const blobs = await openFolderBlobs(folder)
    expect(acknowledged.length).toBeGreaterThanOrEqual(afterLines)
    for (const hash of acknowledged) {
      const bytes = await blobs.read(hash)
      expect(bytes && hashOf(bytes)).toBe(hash)
    }
  }
})
