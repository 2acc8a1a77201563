/** A hundred backups while sites are written to, each restored and compared: a count, not a time. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite, type Operation } from '@mimar/document'
import { makeBackup } from '../apps/server/src/backup/make.ts'
import { openFolder } from '../apps/server/src/backup/places/folder.ts'
import { prove } from '../apps/server/src/backup/prove.ts'
import { choose } from '../apps/server/src/backup/restore.ts'
import { openVault } from '../apps/server/src/backup/vault.ts'
import { openInstallation } from '../apps/server/src/installation.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { addSite } from '../apps/server/src/sites/import-site.ts'
import { manyPages } from './sites.ts'
import type { Table } from './table.ts'

const BACKUPS = 100
const SITES = ['one', 'two', 'three', 'four']
const folder = mkdtempSync(join(tmpdir(), 'mimar-backups-'))
const to = join(folder, 'to')
const settings = readSettings({ DATA_DIR: join(folder, 'data'), AVIF: 'off' })
const installation = await openInstallation(settings)
const { siteStore, sites, owner } = installation
for (const id of SITES) {
  const configuration = exportSite({ ...manyPages(3), id }, sites.catalog)
  const added = await addSite(siteStore, sites.catalog, {
    configuration,
    slug: id,
    owner,
    keepPicture: async () => undefined,
  })
  if (!added.ok) throw new Error(`${id} was refused.`)
}

let isOver = false
let stored = 0
const writing = SITES.map(async (site) => {
  for (let count = 0; !isOver; count += 1) {
    const { revision, site: document } = (await sites.read(site))!
    const section = document.pages[0]!.sections.find(({ content }) => content.title !== undefined)!.id
    const operation = {
      do: 'set-field',
      section,
      field: 'title',
      language: 'en',
      value: `Change ${count}`,
    } as Operation
    const sent = await sites.send(site, { base: revision, changes: [{ id: `${site}-${count}`, operation }] }, owner.id)
    if (sent?.refused) throw new Error(`A change was refused: ${sent.refused.problem?.message}`)
    stored += 1
  }
})
let wrong = 0
for (let count = 0; count < BACKUPS; count += 1) {
  const { name } = await makeBackup(settings, { to })
  const proof = await prove(await choose(await openVault(openFolder(to)), name), join(folder, 'scratch'))
  if (proof.failure === null) continue
  wrong += 1
  console.error(`${name}: ${proof.failure}`)
}
isOver = true
await Promise.all(writing)
await installation.close()
rmSync(folder, { recursive: true, force: true })
const table: Table = {
  title: `${BACKUPS} backups while ${stored} changes were stored`,
  rows: [{ what: 'not equal when restored', measured: wrong, unit: '', budget: 0 }],
}
process.send!(table)
