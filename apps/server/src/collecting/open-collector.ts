import { join } from 'node:path'
import { DELETED_SITES_DAYS } from '@mimar/contract'
import { IMPORT_LEFT_OVER_AFTER_MS } from '../archive/imports.ts'
import { removeLeftOvers } from '../blobs/left-overs.ts'
import { clock } from '../clock.ts'
import { log, logFailure } from '../log.ts'
import { UPLOAD_LEFT_OVER_AFTER_MS } from '../media/uploads.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { samplePictures } from '../sites/starters.ts'
import type { Database } from '../store/database.ts'
import { DeletedSiteStore } from '../store/deleted-sites.store.ts'
import { NamesStore } from '../store/names.store.ts'
import { removeUnfinished } from '../store/remove-site.ts'
import { SharedWorkStore } from '../store/shared-work.store.ts'
import { type Collection, Collector } from './collector.ts'
import { onceADay } from './once-a-day.ts'

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly blobs: ConstructorParameters<typeof Collector>[0]['blobs']
  readonly metrics: Metrics
  /** Removes copies of bytes that are not stored any more. */
  tidyHanded(): Promise<void>
}

/** What rids this installation of bytes that nothing needs; it says in the log and in /metrics what it did. */
export function openCollector({ settings, database, blobs, metrics, tidyHanded }: Foundations): Collector {
  const { dataDir } = settings
  return new Collector({
    blobs,
    names: new NamesStore(database),
    alsoNeeded: async () => [...(await samplePictures()).keys()],
    ...onceADay(new SharedWorkStore(database)),
    // With a bucket each server has a folder of its own.
    async removeOwn() {
      await removeLeftOvers(join(dataDir, 'uploads'), UPLOAD_LEFT_OVER_AFTER_MS)
      await removeLeftOvers(join(dataDir, 'imports'), IMPORT_LEFT_OVER_AFTER_MS)
      await tidyHanded()
    },
    async removeLeftOvers() {
      await eraseDeleted(database)
      await removeUnfinished(database, new Date(clock.now() - IMPORT_LEFT_OVER_AFTER_MS).toISOString())
    },
    refusal: () => database.refusal(),
    onDone(collection) {
      metrics.add('mimar_collections_total')
      metrics.add('mimar_collected_bytes_total', Math.max(0, collection.freed))
      metrics.add('mimar_collected_pictures_total', collection.pictures)
      const told = tellOf(collection)
      if (told) log.info(told)
    },
    onFailure: logFailure('Collecting what nothing needs failed'),
  })
}

/** Removes for good what was deleted so long ago that nobody brings it back. */
async function eraseDeleted(database: Database): Promise<void> {
  const before = new Date(clock.now() - DELETED_SITES_DAYS * 86_400_000).toISOString()
  const erased = await new DeletedSiteStore(database).eraseBefore(before)
  if (erased > 0) log.info(`Erased ${erased} sites that were deleted ${DELETED_SITES_DAYS} days ago or earlier.`)
}

function tellOf({ pictures, freed, packsBefore, packsAfter }: Collection): string | undefined {
  if (pictures === 0 && freed <= 0) return undefined
  const megabytes = (Math.max(0, freed) / 1e6).toFixed(1)
  return `Collected ${megabytes} MB that nothing needs any more; pictures forgotten: ${pictures}, packs: ${packsBefore} before, ${packsAfter} after.`
}
