// Rows of sites in a database of either kind, as JSON.
import Sqlite from 'better-sqlite3'
import pg from 'pg'

/** Rows of one table, each as JSON. */
export interface TableRows {
  readonly table: string
  readonly json: readonly string[]
}

export interface SiteRows {
  /** Those that have a column which names a site. */
  tablesOfSites(): Promise<string[]>
  /** Each row as JSON. */
  read(table: string, where: string): Promise<string[]>
  /** All of them or none. */
  insert(rows: readonly TableRows[]): Promise<void>
  /** Counts what the database plans its queries by. */
  analyze(): Promise<void>
  close(): Promise<void>
}

export async function postgresRows(address: string): Promise<SiteRows> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return {
    async tablesOfSites() {
      const { rows } = await client.query<{ name: string }>(
        `select c.table_name as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
         where c.column_name = 'site' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'`,
      )
      return rows.map(({ name }) => name)
    },
    async read(table, where) {
      const sql = `select to_jsonb(t)::text as json from "${table}" t where ${where}`
      return (await client.query<{ json: string }>(sql)).rows.map(({ json }) => json)
    },
    async insert(rows) {
      await client.query('begin')
      for (const { table, json } of rows) {
        const sql = `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`
        await client.query(sql, [`[${json.join(',')}]`])
      }
      await client.query('commit')
    },
    async analyze() {
      await client.query('vacuum analyze')
    },
    close: () => client.end(),
  }
}

export function sqliteRows(file: string): SiteRows {
  const database = new Sqlite(file, { fileMustExist: true })
  const namesOf = (sql: string) =>
    database
      .prepare<[], { name: string }>(sql)
      .all()
      .map(({ name }) => name)
  const columnsOf = (table: string) => namesOf(`select name from pragma_table_info('${table}')`)
  return {
    async tablesOfSites() {
      const tables = namesOf(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
      return tables.filter((table) => columnsOf(table).includes('site'))
    },
    async read(table, where) {
      const rows = database.prepare(`select * from "${table}" where ${where}`).all()
      return rows.map((row) => JSON.stringify(row))
    },
    async insert(rows) {
      database.transaction(() => {
        for (const { table, json } of rows) {
          const columns = columnsOf(table)
          const values = columns.map((column) => `value ->> '$."${column}"'`)
          const sql = `insert into "${table}" ("${columns.join('", "')}") select ${values} from json_each(?)`
          database.prepare(sql).run(`[${json.join(',')}]`)
        }
      })()
    },
    async analyze() {
      database.exec('analyze')
    },
    async close() {
      database.close()
    },
  }
}
