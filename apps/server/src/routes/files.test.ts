import { createHash } from 'node:crypto'
import type { FileAnswer } from '@mimar/contract'
import { MAX_FILE } from '@mimar/contract/upload'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someCaptions, someMp4, somePdf, someWebm } from '../testing/films.ts'

interface Sent {
  readonly bytes: Buffer
  readonly use?: string
  readonly name?: string
  readonly language?: string
}

/** What the owner is answered to a file. */
async function sending({ app, owner, cookieFor }: TestApp, { bytes, use, name = 'menu.pdf', language = 'en' }: Sent) {
  const headers = {
    cookie: await cookieFor(owner.id),
    // Nobody asks it.
    'content-type': 'text/html',
    'x-file-name': encodeURIComponent(name),
  }
  const url = `/api/v1/sites/hotel/files?lang=${language}${use === undefined ? '' : `&use=${use}`}`
  return app.inject({ method: 'POST', url, headers, payload: bytes })
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each(dialects)('$name', (dialect) => {
  test('[SEC-40] [SEC-41] a file is answered as a field of its kind takes it; what it is is told by its bytes', async () => {
    const running = await testApp(dialect)
    const take = async (sent: Sent) => {
      const answer = await sending(running, sent)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<FileAnswer>().file
    }
    const pdf = somePdf()
    const nothing = { width: 0, height: 0, seconds: 0 }
    expect(await take({ bytes: pdf, use: 'pdf', name: 'C:\\cards\\قائمة الطعام.html' })).toEqual({
      ...{ hash: hashOf(pdf), type: 'application/pdf', name: 'قائمة الطعام.html', size: pdf.length },
      ...nothing,
    })
    const film = { type: 'video/mp4', width: 360, height: 640, seconds: 3.5 }
    expect(await take({ bytes: someMp4({ isTurned: true }), use: 'video', name: 'x.pdf' })).toMatchObject(film)
    expect(await take({ bytes: someWebm() })).toMatchObject({ type: 'video/webm', width: 320, height: 240, seconds: 2 })
    expect(await take({ bytes: someCaptions(), use: 'captions' })).toMatchObject({ type: 'text/vtt', ...nothing })
  })

  test('[SEC-40] a large film is kept in pieces, which are its bytes in order', async () => {
    const running = await testApp(dialect)
    const film = someMp4({ payload: Buffer.from(Array.from({ length: 2_500_000 }, (_, at) => (at * 31) % 251)) })
    const answer = await sending(running, { bytes: film, use: 'video', name: 'tour.mp4' })
    expect(answer.json<FileAnswer>().file).toMatchObject({ hash: hashOf(film), size: film.length })
    const { fileStore, blobs } = running
    const row = (await fileStore.find(hashOf(film)))!
    expect(row.pieces.map(({ size }) => size)).toEqual([1_048_576, 1_048_576, film.length - 2_097_152])
    const pieces = await Promise.all(row.pieces.map(({ hash }) => blobs.read(hash)))
    expect(Buffer.concat(pieces as Buffer[]).equals(film)).toBe(true)
  })

  test.each([
    [{ bytes: Buffer.from('<html>'), use: 'pdf' }, 415, 'not-a-pdf'],
    [{ bytes: somePdf(), use: 'video' }, 415, 'not-a-video'],
    [{ bytes: someMp4(), use: 'captions' }, 415, 'not-captions'],
    [{ bytes: Buffer.alloc(0), use: 'pdf' }, 422, 'file-empty'],
    [{ bytes: someMp4().subarray(0, 300), use: 'video' }, 422, 'file-broken'],
    [{ bytes: someMp4({ codec: 'hvc1' }), use: 'video' }, 422, 'film-unplayable'],
    [{ bytes: Buffer.concat([somePdf(), Buffer.alloc(MAX_FILE.pdf)]), use: 'pdf' }, 413, 'file-too-large'],
    [{ bytes: Buffer.concat([somePdf(), Buffer.alloc(MAX_FILE.pdf)]) }, 413, 'file-too-large'],
    [{ bytes: somePdf(), use: 'pictures' }, 400, 'request-malformed'],
  ] as const)(
    '[SEC-40] [SEC-41] what cannot be used is refused, and nothing of it is kept (%#)',
    async (sent, status, code) => {
      const running = await testApp(dialect)
      const answer = await sending(running, sent)
      expect(answer.json()).toMatchObject({ status, code })
      expect(await running.fileStore.find(hashOf(sent.bytes))).toBeUndefined()
    },
  )

  test('[SEC-40] of captions that cannot be read the line is told, in the language of who sends them', async () => {
    const running = await testApp(dialect)
    const bytes = Buffer.from('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello\n')
    const told = async (language: string) =>
      (await sending(running, { bytes, use: 'captions', language })).json<{ message: string }>().message
    expect(await told('en')).toBe(
      'A line of the captions has to be two times, such as 00:01.000 --> 00:04.000, with points. The line: (3)',
    )
    expect(await told('de')).toMatch(/Zeile: \(3\)$/)
    expect(await told('ar')).toMatch(/السطر: \(3\)$/)
  })

  test('[SEC-41] files count as pictures do: the same bytes once, and none beyond what a site may keep', async () => {
    const running = await testApp(dialect, { MEDIA_LIMIT_MB: '1' })
    const large = (digit: string) => Buffer.concat([somePdf(digit), Buffer.alloc(600_000, digit)])
    expect((await sending(running, { bytes: large('1'), use: 'pdf' })).statusCode).toBe(201)
    expect((await sending(running, { bytes: large('1'), use: 'pdf', name: 'again.pdf' })).statusCode).toBe(201)
    const refused = await sending(running, { bytes: large('2'), use: 'pdf' })
    expect(refused.json()).toMatchObject({ status: 413, code: 'media-full' })
    expect(await running.fileStore.find(hashOf(large('2')))).toBeUndefined()
    // What could not be used takes no room.
    expect((await sending(running, { bytes: large('2'), use: 'video' })).statusCode).toBe(415)
    expect((await sending(running, { bytes: somePdf('small'), use: 'pdf' })).statusCode).toBe(201)
  })

  test('[SEC-41] two who send the same bytes at once both have them', async () => {
    const running = await testApp(dialect)
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => sending(running, { bytes: somePdf(), name })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(answers.map((answer) => answer.json<FileAnswer>().file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  })
})
