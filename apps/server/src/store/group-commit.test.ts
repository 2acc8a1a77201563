import { expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import type { Database } from './database.ts'

/** Keeps an account of that name. */
const keep = (name: string) => (transaction: Parameters<Parameters<Database['store']>[0]>[0]) =>
  transaction
    .insertInto('accounts')
    .values({ id: name, email: name, role: 'member', created_at: '2026' })
    .execute()
    .then(() => name)

const kept = async ({ query }: Database) =>
  (await query.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id)

for (const dialect of dialects) {
  test(`${dialect.name}: what cannot be stored fails alone, and what was stored with it stays`, async () => {
    const database = await openTestDatabase(await dialect.newAddress())
    const all = ['a', 'b', 'a', 'c'].map((name) => database.store(keep(name)))
    const ends = await Promise.allSettled(all)
    // Where each has a connection of its own, either may be the first.
    const of = (...places: number[]) => places.map((at) => ends[at]?.status).toSorted()
    expect([of(1, 3), of(0, 2)]).toEqual([
      ['fulfilled', 'fulfilled'],
      ['fulfilled', 'rejected'],
    ])
    expect(await kept(database)).toEqual(['a', 'b', 'c'])
    // And nobody has to wait for it afterwards.
    expect(await database.store(keep('d'))).toBe('d')
  })

  test(`${dialect.name}: what fails after it has written leaves nothing behind`, async () => {
    const database = await openTestDatabase(await dialect.newAddress())
    const half = database.store(async (transaction) => {
      await keep('half')(transaction)
      throw new Error('The second half is missing.')
    })
    const whole = database.store(keep('whole'))
    await expect(half).rejects.toThrow('second half')
    expect(await whole).toBe('whole')
    expect(await kept(database)).toEqual(['whole'])
  })
}

test('SQLite: nobody is told that something is stored before all that is stored with it is', async () => {
  const database = await openTestDatabase(await dialects[0]!.newAddress())
  const told: string[] = []
  const release = Promise.withResolvers<void>()
  const first = database.store(keep('first')).then((name) => told.push(name))
  const second = database.store(async (transaction) => {
    await release.promise
    return keep('second')(transaction)
  })
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(told).toEqual([])
  release.resolve()
  await Promise.all([first, second])
  expect(told).toEqual(['first'])
  expect(await kept(database)).toEqual(['first', 'second'])
})

test('SQLite: what waits at the same time is stored in one transaction', async () => {
  const { default: Sqlite } = await import('better-sqlite3')
  const address = await dialects[0]!.newAddress()
  const database = await openTestDatabase(address)
  const other = new Sqlite(address)
  const version = () => other.prepare('select count(*) as count from accounts').get() as { count: number }
  const seen = new Set<number>()
  const all = Array.from({ length: 20 }, (_, at) => database.store(keep(`${at}`)).then(() => seen.add(version().count)))
  await Promise.all(all)
  other.close()
  expect([...seen]).toEqual([20])
})
