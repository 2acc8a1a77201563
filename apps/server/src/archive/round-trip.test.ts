import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Operation } from '@mimar/document'
import { expect, test } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import type { Installation } from '../installation.ts'
import { importFile } from '../sites/import-file.ts'
import { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import { LetterStore } from '../store/letters.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { SavedReplyStore } from '../store/saved-replies.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import { type Dialect, dialects, newFolder } from '../testing/dialects.ts'
import { withFewPictures } from '../testing/few-pictures.ts'
import { openNew } from '../testing/installation.ts'
import { PARTS } from './format.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../examples/hotel/site.json')
const [sqlite, other = sqlite] = dialects as [Dialect, Dialect?]

async function change(installation: Installation, ...operations: Operation[]): Promise<void> {
  const { sites, owner } = installation
  const read = (await sites.read('hotel'))!
  const changes = operations.map((operation, index) => ({ id: `change-${read.revision}-${index}`, operation }))
  const sent = await sites.send('hotel', { base: read.revision, changes }, owner.id)
  expect(sent?.refused).toBe(null)
}

async function publish({ sites, publishing }: Installation) {
  const { site, revision } = (await sites.read('hotel'))!
  return publishing.publish('hotel', site, revision)
}

const titled = (value: string): Operation => ({
  ...{ do: 'set-field', section: 'home-hero', field: 'title', language: 'en', value },
})

/** The hotel, published three times, with a crop, messages, a schedule, and visitors taken back to the second release. */
async function aLivingHotel(dialect: Dialect): Promise<Installation> {
  const installation = await openNew(dialect)
  const { siteStore, keeping, owner, sites, publishing, messages, people } = installation
  const added = await importFile(withFewPictures(EXAMPLE), { sites: siteStore, keeping, owner, catalog: sites.catalog })
  expect(added.ok).toBe(true)
  await publish(installation)
  const { site } = (await sites.read('hotel'))!
  const photo = site.pages.flatMap(({ sections }) => sections).find(({ template }) => template === 'Text3')!
  const image = photo.content.image as { readonly [key: string]: string }
  const crop = { containerWidth: 400, containerHeight: 300, width: 700, left: -90, top: -40, transform: 0 }
  await change(installation, titled('Second'), {
    ...{ do: 'set-field', section: photo.id, field: 'image', value: { ...image, crop } },
  } as Operation)
  const second = await publish(installation)
  await change(installation, titled('Third'))
  await publish(installation)
  await publishing.goLive('hotel', second.id)
  await change(installation, titled('A draft'))
  const form = {
    name: 'Élodie',
    email: 'elodie@example.com',
    message: 'Do you have a room?',
    website: '',
    formTime: '',
    isCookieAccepted: false,
  }
  const arrival = { site: 'hotel', language: 'fr', address: '127.0.0.1', key: null }
  await messages.contact(arrival, form as never)
  await correspond(installation)
  await people.members.put('hotel', await people.members.accountWith('lina@example.com'), 'editor')
  await new ScheduleStore(installation.database).put({
    site: 'hotel',
    account: owner.id,
    at: '2999-01-01T00:00:00.000Z',
    timeZone: 'UTC',
  })
  const ofPages = new ScheduleStore(installation.database, 'page')
  for (const [page, at] of [
    [site.pages[1]!.id, '2999-02-01T00:00:00.000Z'],
    ['gone', '2999-02-01T00:00:00.000Z'],
  ] as const) {
    await ofPages.put({ site: 'hotel', page, account: owner.id, at, timeZone: 'Asia/Damascus' })
  }
  return installation
}

/** The guest was answered, a robot was marked as spam, and the owner wants one mail a day. */
async function correspond({ database, messages }: Installation): Promise<void> {
  const wanted = { site: 'hotel', folder: 'inbox', search: '' } as const
  const [{ id, email } = { id: '', email: '' }] = await messages.store.list(wanted, 1)
  const letter = { kind: 'reply', language: 'fr', text: 'Oui, une chambre.', author: 'lina@example.com' } as const
  const at = '2026-03-01T10:00:00.000Z'
  const written = { ...letter, id: 'letter-1', message: id, site: 'hotel', to: email, key: null, at }
  expect(await new LetterStore(database).write(written, [])).toBe('stored')
  await messages.filter.answered('hotel', id)
  await messages.store.note(id, 'Called back on Monday.', '')
  await messages.store.change(id, { folder: 'done' })
  const sender = { name: 'Rank', email: 'seo@offers.example', website: '', formTime: '', isCookieAccepted: false }
  const spam = { ...sender, message: 'Rank your site first with seo-offers backlinks casino bonus today' }
  const arrival = { site: 'hotel', language: 'en', address: '127.0.0.2', key: null }
  await messages.contact(arrival, spam as never)
  const [robot] = await messages.store.list({ ...wanted, search: 'casino' }, 1)
  await messages.filter.mark('hotel', robot!.id)
  const settings = { digestHour: 7, timeZone: 'Asia/Damascus', sendsReceipt: true, receiptWords: { fr: 'À bientôt' } }
  const keepDays = { contact: 365, reply: null } as const
  await new EnquirySettingsStore(database).save('hotel', { ...settings, keepDays }, at)
  await new SavedReplyStore(database).save('hotel', { name: 'Yes', text: 'Welcome' }, 20)
}

/** Every file that visitors of the live release can read. */
async function publishedOf({ database, blobs }: Installation) {
  const store = new ReleaseStore(database)
  const manifest = createManifest((await store.lineage((await store.liveOf('hotel'))!)).deltas)
  const files: { [address: string]: string } = {}
  for (const address of manifest.addresses()) {
    const { hash, ...kind } = manifest.find(address)!
    files[address] = `${hash} ${JSON.stringify(kind)}`
    expect(kind.movedTo !== undefined || (await blobs.has(hash)), address).toBe(true)
  }
  return files
}

async function exported(installation: Installation, parts = PARTS as readonly string[]): Promise<string> {
  const row = (await installation.siteStore.find('hotel'))!
  const path = join(newFolder(), 'hotel.zip')
  const stream = await installation.archives.write(row, new Set(parts) as never)
  await pipeline(stream!, createWriteStream(path))
  return path
}

// Pages are drawn with visitors' scripts, which `npm test` builds before it runs this.
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))

test.runIf(isBuilt)(
  'a whole site goes to the other database and back in one file: the same bytes are published, and nothing of it is missing',
  async () => {
    const first = await aLivingHotel(sqlite)
    const second = await moved(first, other)
    await isSame(first, second)
    await isSame(first, await moved(second, sqlite))

    for (const { publishing } of [first, second])
      await publishing.goLive('hotel', (await publishing.list('hotel'))[0]!.id)
    expect(await publishedOf(second)).toEqual(await publishedOf(first))
    await change(second, titled('Goes on'))
    expect((await publish(second)).revision).toBe(5)
  },
  240_000,
)

async function moved(from: Installation, to: Dialect): Promise<Installation> {
  const path = await exported(from)
  const after = await openNew(to)
  const taken = await after.archives.take({ path, owner: after.owner, parts: new Set(PARTS) })
  expect(taken).toMatchObject({ ok: true, slug: 'hotel' })
  return after
}

async function isSame(before: Installation, after: Installation): Promise<void> {
  const [old, now] = [await publishedOf(before), await publishedOf(after)]
  expect(Object.keys(old).length).toBeGreaterThan(100)
  expect(now).toEqual(old)
  expect(await after.sites.read('hotel')).toEqual(await before.sites.read('hotel'))
  for (const revision of [0, 1, 3]) {
    const [was, is] = [await before.moments.at('hotel', revision), await after.moments.at('hotel', revision)]
    expect(is?.site).toEqual(was?.site)
  }
  const releases = await after.publishing.list('hotel')
  expect(releases.map((release) => release.revision)).toEqual([3, 2, 0])
  const wanted = { site: 'hotel', folder: 'done', search: 'elodie' } as const
  expect(await after.messages.store.list(wanted, 10)).toMatchObject([
    { text: 'Do you have a room?', language: 'fr', note: 'Called back on Monday.' },
  ])
  await isCorrespondenceThere(after)
  const people = await after.people.members.list('hotel')
  expect(people).toMatchObject([{ role: 'owner' }, { email: 'lina@example.com', role: 'editor' }])
  const schedule = await new ScheduleStore(after.database).find('hotel')
  expect(schedule).toMatchObject({ at: '2999-01-01T00:00:00.000Z', ending: null })
  // [COLL-13] What was to be published by itself still is, where the page is there.
  const ofPages = await new ScheduleStore(after.database, 'page').ofSite('hotel')
  const [, page] = (await after.sites.read('hotel'))!.site.pages
  expect(ofPages).toMatchObject([{ page: page!.id, at: '2999-02-01T00:00:00.000Z', timeZone: 'Asia/Damascus' }])
}

/** What was answered is not sent again, and what was learnt counts on, under the key of the new server. */
async function isCorrespondenceThere({ database, messages }: Installation): Promise<void> {
  const [guest] = await messages.store.list({ site: 'hotel', folder: 'done', search: 'elodie' }, 1)
  const letters = await new LetterStore(database).of(guest!.id)
  expect(letters).toMatchObject([
    { kind: 'reply', text: 'Oui, une chambre.', author: 'lina@example.com', to: 'elodie@example.com' },
  ])
  const again = { name: 'Rank', email: 'other@offers.example', text: 'Rank your site with seo-offers casino bonus' }
  expect(await messages.filter.isSpam('hotel', again)).toBe(true)
  expect(await messages.filter.isKnown('hotel', 'Elodie@example.com')).toBe(true)
  const settings = await new EnquirySettingsStore(database).of('hotel')
  expect(settings).toMatchObject({ digestHour: 7, timeZone: 'Asia/Damascus', keepDays: { contact: 365, reply: null } })
  expect(await new SavedReplyStore(database).list('hotel')).toMatchObject([{ name: 'Yes', text: 'Welcome' }])
}
