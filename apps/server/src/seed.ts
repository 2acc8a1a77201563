import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from './installation.ts'
import { StartRefusal } from './refusal.ts'
import { importFile } from './sites/import-file.ts'
import type { SiteStore } from './store/sites.store.ts'

const EXAMPLE = join(import.meta.dirname, '../../../examples/hotel/site.json')
const EXAMPLE_ID = 'hotel'

/** Whether the installation is new: no site, or the example from a start that was stopped before it was published. */
export async function isSeedNeeded(store: SiteStore): Promise<boolean> {
  const [first, ...others] = await store.list(null, 2)
  if (!first) return existsSync(EXAMPLE)
  return others.length === 0 && first.id === EXAMPLE_ID && first.revision === 0 && first.liveRelease === null
}

/** Gives a new installation the reference site, imported and published, so that there is something to look at and to change. */
export async function seedExample(installation: Installation, tell: (line: string) => void): Promise<void> {
  const { siteStore, sites, publishing, keeping, owner } = installation
  if (!(await isSeedNeeded(siteStore))) return
  if (!(await siteStore.find(EXAMPLE_ID))) {
    tell('Importing the example hotel and its photographs …')
    const added = await importFile(EXAMPLE, { sites: siteStore, keeping, owner, catalog: sites.catalog })
    if (!added.ok) throw new StartRefusal(`The example site has faults:\n${listFaults(added.faults)}`)
  }
  const read = await sites.read(EXAMPLE_ID)
  if (!read) return
  tell('Publishing it …')
  await publishing.publish(EXAMPLE_ID, read.site, read.revision)
}

/** One line for each fault: where, and why. */
export function listFaults(faults: readonly { readonly path: string; readonly message: string }[]): string {
  return faults.map(({ path, message }) => `  ${path}: ${message}`).join('\n')
}
