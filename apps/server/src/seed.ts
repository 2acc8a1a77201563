import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from './installation.ts'
import { StartRefusal } from './refusal.ts'
import { inTurn } from './sharing/alone.ts'
import { readSiteFile } from './sites/import-file.ts'
import { siteName } from './sites/site-name.ts'
import { freeName } from './sites/slug.ts'
import { SharedWorkStore } from './store/shared-work.store.ts'
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
export async function seedExample(
  installation: Installation,
  tell: (line: string) => void,
  { file = EXAMPLE } = {},
): Promise<void> {
  if (!(await isSeedNeeded(installation.siteStore))) return
  // Servers that start together take turns, and who comes second finds it done, or half done by one that ended.
  await inTurn(new SharedWorkStore(installation.database), 'example', () => seed(installation, tell, file))
}

async function seed(installation: Installation, tell: (line: string) => void, file: string): Promise<void> {
  const { siteStore, sites, publishing } = installation
  if (!(await isSeedNeeded(siteStore))) return
  if (!(await siteStore.find(EXAMPLE_ID))) {
    tell('Importing the example hotel and its photographs …')
    await bring(installation, file)
    // Whoever stood still here for long comes after another that went on, and perhaps after its owner.
    if (!(await isSeedNeeded(siteStore))) return
  }
  const read = await sites.read(EXAMPLE_ID)
  if (!read) return
  tell('Publishing it …')
  await publishing.publish(EXAMPLE_ID, read.site, read.revision)
}

/** Makes the example a site of the owner's, under its own id and no other: there is one. */
async function bring({ siteStore, sites, keeping, owner }: Installation, file: string): Promise<void> {
  const read = await readSiteFile(file, keeping, sites.catalog)
  if ('faults' in read) throw new StartRefusal(`The example site has faults:\n${listFaults(read.faults)}`)
  const slug = await freeName(EXAMPLE_ID, (name) => siteStore.isTaken(name))
  const site = { ...read.site, id: EXAMPLE_ID, constants: { ...read.site.constants, isPaid: false } }
  try {
    await siteStore.insert({ site, slug, name: siteName(site), owner: owner.id })
  } catch (failure) {
    if (!(await siteStore.find(EXAMPLE_ID))) throw failure
  }
}

/** One line for each fault: where, and why. */
export function listFaults(faults: readonly { readonly path: string; readonly message: string }[]): string {
  return faults.map(({ path, message }) => `  ${path}: ${message}`).join('\n')
}
