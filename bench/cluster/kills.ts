// One server is killed every ten seconds, while people edit, publish and read through haproxy.
import { setTimeout as pause } from 'node:timers/promises'
import { percentile, printTable, type Row } from '../table.ts'
import { type Editor, editorsOf, makeSites, Readings, read } from './people.ts'
import { heldAgainst } from './promises.ts'
import { type Api, openStage, type Stage } from './stage.ts'

const READERS = 1_000
const EVERY = 10_000
const PUBLISHED_EVERY = 5_000

interface Options {
  readonly servers: number
  readonly seconds: number
  readonly hasBucket: boolean
}

/** So many servers, one of them killed every ten seconds: what was lost, doubled and not served. */
export async function measureKills({ servers, seconds, hasBucket }: Options): Promise<void> {
  const stage = await openStage({ servers, hasBucket })
  try {
    const sites = await makeSites(stage.api, 'kills')
    const editors = editorsOf(sites, () => stage.port)
    const slugs = sites.map(({ slug }) => slug)
    const end = performance.now() + seconds * 1000
    const isOver = () => performance.now() > end
    const readings = new Readings()
    const readers = Array.from({ length: READERS }, () => read({ port: stage.port, slugs, readings, isOver }))
    const publisher = publishUntil(isOver, stage.api, slugs)
    const [kills] = await Promise.all([
      killUntil(isOver, stage, (count) =>
        console.log(
          `    ${count} kills: ${editors.reduce((sum, one) => sum + one.acknowledged.length, 0)} changes, ${readings.read} pages read, ${readings.failed.length} failed`,
        ),
      ),
      ...editors.map((editor) => editor.workUntil(isOver)),
      ...readers,
    ])
    const publishes = await publisher
    printTable(`${servers} servers, one killed every 10 s, ${editors.length} editors, ${READERS} readers`, [
      { what: `kills in ${seconds} s`, measured: kills, unit: '' },
      ...(await heldAgainst(stage, editors)),
      ...backIn(editors),
      { what: 'pages read', measured: readings.read, unit: '' },
      { what: '  failed', measured: readings.failed.length, unit: '', budget: 0 },
      { what: '  99 of 100 within', measured: percentile(readings.waits, 0.99), unit: 'ms' },
      { what: 'publishes meanwhile', measured: publishes, unit: '' },
    ])
  } finally {
    await stage.stop()
  }
}

function backIn(editors: readonly Editor[]): Row[] {
  const away = editors.flatMap(({ late }) => late.map(({ took }) => took / 1000))
  const all = editors.flatMap(({ waits }) => waits)
  return [
    { what: 'changes that had to be sent again', measured: away.length, unit: '' },
    { what: '  95 of 100 stored within', measured: away.length > 0 ? percentile(away, 0.95) : 0, unit: 's', budget: 2 },
    { what: '  the slowest', measured: Math.max(0, ...away), unit: 's' },
    ...reasonsOf(editors.flatMap(({ failures }) => failures)),
    { what: 'all changes, 95 of 100 stored within', measured: percentile(all, 0.95), unit: 'ms' },
    // Where the proxy asks the next server by itself, nobody sends again and somebody waits all the same.
    { what: '  999 of 1,000', measured: percentile(all, 0.999), unit: 'ms', budget: 2_000 },
    { what: '  the slowest', measured: Math.max(0, ...all), unit: 'ms' },
  ]
}

/** How often each of them was so. */
function reasonsOf(failures: readonly string[]): Row[] {
  const kinds = [...new Set(failures)].sort()
  const count = (kind: string) => failures.filter((one) => one === kind).length
  return kinds.map((kind) => ({ what: `  answered ${kind}`, measured: count(kind), unit: '' }))
}

/** One after the other, each when the one before it is at work again: so many were killed. */
async function killUntil(isOver: () => boolean, { servers }: Stage, tell: (count: number) => void): Promise<number> {
  let count = 0
  for (; ; count += 1) {
    const next = pause(EVERY)
    const server = servers[count % servers.length]!
    if (count > 0) {
      await server.kill()
      await server.start()
      while (!(await server.isReady())) await pause(50)
      if (count % 6 === 0) tell(count)
    }
    await next
    if (isOver()) return count
  }
}

/** Publishes one site after the other, again where no answer came. */
async function publishUntil(isOver: () => boolean, api: Api, ids: readonly string[]): Promise<number> {
  let count = 0
  while (!isOver()) {
    const next = pause(PUBLISHED_EVERY)
    const path = `/sites/${ids[count % ids.length]}/releases`
    const answer = await api(path, { method: 'POST', body: {} }).catch(() => undefined)
    if (answer?.status === 201) count += 1
    await next
  }
  return count
}
