import type { Job } from '@mimar/contract'
import { PUBLISH_ATTEMPTS, type Schedules } from '../releases/schedules.ts'
import type { Database } from '../store/database.ts'
import { type Schedule, ScheduleStore } from '../store/schedules.store.ts'
import { type JobSource, jobOf } from './jobs.ts'

interface Options {
  readonly database: Database
  readonly schedules: Pick<Schedules, 'tryNow' | 'forgetEnded'>
  readonly nameOf: (site: string) => Promise<string>
  /** Whether whole drafts are published, or pages by themselves. */
  readonly of?: 'site' | 'page'
}

const PREFIXES = { site: 'publish-', page: 'page-publish-' }

/** Publishes at moments to come. One that waits for its moment is its owner's: nobody has it done earlier. */
export function publishJobs({ database, schedules, nameOf, of = 'site' }: Options): JobSource {
  const store = new ScheduleStore(database, of)
  const prefix = PREFIXES[of]
  const tellOf = async (schedule: Schedule): Promise<Job> => {
    const history = schedule.attempts > 0 ? await store.attempts(schedule) : []
    const isStopped = schedule.ending !== null
    return jobOf({
      ...{ id: prefix + schedule.id, kind: 'publish', sites: [await nameOf(schedule.site)], siteCount: 1 },
      state: isStopped ? 'stopped' : history.length > 0 ? 'failing' : 'waiting',
      ...{ tries: schedule.attempts, mostTries: PUBLISH_ATTEMPTS, history, error: history[0]?.error ?? '' },
      ...{ nextAt: schedule.dueAt, mayTry: history.length > 0, mayDismiss: isStopped },
    })
  }
  const scheduleOf = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : undefined)
  return {
    list: async () => Promise.all((await store.open()).map(tellOf)),
    async tryNow(id) {
      const known = scheduleOf(id)
      return known !== undefined && schedules.tryNow(known)
    },
    async dismiss(id) {
      const known = scheduleOf(id)
      const schedule = known === undefined ? undefined : await store.find(known)
      if (!schedule?.ending) return false
      await schedules.forgetEnded(schedule.id)
      return true
    },
  }
}
