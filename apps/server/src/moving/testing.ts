import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { aPublishedSite, emptyPlace, opened } from '../backup/testing.ts'
import { start } from '../start.ts'
import type { Dialect } from '../testing/dialects.ts'
import { freePort, serverProcess } from '../testing/server-process.ts'
import { titled } from '../testing/site.ts'
import { storageBeside } from '../testing/stores.ts'

const NEAR = { PRIVATE_WEBHOOKS: 'on', HOST: '127.0.0.1', AVIF: 'off' }

/** Two installations of one kind of database: a hotel in the first, nothing in the second. Each says where it will be asked. */
async function twoPlaces(dialect: Dialect) {
  const near = async () => ({ ...NEAR, PORT: String(await freePort()) })
  const here = await aPublishedSite(dialect, await near())
  const there = await opened(await emptyPlace(dialect, await near()))
  const cookie = `mimar_session=${await here.signIn.exchange(await here.signIn.makeLink(here.owner.id, 600_000))}`
  const permission = async () => (await there.arrivals.allow(there.owner.id)).permission
  return { here, there, cookie, permission, to: there.settings.appUrl.origin }
}

type Place = Awaited<ReturnType<typeof twoPlaces>>['here']

/** Both with a server in a process of its own, which may be killed. */
export async function twoServers(dialect: Dialect) {
  const places = await twoPlaces(dialect)
  const run = ({ settings: { dataDir, database, port } }: Place) =>
    serverProcess(dataDir, database, { environment: NEAR, draws: true, port })
  const [old, young] = await Promise.all([run(places.here), run(places.there)])
  return { ...places, old, young, run }
}

/** Both with a server in this process, which is there in a tenth of the time. */
export async function twoStarted(dialect: Dialect) {
  const places = await twoPlaces(dialect)
  const run = async ({ settings: { dataDir, database, port } }: Place) => {
    const isUrl = /^postgres/.test(database)
    const beside = { ...(isUrl && { DATABASE_URL: database }), ...storageBeside(dataDir) }
    const environment = { ...NEAR, DATA_DIR: dataDir, ...beside, PORT: String(port) }
    const { stop } = await start(environment, () => {})
    let stopped: Promise<void> | undefined
    const end = () => (stopped ??= stop())
    onTestFinished(end)
    return { port, end }
  }
  return { ...places, old: await run(places.here), young: await run(places.there), run }
}

/** Sends one change to a server as an editor does, until it is stored or that server says no for good; the change as it was named. */
export async function edit(port: number, cookie: string, words: string) {
  const id = `change-${randomUUID()}`
  const answer = await fetch(`http://localhost:${port}/api/v1/sites/hotel/operations`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ base: 0, changes: [{ id, operation: titled(words) }] }),
  })
  return {
    id,
    status: answer.status,
    json: (await answer.json()) as { code?: string; message?: string; movedTo?: object },
  }
}

/** A way to a server by which `before` sees each request go, and `after` each answer come back; either may keep it waiting, and an answer is lost where `after` rejects. */
export async function wayTo(
  port: number,
  { before, after }: Readonly<Record<'before' | 'after', (asked: string) => Promise<unknown>>>,
) {
  const gate = createServer(async (from, back) => {
    const chunks: Buffer[] = []
    for await (const chunk of from) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const asked = `${from.url} ${body.length < 1_000 ? body.toString() : ''}`
    await before(asked)
    const { 'transfer-encoding': _, ...asIs } = from.headers
    const headers = { ...asIs, host: `localhost:${port}`, 'content-length': String(body.length) }
    const onward = request(
      { port, host: '127.0.0.1', path: from.url, method: from.method, headers },
      async (answer) => {
        try {
          await after(asked)
        } catch {
          return void back.destroy()
        }
        back.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(back)
      },
    )
    onward.on('error', () => back.destroy())
    onward.end(body)
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  return { to: `http://localhost:${(gate.address() as AddressInfo).port}`, close: () => gate.close() }
}
