import type { Operation } from '@mimar/document'
import type { Database } from './database.ts'
import { endOfPage, type Range, withWhole } from './operation-pages.ts'
import { operationIn } from './operation-rows.ts'
import { unpackAgainst } from './stored-difference.ts'

/** A stored change with who made it and when. */
export interface StoredDeed {
  readonly revision: number
  /** What its sender called it. */
  readonly id: string
  readonly at: string
  /** Account id, and its name and e-mail while there is one. */
  readonly account: string
  readonly name: string | null
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
    const rows = withWhole(this.#query)
      .leftJoin('accounts', 'accounts.id', 'operations.account')
      .select([
        'operations.revision',
        'operations.change_id as id',
        'operations.at',
        'operations.account',
        'accounts.name',
        'email',
      ])
      .select(['operations.operation', 'operations.inverse', 'whole.operation as whole'])
      .where('operations.site', '=', site)
      .where('operations.revision', '>=', end)
      .orderBy('operations.revision', 'desc')
    const found = await (upTo === undefined ? rows : rows.where('operations.revision', '<=', upTo)).execute()
    return found.map(({ whole, ...row }) => {
      const operation = operationIn({ ...row, whole })
      const inverse = unpackAgainst(row.inverse, operation)
      return { ...row, operation: JSON.parse(operation) as Operation, inverse: JSON.parse(inverse) as Operation }
    })
  }
}
