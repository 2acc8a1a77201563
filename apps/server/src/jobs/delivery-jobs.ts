import type { Job, JobKind } from '@mimar/contract'
import { clock } from '../clock.ts'
import { ATTEMPTS } from '../messages/outbox.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore, deliveries } from '../store/deliveries.store.ts'
import { JobTryStore } from '../store/job-tries.store.ts'
import { type JobSource, jobOf } from './jobs.ts'

type Table = keyof typeof deliveries

const KINDS: { readonly [table: string]: JobKind | undefined } = {
  mails: 'messages',
  webhook_calls: 'calls',
  invitation_mails: 'invitations',
  schedule_mails: 'notices',
  page_schedule_mails: 'notices',
  letter_mails: 'letters',
  account_mails: 'account-mails',
  cdn_purges: 'cdn-purges',
  index_pings: 'index-pings',
}

/** Rows that hold more than what is sent and when: once given up, they cannot be made again. */
const MADE_ONCE: ReadonlySet<string> = new Set(['invitation_mails', 'account_mails', 'cdn_purges', 'index_pings'])
/** What is of no site that could be named. */
const OF_NO_SITE: ReadonlySet<string> = new Set(['account_mails', 'cdn_purges'])

interface Options {
  readonly database: Database
  readonly nameOf: (site: string) => Promise<string>
  /** Has what is due sent. */
  readonly wake: () => void
  readonly now?: () => number
}

/** Mails and calls that are still to be sent: one job for all of a kind that stand alike. */
export function deliveryJobs(options: Options): JobSource[] {
  return (Object.keys(deliveries) as Table[]).map((table) => new DeliveryJobs(table, options))
}

class DeliveryJobs implements JobSource {
  readonly #table: Table
  readonly #options: Options
  readonly #store: DeliveryStore
  readonly #tries: JobTryStore

  constructor(table: Table, options: Options) {
    this.#table = table
    this.#options = options
    this.#store = new DeliveryStore(options.database, table)
    this.#tries = new JobTryStore(options.database, table)
  }

  async list(): Promise<readonly Job[]> {
    const [waiting, given] = [await this.#store.waiting(), await this.#tries.countStopped()]
    if (waiting.length === 0 && !given) return []
    const history = await this.#tries.history()
    const kind = KINDS[this.#table] ?? 'mails'
    const known = { kind, mostTries: ATTEMPTS }
    const failed = { history, error: history[0]?.error ?? '' }
    const jobs = waiting.map(async ({ hasFailed, site, siteCount, count, attempts, nextAt }) =>
      jobOf({
        ...{ ...known, siteCount, count, nextAt, mayTry: hasFailed, sites: await this.#namesOf(site) },
        ...(hasFailed
          ? { ...failed, id: this.#id('failing'), state: 'failing', tries: attempts }
          : { id: this.#id('waiting'), state: 'waiting' }),
      }),
    )
    if (given) {
      const { count, tries, site, siteCount } = given
      const sites = await this.#namesOf(site)
      const mayTry = !MADE_ONCE.has(this.#table)
      jobs.push(
        Promise.resolve(
          jobOf({
            ...known,
            ...failed,
            id: this.#id('stopped'),
            state: 'stopped',
            mayDismiss: true,
            mayTry,
            count,
            tries,
            sites,
            siteCount,
          }),
        ),
      )
    }
    return Promise.all(jobs)
  }

  async tryNow(id: string): Promise<boolean> {
    const now = new Date((this.#options.now ?? clock.now)()).toISOString()
    if (id === this.#id('failing')) await this.#store.tryAllNow(now)
    else if (id === this.#id('stopped') && !MADE_ONCE.has(this.#table)) await this.#store.renewStopped(now)
    else return false
    this.#options.wake()
    return true
  }

  async dismiss(id: string): Promise<boolean> {
    if (id !== this.#id('stopped')) return false
    await this.#tries.dismiss()
    return true
  }

  /** Of whom a mail about an account is for nothing is told. */
  async #namesOf(site: string): Promise<readonly string[]> {
    return OF_NO_SITE.has(this.#table) ? [] : [await this.#options.nameOf(site)]
  }

  #id(state: string): string {
    return `${this.#table}-${state}`
  }
}
