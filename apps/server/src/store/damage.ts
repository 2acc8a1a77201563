// Integrity check of the database by itself, whatever its size: a start leaves large ones unread.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What SQLite finds wrong in its pages, in its words; undefined where they are whole. PostgreSQL reads none for its clients. */
export async function damageOf({ kind, query }: Database): Promise<string | undefined> {
  if (kind !== 'sqlite') return undefined
  const found = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query).then(
    ({ rows }) => rows[0]?.quick_check ?? '',
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  )
  return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ').trim()
}
