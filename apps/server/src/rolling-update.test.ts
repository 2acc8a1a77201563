import { request } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPublishedSite } from './backup/testing.ts'
import { edit } from './moving/testing.ts'
import { dialects } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { hasPostgres } from './testing/postgres.ts'
import { refusalOf, serverProcess } from './testing/server-process.ts'

const [, postgres] = dialects

/** The home page of the hotel, as visitors read it at a server. */
function read(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `hotel.localhost:${port}`, connection: 'close' }
    const asked = request({ port, host: '127.0.0.1', path: '/', headers }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      resolve(text)
    })
    asked.on('error', reject).end()
  })
}

test.runIf(hasPostgres)(
  'rolling update: a server goes on editing, publishing and answering while its successor has added to the tables and works beside it; ended, it does not come back',
  async () => {
    const { settings, signIn, owner, database } = await aPublishedSite(postgres!)
    const cookie = `mimar_session=${await signIn.exchange(await signIn.makeLink(owner.id, 600_000))}`
    const { dataDir, database: address } = settings
    const before = await serverProcess(dataDir, address, { draws: true })
    const publish = async (port: number) => {
      const headers = { cookie, 'content-type': 'application/json', connection: 'close' }
      const init = { method: 'POST', headers, body: '{}' }
      expect((await fetch(`http://localhost:${port}/api/v1/sites/hotel/releases`, init)).status).toBe(201)
    }
    const changes: string[] = []
    const changeAt = async (port: number, everywhere: readonly number[]) => {
      const words = `Said at ${port}, ${changes.length}`
      const { id, status } = await edit(port, cookie, words)
      expect(status).toBe(200)
      changes.push(id)
      await publish(port)
      for (const one of everywhere) await eventually(async () => expect(await read(one)).toContain(words))
    }
    await changeAt(before.port, [before.port])
    const next = await serverProcess(dataDir, address, { draws: true, isNext: true })
    const both = [before.port, next.port]
    for (const port of [...both, ...both]) await changeAt(port, both)
    // What the successor added was there all the while: its trigger noted what either of them did to the site.
    const noted = await sql<{ count: string }>`select count(*) from next_things`.execute(database.query)
    expect(Number(noted.rows[0]?.count)).toBeGreaterThanOrEqual(8)
    const rows = database.query.selectFrom('operations').select('change_id').where('site', '=', 'hotel')
    const stored = (await rows.orderBy('revision').execute()).map((row) => row.change_id)
    expect(stored.slice(-changes.length)).toEqual(changes)
    expect(await before.end()).toBe(0)
    expect(await refusalOf(dataDir, address)).toMatch(/newer version of Mimar[\s\S]+"999-next"/)
    await changeAt(next.port, [next.port])
    await next.end()
  },
  120_000,
)
