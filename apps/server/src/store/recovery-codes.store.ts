import type { Database } from './database.ts'

/** How many codes of an account are unused, and when they were made; null where it has none. */
interface CodesLeft {
  readonly left: number
  readonly madeAt: string | null
}

/** Codes on paper; they arrive here as hashes only. */
export class RecoveryCodeStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async left(account: string): Promise<CodesLeft> {
    const rows = await this.#database.query
      .selectFrom('recovery_codes')
      .select(['created_at', 'used_at'])
      .where('account', '=', account)
      .execute()
    return { left: rows.filter(({ used_at }) => used_at === null).length, madeAt: rows[0]?.created_at ?? null }
  }

  /** Puts new codes in the place of those an account had. */
  async replace(account: string, hashes: readonly string[], now: Date): Promise<void> {
    const rows = hashes.map((hash) => ({ hash, account, created_at: now.toISOString(), used_at: null }))
    await this.#database.store(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('account', '=', account).execute()
      await transaction.insertInto('recovery_codes').values(rows).execute()
    })
  }

  /** Takes a code that is unused; whose it was. One statement, so two requests cannot both have it. */
  async take(hash: string, now: Date): Promise<string | undefined> {
    const taken = this.#database.query
      .updateTable('recovery_codes')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('account')
    return (await taken.executeTakeFirst())?.account
  }
}
