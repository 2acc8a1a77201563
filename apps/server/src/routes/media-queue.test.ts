import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalog } from '@mimar/sections/definitions'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createEncoder, type Encoder } from '../media/encoder.ts'
import { createPictures } from '../media/pictures.ts'
import { createUploads } from '../media/uploads.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { openTestBlobs } from '../testing/stores.ts'

const [sqlite] = dialects

/** Notes what is asked for, begun and given up. */
async function watched({ parts }: TestApp) {
  const encoder = createEncoder({ atOnce: 1, longestDrawingMs: 2000 })
  onTestFinished(() => encoder.close())
  const seen = { asked: 0, begun: [] as string[], failed: 0 }
  const watching: Encoder = {
    atOnce: 1,
    standing: () => ({ running: 0, waiting: 0, sites: [] }),
    close: () => {},
    run(name, task, asker) {
      seen.asked += 1
      const begin = async () => {
        seen.begun.push(name)
        return typeof task === 'function' ? task() : task
      }
      const done = encoder.run(name, begin, asker)
      done.catch(() => {
        seen.failed += 1
      })
      return done
    },
  }
  const blobs = await openTestBlobs()
  const pictures = createPictures({ catalog, store: parts.mediaStore, blobs, encoder: watching, background: undefined })
  Object.assign(parts, { uploads: createUploads(newFolder(), pictures) })
  return seen
}

/** A drawing that is begun, since it has few elements, and takes long; each has other bytes. */
const slow = (at: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><!-- ${at} --><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="90"/>'.repeat(4)}</filter><rect width="800" height="800" filter="url(#f)"/></svg>`,
  )

test('a pile of slow drawings whose sender hangs up keeps nobody else waiting', async () => {
  const running = await testApp(sqlite!)
  const seen = await watched(running)
  const { app, parts, owner, cookieFor } = running
  const neighbour = await parts.accounts.insert('neighbour@localhost', 'owner')
  await parts.siteStore.insert({ site: someSite('cafe'), slug: 'cafe', name: 'Cafe', owner: neighbour.id })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const cookie = await cookieFor(owner.id)
  const sent = Array.from({ length: 12 }, (_, at) => {
    const headers = { cookie, 'content-type': 'image/svg+xml', 'x-file-name': `slow-${at}.svg` }
    const sending = ask({ port, method: 'POST', path: '/api/v1/sites/hotel/media', headers })
    sending.on('error', () => {})
    sending.end(slow(at))
    return sending
  })
  await expect.poll(() => seen.asked).toBe(12)
  for (const sending of sent) sending.destroy()
  // All but the one that is drawn already, which comes to its end or to its limit.
  await expect.poll(() => seen.failed).toBeGreaterThanOrEqual(11)
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a02020' } })
    .jpeg()
    .toBuffer()
  const headers = { cookie: await cookieFor(neighbour.id), 'content-type': 'image/jpeg', 'x-file-name': 'photo.jpg' }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/sites/cafe/media', headers, payload: bytes })
  expect(answer.statusCode).toBe(201)
  expect(seen.begun).toEqual([seen.begun[0], 'photo.jpg'])
})

test('pictures beyond what a site may have under way are refused with a sentence and a time to wait', async () => {
  const { app, parts, owner, cookieFor } = await testApp(sqlite!)
  const { promise, resolve } = Promise.withResolvers<{
    hash: string
    width: number
    height: number
    placeholder: string
  }>()
  const stuck = createUploads(newFolder(), { keep: () => promise })
  Object.assign(parts, { uploads: stuck })
  const headers = { cookie: await cookieFor(owner.id), 'content-type': 'image/svg+xml' }
  const send = () => app.inject({ method: 'POST', url: '/api/v1/sites/hotel/media', headers, payload: slow(0) })
  const answers: Awaited<ReturnType<typeof send>>[] = []
  for (let at = 0; at < 41; at += 1) void send().then((answer) => answers.push(answer))
  await expect.poll(() => answers.length).toBe(1)
  expect(answers[0]!.statusCode).toBe(429)
  expect(answers[0]!.headers['retry-after']).toBe('10')
  expect(answers[0]!.json()).toMatchObject({
    code: 'pictures-waiting',
    message: expect.stringMatching(/^Many pictures/),
  })
  resolve({ hash: '0'.repeat(64), width: 1, height: 1, placeholder: '' })
  await expect.poll(() => answers.length).toBe(41)
})
