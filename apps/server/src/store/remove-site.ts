import { sql, type Transaction } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

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
  ...(['share_links', 'schedules', 'page_schedules', 'domains'] as const),
]

/** Takes a site away with everything that belongs to it, in slices: nobody sees it from the first of them on. */
export async function removeSite(query: Database['query'], site: string): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await hidden(transaction, site).execute()
    await forget(transaction, site)
  })
  await removeHidden(query, site)
}

/** The same for a site that has not arrived; one that anybody sees by now stays, whatever was thought of it a moment ago. */
export async function removeHalf(query: Database['query'], site: string): Promise<void> {
  const isHidden = await query.transaction().execute((transaction) => hideHalf(transaction, site))
  if (isHidden) await removeHidden(query, site)
}

/** False where the site has arrived, or is gone: then nothing was done. */
export async function hideHalf(transaction: Transaction<Tables>, site: string, before = '9999'): Promise<boolean> {
  // In the order in which a site arrives: who was slower finds what the other did.
  const arrival = transaction.updateTable('site_arrivals').set({ state: 'dropped', waiting: null })
  await arrival.where('site', '=', site).where('state', 'not in', ['ready', 'arrived']).execute()
  const kept = transaction.selectFrom('site_arrivals').select('hash').where('site', '=', site)
  // One that is ready may be the only one there is: whoever may forget it has said so in its arrival before.
  if (await kept.where('state', 'in', ['ready', 'arrived']).executeTakeFirst()) return false
  const half = await hidden(transaction, site).where('unfinished_since', '<', before).executeTakeFirst()
  return half.numUpdatedRows > 0n
}

/** In slices, a site that nobody sees. */
export async function removeHidden(query: Database['query'], site: string): Promise<void> {
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
function hidden(transaction: Transaction<Tables>, site: string) {
  const values = { live_release: null, unfinished_since: clock.date().toISOString() }
  return transaction.updateTable('sites').set(values).where('id', '=', site)
}

async function forget(transaction: Transaction<Tables>, site: string): Promise<void> {
  for (const table of OF_PEOPLE) await transaction.deleteFrom(table).where('site', '=', site).execute()
}

/** Removes sites that nobody sees since before then: whoever brought them in, or took them away, was stopped on the way. */
export async function removeUnfinished({ query }: Pick<Database, 'query'>, before: string): Promise<number> {
  // One that waits for the word of another server may be the only one there is.
  const waiting = query.selectFrom('site_arrivals').select('site as id').where('state', '=', 'ready')
  const left = query.selectFrom('sites').select('id').where('unfinished_since', '<', before)
  const ids = await left
    .where('id', 'not in', waiting.where('site', 'is not', null).$castTo<{ id: string }>())
    .execute()
  for (const { id } of ids) {
    const isOld = await query.transaction().execute((transaction) => hideHalf(transaction, id, before))
    if (isOld) await removeHidden(query, id)
  }
  return ids.length
}
