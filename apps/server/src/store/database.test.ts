import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { StartRefusal } from '../refusal.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { AccountStore } from './accounts.store.ts'
import { openDatabase } from './database.ts'
import { SiteStore } from './sites.store.ts'

describe.each(dialects)('$name', (dialect) => {
  const newAddress = () => dialect.emptyAddress()

  test('a second start finds the tables as the first has made them', async () => {
    const address = await newAddress()
    const first = await openDatabase(address)
    const installation = await first.query.selectFrom('installation').selectAll().executeTakeFirstOrThrow()
    await first.close()
    const second = await openTestDatabase(address)
    expect(await second.query.selectFrom('installation').selectAll().execute()).toEqual([installation])
  })

  test('a database that a newer version has used is refused, and stays as it is', async () => {
    const address = await newAddress()
    const database = await openDatabase(address)
    await database.query.insertInto('migrations').values({ name: '999-later', at: '2030' }).execute()
    await database.close()
    await expect(openDatabase(address)).rejects.toThrow(/newer version.*999-later/)
    await expect(openDatabase(address)).rejects.toThrow(StartRefusal)
  })

  test('a site takes its operations and snapshots with it; one that points nowhere cannot be stored', async () => {
    const { query } = await openTestDatabase(await newAddress())
    const missing = { site: 'nowhere', revision: 1, document: '{}', checksum: null }
    await expect(query.insertInto('snapshots').values(missing).execute()).rejects.toThrow(/foreign key/i)
  })
})

describe.runIf(dialects.length > 1)('PostgreSQL', () => {
  test('a database with tables of another program is refused, and stays as it is', async () => {
    const address = await dialects[1]!.emptyAddress()
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await client.query('create table shop_orders (id text)')
    await expect(openDatabase(address)).rejects.toThrow(/another program \(shop_orders\)/)
    const tables = await client.query("select table_name from information_schema.tables where table_schema = 'public'")
    await client.end()
    expect(tables.rows).toEqual([{ table_name: 'shop_orders' }])
  })

  test('two servers that start at once on an empty database both come up', async () => {
    const address = await dialects[1]!.emptyAddress()
    const both = await Promise.all([openTestDatabase(address), openTestDatabase(address)])
    const installations = both.map(({ query }) => query.selectFrom('installation').selectAll().execute())
    expect((await Promise.all(installations)).map((rows) => rows.length)).toEqual([1, 1])
  })
})

describe('SQLite', () => {
  const file = () => join(newFolder(), 'mimar.db')

  /** A database with a site in it, closed. */
  async function closedDatabase() {
    const path = file()
    const database = await openDatabase(path)
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    await new SiteStore(database).insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
    await database.close()
    return path
  }

  /** A start on that file is refused with a sentence, and leaves every byte as it was. */
  async function expectRefusal(path: string, what: RegExp) {
    const before = readFileSync(path)
    const files = readdirSync(join(path, '..'))
    await expect(openDatabase(path)).rejects.toThrow(what)
    await expect(openDatabase(path)).rejects.toThrow(path)
    await expect(openDatabase(path)).rejects.toThrow(StartRefusal)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(join(path, '..'))).toEqual(files)
  }

  test('what is stored survives a loss of power: WAL, and every commit is synced', async () => {
    const { query } = await openTestDatabase(file())
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(query)).rows
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  })

  test('a change that has read does not fail because another process writes before it does', async () => {
    const path = await closedDatabase()
    const database = await openTestDatabase(path)
    const other = new Sqlite(path, { timeout: 0 })
    const sites = new SiteStore({
      ...database,
      store: (work) =>
        database.store(async (transaction) => {
          const done = await work(transaction)
          expect(() => other.exec("update sites set name = 'Other'")).toThrow('locked')
          return done
        }),
    })
    const { id: account } = (await new AccountStore(database).installationOwner())!
    const operation = { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' } as const
    const { createdAt } = (await sites.find('hotel'))!
    const change = { id: 'change-1', revision: 1, operation, inverse: operation }
    const done = await sites.append('hotel', {
      ...{ from: { revision: 0, createdAt }, operations: [change], account },
      listed: { name: 'Hotel', languages: ['en'], timeZone: '' },
    })
    expect(done).toBe('stored')
    expect(await sites.operationsAfter('hotel', { after: 0 })).toHaveLength(1)
    other.exec("update sites set name = 'Other'")
    other.close()
  })

  test('other accounts of the machine read neither the file nor what stands beside it', async () => {
    const path = file()
    await openTestDatabase(path)
    const modes = ['', '-wal', '-shm'].map((end) => statSync(path + end).mode & 0o077)
    expect(modes).toEqual([0, 0, 0])
  })

  test('a file that is no database is refused', async () => {
    const path = file()
    writeFileSync(path, 'Dear diary, today I …'.repeat(100))
    await expectRefusal(path, /is not an SQLite database/)
  })

  test('a database of another program is refused', async () => {
    const path = file()
    const other = new Sqlite(path)
    other.exec('create table notes (text)')
    other.close()
    await expectRefusal(path, /of another program/)
  })

  test('a database that breaks off is refused', async () => {
    const path = await closedDatabase()
    truncateSync(path, Math.floor(readFileSync(path).length / 2))
    await expectRefusal(path, /is damaged/)
  })

  test('a database with overwritten pages is refused', async () => {
    const path = await closedDatabase()
    const bytes = readFileSync(path)
    bytes.fill(0xff, 4096, 8192)
    writeFileSync(path, bytes)
    // It says what a person is to do.
    await expectRefusal(path, /is damaged .*backup of this file.*check --repair.*\.recover/s)
  })

  test('a start that was killed before the first table is not taken for a stranger’s', async () => {
    const path = file()
    writeFileSync(path, '')
    const { query } = await openTestDatabase(path)
    expect(await query.selectFrom('installation').selectAll().execute()).toHaveLength(1)
  })
})

test('every reference is found by an index: what belongs to a site or a person is not looked for in a whole table', async () => {
  const file = join(newFolder(), 'mimar.db')
  await (await openDatabase(file)).close()
  const database = new Sqlite(file, { readonly: true })
  const rows = database.prepare(`
    select sqlite_schema.name || '.' || found."from" as reference from sqlite_schema, pragma_foreign_key_list(sqlite_schema.name) as found
    where sqlite_schema.type = 'table' and not exists (
      select 1 from pragma_index_list(sqlite_schema.name) as listed, pragma_index_info(listed.name) as info
      where info.seqno = 0 and info.name = found."from"
    )`)
  expect(rows.all()).toEqual([])
  database.close()
})
