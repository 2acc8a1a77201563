// Hot standby: a database that follows another one and can only be read.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether what is read follows another database, and may be as late as that. */
export async function isStandby({ query, kind }: Pick<Database, 'query' | 'kind'>): Promise<boolean> {
  if (kind === 'sqlite') return false
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(query)
  return rows[0]?.follows === true
}
