import type { Job } from '@mimar/contract'
import { PUBLISH_ATTEMPTS, type Schedules } from '../releases/schedules.ts'
import type { Database } from '../store/database.ts'
import { type Schedule, ScheduleStore } from '../store/schedules.store.ts'
import { type JobSource, jobOf } from './jobs.ts'

interface Options {
  readonly database: Database
  readonly schedules: Pick<Schedules, 'tryNow' | 'forgetEnded'>
  readonly nameOf: (site: string) => Promise<string>
}

const PREFIX = 'publish-'

/** Publishes at moments to come. One that waits for its moment is its owner's: nobody has it done earlier. */
export function publishJobs({ database, schedules, nameOf }: Options): JobSource {
  const store = new ScheduleStore(database)
  const idOf = ({ site }: Schedule) => PREFIX + site
  const tellOf = async (schedule: Schedule): Promise<Job> => {
    const history = schedule.attempts > 0 ? await store.attempts(schedule) : []
    const isStopped = schedule.ending !== null
    return jobOf({
      ...{ id: idOf(schedule), kind: 'publish', sites: [await nameOf(schedule.site)], siteCount: 1 },
      state: isStopped ? 'stopped' : history.length > 0 ? 'failing' : 'waiting',
      ...{ tries: schedule.attempts, mostTries: PUBLISH_ATTEMPTS, history, error: history[0]?.error ?? '' },
      ...{ nextAt: schedule.dueAt, mayTry: history.length > 0, mayDismiss: isStopped },
    })
  }
  const siteOf = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined)
  return {
    list: async () => Promise.all((await store.open()).map(tellOf)),
    async tryNow(id) {
      const site = siteOf(id)
      return site !== undefined && schedules.tryNow(site)
    },
    async dismiss(id) {
      const site = siteOf(id)
      const schedule = site === undefined ? undefined : await store.find(site)
      if (site === undefined || !schedule?.ending) return false
      await schedules.forgetEnded(site)
      return true
    },
  }
}
