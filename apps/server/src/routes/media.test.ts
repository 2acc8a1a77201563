import type { UploadAnswer } from '@mimar/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a02020' } })
    .jpeg()
    .toBuffer()

interface Sent {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
}

/** What the owner is answered to an upload. */
async function uploading({ app, owner, cookieFor }: TestApp, { bytes, name = 'photo.jpg', type = 'image/jpeg' }: Sent) {
  const headers = {
    cookie: await cookieFor(owner.id),
    'content-type': type,
    'x-file-name': encodeURIComponent(name),
  }
  return app.inject({ method: 'POST', url: '/api/v1/sites/hotel/media', headers, payload: bytes })
}

describe.each(dialects)('$name', (dialect) => {
  test('an uploaded picture is answered as set-media takes it, with the files that the canvas draws', async () => {
    const running = await testApp(dialect)
    const answer = await uploading(running, { bytes: await photo(900, 600), name: 'صورة الفناء.jpg' })
    expect(answer.statusCode).toBe(201)
    const { media, imageFiles } = answer.json<UploadAnswer>()
    expect(media).toMatchObject({ source: 'صورة الفناء.jpg', width: 900, height: 600, alt: {}, focal: null })
    const files = imageFiles[media.id] ?? []
    expect(files.map(({ type, width }) => `${type} ${width}`)).toContain('image/webp 360')
    const change = { id: 'change-1', operation: { do: 'set-media', id: media.id, media } }
    const sent = await running.app.inject({
      method: 'POST',
      url: '/api/v1/sites/hotel/operations',
      headers: { cookie: await running.cookieFor(running.owner.id) },
      payload: { base: 0, changes: [change] },
    })
    expect(sent.statusCode).toBe(200)
    const listed = await running.app.inject({
      url: '/api/v1/sites/hotel/media-files',
      headers: { cookie: await running.cookieFor(running.owner.id) },
    })
    expect(listed.json()).toEqual({ [media.hash]: files })
  })
})
