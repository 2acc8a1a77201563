import { expect, test, vi } from 'vitest'
import { RequestError } from './client.ts'
import { upload } from './upload.ts'

/** What a browser sends and is answered, as far as an upload uses it. */
class PlayedRequest {
  static latest: PlayedRequest
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  address = ''
  status = 0
  statusText = ''
  response: unknown = null
  sent: unknown
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  constructor() {
    PlayedRequest.latest = this
  }

  open(_method: string, address: string) {
    this.address = address
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: unknown) {
    this.sent = body
  }

  abort() {
    this.onabort?.()
    this.onloadend?.()
  }

  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload?.()
    this.onloadend?.()
  }
}

vi.stubGlobal('XMLHttpRequest', PlayedRequest)

const picture = new Blob(['…'], { type: 'image/webp' })

test('[U32] a picture is sent as it is, with its name, and tells how much has been sent', async () => {
  const shares: number[] = []
  const done = upload('my site', picture, {
    ...{ language: 'ar', name: 'فناء 1.webp' },
    onProgress: (share) => shares.push(share),
  })
  const { latest } = PlayedRequest
  latest.upload.onprogress?.({ loaded: 1, total: 4 })
  latest.upload.onprogress?.({ loaded: 4, total: 4 })
  const answer = { media: { id: 'p-1' }, imageFiles: { 'p-1': [] } }
  latest.answer(201, answer)
  expect(await done).toEqual(answer)
  expect(latest.address).toBe('/api/v1/sites/my%20site/media?lang=ar')
  expect(latest.sent).toBe(picture)
  expect(latest.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-file-name': encodeURIComponent('فناء 1.webp'),
  })
  expect(shares).toEqual([0.25, 1])
})

test('[API-3] what the server refuses, a lost network and a given up upload fail as every request does', async () => {
  const options = { language: 'en', name: 'a\uD800.jpg' }
  const refused = upload('s', picture, options)
  PlayedRequest.latest.answer(413, { status: 413, message: 'Too large.', code: 'too-large' })
  await expect(refused).rejects.toBeInstanceOf(RequestError)
  await expect(refused).rejects.toMatchObject({ status: 413, message: 'Too large.', code: 'too-large' })

  const gateway = upload('s', picture, options)
  Object.assign(PlayedRequest.latest, { statusText: 'Bad Gateway' }).answer(502, null)
  await expect(gateway).rejects.toMatchObject({ status: 502, message: 'Bad Gateway', code: 'unknown' })

  const offline = upload('s', picture, options)
  PlayedRequest.latest.onerror?.()
  await expect(offline).rejects.toMatchObject({ status: 400, code: 'network-failed' })

  const giving = new AbortController()
  const given = upload('s', picture, { ...options, signal: giving.signal })
  giving.abort()
  await expect(given).rejects.toMatchObject({ code: 'aborted' })

  const late = upload('s', picture, { ...options, signal: giving.signal })
  await expect(late).rejects.toMatchObject({ code: 'aborted' })
  expect(PlayedRequest.latest.sent).toBe(undefined)
})
