/** Transactional outbox with a queue per site: sites side by side, within one site one after another. */
import type { DeliveryStore, Due } from '../store/deliveries.store.ts'

const MINUTE = 60_000
/** The longest pause between two attempts. */
const LONGEST = 12 * 60 * MINUTE
/** Longer than any attempt lasts; after it, one that ended with its process is made again. */
const LEASE = 3 * MINUTE
/** After so many attempts, some days, a mail is given up; its message stays in the inbox. */
const ATTEMPTS = 15
/** How often the outbox looks for mails whose next attempt has come. */
const LOOKS_EVERY = MINUTE
/** Sites that are sent for at once. */
const AT_ONCE = 32

interface Options {
  readonly store: DeliveryStore
  /** Tells of a message; a rejection means that it is tried again. Settles within `LEASE`. */
  readonly send: (message: string) => Promise<void>
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
  /** Sites that are sent for at once; half of these places are kept from sites whose last attempt failed. */
  readonly atOnce?: number
}

/** Sends what tells of messages after they are stored, again and again until it is taken, and goes on after a restart. */
export class Outbox {
  readonly #store: DeliveryStore
  readonly #send: Options['send']
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

  constructor({ store, send, onFailure, now = Date.now, atOnce = AT_ONCE }: Options) {
    this.#store = store
    this.#send = send
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
    this.#timer = setTimeout(() => void this.wake(), LOOKS_EVERY).unref()
  }

  /** Gives every free place to the site that has waited longest. */
  async #fill(): Promise<void> {
    while (!this.#isStopped && this.#lanes.size < this.#atOnce) {
      const due = await this.#store.nextDue(new Date(this.#now()).toISOString(), this.#waitingSites())
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

  async #deliver(due: Due): Promise<void> {
    if (!(await this.#store.take(due, this.#after(LEASE)))) return
    try {
      await this.#send(due.message)
      this.#failing.delete(due.site)
      await this.#store.remove(due.message)
    } catch (failure) {
      this.#failing.add(due.site)
      this.#onFailure(failure)
      const pause = Math.min(LONGEST, MINUTE * 3 ** due.attempts)
      if (due.attempts + 1 >= ATTEMPTS) await this.#store.remove(due.message)
      else await this.#store.putOff(due.message, this.#after(pause))
    }
  }

  #after(pause: number): string {
    return new Date(this.#now() + pause).toISOString()
  }
}
