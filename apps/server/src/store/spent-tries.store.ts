// Generic cell rate algorithm (GCRA): a token bucket in one number, so that servers share it by one statement.
import { sql } from 'kysely'
import type { Database } from './database.ts'

interface Try {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** In how many milliseconds one try comes back, and how many there are at once. */
  readonly each: number
  readonly atOnce: number
}

/** What each name has tried, for all servers together. */
export class SpentTryStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Takes one try; the milliseconds until there is one again where none is left. */
  async take({ name, now, each, atOnce }: Try): Promise<number> {
    const free = sql<number>`case when spent_tries.free_at > ${now} then spent_tries.free_at else ${now} end + ${each}`
    const latest = now + each * atOnce
    const taken = await this.#query
      .insertInto('spent_tries')
      .values({ name, free_at: now + each })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ free_at: free }).where(free, '<=', latest))
      .returning('free_at')
      .executeTakeFirst()
    if (taken) return 0
    const spent = this.#query.selectFrom('spent_tries').select('free_at').where('name', '=', name)
    return Math.max(1, Number((await spent.executeTakeFirst())?.free_at ?? 0) + each - latest)
  }

  /** Forgets names that have everything again. */
  async forget(now: number): Promise<void> {
    await this.#query.deleteFrom('spent_tries').where('free_at', '<', now).execute()
  }
}
