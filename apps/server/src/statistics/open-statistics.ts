import { warnSeldom } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { Database } from '../store/database.ts'
import { StatisticsStore } from '../store/statistics.store.ts'
import { zoneOr } from '../zoned-day.ts'
import { Statistics } from './statistics.ts'

interface Foundations {
  readonly settings: Pick<Settings, 'appUrl'>
  readonly database: Database
  readonly sites: Pick<Sites, 'glance'>
  readonly now?: (() => number) | undefined
}

/** What counts visits of sites, and where the sums are. */
export function openStatistics({ settings, database, sites, now }: Foundations) {
  const statisticsStore = new StatisticsStore(database)
  const statistics = new Statistics({
    ...{ store: statisticsStore, app: settings.appUrl.host, now },
    async zonesOf(ids) {
      const known = await statisticsStore.zonesOf(ids)
      const zones = new Map<string, string>()
      for (const id of ids) {
        const zone = known.get(id) ?? (await sites.glance(id))?.site.settings.business.timeZone
        zones.set(id, zoneOr(zone ?? ''))
      }
      return zones
    },
    onFailure: warnSeldom('Visits could not be stored; they wait for the next time'),
  })
  return { statistics, statisticsStore }
}
