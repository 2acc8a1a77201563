/** Transactional outbox with a queue per site: sites side by side, within one site one after another. */
import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '../clock.ts'
import { JOB_LEASE, whileHeld } from '../sharing/while-held.ts'
import type { DeliveryStore, Due } from '../store/deliveries.store.ts'
import { whyUnstorable } from '../unstorable.ts'

const MINUTE = 60_000
/** The longest pause between two attempts. */
const LONGEST = 14 * 60 * MINUTE
/** After so many attempts, three days, a mail is given up; its message stays in the inbox. */
export const ATTEMPTS = 12
/** How often the outbox looks for mails whose next attempt has come. */
const LOOKS_EVERY = MINUTE
/** Sites that are sent for at once. */
const AT_ONCE = 32
/** What was sent is noted within that many tries, this long apart: a database that fails over is back by then. */
const NOTED_TRIES = 120
const NOTED_AFTER_MS = 1_000

const pauseOfMails = (attempts: number) => Math.min(LONGEST, MINUTE * 3 ** attempts)

/** What became of one attempt: 'waiting' means that there will be another. */
interface Outcome {
  readonly state: 'waiting' | 'sent' | 'bounced' | 'stopped'
  readonly attempts: number
  /** The address it went to; '' where that is not known. */
  readonly to: string
  /** What the other side answered to an attempt that failed. */
  readonly said: string
}

interface Options {
  readonly store: DeliveryStore
  /** Tells of messages, most often one; gives the address that was told, where there is one. A rejection means that it is tried again. */
  readonly send: (message: string, others: readonly string[]) => Promise<unknown>
  /** Finds what goes along in the same mail. */
  readonly together?: (due: Due) => Promise<readonly Due[]>
  /** Keeps what became of it. */
  readonly settled?: (message: string, outcome: Outcome) => Promise<void>
  /** Whether it would be in vain to try again; with what the other side said, and where. */
  readonly refusal?: (failure: unknown) => { readonly isFinal: boolean; readonly to: string; readonly said: string }
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
  /** How often it looks for what is due. */
  readonly looksEvery?: number
  /** How long it waits after so many attempts. */
  readonly pauseAfter?: (attempts: number) => number
  /** Sites that are sent for at once; half of these places are kept from sites whose last attempt failed. */
  readonly atOnce?: number
  /** How long it waits for a database that is away, to note that something was sent. */
  readonly notedAfter?: number
}

/** Sends what tells of messages after they are stored, again and again until it is taken, and goes on after a restart. */
export class Outbox {
  readonly #store: DeliveryStore
  readonly #options: Options
  readonly #onFailure: Options['onFailure']
  readonly #now: () => number
  readonly #atOnce: number
  /** What is being sent, by site. */
  readonly #lanes = new Map<string, Promise<void>>()
  /** Sites whose last attempt failed: they may be silent for as long as an attempt can last. */
  readonly #failing = new Set<string>()
  #running: Promise<void> | undefined
  #isWanted = false
  #ring: () => void = () => {}
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    const { store, onFailure, now = clock.now, atOnce = AT_ONCE } = options
    this.#options = options
    this.#store = store
    this.#onFailure = onFailure
    this.#now = now
    this.#atOnce = atOnce
  }

  /** Sends what is due; resolves when there is nothing more to do just now. */
  wake(): Promise<void> {
    this.#isWanted = true
    this.#ring()
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#ring()
    await this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    while (!this.#isStopped && (this.#isWanted || this.#lanes.size > 0)) {
      if (!this.#isWanted) await new Promise<void>((resolve) => (this.#ring = resolve))
      this.#isWanted = false
      try {
        await this.#fill()
      } catch (failure) {
        this.#onFailure(failure)
      }
    }
    await Promise.all(this.#lanes.values())
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.wake(), this.#options.looksEvery ?? LOOKS_EVERY).unref()
  }

  /** Gives every free place to the site that has waited longest. */
  async #fill(): Promise<void> {
    while (!this.#isStopped && this.#lanes.size < this.#atOnce) {
      const due = await this.#store.takeNext({
        now: this.#after(0),
        until: this.#after(JOB_LEASE),
        busy: this.#waitingSites(),
      })
      if (!due) return
      const lane = this.#deliver(due)
        .catch(this.#onFailure)
        .finally(() => {
          this.#lanes.delete(due.site)
          this.#isWanted = true
          this.#ring()
        })
      this.#lanes.set(due.site, lane)
    }
  }

  /** Whose turn it is not: sites that are being sent for, and failing ones while those have half of the places. */
  #waitingSites(): string[] {
    const busy = [...this.#lanes.keys()]
    const failing = busy.filter((site) => this.#failing.has(site))
    return failing.length * 2 < this.#atOnce ? busy : [...new Set([...busy, ...this.#failing])]
  }

  async #deliver(first: Due): Promise<void> {
    const all = [first, ...(await this.#takeAlong(first))]
    const hold = () => this.#store.hold(all, this.#after(JOB_LEASE))
    let to: Awaited<ReturnType<Options['send']>>
    try {
      const [, ...others] = all.map(({ message }) => message)
      to = await whileHeld(hold, () => this.#options.send(first.message, others))
    } catch (failure) {
      this.#failing.add(first.site)
      this.#onFailure(failure)
      for (const due of all) await this.#fail(due, failure)
      return
    }
    this.#failing.delete(first.site)
    const outcome = typeof to === 'string' ? ({ state: 'sent', to, said: '' } as const) : undefined
    for (const [at, due] of all.entries()) await this.#ended(due, outcome, all.slice(at))
  }

  /**
   * It was sent: until that is noted it is sent to nobody again, nor is the rest of its mail, as far as this server is there to see
   * to it.
   */
  async #ended(due: Due, outcome: Omit<Outcome, 'attempts'> | undefined, unnoted: readonly Due[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#end(due, outcome)
      } catch (failure) {
        if (this.#isStopped || tries === NOTED_TRIES || !whyUnstorable(failure)) throw failure
        await pause(this.#options.notedAfter ?? NOTED_AFTER_MS)
        await this.#store.hold(unnoted, this.#after(JOB_LEASE)).catch(() => {})
      }
    }
  }

  async #takeAlong(first: Due): Promise<Due[]> {
    const taken: Due[] = []
    for (const due of (await this.#options.together?.(first)) ?? []) {
      if (due.message !== first.message && (await this.#store.take(due, this.#after(JOB_LEASE)))) taken.push(due)
    }
    return taken
  }

  async #fail(due: Due, failure: unknown): Promise<void> {
    const { isFinal, to, said } = this.#options.refusal?.(failure) ?? { isFinal: false, to: '', said: '' }
    const attempts = due.attempts + 1
    if (isFinal) return this.#end(due, { state: 'bounced', to, said })
    await this.#store.noteFailure(due, failure, attempts >= ATTEMPTS).catch(this.#onFailure)
    if (attempts >= ATTEMPTS) return this.#end(due, { state: 'stopped', to, said })
    await this.#options.settled?.(due.message, { state: 'waiting', attempts, to, said })
    const { pauseAfter = pauseOfMails } = this.#options
    await this.#store.putOff(due, this.#after(pauseAfter(due.attempts)))
  }

  /** Without an outcome nobody was there to be told. */
  async #end(due: Due, outcome?: Omit<Outcome, 'attempts'>): Promise<void> {
    if (outcome) await this.#options.settled?.(due.message, { ...outcome, attempts: due.attempts + 1 })
    await this.#store.remove(due)
  }

  #after(pause: number): string {
    return new Date(this.#now() + pause).toISOString()
  }
}
