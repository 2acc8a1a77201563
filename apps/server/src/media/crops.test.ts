import type { Media, Site } from '@mimar/document'
import type { Crop } from '@mimar/fields'
import { coverCrop, cutOf } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MediaStore } from '../store/media.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createEncoder } from './encoder.ts'
import { createPictures, type StoredPicture } from './pictures.ts'
import { readPictureAddress } from './site-pictures.ts'

const encoder = createEncoder({ atOnce: 2 })
afterAll(() => encoder.close())

async function opened(onFailure?: (failure: unknown) => void) {
  const [dialect] = dialects
  const store = new MediaStore(await openTestDatabase(await dialect!.newAddress()))
  const blobs = await openTestBlobs()
  const shared = { catalog, store, blobs, encoder, background: encoder }
  return { store, blobs, pictures: createPictures(onFailure ? { ...shared, onFailure } : shared) }
}

const SIZE = { width: 1200, height: 800 }
const COLORS = { topLeft: '#ff0000', topRight: '#00ff00', bottomLeft: '#0000ff', bottomRight: '#ffffff' }

/** Four quarters of a colour each. */
function quarters() {
  const [width, height] = [SIZE.width / 2, SIZE.height / 2]
  const tile = (background: string, left: number, top: number) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  })
  const tiles = [
    tile(COLORS.topLeft, 0, 0),
    tile(COLORS.topRight, width, 0),
    tile(COLORS.bottomLeft, 0, height),
    tile(COLORS.bottomRight, width, height),
  ]
  return sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
    .composite(tiles)
    .png()
    .toBuffer()
}

function siteWith(stored: StoredPicture, crop: Crop | null, changes: Partial<Media> = {}): Site {
  const site = someSite()
  const [page] = site.pages
  const [hero] = page!.sections
  const about = { isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
  const medium: Media = { id: 'm1', source: 'quarters.png', ...about, ...stored, ...changes }
  const image = { media: 'm1', alt: {}, isDecorative: false, crop, width: null }
  const shown = { ...hero!, content: { ...hero!.content, backgroundImg: image } }
  return { ...site, media: { m1: medium }, pages: [{ ...page!, sections: [shown] }] }
}

/** The colour of a file at a place, 0–1. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
  return `#${[...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`
}

/** What a crop of the four quarters is published as. */
async function published(crop: Crop) {
  const { pictures, blobs } = await opened()
  const site = siteWith(await pictures.store(await quarters(), 'quarters.png'), crop)
  const shown = await pictures.of(site)
  const media = site.media.m1!
  const part = cutOf(crop, media)!
  const files = shown.cutFiles(media, part)
  const largest = files.findLast(({ type, shape }) => type === 'image/webp' && shape === 'full')!
  return { files, part, largest, bytes: (await blobs.read(shown.find(largest.url)!.hash))! }
}

test.each([
  [90, COLORS.bottomLeft, COLORS.topLeft],
  [180, COLORS.bottomRight, COLORS.bottomLeft],
  [270, COLORS.topRight, COLORS.bottomRight],
] as const)(
  '[EDIT-10] turned by %i degrees, a picture is published as its crop shows it',
  async (rotation, first, second) => {
    const frame = rotation === 180 ? SIZE : { width: SIZE.height, height: SIZE.width }
    const { bytes, part, largest } = await published(coverCrop(SIZE, frame, { rotation }))
    expect(part).toEqual({ left: 0, top: 0, ...frame, rotation })
    expect(largest.width / largest.height).toBeCloseTo(frame.width / frame.height, 2)
    expect(await colorAt(bytes, 0.25, 0.25)).toBe(first)
    expect(await colorAt(bytes, 0.75, 0.25)).toBe(second)
  },
)

test('[EDIT-10] turned by a few degrees, no corner of what is published is empty, and its middle stays', async () => {
  const { bytes, largest, part } = await published(coverCrop(SIZE, { width: 300, height: 200 }, { rotation: 12.5 }))
  expect(largest.width / largest.height).toBeCloseTo(part.width / part.height, 2)
  for (const [x, y, color] of [
    [0, 0, COLORS.topLeft],
    [1, 0, COLORS.topRight],
    [0, 1, COLORS.bottomLeft],
    [1, 1, COLORS.bottomRight],
    // Clockwise, the line between left and right leans to the end above, and to the start below.
    [0.53, 0.2, COLORS.topLeft],
    [0.47, 0.8, COLORS.bottomRight],
  ] as const) {
    expect([x, y, await colorAt(bytes, x, y)]).toEqual([x, y, color])
  }
})

test('[EDIT-10] a large photograph is turned too: its middle stays, and its files are as large as any', async () => {
  const { pictures, blobs } = await opened()
  const size = { width: 7200, height: 4800 }
  const large = await sharp(await quarters())
    .resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' })
    .jpeg()
    .toBuffer()
  const crop = coverCrop(size, { width: 300, height: 200 }, { rotation: 347.5 })
  const site = siteWith(await pictures.store(large, 'large.jpg'), crop)
  const shown = await pictures.of(site)
  const files = shown.cutFiles(site.media.m1!, cutOf(crop, size)!).filter(({ shape }) => shape === 'full')
  expect(files.at(-1)).toMatchObject({ width: 1600, height: 1067 })
  const bytes = (await blobs.read(shown.find(files.at(-1)!.url)!.hash))!
  for (const [x, y, color] of [
    [0.47, 0.2, COLORS.topRight],
    [0.53, 0.8, COLORS.bottomLeft],
    [0.4, 0.4, COLORS.topLeft],
    [0.6, 0.6, COLORS.bottomRight],
  ] as const) {
    expect([x, y, await colorAt(bytes, x, y)]).toEqual([x, y, color])
  }
})

test('[EDIT-10] of a crop only what it shows is published, in sizes of its own, and its portrait for phones', async () => {
  const crop: Crop = { containerWidth: 300, containerHeight: 200, width: 600, left: -300, top: -200, transform: 0 }
  const { files, bytes } = await published(crop)
  const sizes = (type: string, shape: string) =>
    files.filter((file) => file.type === type && file.shape === shape).map(({ width, height }) => `${width}x${height}`)
  expect(sizes('image/webp', 'full')).toEqual(['360x240', '480x320', '600x400'])
  expect(sizes('image/jpeg', 'full')).toEqual(['600x400'])
  expect(sizes('image/webp', 'tall')).toEqual(['300x400'])
  for (const [x, y] of [
    [0, 0],
    [1, 1],
  ] as const)
    expect(await colorAt(bytes, x, y)).toBe(COLORS.bottomRight)
})

test('[EDIT-10] files of crops are found by their addresses, and follow as AVIF', async () => {
  const { pictures, store } = await opened()
  const crop = coverCrop(SIZE, { width: 300, height: 300 }, { rotation: 33.3, zoom: 1.5 })
  const site = siteWith(await pictures.store(await quarters(), 'quarters.png'), crop)
  expect(await pictures.complete(site)).toBe(true)
  const shown = await pictures.of(site)
  const files = shown.cutFiles(site.media.m1!, cutOf(crop, site.media.m1!)!)
  expect(files.map(({ type }) => type)).toContain('image/avif')
  for (const { url } of files) {
    expect((await store.findFile(readPictureAddress(url)!))?.hash).toBe(shown.find(url)?.hash)
  }
  expect(await pictures.complete(site)).toBe(false)
})

test('[EDIT-10] [REF-3] beside links stands what was cut by hand, 1344 × 768, for the site and for a page', async () => {
  const { pictures, blobs, store } = await opened()
  const size = { width: 2688, height: 1792 }
  const large = await sharp(await quarters())
    .resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
  const plain = siteWith(await pictures.store(large, 'quarters.png'), null)
  const crop = (left: number, top: number): Crop => {
    return { containerWidth: 1344, containerHeight: 768, width: 2688, left, top, transform: 0 }
  }
  const shareImage = { media: 'm1', alt: {}, isDecorative: false, crop: crop(0, 0), width: null }
  const [home] = plain.pages
  const page = { ...home!, socialImage: 'm1', socialCrop: crop(-1344, -1024) }
  const site: Site = { ...plain, settings: { ...plain.settings, shareImage }, pages: [page] }
  expect(await pictures.complete(site)).toBe(true)
  const shown = await pictures.of(site)
  for (const [cut, color] of [
    [shareImage.crop, COLORS.topLeft],
    [page.socialCrop, COLORS.bottomRight],
  ] as const) {
    const files = shown.cutFiles(site.media.m1!, cutOf(cut, size)!)
    expect(files).toMatchObject([{ shape: 'share', type: 'image/jpeg', width: 1344, height: 768 }])
    const { hash } = shown.find(files[0]!.url)!
    expect((await store.findFile(readPictureAddress(files[0]!.url)!))?.hash).toBe(hash)
    for (const at of [0.1, 0.9]) expect(await colorAt((await blobs.read(hash))!, at, at)).toBe(color)
  }
})

test('[EDIT-10] a crop taken back shows all of the picture again: the original was kept', async () => {
  const { pictures } = await opened()
  const stored = await pictures.store(await quarters(), 'quarters.png')
  const whole = siteWith(stored, null)
  const before = (await pictures.of(whole)).imageFiles(whole.media.m1!)
  await pictures.of(siteWith(stored, coverCrop(SIZE, { width: 100, height: 100 })))
  expect((await pictures.of(whole)).imageFiles(whole.media.m1!)).toEqual(before)
})

test('a picture of which the document says what is not true is left out, and the others are drawn', async () => {
  const failures: unknown[] = []
  const { pictures } = await opened((failure) => failures.push(failure))
  const stored = await pictures.store(await quarters(), 'quarters.png')
  const crop: Crop = { containerWidth: 10, containerHeight: 10, width: 100, left: -80, top: -80, transform: 0 }
  const lying = siteWith(stored, crop, { width: 90_000, height: 90_000 })
  const unknown: Media = { ...lying.media.m1!, id: 'm2', hash: 'f'.repeat(64) }
  const site: Site = { ...lying, media: { ...lying.media, m2: unknown } }
  const shown = await pictures.of(site)
  expect(shown.imageFiles(site.media.m1!).length).toBeGreaterThan(0)
  expect(shown.cutFiles(site.media.m1!, cutOf(crop, site.media.m1!)!)).toEqual([])
  expect(shown.imageFiles(unknown)).toEqual([])
  const count = failures.length
  expect(count).toBeGreaterThan(0)
  await pictures.of({ ...site })
  expect(failures).toHaveLength(count)
})
