import { describe, expect, test } from 'vitest'
import { someCaptions, someMp4, somePdf, someWebm } from '../../testing/films.ts'
import { readCaptions } from './captions.ts'
import { readFilm, typeBy } from './read-file.ts'
import { FileRefusal } from './refusal.ts'

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  async read(offset: number, length: number) {
    if (offset + length > bytes.length) throw new FileRefusal('file-broken')
    return bytes.subarray(offset, offset + length)
  },
})
const read = async (bytes: Buffer) => readFilm(sourceOf(bytes), typeBy(bytes.subarray(0, 512), undefined))

/** The code and detail of what is refused; undefined where it is not. */
async function refusalOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure
    return `${failure.code} ${failure.detail}`.trim()
  }
}

describe('a film', () => {
  test.each([
    ['MP4', someMp4(), { width: 640, height: 360, seconds: 3.5 }],
    ['MP4 of an upright telephone', someMp4({ isTurned: true }), { width: 360, height: 640, seconds: 3.5 }],
    ['MP4 with its description at the end', someMp4({ isLate: true }), { width: 640, height: 360, seconds: 3.5 }],
    ['MP4 in AV1', someMp4({ codec: 'av01' }), { width: 640, height: 360, seconds: 3.5 }],
    ['WebM', someWebm(), { width: 320, height: 240, seconds: 2 }],
    ['WebM in AV1', someWebm({ codec: 'V_AV1' }), { width: 320, height: 240, seconds: 2 }],
  ])('[SEC-40] in %s says how large it is and how long', async (_, bytes, film) => {
    expect(await read(bytes)).toEqual(film)
  })

  test.each([
    ['QuickTime', someMp4({ brand: 'qt  ' }), 'film-unplayable QuickTime'],
    ['HEVC', someMp4({ codec: 'hvc1' }), 'film-unplayable HEVC'],
    ['Matroska', someWebm({ type: 'matroska' }), 'film-unplayable Matroska'],
    ['WebM with a codec of others', someWebm({ codec: 'V_MPEG4/ISO/AVC' }), 'film-unplayable V_MPEG4/ISO/AVC'],
    ['sound alone', someMp4({ handler: 'soun' }), 'film-without-picture'],
    ['no size', someMp4({ width: 0 }), 'film-without-picture'],
    ['no size, in WebM', someWebm({ height: 0 }), 'film-without-picture'],
    ['a size that nobody has', someMp4({ width: 60_000 }), 'film-without-picture'],
  ])('[SEC-40] of %s is refused, and says why', async (_, bytes, refusal) => {
    expect(await refusalOf(() => read(bytes))).toBe(refusal)
  })

  test('[SEC-40] that breaks off anywhere is never taken for whole, and never read beyond its end', async () => {
    for (const film of [someMp4(), someMp4({ isLate: true }), someWebm()]) {
      for (let length = 1; length < film.length; length += 1) {
        const refusal = await refusalOf(() => read(film.subarray(0, length)))
        expect(refusal, `${length} of ${film.length}`).toMatch(/^(?:file-broken|not-a-video|film-unplayable)/)
      }
    }
  })

  test('[SEC-40] whose bytes are any others is refused or read, and nothing else', async () => {
    let seed = 7
    const below = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % most
    }
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = Buffer.from(round % 2 === 0 ? someMp4() : someWebm())
      for (let change = 0; change < 3; change += 1) bytes[below(bytes.length)] = below(256)
      await refusalOf(() => read(bytes))
    }
  })
})

describe('captions', () => {
  const refused = (text: string) => refusalOf(() => readCaptions(Buffer.from(text)))

  test('[SEC-40] are read with names, notes, settings, hours and every kind of line end', () => {
    expect(readCaptions(someCaptions())).toBe(2)
    expect(readCaptions(Buffer.from('\uFEFFWEBVTT - the tour\r\n\r\n00:01.000 --> 00:02.000\r\nأهلاً\r\n'))).toBe(1)
    expect(
      readCaptions(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\na\nb\n\n\n01:00:01.000 --> 01:00:02.000\nc')),
    ).toBe(2)
  })

  test.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nHello\n', 'captions-no-head 1'],
    ['WEBVTT\n\n', 'captions-no-cues 3'],
    ['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello\n', 'captions-time 3'],
    ['WEBVTT\n\n1\n00:01.000 -> 00:02.000\nHello\n', 'captions-time 4'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n00:03.000 --> 00:04.000\nThere\n', 'captions-time 5'],
    ['WEBVTT\n\n00:61.000 --> 00:62.000\nHello\n', 'captions-time 3'],
    ['WEBVTT\n\n00:02.000 --> 00:02.000\nHello\n', 'captions-order 3'],
    ['WEBVTT\n\n00:02.000 --> 00:03.000\nHello\n\n00:01.000 --> 00:04.000\nThere\n', 'captions-order 6'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n\nHello\n', 'captions-text 3'],
  ])('[SEC-40] %j are refused with the line', async (text, refusal) => {
    expect(await refused(text)).toBe(refusal)
  })

  test('[SEC-40] in another encoding are refused', async () => {
    const latin = Buffer.concat([Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), Buffer.from([0xe9])])
    expect(await refusalOf(() => readCaptions(latin))).toBe('not-captions')
  })
})

test('[SEC-40] [SEC-41] what a file is for decides what it may be, and its bytes decide what it is', async () => {
  const [film, pdf, captions] = [someMp4(), somePdf(), someCaptions()]
  expect([typeBy(film, 'video'), typeBy(pdf, 'pdf'), typeBy(captions, 'captions')]).toEqual([
    'video/mp4',
    'application/pdf',
    'text/vtt',
  ])
  expect([film, someWebm(), pdf, captions].map((bytes) => typeBy(bytes, undefined))).toEqual([
    'video/mp4',
    'video/webm',
    'application/pdf',
    'text/vtt',
  ])
  expect(await refusalOf(() => typeBy(pdf, 'video'))).toBe('not-a-video')
  expect(await refusalOf(() => typeBy(film, 'pdf'))).toBe('not-a-pdf')
  expect(await refusalOf(() => typeBy(Buffer.from('%PDF-x'), 'pdf'))).toBe('not-a-pdf')
  expect(await refusalOf(() => typeBy(film, 'captions'))).toBe('not-captions')
  expect(await refusalOf(() => typeBy(Buffer.from('<html>'), undefined))).toBe('not-a-video')
  expect(await refusalOf(() => typeBy(Buffer.alloc(0), 'pdf'))).toBe('file-empty')
})
