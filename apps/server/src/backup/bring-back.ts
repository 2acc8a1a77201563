// One site or one page out of a backup, into an installation that is at work.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Operation, Problem, restoring, type Site } from '@mimar/document'
import type { ArchivePart } from '../archive/format.ts'
import { hashesOfDeed } from '../archive/write.ts'
import { openFolderBlobs } from '../blobs/folder.ts'
import { bytesOf } from '../blobs/pieces.ts'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import type { Row } from '../store/all-rows.ts'
import { openDatabase } from '../store/database.ts'
import { NamesStore } from '../store/names.store.ts'
import { putRows } from '../store/put-rows.ts'
import type { NamedBytes } from './needed.ts'
import { BackupRefusal } from './refusal.ts'
import { type ChosenBackup, rowsOf, type TellRestored, takeBytes } from './restore.ts'

interface SiteWish {
  /** Its id or its name in addresses, as it was. */
  readonly site: string
  readonly tell?: TellRestored
}

/** Makes a site of one in a backup, as an import of its file does: beside what there is, under a free address. */
export function bringSite(
  installation: Installation,
  backup: ChosenBackup,
  wish: SiteWish & { readonly slug?: string | undefined; readonly parts: ReadonlySet<ArchivePart> },
) {
  const { slug, parts } = wish
  return besideIt(installation, backup, wish, async (before, id, scratch) => {
    const row = await before.siteStore.find(id)
    const file = row && (await before.archives.write(row, parts))
    if (!file) throw new BackupRefusal(`The site "${wish.site}" cannot be read in that backup.`, 'damaged')
    const path = join(scratch, 'site.zip')
    await pipeline(file, createWriteStream(path, { mode: 0o600 }))
    return installation.archives.take({ path, owner: installation.owner, parts, slug })
  })
}

/** Makes a page what it was in a backup, by changes like any other. How many those were. */
export function bringPage(
  installation: Installation,
  backup: ChosenBackup,
  wish: SiteWish & { /** Its id or its path. */ readonly page: string },
): Promise<number> {
  return besideIt(installation, backup, wish, async (before, id) => {
    const now = await installation.sites.read(id)
    const then = await before.sites.read(id)
    if (!now) {
      throw new BackupRefusal(`The site "${wish.site}" is not there any more. Bring it back whole: leave --page away.`)
    }
    const changes = then ? wayBack(now.site, then.site, wish.page, installation) : []
    await keepPictures(changes, before, installation)
    if (changes.length === 0) return 0
    const sending = { base: now.revision, changes: changes.map((operation) => ({ id: randomUUID(), operation })) }
    const sent = await installation.sites.send(id, sending, installation.owner.id)
    if (sent && !sent.refused) return changes.length
    throw new BackupRefusal(
      `Somebody changed the page meanwhile, and it could not be brought back: ${sent?.refused?.problem?.message ?? ''} Try again.`,
    )
  })
}

function wayBack(now: Site, then: Site, wished: string, { sites }: Installation): readonly Operation[] {
  const page = then.pages.find(({ id, path }) => id === wished || path === wished)
  if (!page) {
    const known = then.pages.map(({ id, path }) => `${id} (${path})`).join(', ')
    throw new BackupRefusal(`There is no page "${wished}" in that backup. There are: ${known}.`)
  }
  try {
    return restoring(now, then, { grain: 'page', page: page.id }, sites.catalog)
  } catch (failure) {
    if (failure instanceof Problem) throw new BackupRefusal(`The page cannot be brought back: ${failure.message}`)
    throw failure
  }
}

/** Pictures that come back with a page may have been forgotten here. */
async function keepPictures(changes: readonly Operation[], before: Installation, { keeping, keptFiles }: Installation) {
  for (const change of changes) {
    for (const hash of hashesOfDeed({ operation: change, inverse: {} })) {
      const file = await before.fileStore.find(hash)
      const bytes = file && Readable.from(bytesOf(file.pieces, before.blobs))
      if (bytes) await keptFiles.take(bytes, { use: undefined, site: hash, hash })
    }
    if (change.do !== 'set-media' || !change.media?.hash) continue
    const bytes = await before.blobs.read(change.media.hash)
    if (bytes) await keeping.store(bytes, change.media.source)
  }
}

/** Opens what a backup has of a site as an installation of its own, which is removed again. */
async function besideIt<T>(
  { settings }: Installation,
  backup: ChosenBackup,
  { site, tell = () => {} }: SiteWish,
  work: (before: Installation, id: string, scratch: string) => Promise<T>,
): Promise<T> {
  const id = await idOf(backup, site)
  const scratch = join(settings.dataDir, `bringing-back-${randomUUID()}`)
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    tell('rows', 0, 1)
    const scratched = readSettings({ DATA_DIR: scratch, AVIF: 'off' })
    await putRows(scratched.database, rowsOf(backup, ofSite(id)))
    const named = await picturesIn(scratched.database)
    const lost = await takeBytes(backup, named, await openFolderBlobs(join(scratch, 'blobs')), {
      tell,
      isIncomplete: true,
    })
    if (lost.length > 0) tell('lost', lost.length, named.length)
    const before = await openInstallation(scratched)
    try {
      return await work(before, id, scratch)
    } finally {
      await before.close()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function idOf(backup: ChosenBackup, wished: string): Promise<string> {
  const [id, slug] = ['id', 'slug'].map((name) => columnsOf(backup, 'sites').indexOf(name)) as [number, number]
  const known: string[] = []
  for await (const row of rowsOf(backup).rows('sites')) {
    if (row[id] === wished || row[slug] === wished) return String(row[id])
    known.push(String(row[slug]))
  }
  throw new BackupRefusal(
    `There is no site "${wished}" in the backup ${backup.head.name}. There are: ${known.join(', ') || 'none'}.`,
  )
}

const columnsOf = ({ contents }: ChosenBackup, table: string) =>
  contents.tables.find(({ name }) => name === table)?.columns ?? []

/** What sites share, and nothing that waits to be sent. */
const SHARED = new Set(['installation', 'accounts', 'media', 'media_files', 'font_files', 'files', 'sent_files'])

/** Rows that a site needs to be read and exported. */
function ofSite(id: string) {
  const releases = new Set<unknown>()
  return (table: string, row: Row, columns: readonly string[]): boolean => {
    const value = (column: string) => row[columns.indexOf(column)]
    if (table === 'sites') return value('id') === id
    // Releases come before what belongs to them.
    if (table === 'release_lists') return releases.has(value('release'))
    if (SHARED.has(table)) return true
    if (!columns.includes('site') || value('site') !== id || table.endsWith('_mails')) return false
    if (table === 'releases') releases.add(value('id'))
    return true
  }
}

async function picturesIn(address: string): Promise<NamedBytes[]> {
  const database = await openDatabase(address)
  try {
    const hashes = new Set<string>()
    const names = new NamesStore(database)
    for await (const hash of names.ofSites()) hashes.add(hash)
    for await (const hash of names.ofOwnFiles(new Set(hashes))) hashes.add(hash)
    for await (const hash of names.ofSentFiles(true)) hashes.add(hash)
    return [...hashes].map((hash) => ({ hash, forms: ['plain'] }))
  } finally {
    await database.close()
  }
}
