import type { Purging } from '../cdn/purging.ts'
import type { Collector } from '../collecting/collector.ts'
import type { Indexing } from '../indexing/indexing.ts'
import type { Encoder } from '../media/encoder.ts'
import type { Messaging } from '../messages/messaging.ts'
import type { Metrics } from '../metrics.ts'
import type { Schedules } from '../releases/schedules.ts'
import type { Scheduling } from '../releases/scheduling.ts'
import type { Database } from '../store/database.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { deliveryJobs } from './delivery-jobs.ts'
import { Jobs } from './jobs.ts'
import { cleanUpJobs, pictureJobs } from './machine-jobs.ts'
import { publishJobs } from './publish-jobs.ts'

interface Foundations {
  readonly database: Database
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly messaging: Pick<Messaging, 'wake'>
  readonly scheduling: Pick<Scheduling, 'wake'>
  readonly purging: Pick<Purging, 'wake'>
  readonly indexing: Pick<Indexing, 'wake'>
  readonly schedules: Schedules
  readonly pageSchedules: Schedules
  readonly collector: Collector
  readonly metrics: Metrics
  readonly pictureWork: () => readonly ReturnType<Encoder['standing']>[]
}

/** The work in the background of an installation; whoever makes more of it adds it here. */
export function openJobs({
  database,
  siteStore,
  messaging,
  scheduling,
  purging,
  indexing,
  schedules,
  pageSchedules,
  ...rest
}: Foundations): Jobs {
  const nameOf = async (site: string) => (await siteStore.find(site))?.name ?? site
  const wake = () => {
    messaging.wake()
    scheduling.wake()
    purging.wake()
    void indexing.wake()
  }
  const jobs = new Jobs()
  jobs.add(...deliveryJobs({ database, nameOf, wake }), publishJobs({ database, schedules, nameOf }))
  jobs.add(publishJobs({ database, schedules: pageSchedules, nameOf, of: 'page' }))
  jobs.add(pictureJobs(rest.pictureWork, nameOf), cleanUpJobs(rest.collector))
  rest.metrics.watch('mimar_jobs', () => jobs.samples())
  return jobs
}
