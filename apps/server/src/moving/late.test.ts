// Whoever was late, or has ended, at either end of a move.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clock } from '../clock.ts'
import { ArrivalStore } from '../store/arrivals.store.ts'
import { DepartureStore } from '../store/departures.store.ts'
import { MovesDueStore } from '../store/moves-due.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'

const PAST = '2026-01-01T00:00:00.000Z'
const FUTURE = '2999-01-01T00:00:00.000Z'

describe.each(dialects)('$name', (dialect) => {
  test('of moves of one site that begin at once one goes on, and it is known of the others that they came to nothing', async () => {
    const { database, siteStore } = (await testApp(dialect)).parts
    expect(await siteStore.find('hotel')).toBeDefined()
    const store = new DepartureStore(database)
    for (let round = 0; round < 5; round += 1) {
      await database.query.deleteFrom('site_moves').execute()
      const moves = Array.from({ length: 6 }, () => randomUUID())
      const begin = (move: string) => store.begin({ site: 'hotel', move, target: 'https://there.example', by: 'me' })
      expect(await Promise.all(moves.map(begin))).toEqual(moves.map(() => true))
      const standing = await Promise.all(moves.map((move) => store.standing(move)))
      expect(standing.toSorted()).toEqual(['open', ...Array.from({ length: 5 }, () => 'over')])
    }
  })

  test('whoever was late puts off no question that another server asks since', async () => {
    const database = await openTestDatabase(await dialect.newAddress())
    const row = { hash: 'h', account: 'a', expires_at: FUTURE, state: 'ready', move: 'm', site: 's' } as const
    await database.query
      .insertInto('accounts')
      .values({ id: 'a', email: 'a@example.com', role: 'owner', created_at: PAST })
      .execute()
    await database.query
      .insertInto('site_arrivals')
      .values({ ...row, source: 'https://there.example', due_at: PAST })
      .execute()
    const store = new MovesDueStore(database, 'arrivals')
    const late = (await store.takeNext(clock.date().toISOString(), FUTURE))!
    // It was made ready anew meanwhile, and another server asks for the first time.
    await database.query.updateTable('site_arrivals').set({ owner: 'another', attempts: 1 }).execute()
    await store.putOff(late, PAST)
    const found = await database.query.selectFrom('site_arrivals').select(['owner', 'due_at']).executeTakeFirst()
    expect(found).toEqual({ owner: 'another', due_at: FUTURE })
  })

  test('a site file whose server ended while it was read is known to have failed, and nobody waits for it for ever', async () => {
    const { parts } = await testApp(dialect, { PRIVATE_WEBHOOKS: 'on' })
    const { arrivals, database, owner } = { ...parts, owner: await parts.accounts.insert('b@example.com', 'tenant') }
    const { permission } = await arrivals.allow(owner.id)
    const permitted = (await arrivals.permitted(permission))!
    const move = randomUUID()
    await arrivals.step(permitted, move, { step: 'begin', from: 'http://localhost:9' }, () => {})
    const store = new ArrivalStore(database)
    expect(await store.take(move)).toBe(true)
    expect(await arrivals.state(move)).toMatchObject({ state: 'taking' })
    expect(await store.holdTaken(move)).toBe(true)
    await database.query.updateTable('site_arrivals').set({ due_at: PAST }).execute()
    expect(await arrivals.state(move)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('take the site'),
    })
    expect(await store.holdTaken(move)).toBe(false)
  })
})
