import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder, openTestDatabase } from '../testing/dialects.ts'
import { AccountStore } from './accounts.store.ts'

/** No machine is so fast that nobody's turn would come among them. */
const MANY = 100_000

test('while another process writes, who wants to write waits, and others are answered', async () => {
  const file = join(newFolder(), 'mimar.db')
  const database = await openTestDatabase(file)
  const accounts = new AccountStore(database)
  const { default: Sqlite } = await import('better-sqlite3')
  const other = new Sqlite(file)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  let isStored = false
  const storing = accounts.insert('late@example.com', 'member').then(() => {
    isStored = true
  })
  let turns = 0
  for (const end = performance.now() + 50; performance.now() < end; turns += 1) await setImmediate()
  expect(turns).toBeGreaterThan(3)
  expect(isStored).toBe(false)
  other.exec('commit')
  await storing
  expect(await database.query.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'late@example.com' }])
})

test('between the queries of one request others get their turn, and a transaction lets nobody else into the database', async () => {
  const database = await openTestDatabase(join(newFolder(), 'mimar.db'))
  const accounts = new AccountStore(database)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) globalThis.setImmediate(count)
  }
  globalThis.setImmediate(count)
  for (let query = 0; turns <= 2 && query < MANY; query += 1) await accounts.roleOn('hotel', { id: `${query}` })
  expect(turns).toBeGreaterThan(2)

  const seen: string[] = []
  const others = Array.from({ length: 20 }, async (_, at) => {
    await accounts.insert(`other-${at}@example.com`, 'member')
    seen.push('other')
  })
  const counted = database.query.transaction().execute(async (transaction) => {
    const turnsBefore = turns
    const sizes = new Set<number>()
    for (let query = 0; turns <= turnsBefore + 2 && query < MANY; query += 1) {
      const rows = await transaction.selectFrom('accounts').select('id').execute()
      sizes.add(rows.length)
    }
    seen.push('transaction')
    expect(turns).toBeGreaterThan(turnsBefore + 2)
    return sizes.size
  })
  const late = accounts.insert('late@example.com', 'member').then(() => seen.push('late'))
  expect(await counted).toBe(1)
  await Promise.all([...others, late])
  isOver = true
  expect(seen.at(-1)).toBe('late')
})
