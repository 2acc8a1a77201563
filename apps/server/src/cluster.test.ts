import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyPlace, opened } from './backup/testing.ts'
import { clock } from './clock.ts'
import { ScheduleStore } from './store/schedules.store.ts'
import { dialects } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { hasPostgres } from './testing/postgres.ts'
import { serverProcess } from './testing/server-process.ts'
import { someSite, titled } from './testing/site.ts'

const [, postgres] = dialects
const SITES = ['hotel', 'cafe']
const CHANGES = 60

/** Sends a change to one server after the other until one has stored it; a second way of saying it is the same change. */
async function send(ports: readonly number[], cookie: string, site: string, id: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const port = ports[tries % ports.length]
    try {
      const answer = await fetch(`http://localhost:${port}/api/v1/sites/${site}/operations`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ base: 0, changes: [{ id, operation: titled(id) }] }),
        signal: AbortSignal.timeout(5_000),
      })
      if (answer.status === 200) return
    } catch {
      // Cut, refused or silent: nobody knows whether it was stored.
    }
    if (tries > 100) throw new Error(`No server takes ${id}.`)
    await pause(20)
  }
}

test.runIf(hasPostgres)(
  'of two servers one is killed and one stands still while people work: what was acknowledged is there once, in order, and a job is done once',
  async () => {
    const { settings, signIn, siteStore, accounts, owner, database, sites } = await opened(await emptyPlace(postgres!))
    for (const id of SITES) await siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
    const cookie = `mimar_session=${await signIn.exchange(await signIn.makeLink(owner.id, 60_000))}`
    const start = () => serverProcess(settings.dataDir, settings.database)
    let [one, other] = await Promise.all([start(), start()])
    const acknowledged: string[] = []
    const people = ['a', 'b', 'c', 'd'].map(async (person, number) => {
      for (let count = 0; count < CHANGES; count += 1) {
        const id = `change-${person}-${count}`
        const ports = [one.port, other.port]
        await send(count % 2 === 0 ? ports : ports.toReversed(), cookie, SITES[number % 2]!, id)
        acknowledged.push(id)
      }
    })
    const reached = (count: number) => eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(count))
    await reached(CHANGES)
    await one.end('SIGKILL')
    one = await start()
    await reached(2 * CHANGES)
    other.stall()
    const schedules = new ScheduleStore(database)
    // Nobody by that account may publish: it ends at once, and a second end would be a second mail.
    const stranger = await accounts.insert('stranger@example.com', 'member')
    const due = { site: 'hotel', account: stranger.id, timeZone: 'UTC', at: new Date(clock.now()).toISOString() }
    await schedules.put(due)
    await one.end()
    one = await start()
    await eventually(async () => expect((await schedules.find('hotel'))?.ending?.outcome).toBe('stopped'))
    other.goOn()
    await Promise.all(people)
    const rows = await database.query.selectFrom('operations').select(['site', 'change_id', 'revision']).execute()
    for (const site of SITES) {
      const revisions = rows.filter((row) => row.site === site).map(({ revision }) => revision)
      expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions.map((_, index) => index + 1))
      expect((await sites.read(site))?.revision).toBe(revisions.length)
    }
    expect(rows.map((row) => row.change_id).toSorted()).toEqual(acknowledged.toSorted())
    expect(await schedules.find('hotel')).toMatchObject({ attempts: 1, ending: { outcome: 'stopped' } })
    await Promise.all([one.end(), other.end()])
  },
  120_000,
)
