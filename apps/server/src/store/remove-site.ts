import { sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** What a site may have thousands of, and what tells them apart: one statement for all of them would hold everybody up. */
const MANY = [
  { table: 'operations', key: 'revision', atOnce: 200 },
  { table: 'messages', key: 'id', atOnce: 200 },
  { table: 'releases', key: 'id', atOnce: 20 },
  { table: 'release_assets', key: 'address', atOnce: 500 },
] as const

/** What leads anybody to a site. */
const OF_PEOPLE = [
  ...(['members', 'deleted_members', 'former_members', 'former_addresses'] as const),
  ...(['share_links', 'schedules', 'domains'] as const),
]

/** Takes a site away with everything that belongs to it, in slices: nobody sees it from the first of them on. */
export async function removeSite(query: Database['query'], site: string): Promise<void> {
  await hide(query, site)
  for (const { table, key, atOnce } of MANY) {
    const [from, column] = [sql.table(table), sql.ref(key)]
    const some = sql`select ${column} from ${from} where site = ${site} limit ${atOnce}`
    for (;;) {
      const gone = await sql`delete from ${from} where site = ${site} and ${column} in (${some})`.execute(query)
      if (Number(gone.numAffectedRows ?? 0) < atOnce) break
    }
  }
  await query.deleteFrom('sites').where('id', '=', site).execute()
}

/** No list, no visitor, no address and no link finds it any more. */
function hide(query: Database['query'], site: string): Promise<void> {
  return query.transaction().execute(async (transaction) => {
    const hidden = { live_release: null, unfinished_since: clock.date().toISOString() }
    await transaction.updateTable('sites').set(hidden).where('id', '=', site).execute()
    for (const table of OF_PEOPLE) {
      await transaction.deleteFrom(table).where('site', '=', site).execute()
    }
  })
}

/** Removes sites that nobody sees since before then: whoever brought them in, or took them away, was stopped on the way. */
export async function removeUnfinished({ query }: Pick<Database, 'query'>, before: string): Promise<number> {
  const left = query.selectFrom('sites').select('id').where('unfinished_since', '<', before)
  const ids = await left.execute()
  for (const { id } of ids) await removeSite(query, id)
  return ids.length
}
