import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { migrate } from './migrate.ts'
import { refuseForeignSqlite, SQLITE_APPLICATION_ID } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** An open database, and which of the two kinds it is where that matters (row locks). */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
  close(): Promise<void>
}

/** Opens `postgres://…` or the SQLite file of that path, and brings its tables up to date. Refuses what is not ours. */
export async function openDatabase(address: string): Promise<Database> {
  const database = /^postgres(ql)?:/.test(address) ? await openPostgres(address) : await openSqlite(address)
  try {
    await migrate(database, address)
  } catch (failure) {
    await database.close()
    throw failure
  }
  return database
}

async function openSqlite(file: string): Promise<Database> {
  const { default: Sqlite } = await import('better-sqlite3')
  mkdirSync(dirname(file), { recursive: true })
  refuseForeignSqlite(file, Sqlite)
  const connection = new Sqlite(file)
  // Before WAL, so that the mark is in the file itself and a start that is killed half way is not taken for a stranger's.
  connection.pragma(`application_id = ${SQLITE_APPLICATION_ID}`)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 10000')
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  return { kind: 'sqlite', query, close: () => query.destroy() }
}

async function openPostgres(address: string): Promise<Database> {
  const { openPool } = await import('./postgres.ts')
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await openPool(address) }) })
  return { kind: 'postgres', query, close: () => query.destroy() }
}
