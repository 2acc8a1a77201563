import type { Operation } from '@mimar/document'
import type { Database } from './database.ts'

/** A stored change with who made it and when. */
export interface StoredDeed {
  readonly revision: number
  readonly at: string
  /** Account id, and its e-mail while there is one. */
  readonly account: string
  readonly email: string | null
  readonly operation: Operation
  readonly inverse: Operation
}

interface Range {
  /** Only changes after this revision. */
  readonly after: number
  /** Only changes up to this revision. */
  readonly upTo?: number | undefined
  readonly limit: number
}

/** What was done to sites, newest first. */
export class HistoryStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async deeds(site: string, { after, upTo, limit }: Range): Promise<StoredDeed[]> {
    const rows = this.#query
      .selectFrom('operations')
      .leftJoin('accounts', 'accounts.id', 'operations.account')
      .select(['revision', 'at', 'operations.account', 'email', 'operation', 'inverse'])
      .where('site', '=', site)
      .where('revision', '>', after)
      .orderBy('revision', 'desc')
      .limit(limit)
    const found = await (upTo === undefined ? rows : rows.where('revision', '<=', upTo)).execute()
    return found.map((row) => ({
      ...row,
      operation: JSON.parse(row.operation) as Operation,
      inverse: JSON.parse(row.inverse) as Operation,
    }))
  }
}
