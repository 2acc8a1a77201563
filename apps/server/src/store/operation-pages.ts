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

/** Characters of one page; what is larger alone is a page of its own. */
const MOST = 500_000

/**
 * Pagination by number and by size: the revision with which the next page of a range ends, from its beginning (`asc`) or from its
 * end (`desc`). Undefined where the range is empty. Reads lengths alone.
 */
export async function endOfPage(
  query: Database['query'],
  site: string,
  { after, upTo, limit }: Range,
  order: 'asc' | 'desc',
): Promise<number | undefined> {
  const rows = await query
    .selectFrom('operations')
    .select(['revision', sql<number>`octet_length(operation) + octet_length(inverse)`.as('size')])
    .where('site', '=', site)
    .where('revision', '>', after)
    .$if(upTo !== undefined, (all) => all.where('revision', '<=', upTo as number))
    .orderBy('revision', order)
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
