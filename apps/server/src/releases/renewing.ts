// Polling: sites that are being visited are looked up together, before a visitor has to wait for it.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const RENEW_EVERY_MS = 500
/**
 * Who is visited less often (ms) is looked up by the next visitor, which is one query. Longer, and a server with a hundred thousand
 * sites, each visited now and then, would do nothing but ask for all of them.
 */
export const VISITED_MS = 3_000
const SITES_A_QUERY = 100
/** More are looked up one by one. */
const MOST_RENEWED = 20_000

interface Options {
  /** When somebody has asked for it last, by `performance.now()`. */
  readonly visitedAt: (slug: string) => number
  /** Looks up so many together. */
  readonly renew: (slugs: readonly string[]) => Promise<void>
  readonly hearFailure: (failure: unknown) => void
}

/** Asks for many sites at once whether their releases are still live: ten thousand that are visited cost a few queries a second. */
export class Renewing {
  readonly #options: Options
  readonly #slugs = new Set<string>()
  #running: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** From now on it is looked up, for as long as it is visited. */
  add(slug: string): void {
    if (this.#slugs.size < MOST_RENEWED) this.#slugs.add(slug)
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /** Looks nothing up any more. */
  close(): void {
    this.#slugs.clear()
  }

  async #run(): Promise<void> {
    const { visitedAt, renew, hearFailure } = this.#options
    while (this.#slugs.size > 0) {
      await pause(RENEW_EVERY_MS, undefined, { ref: false })
      const since = performance.now() - VISITED_MS
      for (const slug of this.#slugs) if (visitedAt(slug) <= since) this.#slugs.delete(slug)
      const visited = [...this.#slugs]
      for (let from = 0; from < visited.length; from += SITES_A_QUERY) {
        await renew(visited.slice(from, from + SITES_A_QUERY)).catch(hearFailure)
        await nextTurn()
      }
    }
  }
}
