import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTlsAsk } from '../apps/server/src/routes/tls-ask.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { inTurns, percentile, printTable } from './table.ts'

const NAMES = 10_000
const STRANGERS = 100_000
const ROUNDS = 5
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
/** The floor: whoever is asked the same and looks at nothing. */
const bare = createServer((_, answer) => answer.end())

async function listening(one: typeof server): Promise<number> {
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  return (one.address() as AddressInfo).port
}

async function timed(port: number, name: string, agent: Agent) {
  const began = performance.now()
  const sent = request({ port, host: '127.0.0.1', agent, path: `/tls/ask?domain=${name}` }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
  return { ms: performance.now() - began, status: answer.statusCode }
}

let wrong = 0
/** Asks for strange names and, at every tenth, for one that is known: how long the known ones took, as 99 of 100 are quicker. */
async function askRound(port: number, round: number, isJudged: boolean): Promise<number> {
  const known: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const count = (isRight: boolean) => {
    if (isJudged && !isRight) wrong += 1
  }
  const indexes = Array.from({ length: STRANGERS / ROUNDS }, (_, at) => round * (STRANGERS / ROUNDS) + at).values()
  const goOn = async () => {
    for (const index of indexes) {
      const name = index % 2 === 0 ? `stranger-${index}.example` : `stranger-${index}.sites.test`
      count((await timed(port, name, agent)).status === 404)
      if (index % 10 > 0) continue
      const own = await timed(port, names[index % NAMES]!, agent)
      known.push(own.ms)
      count(own.status === 200)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
  agent.destroy()
  return percentile(known, 0.99)
}

const [port, barePort] = [await listening(server), await listening(bare)]
const [ours, floor]: [number[], number[]] = [[], []]
const before = process.memoryUsage().heapUsed
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await askRound(port, round, true))
  floor.push(await askRound(barePort, round, false))
}
server.close()
bare.close()
const heap = (process.memoryUsage().heapUsed - before) / 1e6
printTable('Caddy asks (/tls/ask)', [
  inTurns(ours, floor, { what: `${NAMES} names, ${STRANGERS} strange ones: p99`, unit: 'ms', budget: BUDGET_MS }),
  { what: 'wrong answers', measured: wrong, unit: '', budget: 0 },
  { what: 'heap that strangers left', measured: heap, unit: 'MB', budget: 64 },
  { what: 'queries for strangers below the sites’ domain', measured: queries, unit: '' },
])
