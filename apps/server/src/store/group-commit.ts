// Group commit: what waits to be stored at the same time is stored in one transaction, with one wait for the disk.
import type { Kysely, Transaction } from 'kysely'
import { whyUnstorable } from '../unstorable.ts'
import type { Tables } from './tables.ts'

/** Something to be stored. It may be asked for more than once: what an earlier time has stored is gone by then. */
type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting<T = unknown> {
  readonly work: Work<T>
  readonly answer: PromiseWithResolvers<T>
}

/** As many as are stored at once, so that nobody who came later waits long. */
const MOST_AT_ONCE = 128

/** Everything that the sites of an installation store in short transactions, in the order it came. */
export class GroupCommit {
  readonly #query: Kysely<Tables>
  readonly #waiting: Waiting[] = []
  #isAtWork = false

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Resolves once it is stored durably, all of it; what fails is not stored, and keeps nothing else from being stored. */
  store<T>(work: Work<T>): Promise<T> {
    const answer = Promise.withResolvers<T>()
    this.#waiting.push({ work, answer } as Waiting)
    if (!this.#isAtWork) {
      this.#isAtWork = true
      // Whoever is heard in the same turn of the event loop comes along.
      setImmediate(() => void this.#storeAll())
    }
    return answer.promise
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MOST_AT_ONCE))
    this.#isAtWork = false
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      const given = await this.#query.transaction().execute(async (transaction) => {
        const all: unknown[] = []
        for (const { work } of group) all.push(await work(transaction))
        return all
      })
      for (const [index, { answer }] of group.entries()) answer.resolve(given[index])
    } catch (failure) {
      // A disk that takes nothing takes nothing of the others either; else each is tried alone, so that the one at fault fails alone.
      if (group.length === 1 || whyUnstorable(failure)) for (const { answer } of group) answer.reject(failure)
      else for (const one of group) await this.#commit([one])
    }
  }
}
