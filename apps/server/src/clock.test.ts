import { expect, test } from 'vitest'
import { emptyPlace, opened } from './backup/testing.ts'
import { clock } from './clock.ts'
import { MessageStore } from './store/messages.store.ts'
import { ScheduleStore } from './store/schedules.store.ts'
import { dialects } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { hasPostgres } from './testing/postgres.ts'
import { serverProcess } from './testing/server-process.ts'
import { someSite } from './testing/site.ts'

const [, postgres] = dialects
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY
const at = (time: number) => new Date(time).toISOString()

/** An installation with two sites, and an account that may publish neither: what is due for it ends at once, without a publish. */
async function withSites() {
  const installation = await opened(await emptyPlace(postgres!))
  const { siteStore, owner, accounts } = installation
  for (const id of ['hotel', 'cafe']) {
    await siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
  }
  return { ...installation, stranger: await accounts.insert('stranger@example.com', 'member') }
}

/** A complaint of yesterday, and a message that was erased an hour ago. */
async function addMessages(query: Awaited<ReturnType<typeof withSites>>['database']['query']): Promise<void> {
  const said = { name: 'Guest', email: 'guest@example.com', body: 'Hello', event: null, guests: null, attending: null }
  const about = { send_key: null, sender: null, cookies_accepted: null, findable: '', read_at: null, language: 'en' }
  const now = clock.now()
  const rows = [
    { id: 'complaint', kind: 'complaint', at: at(now - DAY), erased_at: null },
    { id: 'erased', kind: 'contact', at: at(now - 2 * DAY), erased_at: at(now - 60 * MINUTE) },
  ]
  for (const row of rows) {
    await query
      .insertInto('messages')
      .values({ site: 'hotel', folder: 'inbox', ...said, ...about, ...row })
      .execute()
  }
}

test.runIf(hasPostgres)(
  'a server whose clock is minutes off or in a wrong year publishes nothing early or late, forgets no message and signs nobody out',
  async () => {
    const { settings, database, stranger, owner, signIn } = await withSites()
    const { query } = database
    await addMessages(query)
    const schedules = new ScheduleStore(database)
    const later = { account: stranger.id, timeZone: 'UTC' }
    await schedules.put({ site: 'hotel', ...later, at: at(clock.now() + 4 * MINUTE) })
    const cookie = `mimar_session=${await signIn.exchange(await signIn.makeLink(owner.id, MINUTE))}`
    const due = { message: 'complaint', attempts: 0, due_at: at(clock.now() + 2 * MINUTE) }
    await query.insertInto('mails').values(due).execute()
    // Nobody answers there: whoever tries to send it counts an attempt.
    const environment = { SMTP_URL: 'smtp://127.0.0.1:9' }
    const start = (clockOff: number) => serverProcess(settings.dataDir, settings.database, { clockOff, environment })
    const servers = await Promise.all([start(5 * MINUTE), start(15 * YEAR), start(-YEAR)])
    for (const { port } of servers) {
      const session = await fetch(`http://localhost:${port}/api/v1/session`, { headers: { cookie } })
      expect(session.status).toBe(200)
    }
    await schedules.put({ site: 'cafe', ...later, at: at(clock.now()) })
    // They look once a minute at the latest; a start of another one is as good a moment.
    const fourth = await start(-YEAR)
    await eventually(async () => expect((await schedules.find('cafe'))?.ending?.outcome).toBe('stopped'))
    const ended = (await schedules.find('cafe'))!.ending!.endedAt
    expect(Math.abs(Date.parse(ended) - clock.now())).toBeLessThan(MINUTE)
    expect(await schedules.find('hotel')).toMatchObject({ ending: null, attempts: 0 })
    expect(await query.selectFrom('mails').selectAll().execute()).toMatchObject([due])
    expect((await new MessageStore(database).find('hotel', 'complaint'))?.id).toBe('complaint')
    expect(await query.selectFrom('messages').select('id').orderBy('id').execute()).toHaveLength(2)
    await Promise.all([...servers, fourth].map(({ end }) => end()))
  },
  90_000,
)
