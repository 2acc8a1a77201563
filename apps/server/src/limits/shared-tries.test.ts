import { describe, expect, test } from 'vitest'
import { emptyPlace, opened } from '../backup/testing.ts'
import { SpentTryStore } from '../store/spent-tries.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { serverProcess } from '../testing/server-process.ts'
import { SharedTries } from './shared-tries.ts'

const [, postgres] = dialects
const RATE = { atOnce: 6, aMinute: 6 }

describe.each(dialects)('$name', (dialect) => {
  test('two servers count the tries of a name together, and it has one again when time has passed', async () => {
    const store = new SpentTryStore(await openTestDatabase(await dialect.newAddress()))
    let now = 1_800_000_000_000
    const failures: unknown[] = []
    const options = { store, secret: 'secret', onFailure: (failure: unknown) => failures.push(failure), now: () => now }
    const [one, other] = [new SharedTries('guess', RATE, options), new SharedTries('guess', RATE, options)]
    const tried: number[] = []
    for (let count = 0; count < 5; count += 1) tried.push(await one.take('a'), await other.take('a'))
    expect(tried.filter((wait) => wait === 0)).toHaveLength(6)
    expect(tried.at(-1)).toBe(10)
    expect([await one.take('b'), await new SharedTries('mail', RATE, options).take('a')]).toEqual([0, 0])
    now += 10_000
    expect([await other.take('a'), await other.take('a')]).toEqual([0, 10])
    now += 3_600_000
    await store.forget(now)
    expect([await one.take('a'), failures]).toEqual([0, []])
  })

  test('tries at once are counted one by one, and the database has no address', async () => {
    const database = await openTestDatabase(await dialect.newAddress())
    const options = { store: new SpentTryStore(database), secret: 'secret', onFailure: () => {}, now: () => 1 }
    const servers = [1, 2, 3, 4].map(() => new SharedTries('guess', RATE, options))
    const waits = await Promise.all(servers.flatMap((server) => [1, 2, 3, 4].map(() => server.take('203.0.113.7'))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6)
    const names = await database.query.selectFrom('spent_tries').select('name').execute()
    expect(names.map(({ name }) => name.includes('203'))).toEqual([false])
  })
})

test('while the database is away each server counts for itself', async () => {
  const away = () => Promise.reject(new Error('away'))
  const options = { store: { take: away, forget: away }, secret: 'secret', onFailure: () => {}, now: () => 1 }
  const tries = new SharedTries('guess', RATE, options)
  const waits: number[] = []
  for (let count = 0; count < 8; count += 1) waits.push(await tries.take('a'))
  expect(waits.map((wait) => wait > 0)).toEqual([...Array(6).fill(false), true, true])
})

test.runIf(hasPostgres)(
  'guesses at sign-in links are heard thirty times a minute by all servers together, and the right link works all the while',
  async () => {
    const { settings, ownerLink } = await opened(await emptyPlace(postgres!))
    const servers = await Promise.all([1, 2].map(() => serverProcess(settings.dataDir, settings.database)))
    const enter = (authHash: string, index: number) =>
      fetch(`http://localhost:${servers[index % 2]!.port}/api/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ authHash }),
      })
    const statuses: number[] = []
    for (let guess = 0; guess < 80; guess += 1)
      statuses.push((await enter(`wrong-link-of-nobody-${guess}`, guess)).status)
    const heard = statuses.filter((status) => status !== 429).length
    expect(heard).toBeGreaterThanOrEqual(30)
    // What comes back while it is tried, half a guess a second.
    expect(heard).toBeLessThan(45)
    const right = new URL(await ownerLink()).searchParams.get('authHash') ?? ''
    expect((await enter(right, 1)).status).toBe(200)
    await Promise.all(servers.map(({ end }) => end()))
  },
  60_000,
)
