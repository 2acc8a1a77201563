// Bounded concurrency (semaphore): searches that the server answers itself, a few at a time.
import { FairQueue } from '../media/fair-queue.ts'

interface Turn {
  readonly site: string
  readonly begin: () => void
}

/** While one reads, the other compares words. */
const AT_ONCE = 2
/** Who comes behind so many is told to come again. */
const MOST_WAITING = 60
/** So many of those may be of one site, so that whoever asks for one thing over and over shuts nobody else out. */
const MOST_OF_SITE = 20

/** However many search, no more than two searches take memory and time; sites take turns, and each has one at a time. */
export class SearchTurns {
  readonly #queue = new FairQueue<Turn>()
  readonly #running = new Set<Turn>()

  /** Does some work when it is its turn; undefined, at once, where too many wait for theirs. */
  async run<T>(site: string, work: () => Promise<T>): Promise<T | undefined> {
    const waiting = this.#queue.all()
    if (waiting.length >= MOST_WAITING || waiting.filter((turn) => turn.site === site).length >= MOST_OF_SITE)
      return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    const turn = { site, begin: resolve }
    this.#queue.add(turn)
    this.#beginNext()
    await promise
    try {
      return await work()
    } finally {
      this.#running.delete(turn)
      this.#beginNext()
    }
  }

  #beginNext(): void {
    if (this.#running.size >= AT_ONCE) return
    const turn = this.#queue.next(this.#running)
    if (!turn) return
    this.#running.add(turn)
    turn.begin()
  }
}
