import { apply, checkSite, type Site } from '@mimar/document'
import { Sites } from '../sites/sites.ts'
import type { Database } from '../store/database.ts'
import { HistoryStore, type StoredDeed } from '../store/history.store.ts'
import { type SiteRow, SiteStore } from '../store/sites.store.ts'
import { giveWay } from '../turns.ts'
import { type Checking, wordsOf } from './report.ts'

const AT_ONCE = 200
/** One cause often has many faults. */
const MOST_FAULTS = 5

/** A site whose draft can be read, with every picture that one of its moments shows. */
export interface ReadSite {
  readonly row: SiteRow
  readonly site: Site
  readonly pictures: ReadonlyMap<string, string>
}

/** Changes nothing: what is damaged stays so. */
class LookingStore extends SiteStore {
  override async mendSnapshots(): Promise<void> {}
}

/** Reads each site as it is and was: snapshots, changes, and the way back to its beginning. */
export async function checkSites(database: Database, checking: Checking): Promise<ReadSite[]> {
  const store = checking.isRepairing ? new SiteStore(database) : new LookingStore(database)
  const sites = new Sites(store, checking.catalog, () => {})
  const read: ReadSite[] = []
  for (const row of await store.list(null)) {
    const damaged = await damagedSnapshots(store, row.id)
    try {
      const found = await sites.read(row.id)
      if (!found) continue
      checkForm(found.site, row, checking)
      const pictures = await checkHistory(database, row, found.site, checking)
      read.push({ row, site: found.site, pictures })
      if (damaged.length > 0) await store.mendSnapshots(found, damaged)
      for (const revision of damaged) {
        const state = checking.isRepairing ? 'mended' : 'damaged'
        checking.report.add(
          state,
          `The copy of site "${row.id}" at change ${revision} cannot be read; another one can.`,
        )
      }
    } catch (failure) {
      checking.report.add('lost', `The site "${row.id}" cannot be read (${wordsOf(failure)}). Restore a backup.`)
    }
  }
  return read
}

/** A site that can be read, and that no change could have made: an id twice, a picture that is not there. */
function checkForm(site: Site, { id }: SiteRow, { report, catalog }: Checking): void {
  for (const { path, message } of checkSite(site, catalog).slice(0, MOST_FAULTS)) {
    report.add(
      'lost',
      `The site "${id}" is not as it should be at "${path}": ${message} Where the editor cannot change it, restore a backup.`,
    )
  }
}

async function damagedSnapshots(store: SiteStore, site: string): Promise<number[]> {
  const damaged: number[] = []
  for (const revision of await store.snapshotRevisions(site)) {
    await store.snapshot(site, revision).catch(() => damaged.push(revision))
  }
  return damaged
}

/** Takes the site back change by change; gives the pictures met on the way, by name. */
async function checkHistory(database: Database, row: SiteRow, newest: Site, { report, catalog }: Checking) {
  const pictures = new Map<string, string>()
  const history = new HistoryStore(database)
  let site = newest
  notePictures(site, pictures)
  for (let upTo = row.revision; upTo > 0; ) {
    const deeds = await pageOf(history, row.id, upTo)
    if (deeds.length === 0 || deeds.some(({ revision }, index) => revision !== upTo - index)) {
      report.add('lost', `Change ${upTo} of site "${row.id}" cannot be read; moments before it cannot be opened.`)
      return pictures
    }
    for (const { inverse, revision } of deeds) {
      try {
        site = apply(site, inverse, catalog).site
      } catch (failure) {
        const why = wordsOf(failure)
        report.add(
          'lost',
          `Change ${revision} of site "${row.id}" cannot be undone (${why}); moments before it cannot be opened.`,
        )
        return pictures
      }
      notePictures(site, pictures)
      await giveWay()
    }
    upTo -= deeds.length
  }
  return pictures
}

/** Where one of a page is damaged, those before it alone. */
async function pageOf(history: HistoryStore, site: string, upTo: number): Promise<StoredDeed[]> {
  const page = (limit: number) => history.deeds(site, { after: 0, upTo, limit }).catch(() => [])
  const all = await page(AT_ONCE)
  return all.length > 0 ? all : page(1)
}

function notePictures({ media }: Site, pictures: Map<string, string>): void {
  for (const { hash, source } of Object.values(media)) if (hash) pictures.set(hash, source)
}
