import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Media, Operation } from '@mimar/document'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { Installation } from '../installation.ts'
import { HistoryStore } from '../store/history.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { dialects } from '../testing/dialects.ts'
import { openNew } from '../testing/installation.ts'
import { someSite, titled } from '../testing/site.ts'

const HOUR = 3_600_000
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))

// Only what the clock says: nothing here waits for a timer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
})

/** Whatever the time of a database is. */
function later(hours: number): void {
  vi.setSystemTime(Date.now() + hours * HOUR)
  onTestFinished(clock.follow(() => Date.now()))
}

async function addSite({ siteStore, owner }: Installation, id: string): Promise<void> {
  await siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
}

const colour = (number: number) =>
  sharp({ create: { width: 8 + number, height: 8, channels: 3, background: { r: 20 * number, g: 9, b: 200 } } })
    .png()
    .toBuffer()

/** Sends a picture as the editor does. */
async function upload({ sites, uploads, allowanceOf }: Installation, site: string, number: number) {
  const { site: document } = (await sites.read(site))!
  const sending = { site, name: `${number}.png`, allowance: allowanceOf(document) }
  return uploads.take(Readable.from([await colour(number)]), sending)
}

let changes = 0
async function change({ sites, owner }: Installation, site: string, operation: Operation) {
  const { revision } = (await sites.read(site))!
  changes += 1
  return sites.send(site, { base: revision, changes: [{ id: `change-${changes}`, operation }] }, owner.id)
}

const setMedia = (id: string, media: Media | null) => ({ do: 'set-media', id, media }) as Operation

/** Sends a picture and puts it among those of the site. */
async function add(installation: Installation, site: string, number: number, isSent = true): Promise<string> {
  const { keeping } = installation
  const stored = await (isSent ? upload(installation, site, number) : keeping.store(await colour(number), 'a file'))
  const about = { isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
  const medium = { id: `m${number}`, source: `${number}.png`, ...about, ...stored }
  expect((await change(installation, site, setMedia(medium.id, medium)))?.refused).toBe(null)
  return stored.hash
}

/** Shows one of the site's pictures behind the hero. */
const shown = (number: number | null): Operation =>
  ({
    ...{ do: 'set-field', section: 'hero', field: 'backgroundImg' },
    value: number === null ? null : { media: `m${number}`, alt: {}, isDecorative: true, crop: null, width: null },
  }) as Operation

async function publish({ sites, publishing }: Installation, site: string) {
  const { site: document, revision } = (await sites.read(site))!
  return publishing.publish(site, document, revision)
}

async function undo(installation: Installation, site: string) {
  const { revision } = (await installation.sites.read(site))!
  const [deed] = await new HistoryStore(installation.database).deeds(site, { after: 0, upTo: revision, limit: 1 })
  if (deed) await change(installation, site, deed.inverse)
}

/** Every picture of every moment, and every file of every release. */
async function isWhole(installation: Installation, site: string): Promise<Set<string>> {
  const { sites, moments, blobs, mediaStore, publishing, database } = installation
  const needed = new Set<string>()
  const { revision } = (await sites.read(site))!
  for (let at = 0; at <= revision; at += 1) {
    const moment = (await moments.at(site, at))!.site
    for (const { hash } of Object.values(moment.media)) if (hash) needed.add(hash)
  }
  for (const hash of needed) {
    expect(await mediaStore.find(hash), `${site}: picture ${hash}`).toBeDefined()
    const files = await mediaStore.files([hash])
    expect(files.length).toBeGreaterThan(0)
    for (const file of [hash, ...files.map((one) => one.hash)]) expect(await blobs.read(file)).toBeDefined()
  }
  const store = new ReleaseStore(database)
  for (const { id } of await publishing.list(site)) {
    const manifest = createManifest((await store.lineage(id)).deltas)
    for (const address of manifest.addresses()) {
      const { hash, movedTo } = manifest.find(address)!
      expect(movedTo !== undefined || (await blobs.read(hash)) !== undefined, `${site}: ${address}`).toBe(true)
    }
  }
  return needed
}

/** Twice, a day apart: what nothing names is noted first. */
async function collectAll({ collector }: Installation) {
  later(25)
  await collector.collect()
  later(25)
  return collector.collect()
}

describe.runIf(isBuilt).each(dialects)('$name', (dialect) => {
  test('pictures that only a deleted site had are gone after a day, those that others name are not', async () => {
    const installation = await openNew(dialect)
    const { collector, sites, mediaStore, blobs } = installation
    for (const id of ['one', 'two']) await addSite(installation, id)
    const [both, only] = [await add(installation, 'one', 1), await add(installation, 'one', 2)]
    await add(installation, 'two', 1)
    await publish(installation, 'one')
    await publish(installation, 'two')
    await sites.remove('one')
    later(25)
    expect(await collector.collect()).toMatchObject({ pictures: 0 })
    expect(await mediaStore.find(only)).toBeDefined()
    later(25)
    expect(await collector.collect()).toMatchObject({ pictures: 1 })
    expect([await mediaStore.find(only), await blobs.read(only)]).toEqual([undefined, undefined])
    expect([...(await isWhole(installation, 'two'))]).toEqual([both])
  })

  test('a picture that is sent again while it is about to go stays, and so does one that a file names', async () => {
    const installation = await openNew(dialect)
    const { collector, sites, mediaStore } = installation
    await addSite(installation, 'gone')
    const [one, other] = [await add(installation, 'gone', 1), await add(installation, 'gone', 2)]
    await sites.remove('gone')
    later(25)
    await collector.collect()
    later(25)
    await addSite(installation, 'next')
    // The collection and both senders at once, whoever is first.
    const [, again] = await Promise.all([collector.collect(), add(installation, 'next', 1), mediaStore.use(other)])
    expect(again).toBe(one)
    await isWhole(installation, 'next')
    later(1)
    await collector.collect()
    expect([...(await isWhole(installation, 'next'))]).toEqual([one])
  })

  test('a picture that was removed comes back with undo after many collections', async () => {
    const installation = await openNew(dialect)
    await addSite(installation, 'one')
    const hash = await add(installation, 'one', 1, false)
    await publish(installation, 'one')
    await change(installation, 'one', setMedia('m1', null))
    for (let days = 0; days < 3; days += 1) await collectAll(installation)
    expect([...(await isWhole(installation, 'one'))]).toEqual([hash])
  })

  test('a font that nothing has drawn with for a week is gone, the one of a release stays, and it is cut again when it is wanted', async () => {
    const installation = await openNew(dialect)
    const { collector, sites, drawing, blobs } = installation
    await addSite(installation, 'one')
    await publish(installation, 'one')
    const released = await fontsOf(installation)
    const { site } = (await sites.read('one'))!
    const inFont = (font: string) => ({ ...site, theme: { ...site.theme, primaryFont: font, secondaryFont: font } })
    await drawing.styles(inFont('Archivo'), 'en')
    const tried = await fontsOf(installation, released)
    await drawing.styles(inFont('Instrument Sans'), 'en')
    const worn = await fontsOf(installation, [...released, ...tried])
    expect([released.length, tried.length, worn.length].every((count) => count > 0)).toBe(true)
    const areThere = async (hashes: readonly string[]) =>
      new Set(await Promise.all(hashes.map(async (hash) => (await blobs.read(hash)) !== undefined)))
    later(6 * 24)
    await collector.collect()
    expect(await areThere(tried)).toEqual(new Set([true]))
    await drawing.styles(inFont('Instrument Sans'), 'en')
    later(2 * 24)
    await collector.collect()
    expect((await fontsOf(installation)).toSorted()).toEqual(worn.toSorted())
    expect(await areThere(tried)).toEqual(new Set([false]))
    expect(await areThere([...released, ...worn])).toEqual(new Set([true]))
    const styles = await drawing.styles(inFont('Archivo'), 'en')
    expect((await fontsOf(installation, worn)).toSorted()).toEqual(tried.toSorted())
    for (const [address] of styles.matchAll(/\/fonts\/[\w-]+\.woff2/g))
      expect(await drawing.file(address)).toBeDefined()
  })

  test('a collection that is stopped removes nothing and lets the server end', async () => {
    const installation = await openNew(dialect)
    await addSite(installation, 'one')
    await add(installation, 'one', 1)
    later(25)
    const collecting = installation.collector.collect().catch((failure: Error) => failure)
    await installation.collector.stop()
    await collecting
    await isWhole(installation, 'one')
  })

  test('whoever uploads, changes, undoes, publishes, deletes and collects: every draft, release and moment opens with its pictures', async () => {
    const step = fc.record({ kind: fc.nat(10), site: fc.nat(1), number: fc.nat(5), hours: fc.nat(20) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
        const installation = await openNew(dialect)
        // Not the time of its database: hours pass by the same clock from the first step on.
        later(0)
        const { collector, sites, mediaStore, blobs, siteStore } = installation
        const collections: Promise<unknown>[] = []
        const sent = new Set<string>()
        for (const { kind, site: which, number, hours } of steps) {
          const site = `site-${which}`
          if (!(await siteStore.find(site))) await addSite(installation, site)
          if (kind <= 1) sent.add(await add(installation, site, number, kind === 0))
          else if (kind === 2) sent.add((await upload(installation, site, number)).hash)
          else if (kind === 3) await change(installation, site, shown(number))
          else if (kind === 4) await change(installation, site, setMedia(`m${number}`, null))
          else if (kind === 5) await undo(installation, site)
          else if (kind === 6) await change(installation, site, titled(`${number}`))
          else if (kind === 7) await publish(installation, site)
          else if (kind === 8 && hours > 15) await sites.remove(site)
          else if (kind === 8) later(hours)
          // Not waited for: the next steps happen meanwhile.
          else collections.push(collector.collect())
          if (kind === 9) later(26)
        }
        await Promise.all(collections)
        await collectAll(installation)
        const needed = new Set<string>()
        for (const { id } of await siteStore.list(null)) {
          for (const hash of await isWhole(installation, id)) needed.add(hash)
          for (const { hash } of await uploadsOf(installation, id)) needed.add(hash)
        }
        let left = 0
        for (const hash of sent) {
          if (needed.has(hash)) continue
          expect(await mediaStore.find(hash)).toBe(undefined)
          left += (await blobs.read(hash))?.length ?? 0
        }
        // A pack is written anew for more than a twentieth of it.
        expect(left).toBeLessThanOrEqual((await packedBytes(installation)) / 20)
      }),
      // A smaller example of the same failure would take longer than a test may.
      { numRuns: 4, endOnFailure: true },
    )
  }, 240_000)
})

async function packedBytes({ blobs: { shelf } }: Installation): Promise<number> {
  let bytes = 0
  for (const pack of await shelf.packs()) bytes += (await shelf.index(pack))?.size ?? 0
  return bytes
}

function uploadsOf({ database }: Installation, site: string) {
  return database.query.selectFrom('site_uploads').select('hash').where('site', '=', site).execute()
}

/** What there is of fonts, but these. */
async function fontsOf({ database }: Installation, but: readonly string[] = []): Promise<string[]> {
  const rows = await database.query.selectFrom('font_files').select('hash').execute()
  return rows.map(({ hash }) => hash).filter((hash) => !but.includes(hash))
}
