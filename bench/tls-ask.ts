import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTlsAsk } from '../apps/server/src/routes/tls-ask.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { percentile, printTable } from './table.ts'

const NAMES = 10_000
const STRANGERS = 100_000
/** As many web servers ask at once. */
const AT_ONCE = 8
const BUDGET_MS = 5

/** A web server in front asks for names that are proved, while it is asked for a hundred thousand that are not. */
const names = Array.from({ length: NAMES }, (_, index) => `shop-${index}.example`)
const settings = readSettings({ APP_URL: 'https://edit.host.test', SITES_DOMAIN: 'sites.test' })
await settings.ownDomains.open({
  stamp: async () => '1',
  allNames: async () =>
    names.map((name, index) => ({ name, site: `s${index}`, slug: `s${index}`, main: name, isConnected: true })),
})
let queries = 0
const ask = createTlsAsk({
  settings,
  async hasSite() {
    queries += 1
    return false
  },
})
const server = createServer((asked, answer) => {
  if (!ask(asked, answer)) answer.writeHead(418).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function timed(name: string): Promise<{ readonly ms: number; readonly status: number | undefined }> {
  const began = performance.now()
  const sent = request({ port, host: '127.0.0.1', agent, path: `/tls/ask?domain=${name}` }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
  return { ms: performance.now() - began, status: answer.statusCode }
}

const known: number[] = []
let wrong = 0
let next = 0
async function goOn() {
  for (let index = next++; index < STRANGERS; index = next++) {
    const stranger = await timed(index % 2 === 0 ? `stranger-${index}.example` : `stranger-${index}.sites.test`)
    if (stranger.status !== 404) wrong += 1
    if (index % 10 > 0) continue
    const own = await timed(names[index % NAMES]!)
    known.push(own.ms)
    if (own.status !== 200) wrong += 1
  }
}
const before = process.memoryUsage().heapUsed
await Promise.all(Array.from({ length: AT_ONCE }, goOn))
server.close()
agent.destroy()
const heap = (process.memoryUsage().heapUsed - before) / 1e6
printTable('Caddy asks (/tls/ask)', [
  {
    ...{ what: `${NAMES} names, ${STRANGERS} strange ones: p99`, unit: 'ms' },
    ...{ measured: percentile(known, 0.99), budget: BUDGET_MS },
  },
  { what: 'wrong answers', measured: wrong, unit: '', budget: 0 },
  { what: 'heap that strangers left', measured: heap, unit: 'MB', budget: 64 },
  { what: 'queries for strangers below the sites’ domain', measured: queries, unit: '' },
])
