import { request } from 'node:http'
import type { Site } from '@mimar/document'
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
    const { settings, signIn, owner, database, sites } = await aPublishedSite(postgres!)
    const cookie = `mimar_session=${await signIn.exchange(await signIn.makeLink(owner.id, 600_000))}`
    const { dataDir, database: address } = settings
    const before = await serverProcess(dataDir, address, { draws: true })
    const ask = (port: number, what: string, body?: object) => {
      const headers = { cookie, 'content-type': 'application/json', connection: 'close' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return fetch(`http://localhost:${port}/api/v1/sites/hotel/${what}`, init)
    }
    const publish = async (port: number) => expect((await ask(port, 'releases', {})).status).toBe(201)
    const send = async (port: number, operation: object) =>
      (await ask(port, 'operations', { base: 0, changes: [{ id: `sunny-${port}`, operation }] })).json()
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
    // What only the successor knows is dropped, damaged and refused by nobody; visitors read on at both.
    const { site } = (await sites.read('hotel'))!
    const sunny = { do: 'set-section', section: site.pages[0]!.sections[0]!.id, property: 'weather', value: 'sun' }
    expect(await send(before.port, sunny)).toMatchObject({ status: 503, code: 'version-behind' })
    expect(await send(next.port, sunny)).toMatchObject({ revision: expect.any(Number) })
    expect((await edit(before.port, cookie, 'Said too early')).json.code).toBe('version-behind')
    expect(await (await ask(before.port, 'releases', {})).json()).toMatchObject({ code: 'version-behind' })
    await changeAt(next.port, both)
    const kept = (await (await ask(next.port, 'document')).json()) as { site: Site }
    expect(kept.site.pages[0]?.sections[0]).toMatchObject({ weather: 'sun' })
    expect(await before.end()).toBe(0)
    expect(await refusalOf(dataDir, address)).toMatch(/newer version of Mimar[\s\S]+"999-next"/)
    await changeAt(next.port, [next.port])
    await next.end()
  },
  120_000,
)
