import type { Operation } from '@mimar/document'
import type { Database } from './database.ts'
import { endOfPage, type Range } from './operation-pages.ts'
import { unpackInverse } from './stored-inverse.ts'

/** A stored change with who made it and when. */
export interface StoredDeed {
  readonly revision: number
  /** What its sender called it. */
  readonly id: string
  readonly at: string
  /** Account id, and its e-mail while there is one. */
  readonly account: string
  readonly email: string | null
  readonly operation: Operation
  readonly inverse: Operation
}

/** What was done to sites, newest first. */
export class HistoryStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** A page of a range, from its end. */
  async deeds(site: string, range: Range): Promise<StoredDeed[]> {
    const { upTo } = range
    const end = await endOfPage(this.#query, site, range, 'desc')
    if (end === undefined) return []
    const rows = this.#query
      .selectFrom('operations')
      .leftJoin('accounts', 'accounts.id', 'operations.account')
      .select(['revision', 'change_id as id', 'at', 'operations.account', 'email', 'operation', 'inverse'])
      .where('site', '=', site)
      .where('revision', '>=', end)
      .orderBy('revision', 'desc')
    const found = await (upTo === undefined ? rows : rows.where('revision', '<=', upTo)).execute()
    return found.map((row) => ({
      ...row,
      operation: JSON.parse(row.operation) as Operation,
      inverse: JSON.parse(unpackInverse(row.inverse, row.operation)) as Operation,
    }))
  }
}
