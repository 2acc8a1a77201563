import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** One step of the tables' history: the same statements for SQLite and PostgreSQL. A step that was released is never changed. */
export interface Migration {
  /** Number and word, '001-start'; permanent. */
  readonly name: string
  up(query: Kysely<Tables>): Promise<void>
}
