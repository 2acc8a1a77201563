import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Operation, Section } from '@mimar/document'
import { addressOfFile, initialContent, type KeptFile } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings, type Settings } from '../settings.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { type Dialect, newFolder } from '../testing/dialects.ts'
import { somePdf } from '../testing/films.ts'
import { hero, someSite, titled } from '../testing/site.ts'
import { storageBeside } from '../testing/stores.ts'
import { makeBackup } from './make.ts'
import { openFolder } from './places/folder.ts'
import { choose } from './restore.ts'
import { openVault } from './vault.ts'

type Environment = { readonly [setting: string]: string }

/** A place without an installation, on a database of that kind. */
export async function emptyPlace(dialect: Dialect, environment: Environment = {}): Promise<Settings> {
  const address = await dialect.emptyAddress()
  const isUrl = /^postgres/.test(address)
  const database = isUrl && { DATABASE_URL: address }
  const dataDir = join(newFolder(), 'data')
  const own = { DATA_DIR: dataDir, AVIF: 'off', ...database }
  return readSettings({ ...own, ...storageBeside(dataDir), ...environment })
}

/** The installation of that place, closed when the test ends. */
export async function opened(settings: Settings): Promise<Installation> {
  const installation = await openInstallation(settings)
  onTestFinished(() => installation.close())
  return installation
}

/** An installation with one small site, 'hotel'. */
export async function smallInstallation(dialect: Dialect, environment?: Environment): Promise<Installation> {
  const installation = await opened(await emptyPlace(dialect, environment))
  const { siteStore, owner } = installation
  await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
  return installation
}

/** Adds a section with a document of the owner's, and publishes it. */
export async function addPaper(installation: Installation): Promise<void> {
  const { keptFiles, allowanceOf, sites, owner } = installation
  const { site, revision } = (await sites.read('hotel'))!
  const sending = { use: 'pdf', site: 'hotel', allowance: allowanceOf(site) } as const
  const { list: _, pieces: __, ...facts } = await keptFiles.take(Readable.from([somePdf()]), sending)
  const files = [{ id: 'f1', name: { en: 'Our menu' }, note: {}, file: { '*': { name: 'menu.pdf', ...facts } } }]
  const whole = { ...initialContent(catalog.find('FileList')!.fields), files }
  const section: Section = { ...hero('papers'), template: 'FileList', category: 'text', content: whole as never }
  const operation: Operation = { do: 'insert-section', place: site.pages[0]!.id, after: null, section }
  const sent = await sites.send('hotel', { base: revision, changes: [{ id: 'papers', operation }] }, owner.id)
  if (!sent || sent.refused) throw new Error(`It was not taken: ${sent?.refused?.problem?.message}`)
  await publish(installation, 'hotel')
  await installation.publishing.idle()
}

/** The address of that document, as visitors ask for it. */
export async function paperOf({ sites }: Installation): Promise<string> {
  const { content } = (await sites.read('hotel'))!.site.pages[0]!.sections.find(({ id }) => id === 'papers')!
  return addressOfFile((content.files as unknown as readonly { file: { '*': KeptFile } }[])[0]!.file['*'])
}

/** A site with a picture, published, changed and published again. */
export async function aPublishedSite(dialect: Dialect, environment?: Environment): Promise<Installation> {
  const installation = await smallInstallation(dialect, environment)
  const { keeping, sites, owner } = installation
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#27c' } })
    .png()
    .toBuffer()
  const about = { id: 'm1', source: 'sea.png', isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
  const media = { ...about, ...(await keeping.store(bytes, 'sea.png')) }
  const change = { id: 'picture', operation: { do: 'set-media', id: 'm1', media } as Operation }
  await sites.send('hotel', { base: 0, changes: [change] }, owner.id)
  await publish(installation, 'hotel')
  await say(installation, 'hotel', 'Open on Sundays')
  await publish(installation, 'hotel')
  await installation.publishing.idle()
  return installation
}

/** Publishes the draft of a site. */
export async function publish({ sites, publishing }: Installation, id: string) {
  const { site, revision } = (await sites.read(id))!
  return publishing.publish(id, site, revision)
}

/** Writes a title into the first section that has one. */
export async function say({ sites, owner }: Installation, id: string, words: string): Promise<number> {
  const { site, revision } = (await sites.read(id))!
  const section = site.pages[0]!.sections.find(({ content }) => content.title !== undefined)!.id
  const operation = { ...titled(words), section } as ReturnType<typeof titled>
  const sent = await sites.send(id, { base: revision, changes: [{ id: `said-${randomUUID()}`, operation }] }, owner.id)
  if (!sent || sent.refused) throw new Error(`It was not taken: ${sent?.refused?.problem?.message}`)
  return sent.revision
}

/** Backs up into a folder. */
export const backUp = ({ settings }: Pick<Installation, 'settings'>, to: string, more = {}) =>
  makeBackup(settings, { to, ...more })

/** The newest backup of a folder, or the one of that name. */
export async function chosen(folder: string, name?: string, passphrase?: string) {
  return choose(await openVault(openFolder(folder), passphrase), name)
}

/** Everything that people wrote and visitors read. */
export async function allOf({ siteStore, sites, database, blobs }: Installation) {
  const told: { [site: string]: unknown } = {}
  const store = new ReleaseStore(database)
  for (const row of await siteStore.list(null)) {
    const files: { [address: string]: string | undefined } = {}
    if (row.liveRelease !== null) {
      const manifest = createManifest((await store.lineage(row.liveRelease)).deltas)
      for (const address of manifest.addresses()) {
        const { hash, movedTo } = manifest.find(address)!
        files[address] = movedTo ?? (await blobs.read(hash))?.toString('base64')
      }
    }
    told[row.id] = { row, document: (await sites.read(row.id))?.site, files }
  }
  return told
}
