// Distributed rate limit: counted here first and in the database then, so that a flood costs it little.
import { createHmac } from 'node:crypto'
import { clock } from '../clock.ts'
import type { SpentTryStore } from '../store/spent-tries.store.ts'
import { type Rate, TokenBuckets } from './token-buckets.ts'

const MINUTE = 60_000
/** After so many tries those are forgotten that count no more. */
const TIDIES_EVERY = 200

interface Options {
  readonly store: Pick<SpentTryStore, 'take' | 'forget'>
  /** Names have addresses in them: the database keeps what they are hashed to with it. */
  readonly secret: string
  readonly onFailure: (failure: unknown) => void
  readonly now?: (() => number) | undefined
}

/** Tries of one kind, by the names of who makes them; all servers of a database count them together. */
export class SharedTries {
  readonly #kind: string
  readonly #rate: Rate
  readonly #here: TokenBuckets
  readonly #options: Options
  #count = 0

  constructor(kind: string, rate: Rate, options: Options) {
    this.#kind = kind
    this.#rate = rate
    this.#here = new TokenBuckets(rate, options.now)
    this.#options = options
  }

  /** Takes one; the seconds to wait where none is left. While the database is away each server counts for itself. */
  async take(name: string): Promise<number> {
    const wait = this.#here.take(name, 1)
    if (wait > 0) return wait
    const { store, secret, onFailure, now = clock.now } = this.#options
    const { atOnce, aMinute } = this.#rate
    const hashed = createHmac('sha256', secret).update(`${this.#kind} ${name}`).digest('base64url')
    try {
      this.#count += 1
      if (this.#count % TIDIES_EVERY === 0) await store.forget(now())
      const left = await store.take({ name: hashed, now: now(), each: Math.ceil(MINUTE / aMinute), atOnce })
      return Math.ceil(left / 1_000)
    } catch (failure) {
      onFailure(failure)
      return 0
    }
  }
}
