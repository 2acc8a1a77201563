import type { Site } from '@mimar/document'
import { clock } from '../clock.ts'
import { JOB_LEASE, whileHeld } from '../sharing/while-held.ts'
import type { Sites } from '../sites/sites.ts'
import type { Ending, Schedule, ScheduleStore, StopReason } from '../store/schedules.store.ts'

const MINUTE = 60_000
/** After so many attempts that failed it is given up. */
export const PUBLISH_ATTEMPTS = 5
/** How long it is waited at most before looking again: another server may have been told of an earlier moment. */
const LOOKS_EVERY = MINUTE

interface Options {
  readonly store: ScheduleStore
  readonly sites: Pick<Sites, 'read'>
  readonly publish: (id: string, site: Site, revision: number) => Promise<unknown>
  readonly mayPublish: (site: string, account: string) => Promise<boolean>
  /** The codes of what stops a publish. */
  readonly errorsIn: (site: Site) => Promise<readonly string[]>
  /** Sends the mails that tell of bad news; undefined where none are sent. */
  readonly sendMails?: (() => void) | undefined
  readonly onFailure: (failure: unknown) => void
  readonly now?: (() => number) | undefined
}

/** Publishes sites at the moment their owners chose, or as soon after it as there is a server. */
export class Schedules {
  readonly #options: Options
  readonly #now: () => number
  #running: Promise<void> | undefined
  #isWanted = false
  #isStarted = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? clock.now
  }

  read(site: string): Promise<Schedule | undefined> {
    return this.#options.store.find(site)
  }

  /** False when that moment has passed. */
  async set(schedule: Pick<Schedule, 'site' | 'account' | 'timeZone'>, at: Date): Promise<boolean> {
    if (at.getTime() <= this.#now()) return false
    await this.#options.store.put({ ...schedule, at: at.toISOString() })
    if (this.#isStarted) void this.wake()
    return true
  }

  cancel(site: string): Promise<void> {
    return this.#options.store.remove(site)
  }

  /** Has the publish of a site that failed tried now, also when it was given up; false where there is none. */
  async tryNow(site: string): Promise<boolean> {
    const isThere = await this.#options.store.dueNow(site, new Date(this.#now()).toISOString())
    if (isThere) void this.wake()
    return isThere
  }

  /** The last outcome is no news any more. */
  forgetEnded(site: string): Promise<void> {
    return this.#options.store.removeEnded(site)
  }

  /** From now on moments are waited for; what was missed is done at once. */
  start(): void {
    this.#isStarted = true
    void this.wake()
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Publishes what is due; resolves when there is nothing more to do just now. */
  wake(): Promise<void> {
    this.#isWanted = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    let soonest: string | undefined
    while (this.#isWanted) {
      this.#isWanted = false
      try {
        await this.#publishDue()
        soonest = await this.#options.store.soonest()
      } catch (failure) {
        this.#options.onFailure(failure)
      }
    }
    if (!this.#isStarted) return
    const pause = soonest === undefined ? LOOKS_EVERY : Math.max(0, Date.parse(soonest) - this.#now())
    this.#timer = setTimeout(() => void this.wake(), Math.min(LOOKS_EVERY, pause)).unref()
  }

  async #publishDue(): Promise<void> {
    for (;;) {
      // A server that ends in the middle leaves it to another one, after its lease.
      const due = await this.#options.store.takeNext(this.#after(0), this.#after(JOB_LEASE))
      if (!due) return
      await whileHeld(
        () => this.#options.store.hold(due, this.#after(JOB_LEASE)),
        () => this.#attempt(due),
      )
    }
  }

  async #attempt(due: Schedule): Promise<void> {
    try {
      const reason = await this.#publish(due)
      await this.#end(due, reason ? 'stopped' : 'published', reason)
    } catch (failure) {
      this.#options.onFailure(failure)
      const isLast = due.attempts >= PUBLISH_ATTEMPTS
      await this.#options.store.noteFailure(due, failure, isLast)
      if (isLast) await this.#end(due, 'failed', null)
      else await this.#options.store.putOff(due, this.#after(MINUTE * 3 ** (due.attempts - 1)))
    }
  }

  #after(pause: number): string {
    return new Date(this.#now() + pause).toISOString()
  }

  /** Why it was not published; null when it was. */
  async #publish({ site: id, account }: Schedule): Promise<StopReason | null> {
    const { sites, publish, mayPublish, errorsIn } = this.#options
    if (!(await mayPublish(id, account))) return { why: 'not-allowed', errors: [] }
    const draft = await sites.read(id)
    if (!draft) return null
    const errors = await errorsIn(draft.site)
    if (errors.length > 0) return { why: 'errors', errors }
    await publish(id, draft.site, draft.revision)
    return null
  }

  async #end(due: Schedule, outcome: Ending['outcome'], reason: StopReason | null): Promise<void> {
    const { store, sendMails } = this.#options
    await store.end(
      due,
      { outcome, reason, endedAt: this.#after(0) },
      sendMails !== undefined && outcome !== 'published',
    )
    sendMails?.()
  }
}
