/** Integrity check: the database and every stored byte are read; what can be made again is, the rest is told. */

import { join } from 'node:path'
import { IMPORT_LEFT_OVER_AFTER_MS as IMPORT_LEFT_OVER_MS } from '../archive/imports.ts'
import type { Installation } from '../installation.ts'
import { UPLOAD_LEFT_OVER_AFTER_MS as UPLOAD_LEFT_OVER_MS } from '../media/uploads.ts'
import { samplePictures } from '../sites/starters.ts'
import { damageOf } from '../store/damage.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { checkFiles } from './files.ts'
import { checkLeftOvers, checkPacks } from './packs.ts'
import { checkPictures } from './pictures.ts'
import { checkReleases } from './releases.ts'
import { type Checking, type Finding, Report } from './report.ts'
import { checkSites } from './sites.ts'

interface Wish {
  /** Makes again what can be made again, and puts the rest aside. Only bytes that nothing has named for a day are removed. */
  readonly isRepairing: boolean
  readonly tell?: (step: string) => void
}

/** Looks through all that an installation keeps. It may run beside a server: bytes are only added, files moved out of the way. */
export async function check(installation: Installation, { isRepairing, tell = () => {} }: Wish): Promise<Finding[]> {
  const { settings, database, publishing } = installation
  const { dataDir } = settings
  const report = new Report()
  const checking: Checking = {
    report,
    isRepairing,
    catalog: installation.sites.catalog,
    aside: join(dataDir, 'aside'),
  }
  tell('Reading the database …')
  const damage = await damageOf(database)
  if (damage !== undefined) {
    report.add(
      'lost',
      `The database is damaged (${damage}). Sites were not read. Stop the server and restore a backup.`,
    )
  }
  tell('Reading stored bytes …')
  await checkPacks(installation.blobs.shelf, checking)
  await checkLeftOvers(join(dataDir, 'uploads'), UPLOAD_LEFT_OVER_MS, checking)
  await checkLeftOvers(join(dataDir, 'imports'), IMPORT_LEFT_OVER_MS, checking)
  // What a damaged database says of its sites is no reason to make or move anything.
  if (damage !== undefined) return report.findings
  tell('Reading sites and their history …')
  const sites = await checkSites(database, checking)
  const sources = { ...installation, store: new ReleaseStore(database), samples: await samplePictures() }
  for (const site of sites) {
    tell(`Reading pictures and published files of "${site.row.id}" …`)
    await checkPictures(site, sources, checking)
    await checkFiles(site, sources, checking)
    await checkReleases(site, sources, checking)
  }
  await publishing.idle()
  if (isRepairing) await removeUnneeded(installation, report, tell)
  return report.findings
}

/** What a site names that cannot be read is not known, so nothing is removed while one is lost. */
async function removeUnneeded({ collector }: Installation, { findings }: Report, tell: (step: string) => void) {
  if (findings.some(({ state }) => state === 'lost')) return
  tell('Removing bytes that nothing has named for a day …')
  const collected = await collector.collect()
  if (collected && collected.freed > 0) tell(`${(collected.freed / 1e6).toFixed(1)} MB were free to go.`)
}
