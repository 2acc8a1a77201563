// Backup of an installation while it runs: one moment of the database, and the bytes that it names.
import { isAbsolute, relative } from 'node:path'
import { readBackupAddress } from '../backup-address.ts'
import type { Keeping } from '../backup-settings.ts'
import { type Blob, FORMS, type Form, type Hash, hashOf } from '../blobs/blobs.ts'
import type { Files } from '../blobs/files.ts'
import { standsIn } from '../blobs/filled-place.ts'
import { openBlobs } from '../blobs/open-blobs.ts'
import type { PackedBlobs } from '../blobs/packed.ts'
import { PATIENT, type Patience } from '../retrying.ts'
import type { Settings } from '../settings.ts'
import { needStorage } from '../sharing/needed-storage.ts'
import { atOneMoment, type Moment } from '../store/all-rows.ts'
import { type Database, openDatabase, openUnready } from '../store/database.ts'
import { NamesStore } from '../store/names.store.ts'
import { PlaceStore } from '../store/places.store.ts'
import { whyUnstorable } from '../unstorable.ts'
import { VERSION } from '../version.ts'
import { blobOf, inChunks } from './chunks.ts'
import type { BackupContents } from './manifest.ts'
import { neededBy } from './needed.ts'
import { openPlace } from './places/open.ts'
import type { Lock, Place } from './places/place.ts'
import { BackupRefusal } from './refusal.ts'
import { toForget } from './thin.ts'
import { beginVault, type Vault } from './vault.ts'

/** What is being done, and how much of it is done. */
export type TellStep = (step: 'rows' | 'bytes' | 'tidying', done: number, total: number) => void

interface MakeOptions {
  readonly to: string
  readonly passphrase?: string | undefined
  readonly keeping?: Keeping | undefined
  readonly tell?: TellStep
  readonly now?: () => Date
  /** The file system of a folder; tests refuse. */
  readonly files?: Files
  readonly patience?: Patience
}

/** A backup that was made. */
export interface Made {
  readonly name: string
  readonly madeAt: string
  readonly sites: number
  readonly rows: number
  /** All bytes that it names, and those of them that were new there. */
  readonly bytes: number
  readonly newBytes: number
  readonly missing: readonly string[]
  readonly forgotten: readonly string[]
}

/** So many bytes are made durable at a time: what a kill leaves behind of a backup is not written again. */
const BATCH = 32 * 1024 * 1024

/** Backs up an installation beside its server. With the manifest, which is written last, it counts as one. */
export async function makeBackup(settings: Settings, options: MakeOptions): Promise<Made> {
  const { files, patience } = options
  const address = readBackupAddress(options.to)
  if (address.kind === 'folder') refuseOverlap(address.path, settings.dataDir)
  if (address.kind === 's3') refuseSameBucket(address.name, settings)
  const place = openPlace(options.to, { access: settings.backup.access, files, patience })
  try {
    await place.begin()
    const lock = await place.lock()
    try {
      return await lockedBackup(settings, { ...options, place, lock })
    } finally {
      // Who cannot say that it is over is over after a while.
      await lock.release().catch(() => {})
    }
  } catch (failure) {
    throw inWords(failure, place.name)
  } finally {
    await place.close()
  }
}

function refuseSameBucket(to: string, { storage, backup }: Settings): void {
  if (!standsIn(storage, { name: to, access: backup.access.s3 })) return
  throw new BackupRefusal(
    `Backups cannot stand in ${to}: pictures and published files stand there already, and what destroys them would destroy both. Name another bucket, better at another provider.`,
  )
}

function refuseOverlap(to: string, dataDir: string): void {
  const isInside = (inner: string, outer: string) => {
    const way = relative(outer, inner)
    return way === '' || !(way.startsWith('..') || isAbsolute(way))
  }
  if (!isInside(to, dataDir) && !isInside(dataDir, to)) return
  throw new BackupRefusal(
    `Backups cannot stand in ${to}: what destroys DATA_DIR would destroy them too. Name a folder of another disk or machine.`,
  )
}

function inWords(failure: unknown, to: string): unknown {
  if (failure instanceof BackupRefusal) return failure
  const why = failure instanceof Error ? failure.message : String(failure)
  const reason = whyUnstorable(failure)
  if (reason === 'disk-full') {
    return new BackupRefusal(
      `The disk of ${to} is full (${why}). The earlier backups there are whole. Free some space, or keep fewer with --keep, and run it again: what was copied already is not copied again.`,
    )
  }
  if (reason === 'store-away')
    return new BackupRefusal(`${why} Its bytes could not be read. Earlier backups are whole.`)
  if (reason === 'disk-failing' || /^E(?:ACCES|PERM|NOTDIR|NOENT)$/.test((failure as { code?: string }).code ?? '')) {
    return new BackupRefusal(`Nothing can be written to ${to} (${why}). Earlier backups were not touched.`)
  }
  return failure
}

interface Locked extends MakeOptions {
  readonly place: Place
  readonly lock: Lock
}

async function lockedBackup(settings: Settings, options: Locked): Promise<Made> {
  const database = await openDatabase(settings.database)
  // Of a file of SQLite the moment that is read takes a connection for itself.
  const beside = await openUnready(settings.database)
  try {
    const opening = { onDamage: () => {}, patience: PATIENT, keepsCopies: false }
    const source = await openBlobs(settings.storage, new PlaceStore(beside), opening)
    // Of another place than the one in use it would be a backup without its bytes.
    await needStorage(settings.storage, database, source)
    const lease = await source.lease()
    try {
      return await backupOf({ source, database }, options)
    } finally {
      await lease.end()
    }
  } finally {
    await beside.close()
    await database.close()
  }
}

async function backupOf({ source, database }: Pick<MakingOptions, 'source' | 'database'>, options: Locked) {
  const { place, passphrase, lock, now = () => new Date() } = options
  const { id } = await database.query.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const vault = await beginVault(place, id, passphrase)
  const isDoubted = typeof (await vault.list()).findLast(({ proof }) => proof)?.proof?.failure === 'string'
  const tell = options.tell ?? (() => {})
  const work = new Making({ vault, source, database, tell, installation: id, isDoubted })
  // Before the moment that is read: what was stored by then is in it.
  const madeAt = now().toISOString()
  // Bytes are copied after it, since the lease keeps them: a moment that is held for hours keeps the next version from the tables.
  const contents = await work.withBytes(await atOneMoment(database, (moment) => work.rows(moment)))
  await lock.confirm()
  const name = await freeName(vault, madeAt)
  await vault.finish({ name, madeAt, madeBy: VERSION, contents })
  const forgotten = await thin(vault, options)
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
  const { bytes } = contents.blobs
  const told = { name, madeAt, sites: contents.sites, rows, bytes, newBytes: work.newBytes }
  return { ...told, missing: contents.missing, forgotten }
}

async function freeName(vault: Vault, madeAt: string): Promise<string> {
  const taken = new Set((await vault.list()).map(({ name }) => name))
  const wished = madeAt.replaceAll(':', '-').replace('.', '-')
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wished : `${wished}-${number}`
    if (!taken.has(name)) return name
  }
}

/** Only where all backups can be read: of one that cannot nobody knows what it needs. */
async function thin(vault: Vault, { keeping, lock, tell = () => {} }: Locked): Promise<string[]> {
  if (!keeping) return []
  const listed = await vault.list()
  const whole = listed.flatMap(({ name, head, proof }) => {
    return head ? [{ name, madeAt: head.madeAt, isProven: proof?.failure === null }] : []
  })
  const forgotten = toForget(whole, keeping)
  await vault.forget(forgotten)
  if (forgotten.length === 0 || whole.length < listed.length) return forgotten
  tell('tidying', 0, 1)
  const needed = await neededBy(vault)
  await vault.tidy(needed, () => lock.confirm())
  return forgotten
}

interface MakingOptions {
  readonly vault: Vault
  readonly source: PackedBlobs
  readonly database: Database
  readonly installation: string
  readonly tell: TellStep
  /** What is there already is read as well, and written anew where it is damaged. */
  readonly isDoubted: boolean
}

class Making {
  readonly #options: MakingOptions
  newBytes = 0
  #waiting: Blob[] = []
  #waitingBytes = 0

  constructor(options: MakingOptions) {
    this.#options = options
  }

  /** What stood in the database at that moment, and the names of all bytes it needs. */
  async rows(moment: Moment) {
    const tables = await this.#tables(moment)
    return { tables, names: await this.#names(moment), migrations: [...moment.migrations] }
  }

  async withBytes({ tables, names, migrations }: Awaited<ReturnType<Making['rows']>>): Promise<BackupContents> {
    const { source, database, installation } = this.#options
    // What the database named at that moment had been put before.
    await source.learnNewPacks()
    const { blobs, missing } = await this.#blobs(names)
    await this.#flush()
    const sites = tables.find(({ name }) => name === 'sites')?.rows ?? 0
    return { installation, database: database.kind, migrations, sites, tables, blobs, missing }
  }

  async #tables(moment: Moment): Promise<BackupContents['tables']> {
    const tables: BackupContents['tables'] = []
    for (const [index, table] of moment.tables.entries()) {
      this.#options.tell('rows', index, moment.tables.length)
      const chunks = await inChunks(moment.rows(table), (chunk, text) => this.#keepChunk(chunk, text))
      const rows = chunks.reduce((sum, { lines }) => sum + lines, 0)
      tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows, chunks })
    }
    return tables
  }

  async #names({ query }: Moment): Promise<string[]> {
    const names = new NamesStore({ query })
    const found = new Set<string>()
    for (const some of [
      names.ofSites(),
      names.ofFiles(),
      names.ofOwnFiles(),
      names.ofSentFiles(),
      names.ofReleases(),
    ]) {
      for await (const name of some) found.add(name)
    }
    return [...found].sort()
  }

  async #blobs(names: readonly string[]) {
    const missing: string[] = []
    const sum = { count: 0, bytes: 0 }
    const kept = async function* (this: Making) {
      for (const [index, hash] of names.entries()) {
        this.#options.tell('bytes', index, names.length)
        const found = await this.#keepBlob(hash)
        if (!found) {
          missing.push(hash)
          continue
        }
        sum.count += 1
        sum.bytes += found.bytes
        yield [hash, found.forms, found.bytes]
      }
    }
    const chunks = await inChunks(kept.call(this), (chunk, text) => this.#keepChunk(chunk, text))
    return { blobs: { ...sum, chunks }, missing }
  }

  /** Its forms and their bytes; undefined where nothing of it can be read. */
  async #keepBlob(hash: Hash) {
    const { source } = this.#options
    if (source.forms(hash).length === 0 && !(await source.has(hash))) return undefined
    let bytes = (await source.size(hash)) ?? 0
    const forms: string[] = []
    for (const form of FORMS) {
      const isKnown = source.forms(hash).includes(form)
      if (isKnown && !(await this.#isKept(hash, form))) {
        const read = await source.read(hash, form)
        if (!read || (form === 'plain' && hashOf(read) !== hash)) continue
        if (form === 'plain') bytes = read.length
        await this.#keep({ hash, form, bytes: read })
      } else if (!isKnown) continue
      forms.push(form)
    }
    return forms.includes('plain') ? { forms, bytes } : undefined
  }

  async #keepChunk(chunk: { readonly hash: Hash; readonly lines: number }, text: Buffer): Promise<void> {
    if (!(await this.#isKept(chunk.hash, 'gzip'))) await this.#keep(await blobOf(chunk, text))
  }

  async #isKept(hash: Hash, form: Form): Promise<boolean> {
    const { vault, isDoubted } = this.#options
    return isDoubted ? vault.isWhole(hash, form) : vault.has(hash, form)
  }

  async #keep(blob: Blob): Promise<void> {
    this.#waiting.push(blob)
    this.#waitingBytes += blob.bytes.length
    this.newBytes += blob.bytes.length
    if (this.#waitingBytes >= BATCH) await this.#flush()
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length === 0) return
    await this.#options.vault.keep(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
  }
}
