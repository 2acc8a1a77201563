import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, openTestDatabase } from '../testing/dialects.ts'
import { AccountStore } from './accounts.store.ts'

test('between the queries of one request others get their turn, and a transaction lets nobody in', async () => {
  const database = await openTestDatabase(join(newFolder(), 'mimar.db'))
  const accounts = new AccountStore(database)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  for (let query = 0; query < 3_000; query += 1) await accounts.roleOn('hotel', { id: `${query}` })
  expect(turns).toBeGreaterThan(2)

  const seen: string[] = []
  const others = Array.from({ length: 20 }, async (_, at) => {
    await accounts.insert(`other-${at}@example.com`, 'member')
    seen.push('other')
  })
  const counted = database.query.transaction().execute(async (transaction) => {
    const sizes = new Set<number>()
    for (let query = 0; query < 2_000; query += 1) {
      const rows = await transaction.selectFrom('accounts').select('id').execute()
      sizes.add(rows.length)
    }
    seen.push('transaction')
    return sizes.size
  })
  const late = accounts.insert('late@example.com', 'member').then(() => seen.push('late'))
  expect(await counted).toBe(1)
  await Promise.all([...others, late])
  isOver = true
  expect(seen.at(-1)).toBe('late')
})
