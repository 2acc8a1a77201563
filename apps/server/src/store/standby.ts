// Hot standby: a database that follows another one and can only be read.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether what is read follows another database, and may be as late as that. */
async function isStandby({ query, kind }: Pick<Database, 'query' | 'kind'>): Promise<boolean> {
  if (kind === 'sqlite') return false
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(query)
  return rows[0]?.follows === true
}

/** Asked again so often: a standby takes the place of the database that wrote, and an address may lead to another one. */
const ASKED_EVERY_MS = 5_000

/** Whether what is read follows another database, as it was last known; asked again and again until it is ended. */
export async function watchStandby(database: Pick<Database, 'query' | 'kind'>, every = ASKED_EVERY_MS) {
  let isLate = await isStandby(database)
  const look = async () => {
    isLate = await isStandby(database).catch(() => isLate)
  }
  const timer = setInterval(() => void look(), every).unref()
  return { isLate: () => isLate, end: () => clearInterval(timer) }
}
