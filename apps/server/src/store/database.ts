import { Kysely, PostgresDialect } from 'kysely'
import { FairSqliteDialect } from './fair-sqlite.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** An open database, and which of the two kinds it is where that matters (row locks). */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
  /** Why it can only be read for now; undefined when it can be written. */
  refusal(): Error | undefined
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
  const { openSqliteFile } = await import('./sqlite.ts')
  const database = await openSqliteFile(file)
  const query = new Kysely<Tables>({ dialect: new FairSqliteDialect(database) })
  return { kind: 'sqlite', query, refusal: () => database.refusal, close: () => query.destroy() }
}

async function openPostgres(address: string): Promise<Database> {
  const { openPool } = await import('./postgres.ts')
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await openPool(address) }) })
  return { kind: 'postgres', query, refusal: () => undefined, close: () => query.destroy() }
}
