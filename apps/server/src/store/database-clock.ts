// Clock skew: the time of a database, kept between two looks at it.
import { clock } from '../clock.ts'

/** How often the clock is read again, in milliseconds. */
const READS_EVERY = 10_000
/** What is read within that is taken as it is. */
const QUICK = 50

/**
 * The clock of a database, between two looks at it: what is stored is compared by one clock, however wrong that of a server's
 * machine is. What passes in between is counted by the steady clock of the process, which nobody sets.
 */
export class DatabaseClock {
  readonly #read: () => Promise<number>
  #known: { readonly at: number; readonly time: number } | undefined
  #timer: NodeJS.Timeout | undefined
  #leave: () => void = () => {}

  /** `read` asks the database for its time, in milliseconds since 1970. */
  constructor(read: () => Promise<number>) {
    this.#read = read
  }

  /** From now on the process goes by it. */
  async begin(): Promise<void> {
    await this.look()
    this.#leave = clock.follow(() => this.now())
    this.#timer = setInterval(() => void this.look().catch(() => {}), READS_EVERY).unref()
  }

  /** Reads it. An answer that was long in coming is believed only where it says more than that. */
  async look(): Promise<void> {
    const asked = performance.now()
    const read = await this.#read()
    const at = performance.now()
    const took = at - asked
    const time = read + took / 2
    if (this.#known === undefined || took < QUICK || Math.abs(time - this.now()) > took) this.#known = { at, time }
  }

  now(): number {
    const { time, at } = this.#known ?? { time: Date.now(), at: performance.now() }
    return Math.round(time + performance.now() - at)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#leave()
  }
}
