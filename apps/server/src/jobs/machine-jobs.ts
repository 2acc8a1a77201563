import type { Backups } from '../backup-standing.ts'
import { COLLECT_TRIES, type Collector } from '../collecting/collector.ts'
import type { Encoder } from '../media/encoder.ts'
import { type JobSource, jobOf } from './jobs.ts'

const isoOf = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())

/** Pictures that are being made smaller; what a stop cuts off is made with the next start, or when it is asked for. */
export function pictureJobs(
  work: () => readonly ReturnType<Encoder['standing']>[],
  nameOf: (site: string) => Promise<string>,
): JobSource {
  return {
    async list() {
      const all = work()
      const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
      const [running, waiting] = [sum((one) => one.running), sum((one) => one.waiting)]
      if (running + waiting === 0) return []
      const sites = [...new Set(all.flatMap((one) => one.sites))]
      const names = await Promise.all(sites.slice(0, 1).map(nameOf))
      const state = running > 0 ? 'running' : 'waiting'
      return [
        jobOf({
          id: 'pictures',
          kind: 'pictures',
          state,
          count: running + waiting,
          sites: names,
          siteCount: sites.length,
        }),
      ]
    },
    tryNow: async () => false,
  }
}

/** The nightly backup. It is never given up: each night it is tried again. */
export function backupJobs(backups: Backups): JobSource {
  return {
    async list() {
      const { standing } = backups
      if (!standing) return []
      const { failed, isRunning, nextAt } = standing
      const state = isRunning ? 'running' : failed.length > 0 ? 'failing' : 'waiting'
      const history = failed.map(({ at, error }, index) => ({ at, error, number: failed.length - index }))
      const error = failed[0]?.error ?? ''
      const known = { id: 'backup', kind: 'backup', state, tries: failed.length, history, error } as const
      return [jobOf({ ...known, nextAt: isRunning ? null : isoOf(nextAt), mayTry: !isRunning })]
    },
    async tryNow(id) {
      return id === 'backup' && backups.makeNow()
    },
  }
}

/** Looking for files that nobody needs. Until it is done again they take room, and nothing else. */
export function cleanUpJobs(collector: Pick<Collector, 'standing' | 'tryNow'>): JobSource {
  return {
    async list() {
      const { isRunning, failed, isGivenUp, nextAt } = collector.standing
      if (nextAt === undefined) return []
      const state = isRunning ? 'running' : isGivenUp ? 'stopped' : failed.length > 0 ? 'failing' : 'waiting'
      const history = failed.map(({ at, error }, index) => ({ at, error, number: failed.length - index }))
      const tried = { tries: failed.length, mostTries: COLLECT_TRIES, history, error: failed[0]?.error ?? '' }
      return [
        jobOf({
          id: 'clean-up',
          kind: 'clean-up',
          state,
          ...tried,
          nextAt: isRunning ? null : isoOf(nextAt),
          mayTry: !isRunning,
        }),
      ]
    },
    async tryNow(id) {
      if (id === 'clean-up') collector.tryNow()
      return id === 'clean-up'
    },
  }
}
