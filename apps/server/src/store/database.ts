import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { whyClosed } from './closed-postgres.ts'
import { leadsToServer } from './database-address.ts'
import { DatabaseClock } from './database-clock.ts'
import { FairSqliteDialect } from './fair-sqlite.ts'
import { GroupCommit } from './group-commit.ts'
import { migrate, refuseOlder } from './migrate.ts'
import { type News, noNews } from './news.ts'
import type { Tables } from './tables.ts'
import { ToldNews, type Wire } from './told-news.ts'

/** An open database, and which of the two kinds it is where that matters (row locks). */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
  /** Whether servers on other machines may have it open: then what stands beside it must be shared, too. */
  readonly isShared: boolean
  /** What its servers tell each other. */
  readonly news: News
  /** Stores something in a transaction: with one wait for the disk for all that is stored at that time. Work may be asked for again. */
  store<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Why it can only be read for now; undefined when it can be written. */
  refusal(): Error | undefined
  close(): Promise<void>
}

/** How a database is opened, where that is not as usual. */
interface Opening {
  /** `redis://…`: its servers tell each other by that, and not by the database. */
  readonly newsUrl?: string | undefined
  /** Connections to it at once. */
  readonly connections?: number | undefined
}

/** Opens `postgres://…` or the SQLite file of that path, and brings its tables up to date. Refuses what is not ours. */
export async function openDatabase(address: string, opening?: Opening): Promise<Database> {
  const database = await openUnready(address, opening)
  try {
    await migrate(database, address)
  } catch (failure) {
    await database.close()
    throw failure
  }
  return database
}

/** Opens `postgres://…` to read alone; refuses tables of an earlier version than this one. A standby will do. */
export async function openToRead(address: string, opening?: Opening): Promise<Database> {
  const database = await openPostgres(address, { ...opening, isOnlyRead: true })
  try {
    await refuseOlder(database, address)
  } catch (failure) {
    await database.close()
    throw failure
  }
  return database
}

/** Opens it as it stands, without tables or with those of an earlier version. */
export function openUnready(address: string, opening?: Opening): Promise<Database> {
  return leadsToServer(address) ? openPostgres(address, opening) : openSqlite(address)
}

async function openSqlite(file: string): Promise<Database> {
  const { openSqliteFile } = await import('./sqlite.ts')
  const database = await openSqliteFile(file)
  const query = new Kysely<Tables>({ dialect: new FairSqliteDialect(database) })
  const group = new GroupCommit(query)
  const store: Database['store'] = (work) => group.store(work)
  return {
    kind: 'sqlite',
    query,
    isShared: false,
    news: noNews,
    store,
    refusal: () => database.refusal,
    close: () => query.destroy(),
  }
}

async function openPostgres(
  address: string,
  { newsUrl, ...how }: Opening & { readonly isOnlyRead?: boolean } = {},
): Promise<Database> {
  const { openPool } = await import('./postgres.ts')
  const news = new ToldNews(await wireTo(newsUrl, address))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await openPool(address, how) }) })
  // PostgreSQL puts the commits of its connections together by itself, and a row lock is to be held for one site alone.
  const store: Database['store'] = (work) => query.transaction().execute(work)
  const time = new DatabaseClock(async () => Number((await timeOf.execute(query)).rows[0]?.time))
  const close = async () => {
    time.close()
    await news.close()
    await query.destroy()
  }
  const database = { query, store, isShared: true, news, refusal: () => undefined, close }
  try {
    await time.begin()
  } catch (failure) {
    await close()
    throw whyClosed(failure, address)
  }
  return { kind: 'postgres', ...database }
}

/** Neither client is loaded where nobody needs it. */
async function wireTo(newsUrl: string | undefined, address: string): Promise<Wire> {
  if (newsUrl === undefined) return new (await import('./postgres-wire.ts')).PostgresWire(address)
  return new (await import('./redis-wire.ts')).RedisWire(newsUrl)
}

const timeOf = sql<{ time: number }>`select extract(epoch from clock_timestamp()) * 1000 as time`
