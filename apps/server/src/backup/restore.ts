// Restore of an installation into an empty place; every part is compared with its hash.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blob, Blobs } from '../blobs/blobs.ts'
import { hasFiles } from '../blobs/filled-place.ts'
import { openBlobs, type PlacesKnown } from '../blobs/open-blobs.ts'
import { RememberedTable } from '../blobs/pack-table.ts'
import { makeFolder } from '../make-folder.ts'
import { PATIENT } from '../retrying.ts'
import type { Settings } from '../settings.ts'
import type { Row } from '../store/all-rows.ts'
import { fillEmpty, refuseTaken } from '../store/fill-empty.ts'
import { refuseNewer } from '../store/migrate.ts'
import type { AllRows } from '../store/put-rows.ts'
import { linesOf } from './chunks.ts'
import type { BackupContents, BackupHead } from './manifest.ts'
import { type NamedBytes, namedBytes } from './needed.ts'
import { BackupRefusal } from './refusal.ts'
import type { Vault } from './vault.ts'

/** A backup that somebody has chosen, with what is in it. */
export interface ChosenBackup {
  readonly vault: Vault
  readonly head: BackupHead
  readonly contents: BackupContents
}

export type TellRestored = (step: 'checking' | 'bytes' | 'rows' | 'lost', done: number, total: number) => void

/** The backup of that name or of the latest moment. Refuses damaged ones, and those of a newer version. */
export async function choose(vault: Vault, wished?: string): Promise<ChosenBackup> {
  const listed = await vault.list()
  const names = listed.map(({ name }) => name)
  const newest = listed.findLast(({ head }) => head) ?? listed.at(-1)
  const found = wished === undefined ? newest : listed.find(({ name }) => name === wished)
  if (!found) {
    const others = names.length > 0 ? `There are: ${names.slice(-10).join(', ')}.` : 'None was ever finished there.'
    throw new BackupRefusal(
      `There is no backup ${wished === undefined ? '' : `"${wished}" `}in ${vault.place}. ${others}`,
    )
  }
  if (!found.head) throw new BackupRefusal(found.refusal ?? '', 'damaged')
  const contents = vault.contents(found.head)
  refuseNewer(contents.migrations, `of the backup ${found.name}`)
  return { vault, head: found.head, contents }
}

interface Wish {
  readonly tell?: TellRestored
  /** Takes what is whole where some bytes are lost, and tells what is missing. */
  readonly isIncomplete?: boolean
  /** Takes a bucket that has files already: those of an installation that is no more. */
  readonly isSameStore?: boolean
}

/** Makes an installation of a backup, where there is none. The names of bytes that were lost. */
export async function restoreInstallation(
  backup: ChosenBackup,
  settings: Settings,
  wish: Wish = {},
): Promise<string[]> {
  const { dataDir, database: address, storage } = settings
  await refuseTaken(address)
  if (!wish.isSameStore) await refuseFilled(storage)
  await checkRows(backup, wish.tell)
  const folder = join(dataDir, 'blobs')
  const isNew = !existsSync(folder)
  try {
    await makeFolder(dataDir, { mode: 0o700 })
    const blobs = await openBlobs(storage, unlisted(backup.contents.installation), { patience: PATIENT })
    const lost = await takeBytes(backup, namedBytes(backup.vault, backup.contents, backup.head.name), blobs, wish)
    wish.tell?.('rows', 0, 1)
    await fillEmpty(address, rowsOf(backup))
    return lost
  } catch (failure) {
    if (isNew) await rm(folder, { recursive: true, force: true })
    throw failure
  }
}

/** Beside no database yet: what is put is listed by the first server that opens it. */
function unlisted(installation: string): PlacesKnown {
  return { installation: async () => installation, tableOf: () => new RememberedTable() }
}

/** Two installations of one backup have one id, so the mark of a bucket would let both in. */
async function refuseFilled({ main, access }: Settings['storage']): Promise<void> {
  if (!(await hasFiles(main, { access }, PATIENT))) return
  throw new BackupRefusal(
    `${main.name} has files of an installation, and nothing was changed. While that is in use, each of the two would remove what only the other needs: set STORAGE_URL to another bucket, or to a folder in one. When it is no more, add --same-store.`,
  )
}

/** Reads all of the database in a backup, before anything is made of it. */
async function checkRows({ vault, contents, head }: ChosenBackup, tell?: TellRestored): Promise<void> {
  for (const [index, { chunks }] of contents.tables.entries()) {
    tell?.('checking', index, contents.tables.length)
    for await (const _ of vault.texts(chunks, head.name));
  }
}

/** The rows of a backup, or those of them that are wanted. */
export function rowsOf(
  { vault, contents, head }: ChosenBackup,
  isWanted: (table: string, row: Row, columns: readonly string[]) => boolean = () => true,
): AllRows {
  return {
    migrations: contents.migrations,
    tables: contents.tables,
    async *rows(name) {
      const table = contents.tables.find((one) => one.name === name)
      if (!table) return
      for await (const line of linesOf(vault.texts(table.chunks, head.name))) {
        const row = line as Row
        if (isWanted(name, row, table.columns)) yield row
      }
    },
  }
}

/** A few dozen megabytes are made durable at a time. */
const BATCH = 32 * 1024 * 1024

/** Copies bytes out of a backup, each compared with its name. The names of those that were lost. */
export async function takeBytes(
  { vault, contents, head }: ChosenBackup,
  named: AsyncIterable<NamedBytes> | Iterable<NamedBytes>,
  blobs: Pick<Blobs, 'put'>,
  { tell, isIncomplete = false }: Wish,
): Promise<string[]> {
  const lost: string[] = []
  let waiting: Blob[] = []
  let size = 0
  let done = 0
  const put = async () => {
    await blobs.put(waiting)
    waiting = []
    size = 0
  }
  for await (const { hash, forms } of named) {
    tell?.('bytes', done, contents.blobs.count)
    done += 1
    for (const form of forms) {
      const bytes = await vault.read(hash, form)
      if (bytes) {
        waiting.push({ hash, form, bytes })
        size += bytes.length
      } else if (form === 'plain') lost.push(hash)
      if (size >= BATCH) await put()
    }
    if (lost.length > 0 && !isIncomplete) throw lostBytes(head.name, lost[0]!)
  }
  await put()
  return lost
}

const lostBytes = (name: string, hash: string) =>
  new BackupRefusal(
    `The backup ${name} is damaged: bytes that it needs (${hash.slice(0, 12)}) are missing or not what was stored. Nothing was changed. Take another backup, or add --incomplete to have everything else.`,
    'damaged',
  )
