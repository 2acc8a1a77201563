// Restoring of a logical dump into an empty database.
import { type Kysely, sql, type Transaction } from 'kysely'
import { StartRefusal } from '../refusal.ts'
import type { Row } from './all-rows.ts'
import { type Database, openUnready } from './database.ts'
import { migrate, refuseNewer } from './migrate.ts'
import { inOrderOfNeed, shapesOf, type TableShape } from './table-shapes.ts'
import type { Tables } from './tables.ts'

/** Rows of a whole database, and the steps that had made its tables. */
export interface AllRows {
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
  rows(table: string): AsyncIterable<Row>
  /** Told when all rows are in, before the tables change. */
  onFilled?(database: Database): Promise<void>
}

/** SQLite takes so many values in one statement. */
const MOST_VALUES = 30_000
const MOST_CHARACTERS = 4_000_000

/** Makes the tables as they were when the rows were read, puts all rows in at once, and brings the tables to this version. */
export async function putRows(address: string, all: AllRows): Promise<void> {
  refuseNewer(all.migrations, address)
  const database = await openUnready(address)
  try {
    await refuseUsed(database, address)
    await migrate(database, address, new Set(all.migrations))
    await database.query.transaction().execute((transaction) => fill(transaction, database.kind, all))
    await all.onFilled?.(database)
    await migrate(database, address)
  } finally {
    await database.close()
  }
}

/** Refuses a database in which somebody works already. */
export async function refuseUsed({ query, kind }: Database, address: string): Promise<void> {
  const names = (await shapesOf(query, kind)).map(({ name }) => name)
  for (const table of ['accounts', 'sites'] as const) {
    const isUsed = names.includes(table) && (await query.selectFrom(table).select('id').limit(1).executeTakeFirst())
    if (!isUsed) continue
    const where = address.replace(/\/\/[^@/]*@/, '//')
    throw new StartRefusal(
      `There is a Mimar in ${where} already, and a restore writes over nothing. Set DATA_DIR to a new folder, and DATABASE_URL to an empty database.`,
    )
  }
}

async function fill(transaction: Transaction<Tables>, kind: Database['kind'], all: AllRows): Promise<void> {
  // Rows come from where the backup lies, which may take its time.
  if (kind === 'postgres') await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  const shapes = await inOrderOfNeed(await shapesOf(transaction, kind), transaction, kind)
  // What the steps themselves have put in stands among the rows as well.
  const emptied = shapes.filter(({ name }) => name !== 'migrations').toReversed()
  for (const { name } of emptied) await sql`delete from ${sql.table(name)}`.execute(transaction)
  if (kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(transaction)
  for (const shape of shapes) {
    const table = all.tables.find(({ name }) => name === shape.name)
    if (table) await fillTable(transaction, shape, table.columns, all.rows(table.name))
  }
}

async function fillTable(
  query: Kysely<Tables>,
  { name, columns: known }: TableShape,
  columns: readonly string[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const unknown = columns.find((column) => !known.some((one) => one.name === column))
  if (unknown !== undefined) throw new StartRefusal(`The backup has a column "${name}.${unknown}" that nobody knows.`)
  const most = Math.floor(MOST_VALUES / columns.length)
  let batch: Row[] = []
  let characters = 0
  const put = async () => {
    if (batch.length > 0) await insert(query, name, columns, batch)
    batch = []
    characters = 0
  }
  for await (const row of rows) {
    batch.push(row)
    for (const value of row) characters += typeof value === 'string' ? value.length : 8
    if (batch.length >= most || characters >= MOST_CHARACTERS) await put()
  }
  await put()
}

async function insert(query: Kysely<Tables>, table: string, columns: readonly string[], rows: readonly Row[]) {
  const values = rows.map((row) => sql`(${sql.join(row.map(stored))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(query)
}

const stored = (value: Row[number]) =>
  typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'base64') : value
