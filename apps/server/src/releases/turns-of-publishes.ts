// Distributed mutex with a lease: it spares work, and nothing depends on it.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { UnderWay } from '../store/publishes-under-way.store.ts'
import type { Progress } from './progress.ts'

/** How often it is said that a publish goes on, and how often who waits looks, in milliseconds. */
const TELLS_EVERY_MS = 1_000
const LOOKS_EVERY_MS = 150

/**
 * Publishes of one site take turns among servers, so that what two of them are asked for at once is drawn once: whoever comes
 * second finds it live. A server that ends in the middle is waited for for some seconds. What goes live is decided by the row of
 * the site, whoever believes it is their turn.
 */
export class TurnsOfPublishes {
  readonly #store: UnderWay
  readonly #progress: (site: string) => Progress | undefined

  constructor(store: UnderWay, progress: (site: string) => Progress | undefined) {
    this.#store = store
    this.#progress = progress
  }

  async run<T>(site: string, work: () => Promise<T>): Promise<T> {
    const turn = randomUUID()
    while (!(await this.#store.take(site, turn))) await pause(LOOKS_EVERY_MS)
    const tell = () => this.#store.hold(site, turn, this.#progress(site) ?? { done: 0, total: 0 }).catch(() => {})
    const timer = setInterval(() => void tell(), TELLS_EVERY_MS).unref()
    try {
      return await work()
    } finally {
      clearInterval(timer)
      // It ends by itself where that cannot be said.
      await this.#store.end(site, turn).catch(() => {})
    }
  }

  /** How far a publish is, wherever it is under way. */
  async progress(site: string): Promise<Progress | undefined> {
    return this.#progress(site) ?? (await this.#store.find(site))
  }
}
