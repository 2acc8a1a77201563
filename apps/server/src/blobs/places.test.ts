import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../clock.ts'
import { readStorage, type StorageSettings } from '../storage-settings.ts'
import { PlaceStore } from '../store/places.store.ts'
import { startBuckets } from '../testing/bucket-storage.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { hasObjectStore } from '../testing/object-store.ts'
import { type Blob, hashOf, plainBlob } from './blobs.ts'
import { type OpenOptions, openBlobs, type PlacesKnown } from './open-blobs.ts'
import { GRACE } from './packed.ts'

const text = (words: string) => plainBlob(Buffer.from(words))
const DAY = 86_400_000

/** A place that is empty, which servers open one after the other. */
interface NewPlace {
  readonly storage: StorageSettings
  readonly known: PlacesKnown
  /** Another machine: nothing is in its cache. */
  elsewhere(): StorageSettings
}

const [sqlite] = dialects
const CACHE_BYTES = 10_000_000

async function placeBy(environment: Record<string, string>, address: string): Promise<NewPlace> {
  const database = await openTestDatabase(address)
  const folder = newFolder()
  const read = (dataDir: string) => readStorage(environment, dataDir, CACHE_BYTES)
  const elsewhere = () => ({ ...read(folder), cacheDir: newFolder() })
  return { storage: read(folder), known: new PlaceStore(database), elsewhere }
}

let buckets: Awaited<ReturnType<typeof startBuckets>> | undefined
beforeAll(async () => {
  if (hasObjectStore) buckets = await startBuckets()
}, 30_000)
afterAll(() => buckets?.stop())

const kinds = [
  { name: 'a folder', newPlace: async () => placeBy({}, await sqlite!.newAddress()) },
  ...dialects.map((dialect) => ({
    name: `a bucket (S3) with ${dialect.name}`,
    newPlace: async () => placeBy(await buckets!.newStorage(), await dialect.newAddress()),
  })),
].slice(0, hasObjectStore ? undefined : 1)

describe.each(kinds)('in $name', ({ name, newPlace }) => {
  // What the table has no part in.
  const onceInBuckets = test.skipIf(name.endsWith('PostgreSQL'))
  const open = ({ storage, known }: NewPlace, options?: OpenOptions) => openBlobs(storage, known, options)

  test('what was put is read back, by another server too', async () => {
    const place = await newPlace()
    const blobs = await open(place)
    const other = await openBlobs(place.elsewhere(), place.known)
    const many = Array.from({ length: 300 }, (_, number) => text(`page ${number}`))
    await blobs.put([...many, text('')])
    for (const reader of [blobs, other, await open(place)]) {
      expect((await reader.read(text('page 7').hash))?.toString()).toBe('page 7')
      expect((await reader.read(text('').hash))?.length).toBe(0)
      expect(await reader.size(text('page 17').hash)).toBe(7)
      expect(await reader.lost([...many.map(({ hash }) => hash), 'f'.repeat(64)])).toEqual(new Set(['f'.repeat(64)]))
      expect(await reader.has(hashOf(Buffer.from('never put')))).toBe(false)
    }
  })

  onceInBuckets(
    'a put of many is one pack, the same bytes are kept once, and forms stand beside the plain ones',
    async () => {
      const blobs = await open(await newPlace())
      const squeezed: Blob = { hash: text('a').hash, form: 'br', bytes: brotliCompressSync('a') }
      await blobs.put([text('a'), text('b'), text('a')])
      await blobs.put([text('a'), text('b')])
      expect(await blobs.shelf.packs()).toHaveLength(1)
      expect(await blobs.read(text('a').hash, 'br')).toBeUndefined()
      await blobs.put([squeezed])
      expect((await blobs.read(text('a').hash, 'br'))?.equals(squeezed.bytes)).toBe(true)
      expect(blobs.forms(text('a').hash)).toEqual(['plain', 'br'])
    },
  )

  onceInBuckets(
    'what is larger than any part arrives as it was, and what fails on the way leaves nothing',
    async () => {
      const place = await newPlace()
      const blobs = await open(place)
      const large = Array.from({ length: 5 }, () => plainBlob(randomBytes(4_500_000)))
      await blobs.put(large)
      const other = await openBlobs(place.elsewhere(), place.known)
      for (const { hash, bytes } of large) expect((await other.read(hash))?.equals(bytes)).toBe(true)
      async function* failing() {
        yield* Array.from({ length: 5 }, () => plainBlob(randomBytes(4_500_000)))
        throw new Error('the picture is broken')
      }
      await expect(blobs.put(failing())).rejects.toThrow('the picture is broken')
      expect(await blobs.shelf.packs()).toHaveLength(1)
    },
  )

  test('what nobody needs for a day is removed, and what is needed is read from where it went', async () => {
    const place = await newPlace()
    const blobs = await open(place)
    const reader = await openBlobs(place.elsewhere(), place.known)
    const [needed, unneeded] = [text('needed'), text('unneeded')]
    await blobs.put([needed, unneeded])
    await reader.read(needed.hash)
    const collecting = { findNeeded: async () => new Set([needed.hash]) }
    expect(await blobs.collect(collecting)).toMatchObject({ freed: 0 })
    const later = await open(place, { now: () => Date.now() + 2 * DAY })
    const lease = await reader.lease()
    expect(await later.collect(collecting)).toMatchObject({ freed: 0 })
    await lease.end()
    expect((await later.collect(collecting))?.freed).toBeGreaterThan(0)
    for (const one of [later, await openBlobs(place.elsewhere(), place.known)]) {
      expect((await one.read(needed.hash))?.toString()).toBe('needed')
      expect(await one.has(unneeded.hash)).toBe(false)
    }
    expect((await reader.read(needed.hash))?.toString()).toBe('needed')
    await later.put([unneeded])
    expect((await later.read(unneeded.hash))?.toString()).toBe('unneeded')
  })

  test('one collects at a time, and what is put meanwhile stays', async () => {
    const place = await newPlace()
    const [one, other] = [await open(place, { now: () => Date.now() + 2 * DAY }), await open(place)]
    await (await open(place)).put([text('old')])
    await one.collect({
      async findNeeded() {
        expect(await other.collect({ findNeeded: async () => new Set() })).toBeUndefined()
        await other.put([text('old'), text('new')])
        return new Set()
      },
    })
    expect((await other.read(text('new').hash))?.toString()).toBe('new')
  })

  test('who stood still for so long that another one collected removes nothing any more', async () => {
    const place = await newPlace()
    await (await open(place)).put([text('named meanwhile')])
    const later = { now: () => Date.now() + 2 * DAY }
    const [one, other] = [await open(place, later), await open(place, later)]
    const collected = await one.collect({
      async findNeeded() {
        const leave = clock.follow(later.now)
        expect(await other.shelf.alone(async () => 'taken over')).toBe('taken over')
        leave()
        return new Set()
      },
    })
    expect(collected).toMatchObject({ freed: 0 })
    expect((await (await open(place)).read(text('named meanwhile').hash))?.toString()).toBe('named meanwhile')
  })

  test('a pack is given up for what another one has only while that is there', async () => {
    const blobs = await open(await newPlace())
    await blobs.put([text('kept')])
    const { shelf } = blobs
    const packs = await shelf.packs()
    expect(await shelf.replace({ packs, relied: ['gone.pack'] }, 0, async () => [])).toBe('changed')
    expect(await shelf.packs()).toEqual(packs)
  })

  test('packs of many small puts become one, and keep all that they hold', async () => {
    const place = await newPlace()
    const blobs = await open(place)
    for (let number = 0; number < 12; number += 1) await blobs.put([text(`small ${number}`)])
    await blobs.putTogether({ most: 4 })
    expect(await blobs.shelf.packs()).toHaveLength(1)
    const other = await openBlobs(place.elsewhere(), place.known)
    for (let number = 0; number < 12; number += 1) {
      expect((await other.read(text(`small ${number}`).hash))?.toString()).toBe(`small ${number}`)
    }
  })

  onceInBuckets('what was put long ago is put anew, lest it be removed before it is said to be needed', async () => {
    const place = await newPlace()
    await (await open(place)).put([text('back again')])
    const blobs = await open(place, { now: () => Date.now() + GRACE * 0.7 })
    await blobs.put([text('back again')])
    expect(await blobs.shelf.packs()).toHaveLength(2)
  })

  test('nobody has disturbed it until somebody takes a pack away, which is noticed', async () => {
    const place = await newPlace()
    const blobs = await open(place)
    await blobs.put([text('watched')])
    const before = await blobs.disturbances()
    expect(await blobs.disturbances()).toBe(before)
    const [pack = ''] = await blobs.shelf.packs()
    await (await open(place)).shelf.putAside(pack, newFolder())
    rmSync(join(place.storage.cacheDir, 'store-cache'), { recursive: true, force: true })
    expect(await blobs.disturbances()).toBe(before + 1)
    expect(await blobs.read(text('watched').hash)).toBeUndefined()
  })
})
