// Background jobs: one list over all queues (0080). Each kind of work keeps its own queue and tells here what is not done.
import { JOB_STATES, type Job, type JobState } from '@mimar/contract'
import { withoutSecrets } from '../log.ts'
import type { Sample } from '../metrics.ts'

/** One kind of work, as whoever runs the installation sees it. Ids are of one source each. */
export interface JobSource {
  /** What is not done; nothing of it may take long to find. */
  list(): Promise<readonly Job[]>
  /** Has it tried now; false where there is no such job. */
  tryNow(id: string): Promise<boolean>
  /** Takes what was given up from the list; false where there is no such job. */
  dismiss?(id: string): Promise<boolean>
}

/** All work in the background that is not done. */
export class Jobs {
  readonly #sources: JobSource[] = []

  add(...sources: readonly JobSource[]): void {
    this.#sources.push(...sources)
  }

  /** What needs a hand first. */
  async list(): Promise<readonly Job[]> {
    const found = (await Promise.all(this.#sources.map((source) => source.list()))).flat()
    const rank = ({ state, nextAt }: Job) => `${JOB_STATES.indexOf(state)} ${nextAt ?? ''}`
    return found.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).map(told)
  }

  async tryNow(id: string): Promise<boolean> {
    for (const source of this.#sources) if (await source.tryNow(id)) return true
    return false
  }

  async dismiss(id: string): Promise<boolean> {
    for (const source of this.#sources) if (await source.dismiss?.(id)) return true
    return false
  }

  /** How many there are in which state, for /metrics. */
  async samples(): Promise<readonly Sample[]> {
    const counts = new Map<string, Sample>()
    for (const { kind, state, count } of await this.list()) {
      const value = (counts.get(`${kind} ${state}`)?.value ?? 0) + count
      counts.set(`${kind} ${state}`, { labels: { kind, state }, value })
    }
    return [...counts.values()]
  }
}

/** How many of the list are in each state, as the list is counted where it is read: mails that wait together are one. */
export function countJobs(jobs: readonly Job[]): Record<JobState, number> {
  const of = (state: JobState) => jobs.filter((job) => job.state === state).length
  return { stopped: of('stopped'), failing: of('failing'), running: of('running'), waiting: of('waiting') }
}

/** Errors quote mail servers and addresses: nothing of a person or a secret is told. */
function told(job: Job): Job {
  const history = job.history.map((one) => ({ ...one, error: withoutSecrets(one.error) }))
  return { ...job, error: withoutSecrets(job.error), history }
}

/** A job with everything that is usual. */
export function jobOf(known: Pick<Job, 'id' | 'kind' | 'state'> & Partial<Job>): Job {
  const usual = { count: 1, about: '', sites: [], siteCount: 0, tries: 0, mostTries: null, error: '', nextAt: null }
  return { ...usual, mayTry: false, mayDismiss: false, history: [], ...known }
}
