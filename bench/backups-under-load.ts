/** A hundred backups while sites are written to, each restored and compared: a count, not a time. On SQLite, and on PostgreSQL where it is there. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportSite, type Operation } from '@mimar/document'
import { makeBackup } from '../apps/server/src/backup/make.ts'
import { openFolder } from '../apps/server/src/backup/places/folder.ts'
import { prove } from '../apps/server/src/backup/prove.ts'
import { choose, restoreInstallation } from '../apps/server/src/backup/restore.ts'
import { openVault } from '../apps/server/src/backup/vault.ts'
import { type Installation, openInstallation } from '../apps/server/src/installation.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { addSite } from '../apps/server/src/sites/import-site.ts'
import { hasPostgres, ownCluster } from '../apps/server/src/testing/postgres.ts'
import { manyPages } from './sites.ts'
import type { Table } from './table.ts'

const BACKUPS = Number(process.env.BACKUPS ?? 100)
const TOLD_EVERY = 10
/** Between two changes of one writer, in milliseconds: a person needs a hundred times as long. */
const BREATH = 5
/** The backup before it in its place (`BACKUPS_PLANTED=older`) lacks what was acknowledged since: that must be counted, or the count says nothing. */
const IS_OLDER = process.env.BACKUPS_PLANTED === 'older'
const folder = mkdtempSync(join(tmpdir(), 'mimar-backups-'))

/** One who writes to a site on and on: revision N says "Change N". */
class Writer {
  readonly site: string
  /** The last revision that was answered with yes. */
  acknowledged = 0
  readonly #installation: Installation

  constructor(installation: Installation, site: string) {
    this.#installation = installation
    this.site = site
  }

  async write(isOver: () => boolean): Promise<void> {
    const { sites, owner } = this.#installation
    while (!isOver()) {
      const { revision, site: document } = (await sites.read(this.site))!
      const value = `Change ${revision + 1}`
      const operation = { do: 'set-field', section: titledIn(document), field: 'title', language: 'en', value }
      const changes = [{ id: `${this.site}-${revision}`, operation: operation as Operation }]
      const sent = await sites.send(this.site, { base: revision, changes }, owner.id)
      if (sent?.refused) throw new Error(`A change was refused: ${sent.refused.problem?.message}`)
      this.acknowledged = revision + 1
      await pause(BREATH)
    }
  }
}

type Document = NonNullable<Awaited<ReturnType<Installation['sites']['read']>>>['site']
const sectionIn = ({ pages }: Document) => pages[0]!.sections.find(({ content }) => content.title !== undefined)!
const titledIn = (document: Document) => sectionIn(document).id

/** Four sites, each with one who writes to it. */
async function fill(installation: Installation): Promise<Writer[]> {
  const { siteStore, sites, owner } = installation
  const names = ['one', 'two', 'three', 'four']
  for (const id of names) {
    const configuration = exportSite({ ...manyPages(3), id }, sites.catalog)
    const wish = { configuration, slug: id, owner, keepPicture: async () => undefined }
    if (!(await addSite(siteStore, sites.catalog, wish)).ok) throw new Error(`${id} was refused.`)
  }
  return names.map((name) => new Writer(installation, name))
}

/** Why what came back is not what was there: a site is older than was acknowledged before the backup began, or newer than after it, or says something else than at its revision. */
async function unlike(
  backup: Awaited<ReturnType<typeof choose>>,
  bounds: ReadonlyMap<string, readonly [number, number]>,
) {
  const settings = readSettings({ DATA_DIR: join(folder, 'restored'), AVIF: 'off' })
  await restoreInstallation(backup, settings)
  const installation = await openInstallation(settings)
  try {
    for (const [name, [oldest, newest]] of bounds) {
      const found = await installation.sites.read(name)
      if (!found) return `${name} is not there`
      const { revision, site } = found
      const said = (sectionIn(site).content.title as { en: string }).en
      if (revision < oldest || revision > newest) return `${name} is at ${revision}, not ${oldest} to ${newest}`
      if (revision > 0 && said !== `Change ${revision}`) return `${name} says “${said}” at ${revision}`
    }
    return null
  } finally {
    await installation.close()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
}

async function underLoad(engine: string, address?: string): Promise<Table> {
  const to = join(folder, `to-${engine}`)
  const env = { DATA_DIR: join(folder, engine), AVIF: 'off', ...(address && { DATABASE_URL: address }) }
  const settings = readSettings(env)
  const installation = await openInstallation(settings)
  const writers = await fill(installation)
  let isOver = false
  const writing = Promise.all(writers.map((writer) => writer.write(() => isOver)))
  let wrong = 0
  let previous: string | undefined
  for (let count = 1; count <= BACKUPS; count += 1) {
    const before = writers.map(({ acknowledged }) => acknowledged)
    const { name } = await makeBackup(settings, { to })
    // What is stored and not answered yet may be in it.
    const after = writers.map(({ acknowledged }) => acknowledged + 1)
    const bounds = writers.map(({ site }, at) => [site, [before[at]!, after[at]!]] as const)
    const backup = await choose(await openVault(openFolder(to)), (IS_OLDER && previous) || name)
    previous = name
    const { failure } = await prove(backup, join(folder, 'scratch'))
    const why = failure ?? (await unlike(backup, new Map(bounds)))
    if (why !== null) {
      wrong += 1
      console.error(`  ${name}: ${why}`)
    }
    if (count % TOLD_EVERY === 0) console.log(`  ${count} of ${BACKUPS} on ${engine}: ${wrong} not equal`)
  }
  isOver = true
  await writing
  await installation.close()
  const stored = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  return {
    title: `${BACKUPS} backups while ${stored} changes were stored on ${engine}`,
    rows: [{ what: 'not equal when restored', measured: wrong, unit: '', budget: 0 }],
  }
}

try {
  process.send!(await underLoad('SQLite'))
  if (hasPostgres) {
    // PostgreSQL does not run as root, and is to get at its own.
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'cluster'))
    const cluster = await ownCluster(join(folder, 'cluster'))
    process.send!(await underLoad('PostgreSQL', await cluster.newDatabase()))
    await cluster.crash()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
