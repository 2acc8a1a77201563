// Logical dump: every row of a database as it stood at one moment, the same from both kinds of database.
import { type Kysely, sql, type Transaction } from 'kysely'
import { giveWay } from '../turns.ts'
import type { Database } from './database.ts'
import { shapesOf, type TableShape } from './table-shapes.ts'
import type { Tables } from './tables.ts'

/** The values of a row in the order of its columns. */
export type Row = readonly (string | number | null | { readonly bytes: string })[]

/** A database as it stood at one moment, however long it is read. */
export interface Moment {
  readonly query: Transaction<Tables>
  readonly migrations: readonly string[]
  readonly tables: readonly TableShape[]
  /** In the order of its key, the same on both kinds of database. */
  rows(table: TableShape): AsyncIterable<Row>
}

/** Ways in that end soon: who has only them signs in again. So do answers to an authority of certificates, and who runs or tries just now. */
const PASSING = new Set([
  ...['sessions', 'sign_in_links', 'passkey_challenges', 'sign_in_asks', 'account_mails', 'address_changes'],
  ...['certificate_challenges', 'certificate_orders', 'servers', 'spent_tries'],
  ...['publishes_under_way', 'shared_work'],
  // What a cache keeps of a restored installation is of another time.
  ...['cdn_purges', 'cdn_in_use'],
  // What search engines were to be told is old news.
  'index_pings',
  // A restore puts its bytes where it is told to.
  ...['packs', 'pack_claims', 'storage_in_use'],
])
/** About so many bytes are read from PostgreSQL at once. */
const BYTES_AT_ONCE = 2_000_000
const MOST_AT_ONCE = 2_000

/** Reads everything at one moment while others go on writing (snapshot isolation). */
export async function atOneMoment<T>({ query, kind }: Database, work: (moment: Moment) => Promise<T>): Promise<T> {
  // On SQLite in WAL mode a transaction that only reads sees one moment too.
  const begin = query.transaction()
  const transaction = kind === 'sqlite' ? begin : begin.setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (inside) => {
    // Rows go to a place that may be slow; nothing is locked by reading.
    if (kind === 'postgres') await sql`set local idle_in_transaction_session_timeout = 0`.execute(inside)
    const migrations = await inside.selectFrom('migrations').select('name').orderBy('name').execute()
    const tables = (await shapesOf(inside, kind)).filter(({ name }) => name !== 'migrations' && !PASSING.has(name))
    const read = kind === 'sqlite' ? inSqlite : inPostgres
    return work({
      query: inside,
      migrations: migrations.map(({ name }) => name),
      tables,
      async *rows(table) {
        for await (const row of read(inside, table)) {
          yield table.columns.map((column) => plain(row[column.name], column.isNumber))
          await giveWay()
        }
      },
    })
  })
}

type Found = { readonly [column: string]: unknown }

function selecting(query: Kysely<Tables>, { name, columns, key }: TableShape, collation: string) {
  const isNumber = (column: string) => columns.some((known) => known.name === column && known.isNumber)
  // Without a key all of a row is one.
  const order = key.length > 0 ? key : columns.map((column) => column.name)
  const ordered = order.map((column) =>
    isNumber(column) ? sql`${sql.ref(column)}` : sql`${sql.ref(column)} collate ${sql.raw(collation)}`,
  )
  const wanted = columns.map((column) => sql.ref(column.name).as(column.name))
  const select = query.selectFrom(sql.table(name).as('all_of_it')).select(wanted)
  return ordered.reduce((sorted, one) => sorted.orderBy(one), select)
}

async function* inSqlite(query: Kysely<Tables>, table: TableShape): AsyncIterable<Found> {
  yield* selecting(query, table, 'binary').stream() as AsyncIterable<Found>
}

async function* inPostgres(query: Kysely<Tables>, table: TableShape): AsyncIterable<Found> {
  await sql`declare all_rows no scroll cursor for ${selecting(query, table, '"C"')}`.execute(query)
  for (let count = 1; ; ) {
    const { rows } = await sql<Found>`fetch ${sql.raw(String(count))} from all_rows`.execute(query)
    yield* rows
    if (rows.length < count) break
    count = Math.max(1, Math.min(MOST_AT_ONCE, 2 * count, Math.floor(BYTES_AT_ONCE / sizeOf(rows.at(-1)!))))
  }
  await sql`close all_rows`.execute(query)
}

const sizeOf = (row: Found) =>
  Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 8), 1)

function plain(value: unknown, isNumber: boolean): Row[number] {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') }
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  // PostgreSQL gives long numbers as texts.
  return isNumber ? Number(value) : String(value)
}
