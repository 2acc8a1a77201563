import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plainBlob } from '../blobs/blobs.ts'
import { createManifest } from '../blobs/manifest.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createHosting } from './hosting.ts'
import { createLiveSite } from './live-site.ts'
import { createPreparedFiles } from './prepared.ts'

const page = plainBlob(Buffer.from(`<h1>${'Home '.repeat(400)}</h1>`))
const file = { hash: page.hash, size: page.bytes.length, type: 'text/html; charset=utf-8', isImmutable: false }

/** One page that is stored, and nothing smaller of it. */
async function opened() {
  const blobs = await openTestBlobs()
  await blobs.put([page])
  const read = vi.spyOn(blobs, 'read')
  const failures: unknown[] = []
  const site = createLiveSite('hotel', createManifest([{ '/': file }]), async () => undefined)
  const sites = { current: () => site, find: async () => site }
  const hosting = createHosting({ blobs, sites, onFailure: (failure) => failures.push(failure) })
  const server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const encodingOf = (accepted: string) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'hotel.localhost', 'accept-encoding': accepted }
      get({ port, agent: false, path: '/', headers }, (response) => {
        response.resume().on('end', () => resolve(response.headers['content-encoding']))
      }).on('error', reject)
    })
  return { hosting, read, encodingOf, failures }
}

test('the first visitor after a publish gets a page compressed, and waits for no compression', async () => {
  const { hosting, read, encodingOf, failures } = await opened()
  hosting.ready([file])
  const both = 2_000
  await vi.waitFor(() => expect(hosting.bytes()).toBeGreaterThan(both), { timeout: 15_000 })
  // From here on nothing can be read, so nothing is made smaller either.
  read.mockRejectedValue(new Error('The disk is gone.'))
  expect(await encodingOf('gzip, br')).toBe('br')
  expect(await encodingOf('gzip')).toBe('gzip')
  expect(failures).toEqual([])
})

test('visitors who come at once wait for the same compression', async () => {
  const { read, encodingOf } = await opened()
  const all = await Promise.all(Array.from({ length: 20 }, () => encodingOf('br')))
  expect(new Set(all)).toEqual(new Set(['br']))
  expect(read.mock.calls.filter(([, form]) => form === 'br')).toHaveLength(1)
})

test('what cannot be compressed beforehand is told, and fails nobody', async () => {
  const { hosting, read, failures } = await opened()
  read.mockRejectedValueOnce(new Error('The disk is gone.'))
  hosting.ready([file])
  await vi.waitFor(() => expect(failures).toHaveLength(1))
})

test('who is visited once puts nobody out of a memory that is full, and who is visited again does', async () => {
  const mostBytes = 24_000
  const blobs = { read: async (hash: string) => Buffer.alloc(1_000, hash) }
  const files = Array.from({ length: 30 }, (_, number) => ({
    ...{ hash: plainBlob(Buffer.from(`${number}`)).hash, size: 1_000, type: 'font/woff2', isImmutable: true },
  }))
  const prepared = createPreparedFiles({ blobs, mostBytes, first: [], connectionKept: 5_000, onQuick: undefined })
  const isThere = (number: number) => prepared.find(files[number]!, ['plain']) !== undefined
  for (const file of files) await prepared.load(file, ['plain'])
  expect(prepared.bytes()).toBeLessThanOrEqual(mostBytes)
  expect([isThere(0), isThere(1), isThere(29)]).toEqual([true, true, false])
  for (let number = 2; number < 30; number += 1) await prepared.load(files[number]!, ['plain'])
  expect(prepared.bytes()).toBeLessThanOrEqual(mostBytes)
  expect([isThere(0), isThere(29)]).toEqual([false, true])
})
