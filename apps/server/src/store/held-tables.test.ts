import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { newFolder, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { hasPostgres, newPostgresDatabase, ownCluster } from '../testing/postgres.ts'
import { DatabaseAway } from '../unstorable.ts'
import { migrate } from './migrate.ts'
import { openPool } from './postgres.ts'

vi.mock('./migrations/migrations.ts', async (original) => {
  const { migrations } = await original<typeof import('./migrations/migrations.ts')>()
  const widened = { name: '999-wider', up: (query: never) => sql`alter table sites add wider text`.execute(query) }
  return { migrations: [...migrations, widened] }
})

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test.runIf(hasPostgres)(
  'a step waits for tables that are read for long, and nobody waits behind it; it is done as soon as they are free',
  async () => {
    // With one step more than the tables that other tests copy.
    const address = await newPostgresDatabase(inject('databasesFolder'))
    const database = await openTestDatabase(address)
    await sql`alter table sites drop column wider`.execute(database.query)
    await sql`delete from migrations where name = '999-wider'`.execute(database.query)
    const [reader, editor] = [await connected(address), await connected(address)]
    await reader.query('begin; select * from sites')
    let isOver = false
    const migrated = migrate(database, address).then(() => {
      isOver = true
    })
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table sites%'`
    await eventually(async () => expect((await editor.query(waiting)).rowCount).toBe(1))
    // It waits in the row behind the step, as long as that waits at most.
    await editor.query("update sites set name = 'Hotel' where id = 'none'")
    expect(isOver).toBe(false)
    await reader.query('commit')
    await migrated
    expect((await editor.query('select wider from sites')).rowCount).toBe(0)
  },
  60_000,
)

test.runIf(hasPostgres)(
  'who stands still in the middle of a transaction keeps its rows from nobody for longer than PostgreSQL is told, and hears that the connection is gone',
  async () => {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const address = await cluster.newDatabase()
    const pool = await openPool(address, { warn: () => {} })
    onTestFinished(() => pool.end())
    const other = await connected(address)
    await other.query('create table things (id int primary key); insert into things values (1)')
    const still = await pool.connect()
    const told = await still.query("select current_setting('idle_in_transaction_session_timeout') as longest", [])
    expect(told.rows).toEqual([{ longest: '15s' }])
    await still.query("set idle_in_transaction_session_timeout = '200ms'", [])
    await still.query('begin', [])
    await still.query('select * from things for update', [])
    await other.query('update things set id = 2')
    await expect(still.query('select 1', [])).rejects.toThrow(DatabaseAway)
    still.release()
  },
  60_000,
)
