// Cursor pagination of operations, by revision.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Which operations of a site are wanted. */
export interface Range {
  /** Only those after this revision. */
  readonly after: number
  /** Only those up to this revision. */
  readonly upTo?: number | undefined
  /** At most so many; fewer where they are large. */
  readonly limit: number
}

/** About as much as an operation and its inverse are once they are read. */
const SIZE = sql<number>`octet_length(operations.operation) + octet_length(operations.inverse) + coalesce(octet_length(whole.operation), 0)`

/** Operations, each with the one that it is stored beside. */
export const withWhole = (query: Database['query']) =>
  query
    .selectFrom('operations')
    .leftJoin('operations as whole', (join) =>
      join.onRef('whole.site', '=', 'operations.site').onRef('whole.revision', '=', 'operations.base'),
    )

/** Characters of one page; what is larger alone is a page of its own. */
const MOST = 500_000

/**
 * Pagination by number and by size: the revision with which the next page of a range ends. It is counted from its
 * beginning (`asc`) or its end (`desc`). Undefined where the range is empty. Reads lengths alone.
 */
export async function endOfPage(
  query: Database['query'],
  site: string,
  { after, upTo, limit }: Range,
  order: 'asc' | 'desc',
): Promise<number | undefined> {
  const rows = await withWhole(query)
    .select(['operations.revision', SIZE.as('size')])
    .where('operations.site', '=', site)
    .where('operations.revision', '>', after)
    .$if(upTo !== undefined, (all) => all.where('operations.revision', '<=', upTo as number))
    .orderBy('operations.revision', order)
    .limit(limit)
    .execute()
  let size = 0
  let end: number | undefined
  for (const row of rows) {
    size += Number(row.size)
    if (end !== undefined && size > MOST) break
    end = row.revision
  }
  return end
}
