// Restore drill: a backup is worth what was restored of it and compared.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { atOneMoment } from '../store/all-rows.ts'
import type { Database } from '../store/database.ts'
import { putRows } from '../store/put-rows.ts'
import { inChunks } from './chunks.ts'
import { namedBytes } from './needed.ts'
import { BackupRefusal } from './refusal.ts'
import { type ChosenBackup, rowsOf, type TellRestored } from './restore.ts'
import type { Proof } from './vault.ts'

/** Restores a backup into that folder and compares all of it: the rows with what was read, every byte with its name, every site opened. */
export async function prove(backup: ChosenBackup, scratch: string, tell: TellRestored = () => {}): Promise<Proof> {
  const began = performance.now()
  const failure = await tryAll(backup, scratch, tell).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  const { contents } = backup
  const messages = contents.tables.find(({ name }) => name === 'messages')?.rows ?? 0
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const compared = { sites: contents.sites, files: contents.blobs.count, messages, seconds }
  const proof = { at: new Date().toISOString(), failure, compared }
  await backup.vault.note(backup.head.name, proof)
  return proof
}

async function tryAll(backup: ChosenBackup, scratch: string, tell: TellRestored): Promise<void> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    tell('rows', 0, 1)
    const onFilled = (database: Database) => compareRows(backup, database)
    const file = join(scratch, 'mimar.db')
    await putRows(file, { ...rowsOf(backup), onFilled })
    await openAllSites(scratch)
    await readBytes(backup, tell)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function compareRows({ contents, head }: ChosenBackup, database: Database): Promise<void> {
  await atOneMoment(database, async (moment) => {
    for (const table of contents.tables) {
      const shape = moment.tables.find(({ name }) => name === table.name)
      const chunks = shape ? await inChunks(moment.rows(shape), async () => {}) : []
      const isEqual =
        chunks.length === table.chunks.length && chunks.every((one, at) => one.hash === table.chunks[at]?.hash)
      if (isEqual) continue
      throw new BackupRefusal(
        `What came back from the backup ${head.name} differs in the table "${table.name}".`,
        'damaged',
      )
    }
  })
}

async function readBytes({ vault, contents, head }: ChosenBackup, tell: TellRestored): Promise<void> {
  let done = 0
  let lost = 0
  for await (const { hash, forms } of namedBytes(vault, contents, head.name)) {
    tell('bytes', done, contents.blobs.count)
    done += 1
    for (const form of forms) if (!(await vault.isWhole(hash, form))) lost += 1
  }
  if (lost > 0) {
    throw new BackupRefusal(
      `The backup ${head.name} is damaged: ${lost} of its files are missing or not what was stored. The next backup writes them again.`,
      'damaged',
    )
  }
}

/** Every document of a restored installation, as the editor reads it. */
async function openAllSites(scratch: string): Promise<void> {
  const installation = await openInstallation(readSettings({ DATA_DIR: scratch, AVIF: 'off' }))
  try {
    for (const { id } of await installation.siteStore.list(null)) {
      if (await installation.sites.read(id)) continue
      throw new BackupRefusal(`The site "${id}" cannot be opened after a restore.`, 'damaged')
    }
  } finally {
    await installation.close()
  }
}
