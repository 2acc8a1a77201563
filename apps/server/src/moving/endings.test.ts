// A move that is decided ends by itself, and nothing that is ready is forgotten before its server was asked (0124).
import { describe, expect, test } from 'vitest'
import { clock } from '../clock.ts'
import { MovesDueStore } from '../store/moves-due.store.ts'
import { type Dialect, dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { someSite } from '../testing/site.ts'
import { Endings } from './endings.ts'
import { twoStarted, wayTo } from './testing.ts'

type Pair = Awaited<ReturnType<typeof twoStarted>>
type Place = Pair['here']

const DAY_AND_MORE = 25 * 3_600_000

/** A move whose command is cut off as the site is handed over: nobody has said so to the other server. */
async function handedOver({ here }: Pair, permission: string, to: string, site = 'hotel') {
  const row = (await here.siteStore.find(site))!
  const tell = (step: string) => {
    if (step === 'arrival') throw new Error('killed')
  }
  await expect(here.departures.move(row, { to, permission, by: here.owner.id, tell })).rejects.toThrow('killed')
  return (await here.database.query.selectFrom('site_moves').selectAll().where('site', '=', site).executeTakeFirst())!
}

/** All that is ready there, before anybody has decided: the other server has not said so to its own database. */
async function readyOnly({ here, young, permission: newPermission }: Pair, permission?: string) {
  const row = (await here.siteStore.find('hotel'))!
  const nothing = async () => {}
  const { to, close } = await wayTo(young.port, {
    before: nothing,
    after: async (asked) => {
      if (asked.includes('"ready"')) throw new Error('the answer is lost')
    },
  })
  const wish = { to, permission: permission ?? (await newPermission()), by: here.owner.id }
  await expect(here.departures.move(row, wish)).rejects.toThrow()
  close()
}

const arrivalsOf = ({ database }: Place) => database.query.selectFrom('site_arrivals').selectAll().execute()
const stateOf = async (place: Place) => (await arrivalsOf(place)).map(({ state }) => state)

/** As if so much time had passed. */
async function dueNow({ database }: Place) {
  const at = { due_at: clock.date().toISOString(), owner: null }
  await database.query.updateTable('site_arrivals').set(at).where('due_at', 'is not', null).execute()
  await database.query.updateTable('site_moves').set(at).where('due_at', 'is not', null).execute()
}

async function arrivedOnce({ here, there }: Pair) {
  expect((await here.siteStore.find('hotel'))?.archived?.leadsTo).toMatch(/^http:\/\/hotel\.localhost/)
  expect(await there.siteStore.list(null)).toHaveLength(1)
  expect((await there.sites.read('hotel'))?.revision).toBe((await here.sites.read('hotel'))?.revision)
}

describe.each(dialects)('$name', (dialect: Dialect) => {
  test('a site that was handed over by a command that was killed arrives by itself, and visitors are led there', async () => {
    const pair = await twoStarted(dialect)
    await handedOver(pair, await pair.permission(), pair.to)
    await eventually(() => arrivedOnce(pair))
    expect(await pair.there.jobs.list()).toEqual([])
    expect(await pair.here.jobs.list()).toEqual([])
  }, 180_000)

  test('while the old server cannot be asked the site waits, however long, and its host reads why; then it arrives', async () => {
    const pair = await twoStarted(dialect)
    const { here, there, old, run } = pair
    await old.end()
    await handedOver(pair, await pair.permission(), pair.to)
    const long = new Date(clock.now() - DAY_AND_MORE).toISOString()
    await there.database.query.updateTable('site_arrivals').set({ expires_at: long, ready_at: long }).execute()
    await dueNow(there)
    await there.endings.wake()
    await eventually(async () => {
      const [job] = await there.jobs.list()
      expect(job).toMatchObject({
        kind: 'arrivals',
        state: 'failing',
        about: here.settings.appUrl.origin,
        mayTry: true,
      })
      expect(job?.error).toMatch(/does not answer/)
    })
    expect(await stateOf(there)).toEqual(['ready'])
    await run(here)
    const [job] = await there.jobs.list()
    expect(await there.jobs.tryNow(job!.id)).toBe(true)
    await eventually(() => arrivedOnce(pair))
  }, 180_000)

  test('a permission that has brought one site brings no second one in its place, whether its server has decided or does not answer', async () => {
    const pair = await twoStarted(dialect)
    const { here, there, old, to, permission: newPermission } = pair
    await here.siteStore.insert({ site: someSite('cafe'), slug: 'cafe', name: 'Café', owner: here.owner.id })
    const permission = await newPermission()
    // Nobody ends it by itself: this is about who is faster than that.
    await handedOver(pair, permission, to)
    const cafe = (await here.siteStore.find('cafe'))!
    const second = () => here.departures.move(cafe, { to, permission, by: here.owner.id })
    await expect(second()).rejects.toThrow(/moved before/)
    await eventually(() => arrivedOnce(pair))
    await old.end()
    await there.database.query.updateTable('site_arrivals').set({ state: 'ready' }).execute()
    await expect(second()).rejects.toThrow(/does not answer/)
    expect(await stateOf(there)).toEqual(['ready'])
  }, 180_000)

  test('what is ready is kept while it may still be decided, and forgotten once its server says that it came to nothing', async () => {
    const pair = await twoStarted(dialect)
    const { here, there } = pair
    await readyOnly(pair)
    expect(await stateOf(there)).toEqual(['dropped'])
    expect(await there.siteStore.list(null)).toEqual([])
    const { database } = here
    await database.query.updateTable('site_moves').set({ state: 'going' }).execute()
    await there.database.query.updateTable('site_arrivals').set({ state: 'ready', due_at: '2020' }).execute()
    await there.endings.wake()
    expect(await stateOf(there)).toEqual(['ready'])
    const long = new Date(clock.now() - DAY_AND_MORE).toISOString()
    await database.query.updateTable('site_moves').set({ begun_at: long }).execute()
    await dueNow(there)
    await there.endings.wake()
    await eventually(async () => expect(await stateOf(there)).toEqual(['dropped']))
    const [{ move }] = (await database.query.selectFrom('site_moves').select('move').execute()) as [{ move: string }]
    expect(await here.departures.standing(move)).toBe('over')
  }, 180_000)

  test('of several servers on one database one asks about a move at a time, and another goes on for one that ended', async () => {
    const { there, permission, young } = await twoStarted(dialect)
    await permission()
    // A third that looks for what is due would take the move from the two that are looked at.
    await young.end()
    const ready = { state: 'ready', move: 'm', source: 'http://localhost:9', site: 's', due_at: '2020' } as const
    await there.database.query.updateTable('site_arrivals').set(ready).execute()
    let asked = 0
    const isAsked = Promise.withResolvers<void>()
    const mayAnswer = Promise.withResolvers<void>()
    const server = () =>
      new Endings({
        ends: [
          {
            store: new MovesDueStore(there.database, 'arrivals'),
            async ask() {
              asked += 1
              isAsked.resolve()
              await mayAnswer.promise
              return false
            },
          },
        ],
        onFailure: () => {},
      })
    const first = server().wake()
    await isAsked.promise
    await server().wake()
    expect(asked).toBe(1)
    expect(await there.jobs.list()).toMatchObject([{ kind: 'arrivals', state: 'running' }])
    // The one that asks is gone, and so is its lease.
    await there.database.query.updateTable('site_arrivals').set({ due_at: '2020' }).execute()
    const second = server().wake()
    await eventually(() => expect(asked).toBe(2))
    mayAnswer.resolve()
    await Promise.all([first, second])
    const [row] = await arrivalsOf(there)
    expect(row).toMatchObject({ state: 'ready', owner: null, attempts: 2 })
  }, 180_000)
})
