// Rate limiting (throttling) by token buckets.
import { Recent } from '../recent.ts'

/** How much may be taken at once, and how much comes back within a minute. */
export interface Rate {
  readonly atOnce: number
  readonly aMinute: number
}

const MINUTE = 60_000
/** Names that are remembered; with more, those go first that took something longest ago. */
const MOST_NAMES = 10_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/**
 * Rate limit by token buckets, one for each name. What something costs is often known only once it is read. So whoever
 * has anything left may take more than that, and waits the longer afterwards.
 */
export class TokenBuckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Recent<string, Bucket>(MOST_NAMES)

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#now = now
  }

  /** Takes that much; 0. Where less than 1 is left it takes nothing: the seconds, rounded up, until there is 1 again. */
  take(name: string, cost: number): number {
    const wait = this.waitOf(name)
    if (wait > 0) return wait
    const left = this.#left(name) - cost
    this.#buckets.set(name, { left, at: this.#now() })
    return 0
  }

  /** How many seconds from now something can be taken; 0 where it can be at once. */
  waitOf(name: string): number {
    // Fractions that only counting in binary leaves are nothing to wait for.
    return Math.max(0, Math.ceil(((1 - this.#left(name)) * 60) / this.#rate.aMinute - 1e-6))
  }

  #left(name: string): number {
    const { atOnce, aMinute } = this.#rate
    const bucket = this.#buckets.get(name)
    if (!bucket) return atOnce
    return Math.min(atOnce, bucket.left + ((this.#now() - bucket.at) / MINUTE) * aMinute)
  }
}
