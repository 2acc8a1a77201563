import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Media, Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MediaStore } from '../store/media.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createEncoder, type Encoder } from './encoder.ts'
import { createPictures, type StoredPicture } from './pictures.ts'
import { readPictureAddress } from './site-pictures.ts'

const encoder = createEncoder({ atOnce: 2 })
afterAll(() => encoder.close())

async function opened() {
  const [dialect] = dialects
  const store = new MediaStore(await openTestDatabase(await dialect!.newAddress()))
  const blobs = await openTestBlobs()
  return { store, blobs, pictures: createPictures({ catalog, store, blobs, encoder, background: encoder }) }
}

/** A photograph: red, with a blue quarter at the end of its lower half. */
function photo(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const }
  const lower = sharp({ create: { ...half, background: '#2040a0' } })
    .png()
    .toBuffer()
  const upper = sharp({ create: { width, height, channels: 3, background: '#a02020' } })
  return lower.then((input) => upper.composite([{ input, gravity: 'southeast' }]))
}

const jpeg = async (width: number, height: number) => (await photo(width, height)).jpeg().toBuffer()

function siteWith(stored: StoredPicture, changes: Partial<Media> = {}, isBackground = false): Site {
  const site = someSite()
  const [page] = site.pages
  const [hero] = page!.sections
  const medium: Media = {
    id: 'm1',
    source: 'photo.jpg',
    isMonochrome: false,
    focal: null,
    alt: {},
    credit: '',
    extras: {},
    ...stored,
    ...changes,
  }
  const image = { media: isBackground ? 'm1' : '', alt: {}, isDecorative: false, crop: null, width: null }
  const shown = { ...hero!, content: { ...hero!.content, backgroundImg: image } }
  return { ...site, media: { m1: medium }, pages: [{ ...page!, sections: [shown] }] }
}

test('a picture gets WebP and JPEG files in the sizes that pages show, none larger than it is', async () => {
  const { pictures, blobs } = await opened()
  const stored = await pictures.store(await jpeg(1000, 600), 'photo.jpg')
  expect(stored).toMatchObject({ width: 1000, height: 600 })
  expect(stored.placeholder).toMatch(/^[A-Za-z0-9+/]{20,40}=*$/)
  const site = siteWith(stored)
  const shown = await pictures.of(site)
  const files = shown.imageFiles(site.media.m1!)
  const widths = (type: string) => files.filter((file) => file.type === type).map(({ width }) => width)
  expect(widths('image/webp')).toEqual([360, 480, 720, 1000])
  expect(widths('image/jpeg')).toEqual([720, 1000])
  for (const { url, width, height } of files) {
    const { hash } = shown.find(url)!
    const metadata = await sharp(await blobs.read(hash)).metadata()
    expect([url, metadata.width, metadata.height]).toEqual([url, width, height])
    expect(url).toMatch(new RegExp(`^/media/${stored.hash.slice(0, 16)}-${width}\\.(webp|jpg)$`))
  }
})

test('AVIF files follow later, and until then nothing is named that is not there', async () => {
  const { pictures } = await opened()
  const site = siteWith(await pictures.store(await jpeg(600, 400), 'photo.jpg'))
  const before = await pictures.of(site)
  expect(before.imageFiles(site.media.m1!).some(({ type }) => type === 'image/avif')).toBe(false)
  expect(await pictures.of({ ...site })).toBe(before)
  expect(await pictures.complete(site)).toBe(true)
  const after = await pictures.of(site)
  expect(after.fingerprint).not.toBe(before.fingerprint)
  expect(after.imageFiles(site.media.m1!).filter(({ type }) => type === 'image/avif')).toHaveLength(3)
  expect(await pictures.complete(site)).toBe(false)
})

test('a picture whose AVIF files fail keeps its others, and does not keep other pictures from theirs', async () => {
  const { store, blobs } = await opened()
  const failures: unknown[] = []
  const failing: Encoder = {
    ...encoder,
    run: (name, task) => (name === 'bad.jpg' ? Promise.reject(new Error(name)) : encoder.run(name, task)),
  }
  const onFailure = (failure: unknown) => failures.push(failure)
  const pictures = createPictures({ catalog, store, blobs, encoder, background: failing, onFailure })
  const bad = siteWith(await pictures.store(await jpeg(600, 400), 'bad.jpg'), { source: 'bad.jpg' })
  const good = siteWith(await pictures.store(await jpeg(500, 400), 'good.jpg'), { id: 'm2', source: 'good.jpg' })
  const site: Site = { ...bad, media: { ...bad.media, m2: good.media.m1! } }
  expect(await pictures.complete(site)).toBe(true)
  expect(String(failures)).toBe('Error: bad.jpg')
  const types = async (media: Media) => (await pictures.of(site)).imageFiles(media).map(({ type }) => type)
  expect(await types(site.media.m1!)).not.toContain('image/avif')
  expect(await types(site.media.m2!)).toContain('image/avif')
  expect(await pictures.complete(bad)).toBe(false)
})

test('AVIF files that another process has made meanwhile are shown and not made again', async () => {
  const { store, blobs, pictures: others } = await opened()
  const stored = [await jpeg(600, 400), await jpeg(500, 400)].map((bytes) => others.store(bytes, 'photo.jpg'))
  const [one, two] = (await Promise.all(stored)).map((picture) => siteWith(picture))
  let tasks = 0
  const counting: Encoder = {
    ...encoder,
    atOnce: 1,
    async run(...task) {
      tasks += 1
      await others.complete(two!)
      return encoder.run(...task)
    },
  }
  const pictures = createPictures({ catalog, store, blobs, encoder, background: counting })
  expect(await pictures.complete({ ...one!, media: { m1: one!.media.m1!, m2: { ...two!.media.m1!, id: 'm2' } } })).toBe(
    true,
  )
  expect(tasks).toBe(1)
})

test('a background gets a portrait around what matters in it, and another when that is moved', async () => {
  const { pictures } = await opened()
  const stored = await pictures.store(await jpeg(1600, 1067), 'photo.jpg')
  const tall = async (site: Site) =>
    (await pictures.of(site)).imageFiles(site.media.m1!).filter(({ shape }) => shape === 'tall')
  expect(await tall(siteWith(stored))).toEqual([])
  const files = await tall(siteWith(stored, { focal: { x: 0.9, y: 0.5 } }, true))
  expect(files.map(({ type, width, height }) => `${type} ${width}x${height}`).sort()).toEqual([
    'image/webp 560x747',
    'image/webp 800x1067',
  ])
  expect(files[0]?.url).toContain('-tall-')
  const moved = await tall(siteWith(stored, { focal: { x: 0.1, y: 0.5 } }, true))
  expect(moved.map(({ url }) => url)).not.toEqual(files.map(({ url }) => url))
})

test('a background is there at twice the width of a desk too, as AVIF alone; other pictures are not', async () => {
  const { pictures, store } = await opened()
  const stored = await pictures.store(await jpeg(3000, 1500), 'photo.jpg')
  const widest = async (site: Site) => {
    expect([await pictures.complete(site), await pictures.complete(site)]).toEqual([true, false])
    const { imageFiles } = await pictures.of(site)
    return imageFiles(site.media.m1!).filter(({ shape, width }) => shape === 'full' && width > 1200)
  }
  const sizes = async (site: Site) => (await widest(site)).map(({ type, width }) => `${type} ${width}`)
  // What a site's pages had before may stay a while: another site.
  expect((await sizes({ ...siteWith(stored), id: 'plain' })).sort()).toEqual([
    'image/avif 1600',
    'image/jpeg 1600',
    'image/webp 1600',
  ])
  const files = await widest(siteWith(stored, {}, true))
  const wide = files.filter(({ width }) => width > 1600)
  expect(wide.map(({ type, width, height }) => `${type} ${width}x${height}`)).toEqual([
    'image/avif 2400x1200',
    'image/avif 2880x1440',
  ])
  for (const { url } of wide)
    expect(await store.findFile(readPictureAddress(url)!)).toMatchObject({ type: 'image/avif' })
})

test('[GEN-15] [REF-3] what stands beside links is 1344 × 768, cut around what matters and never stretched', async () => {
  const { pictures, store, blobs } = await opened()
  const beside = async (width: number, height: number, focal: Media['focal'] = null) => {
    const site = siteWith(await pictures.store(await jpeg(width, height), 'photo.jpg'), { focal })
    const shareImage = { media: 'm1', alt: {}, isDecorative: false, crop: null, width: null }
    const shared: Site = { ...site, settings: { ...site.settings, shareImage } }
    // Previews read no AVIF, so none is missing.
    if (width < 800) expect([await pictures.complete(shared), await pictures.complete(shared)]).toEqual([true, false])
    const shown = await pictures.of(shared)
    const files = shown.imageFiles(shared.media.m1!).filter(({ shape }) => shape === 'share')
    const [file] = files
    const { hash } = shown.find(file!.url)!
    const found = await store.findFile(readPictureAddress(file!.url)!)
    expect([files.length, found?.hash]).toEqual([1, hash])
    return { ...file!, middle: await middleOf(await blobs.read(hash)) }
  }
  const middleOf = async (bytes: Buffer | undefined) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels + 2]!
  }
  expect(await beside(2688, 1536)).toMatchObject({ type: 'image/jpeg', width: 1344, height: 768 })
  expect(await beside(1600, 1600, { x: 0.5, y: 0.1 })).toMatchObject({ width: 1344, height: 768 })
  expect(await beside(1600, 3200)).toMatchObject({ width: 1344, height: 768 })
  // Never larger than it is.
  expect(await beside(700, 700)).toMatchObject({ width: 700, height: 400 })
  const [upper, lower] = [await beside(1000, 3000, { x: 0.9, y: 0.1 }), await beside(1000, 3000, { x: 0.9, y: 0.9 })]
  expect(upper.middle).toBeLessThan(60)
  expect(lower.url).not.toBe(upper.url)
})

test('who draws the canvas does not wait for portraits and crops that nobody has asked for yet', async () => {
  const { pictures } = await opened()
  const site = siteWith(await pictures.store(await jpeg(1600, 1067), 'photo.jpg'), {}, true)
  const shapes = async () => (await pictures.known(site)).imageFiles(site.media.m1!).map(({ shape }) => shape)
  expect(await shapes()).not.toContain('tall')
  await expect.poll(shapes).toContain('tall')
})

test('a portrait that two wait for is made once', async () => {
  const { store, blobs } = await opened()
  let tasks = 0
  const counting: Encoder = {
    ...encoder,
    run(...task) {
      tasks += 1
      return encoder.run(...task)
    },
  }
  const pictures = createPictures({ catalog, store, blobs, encoder: counting, background: undefined })
  const site = siteWith(await pictures.store(await jpeg(1600, 1067), 'photo.jpg'), {}, true)
  await Promise.all([pictures.of(site), pictures.of({ ...site })])
  expect(tasks).toBe(2)
})

test('a picture that is very high gets files that are as high as a WebP can be', async () => {
  const { pictures, store } = await opened()
  const strip = sharp({ create: { width: 100, height: 40_000, channels: 3, background: '#208040' } })
  const { hash, height } = await pictures.store(await strip.png().toBuffer(), 'strip.png')
  expect(height).toBe(40_000)
  expect((await store.files([hash])).map(({ width, height }) => `${width}x${height}`)).toContain('40x16000')
})

test('the same bytes are kept and encoded once', async () => {
  const { store, blobs } = await opened()
  let tasks = 0
  const counting: Encoder = {
    ...encoder,
    run(...task) {
      tasks += 1
      return encoder.run(...task)
    },
  }
  const pictures = createPictures({ catalog, store, blobs, encoder: counting, background: counting })
  const bytes = await jpeg(500, 500)
  const [one, other] = await Promise.all([pictures.store(bytes, 'a.jpg'), pictures.store(bytes, 'b.jpg')])
  const again = await pictures.store(bytes, 'c.jpg')
  expect(one.hash).toBe(other.hash)
  expect(again).toEqual(one)
  expect(tasks).toBe(1)
})

test('a photograph is turned as its camera said, and nothing of what the camera wrote is published', async () => {
  const { pictures, blobs, store } = await opened()
  const place = { GPSLatitude: '33/1 30/1 0/1', GPSLatitudeRef: 'N' }
  const turned = (await photo(600, 400))
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: place })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation: 6 })
  const taken = await turned.jpeg().toBuffer()
  expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(100)
  const stored = await pictures.store(taken, 'turned.jpg')
  expect([stored.width, stored.height]).toEqual([400, 600])
  await pictures.complete(siteWith(stored, {}, true))
  const files = await store.files([stored.hash])
  expect(new Set(files.map(({ type }) => type)).size).toBe(3)
  for (const file of files) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(await blobs.read(file.hash)).metadata()
    expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1])
  }
})

test('a sign in SVG becomes pixels that can be seen through, in sizes for favicons and logos too', async () => {
  const { pictures, blobs, store } = await opened()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>'
  const { hash, width } = await pictures.store(Buffer.from(svg), 'mark.svg')
  expect(width).toBeGreaterThanOrEqual(480)
  const files = await store.files([hash])
  expect(files.map(({ type, width }) => `${type} ${width}`)).toEqual(
    [96, 240, 360, 480].map((size) => `image/webp ${size}`),
  )
  expect((await sharp(await blobs.read(files[0]!.hash)).metadata()).hasAlpha).toBe(true)
})

test('what is no picture is refused with its name, and the next picture is taken', async () => {
  const { pictures } = await opened()
  const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>')
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  for (const [name, bytes] of [
    ['page.jpg', html],
    ['half.jpg', (await jpeg(900, 900)).subarray(0, 2000)],
    ['empty.png', Buffer.alloc(0)],
    ['sheet.tiff', await (await photo(20, 20)).tiff().toBuffer()],
  ] as const) {
    await expect(pictures.store(bytes, name), name).rejects.toThrow(`"${name}"`)
  }
  const { width } = await pictures.store(huge, 'huge.svg')
  expect(width).toBeLessThanOrEqual(1600)
  expect((await pictures.store(await jpeg(500, 300), 'good.jpg')).width).toBe(500)
})

test('a picture of few bytes and a thousand million pixels is refused before it is unpacked', async () => {
  const { pictures } = await opened()
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(32_000, 0)
  header.writeUInt32BE(32_000, 4)
  header.writeUInt8(1, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(0))
  const bomb = Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
  await expect(pictures.store(bomb, 'bomb.png')).rejects.toThrow('pixel limit')
})

test('a drawing that names files of this machine shows nothing of them', async () => {
  const { pictures, blobs, store } = await opened()
  const secret = join(newFolder(), 'secret.png')
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } }).toFile(secret)
  const image = (address: string) => `<image href="${address}" xlink:href="${address}" width="40" height="40"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${image(secret)}${image(`file://${secret}`)}<rect width="4" height="4" fill="#00f"/></svg>`
  const { hash } = await pictures.store(Buffer.from(svg), 'mark.svg')
  const [file] = await store.files([hash])
  const { data, info } = await sharp(await blobs.read(file!.hash))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  expect(data[middle + 3]).toBe(0)
})

test('an encoder that is closed gives up what is waiting, and starts nothing more', async () => {
  const closing = createEncoder({ atOnce: 1 })
  const bytes = await jpeg(1600, 1600)
  const tasks = ['one.jpg', 'two.jpg'].map((name) => closing.run(name, { bytes, types: ['image/avif'] }))
  closing.close()
  const outcomes = await Promise.allSettled([...tasks, closing.run('three.jpg', { bytes, types: ['image/webp'] })])
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => expect.stringContaining(`"${name}" was not finished`)),
  )
})
