// Schema migration: brings the tables of a database up to date.
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { clock } from '../clock.ts'
import { StartRefusal } from '../refusal.ts'
import { whyUnstorable } from '../unstorable.ts'
import { withoutPassword } from './closed-postgres.ts'
import type { Migration } from './migrations/migration.ts'
import { migrations } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** A database whose tables may be older than this version. */
interface Unready {
  readonly kind: 'sqlite' | 'postgres'
  readonly query: Kysely<Tables>
}

/**
 * Brings the tables to this version, or as far as those steps lead, each in a transaction of its own. Refuses tables that
 * are not ours or newer than ours.
 */
export async function migrate(database: Unready, address: string, wanted?: ReadonlySet<string>): Promise<void> {
  const { query, kind } = database
  const known = await findDone(query)
  const done = new Set(known ?? (await begin(database, address)))
  refuseNewer([...done], address)
  try {
    for (const migration of migrations) {
      if (!done.has(migration.name) && wanted?.has(migration.name) !== false) await inTime(query, kind, migration)
    }
  } catch (failure) {
    throw whyUnstorable(failure) ? cannotChange(address, failure) : failure
  }
}

/** Refuses tables that lack a step of this version; it changes none, and later ones only add. */
export async function refuseOlder({ query }: Pick<Unready, 'query'>, address: string): Promise<void> {
  const done = new Set(await findDone(query))
  if (migrations.every(({ name }) => done.has(name))) return
  throw new StartRefusal(
    `The tables of ${withoutPassword(address)} are those of an earlier version, or not there yet. Start a server of this version on them first: mimar start.`,
  )
}

/** The steps that are done; undefined where there is no history yet. A start that finds all done writes nothing. */
async function findDone(query: Kysely<Tables>): Promise<string[] | undefined> {
  try {
    return (await query.selectFrom('migrations').select('name').execute()).map(({ name }) => name)
  } catch (failure) {
    if (whyUnstorable(failure)) throw failure
    return undefined
  }
}

async function begin({ query, kind }: Unready, address: string): Promise<string[]> {
  await query.transaction().execute(async (transaction) => {
    // Two servers that start at once on one PostgreSQL take turns; SQLite's first write does the same.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
    await refuseForeignTables(transaction, kind, address)
    await beginHistory(transaction)
  })
  return (await findDone(query)) ?? []
}

function cannotChange(address: string, failure: unknown): StartRefusal {
  return new StartRefusal(
    `The tables of ${withoutPassword(address)} cannot be changed for this version (${failure instanceof Error ? failure.message : failure}). Free some space and start again, or start the version before.`,
  )
}

const LOCK = 0x4d494d52

/** PostgreSQL has others wait behind whoever waits for a table; so a step waits no longer than that for one that is read for long. */
const LOCK_WITHIN = '2s'
const LOCK_TIMEOUT = '55P03'
const MOST_TRIES = 200

/** Takes a step as soon as nobody has its tables for long, as a backup has; servers of the version before go on meanwhile. */
async function inTime(query: Kysely<Tables>, kind: Unready['kind'], migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step(query, kind, migration)
    } catch (failure) {
      if ((failure as { readonly code?: unknown }).code !== LOCK_TIMEOUT || tries === MOST_TRIES) throw failure
      await pause(500 + Math.random() * 1_000)
    }
  }
}

async function step(query: Kysely<Tables>, kind: Unready['kind'], migration: Migration): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
      await sql`select set_config('lock_timeout', ${LOCK_WITHIN}, true)`.execute(transaction)
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('migrations')
      .values({ name: migration.name, at: clock.date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) await migration.up(transaction)
  })
}

async function beginHistory(transaction: Transaction<Tables>): Promise<void> {
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}

async function refuseForeignTables(
  transaction: Transaction<Tables>,
  kind: Unready['kind'],
  address: string,
): Promise<void> {
  if (kind === 'sqlite') return
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(transaction)
  const names = rows.map(({ name }) => name)
  if (names.includes('installation') || names.every((name) => name === 'migrations')) return
  throw new StartRefusal(
    `The database ${withoutPassword(address)} holds tables of another program (${names.slice(0, 3).join(', ')}). Nothing was changed. Set DATABASE_URL to an empty database or to Mimar's own.`,
  )
}

/** Refuses steps that only a newer version knows. */
export function refuseNewer(done: readonly string[], address: string): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = done.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new StartRefusal(
    `The database ${withoutPassword(address)} was last used by a newer version of Mimar (it has "${unknown}"). Nothing was changed. Start that version, or restore an older backup.`,
  )
}
