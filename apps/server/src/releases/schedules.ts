import { clock } from '../clock.ts'
import { JOB_LEASE, whileHeld } from '../sharing/while-held.ts'
import type { Ending, NewSchedule, Schedule, ScheduleStore, StopReason } from '../store/schedules.store.ts'
import { whyUnstorable } from '../unstorable.ts'

const MINUTE = 60_000
/** After so many attempts that failed it is given up. */
export const PUBLISH_ATTEMPTS = 5
/** How long it is waited at most before looking again: another server may have been told of an earlier moment. */
const LOOKS_EVERY = MINUTE
/** So long what is for a newer version is left to it. */
const NEXT = 20_000

/** Why what was due was not published; null when it was, 'gone' where there is nothing to publish any more. */
export type Came = StopReason | 'gone' | null

interface Options {
  readonly store: ScheduleStore
  readonly publish: (due: Schedule) => Promise<Came>
  /** Sends the mails that tell of bad news; undefined where none are sent. */
  readonly sendMails?: (() => void) | undefined
  readonly onFailure: (failure: unknown) => void
  readonly now?: (() => number) | undefined
}

/** Publishes sites, or pages, at the moment their owners chose, or as soon after it as there is a server. */
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

  read(id: string): Promise<Schedule | undefined> {
    return this.#options.store.find(id)
  }

  /** All of a site, those that come last first. */
  ofSite(site: string): Promise<readonly Schedule[]> {
    return this.#options.store.ofSite(site)
  }

  /** False when that moment has passed. */
  async set(schedule: Omit<NewSchedule, 'at'>, at: Date): Promise<boolean> {
    if (at.getTime() <= this.#now()) return false
    await this.#options.store.put({ ...schedule, at: at.toISOString() })
    if (this.#isStarted) void this.wake()
    return true
  }

  cancel(id: string): Promise<void> {
    return this.#options.store.remove(id)
  }

  /** Has a publish that failed tried now, also when it was given up; false where there is none. */
  async tryNow(id: string): Promise<boolean> {
    const isThere = await this.#options.store.dueNow(id, new Date(this.#now()).toISOString())
    if (isThere) void this.wake()
    return isThere
  }

  /** The last outcome is no news any more. */
  forgetEnded(id: string): Promise<void> {
    return this.#options.store.removeEnded(id)
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
      const came = await this.#options.publish(due)
      if (came === 'gone') await this.#options.store.drop(due)
      else await this.#end(due, came ? 'stopped' : 'published', came)
    } catch (failure) {
      // Nothing is wrong with it: a newer version that runs beside this one publishes it.
      if (whyUnstorable(failure) === 'version-behind')
        return void (await this.#options.store.putOff(due, this.#after(NEXT)))
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
