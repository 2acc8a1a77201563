/** Backup and restore of the hotel, in turns with a copy of its folder that is as durable. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '../apps/server/src/backup/make.ts'
import { openFolder } from '../apps/server/src/backup/places/folder.ts'
import { choose, restoreInstallation } from '../apps/server/src/backup/restore.ts'
import { openVault } from '../apps/server/src/backup/vault.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { inTurns, type Table } from './table.ts'

const ROUNDS = 5
const folder = mkdtempSync(join(tmpdir(), 'mimar-backup-'))
const data = join(folder, 'data')
cpSync(process.env.MIMAR_SEED!, data, { recursive: true })
const settings = readSettings({ DATA_DIR: data })

async function seconds(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const measured = { full: [], again: [], restore: [], copy: [] } as Record<string, number[]>
let bytes = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const [to, copy, back] = ['to', 'copy', 'back'].map((name) => join(folder, `${name}-${round}`)) as [
    string,
    string,
    string,
  ]
  measured.full!.push(await seconds(async () => (bytes = (await makeBackup(settings, { to })).newBytes)))
  measured.copy!.push(
    await seconds(() => {
      cpSync(data, copy, { recursive: true })
      execFileSync('sync', ['-f', copy])
    }),
  )
  measured.again!.push(await seconds(() => makeBackup(settings, { to })))
  const restore = async () =>
    restoreInstallation(await choose(await openVault(openFolder(to))), readSettings({ DATA_DIR: back }))
  measured.restore!.push(await seconds(restore))
  for (const path of [to, copy, back]) rmSync(path, { recursive: true, force: true })
}
rmSync(folder, { recursive: true, force: true })

const { full, again, restore, copy } = measured as Record<'full' | 'again' | 'restore' | 'copy', number[]>
const table: Table = {
  title: `Backup of the hotel (${(bytes / 1e6).toFixed(1)} MB; the floor copies the folder and syncs it)`,
  rows: [
    inTurns(full, copy, { what: 'the first backup', unit: 's', budget: 2 }),
    inTurns(again, copy, { what: 'the next, with nothing new', unit: 's', budget: 2 }),
    inTurns(restore, copy, { what: 'restore into an empty folder', unit: 's', budget: 5 }),
  ],
}
process.send!(table)
