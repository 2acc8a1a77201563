import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aPublishedSite, emptyPlace, opened } from '../backup/testing.ts'
import type { Dialect } from '../testing/dialects.ts'
import { serverProcess } from '../testing/server-process.ts'
import { titled } from '../testing/site.ts'

const NEAR = { PRIVATE_WEBHOOKS: 'on' }

/** Two installations of one kind of database, each with a server that runs: a hotel in the first, nothing in the second. */
export async function twoServers(dialect: Dialect) {
  const here = await aPublishedSite(dialect, NEAR)
  const there = await opened(await emptyPlace(dialect, NEAR))
  const run = ({ settings }: typeof here, port?: number) =>
    serverProcess(settings.dataDir, settings.database, { environment: NEAR, draws: true, ...(port && { port }) })
  const [old, young] = await Promise.all([run(here), run(there)])
  const cookie = `mimar_session=${await here.signIn.exchange(await here.signIn.makeLink(here.owner.id, 600_000))}`
  const permission = async () => (await there.arrivals.allow(there.owner.id)).permission
  return { here, there, old, young, cookie, permission, run, to: `http://localhost:${young.port}` }
}

/** Sends one change to a server as an editor does, until it is stored or that server says no for good; the change as it was named. */
export async function edit(port: number, cookie: string, words: string) {
  const id = `change-${randomUUID()}`
  const answer = await fetch(`http://localhost:${port}/api/v1/sites/hotel/operations`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ base: 0, changes: [{ id, operation: titled(words) }] }),
  })
  return { id, status: answer.status, json: (await answer.json()) as { code?: string; message?: string } }
}

/** A way to a server by which `before` sees each request go, and `after` each answer come back; either may keep it waiting. */
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
        await after(asked)
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
