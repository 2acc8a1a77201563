// kill -9 at each step of a move, on either side.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dialects, newFolder } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { storageBeside } from '../testing/stores.ts'
import { STILL_MS } from './departures.ts'
import { edit, twoServers } from './testing.ts'

type Pair = Awaited<ReturnType<typeof twoServers>>

const CLI = join(import.meta.dirname, '../../../cli/src/mimar.ts')

const revisionsOf = async ({ database }: Pair['here']) =>
  (await database.query.selectFrom('operations').select(['revision', 'change_id']).orderBy('revision').execute()).map(
    ({ revision, change_id }) => `${revision} ${change_id}`,
  )

/** The old server goes on, and the other shows nothing. */
async function goesOn({ here, there, old, cookie }: Pair) {
  const acknowledged = await eventually(async () => {
    const { id, status } = await edit(old.port, cookie, 'Still open')
    expect(status).toBe(200)
    return id
  })
  expect((await revisionsOf(here)).filter((change) => change.includes(acknowledged))).toHaveLength(1)
  expect(await there.siteStore.list(null)).toEqual([])
}

/** Nobody says it again: both servers ask each other, with growing pauses. */
const arrives = ({ here }: Pair) =>
  vi.waitFor(async () => expect((await here.siteStore.find('hotel'))?.archived?.leadsTo).toMatch(/^http/), {
    timeout: 60_000,
    interval: 200,
  })

/** The command in a process of its own, killed as soon as it says that word. */
async function killedAt({ here, to }: Pair, permission: string, word: string) {
  const file = join(newFolder(), 'permission')
  await writeFile(file, permission)
  const { dataDir, database, port } = here.settings
  const DATABASE_URL = /^postgres/.test(database) ? database : ''
  const child = spawn(process.execPath, [CLI, 'move', 'hotel', '--to', to, '--permission', file], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...storageBeside(dataDir),
      DATABASE_URL,
      PORT: String(port),
      PRIVATE_WEBHOOKS: 'on',
      AVIF: 'off',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
    if (said.includes(word)) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  expect(said).toContain(word)
}

describe.each(dialects)('$name', (dialect) => {
  test('the server that gets a site is killed at each step: before the switch the site goes on where it is, after it the site arrives once', async () => {
    const pair = await twoServers(dialect)
    const { here, there, to, run, old, cookie } = pair
    let { young } = pair
    const permission = await pair.permission()
    const row = (await here.siteStore.find('hotel'))!
    const move = (tell: (step: string) => void) =>
      here.departures.move(row, { to, permission, by: here.owner.id, tell })
    // What is killed as pictures or changes come has less there than as the site is read, and is forgotten in the same way.
    for (const step of ['site', 'switch']) {
      await expect(move((at) => void (at === step && process.kill(young.pid, 'SIGKILL')))).rejects.toThrow()
      await goesOn(pair)
      young = await run(there)
    }
    await expect(move((at) => void (at === 'arrival' && process.kill(young.pid, 'SIGKILL')))).rejects.toThrow(
      /handed over/,
    )
    expect(await edit(old.port, cookie, 'Too late')).toMatchObject({ status: 503, json: { code: 'site-moving' } })
    expect((await here.siteStore.find('hotel'))?.archived).toBe(null)
    const kept = await revisionsOf(here)
    young = await run(there)
    await arrives(pair)
    expect(await revisionsOf(there)).toEqual(kept)
    expect(await there.siteStore.list(null)).toHaveLength(1)
  }, 240_000)

  test('who moves a site is killed at each step: before the switch the site goes on where it is, after it it arrives by itself', async () => {
    const pair = await twoServers(dialect)
    const { here, there } = pair
    const permission = await pair.permission()
    await killedAt(pair, permission, 'The site')
    await goesOn(pair)
    // The word is said a moment before it is killed: it may be decided by then, or not.
    await killedAt(pair, permission, 'The switch')
    const known = await here.database.query.selectFrom('site_moves').select('state').executeTakeFirst()
    if (known?.state !== 'decided' && known?.state !== 'gone') {
      await goesOn(pair)
      await killedAt(pair, permission, 'The other server has it')
    }
    await arrives(pair)
    expect(await revisionsOf(there)).toEqual(await revisionsOf(here))
    expect(await there.siteStore.list(null)).toHaveLength(1)
  }, 240_000)

  test('the other server stands still in the last moment: the site is changed again after 2.5 seconds', async () => {
    const pair = await twoServers(dialect)
    const { here, young, to } = pair
    const row = (await here.siteStore.find('hotel'))!
    let began = 0
    const tell = (step: string) => {
      if (step !== 'switch' || began > 0) return
      young.stall()
      began = performance.now()
    }
    const moving = here.departures.move(row, { to, permission: await pair.permission(), by: here.owner.id, tell })
    await expect(moving).rejects.toThrow(/goes on here/)
    expect(began).toBeGreaterThan(0)
    await goesOn(pair)
    expect(STILL_MS).toBeLessThanOrEqual(2_500)
    young.goOn()
  }, 120_000)
})
