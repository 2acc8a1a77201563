// Reflection: the tables that a database has, whichever version made them.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A table as the database itself describes it. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly ColumnShape[]
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[]
}

interface ColumnShape {
  readonly name: string
  readonly isNumber: boolean
}

type Asking = Kysely<Tables> | Transaction<Tables>
type Kind = Database['kind']

interface FoundColumn {
  readonly name: string
  readonly type: string
  /** Its place in the primary key from 1; 0 where it is none of it. */
  readonly key: number
}

/** Tables in the order of their names. */
export async function shapesOf(query: Asking, kind: Kind): Promise<TableShape[]> {
  const names = (await (kind === 'sqlite' ? namesInSqlite : namesInPostgres).execute(query)).rows.map(
    ({ name }) => name,
  )
  const shapes: TableShape[] = []
  for (const name of names.sort()) {
    const { rows } = await (kind === 'sqlite' ? columnsInSqlite(name) : columnsInPostgres(name)).execute(query)
    const key = rows
      .filter((column) => Number(column.key) > 0)
      .sort((one, other) => Number(one.key) - Number(other.key))
    const columns = rows.map((column) => ({ name: column.name, isNumber: /int|serial/i.test(column.type) }))
    shapes.push({ name, columns, key: key.map((column) => column.name) })
  }
  return shapes
}

/** The same tables, so that each comes after those that its rows refer to. */
export async function inOrderOfNeed(
  shapes: readonly TableShape[],
  query: Asking,
  kind: Kind,
): Promise<readonly TableShape[]> {
  const needs = new Map<string, string[]>()
  for (const { name } of shapes) {
    const { rows } = await (kind === 'sqlite' ? needsInSqlite(name) : needsInPostgres(name)).execute(query)
    needs.set(
      name,
      rows.map((row) => row.name).filter((other) => other !== name),
    )
  }
  const ordered = new Set<string>()
  const place = (name: string, above: readonly string[]) => {
    if (ordered.has(name) || above.includes(name)) return
    for (const other of needs.get(name) ?? []) place(other, [...above, name])
    ordered.add(name)
  }
  for (const { name } of shapes) place(name, [])
  // What says that a site is no longer to be written to comes when all of it is there.
  if (ordered.delete('site_moves')) ordered.add('site_moves')
  return [...ordered].flatMap((name) => shapes.find((shape) => shape.name === name) ?? [])
}

const namesInSqlite = sql<{ name: string }>`
  select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
const namesInPostgres = sql<{ name: string }>`
  select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE'`

const columnsInSqlite = (table: string) =>
  sql<FoundColumn>`select name, type, pk as key from pragma_table_info(${table}) order by cid`

const columnsInPostgres = (table: string) => sql<FoundColumn>`
  select c.column_name as name, c.data_type as type, coalesce(k.place, 0) as key
  from information_schema.columns c
  left join (
    select a.attname as name, array_position(i.indkey::int2[], a.attnum) + 1 as place
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = to_regclass(${`"${table}"`})
  ) k on k.name = c.column_name
  where c.table_schema = current_schema() and c.table_name = ${table}
  order by c.ordinal_position`

const needsInSqlite = (table: string) =>
  sql<{ name: string }>`select "table" as name from pragma_foreign_key_list(${table})`

const needsInPostgres = (table: string) => sql<{ name: string }>`
  select f.relname as name from pg_constraint c join pg_class f on f.oid = c.confrelid
  where c.contype = 'f' and c.conrelid = to_regclass(${`"${table}"`})`
