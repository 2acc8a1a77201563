const MINUTE = 60_000
/** More wrong links and tokens a minute than somebody comes to who tries an old one again. */
const MOST = 30
/** Names that are remembered; with more, those go first that were seen first. */
const MOST_NAMES = 10_000

/** Rate limit: counts wrong sign-in links and tokens by who brings them and for what. Right ones are never counted or barred. */
export class Attempts {
  readonly #failures = new Map<string, { since: number; count: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Whether so many were wrong that the next wrong one is only told to wait. */
  isBarred(name: string): boolean {
    const failed = this.#failures.get(name)
    return failed !== undefined && failed.count >= MOST && this.#now() - failed.since < MINUTE
  }

  failed(name: string): void {
    const before = this.#failures.get(name)
    if (before && this.#now() - before.since < MINUTE) {
      before.count += 1
      return
    }
    this.#failures.delete(name)
    this.#failures.set(name, { since: this.#now(), count: 1 })
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MOST_NAMES && oldest !== undefined) this.#failures.delete(oldest)
  }
}
