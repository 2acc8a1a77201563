// The database is gone for five minutes: visitors read a million pages, editors wait, and what they sent is there once it is back.
import { setTimeout as pause } from 'node:timers/promises'
import { percentile, printTable } from '../table.ts'
import { readMany } from './mass.ts'
import { editorsOf, makeSites, Readings, read, readOnEach } from './people.ts'
import { heldAgainst } from './promises.ts'
import { openStage, type Stage } from './stage.ts'

const READERS = 50
const CHUNK = 10

interface Options {
  readonly servers: number
  readonly seconds: number
  readonly reads: number
}

/** The database ends without a goodbye, and comes back when so many seconds have passed and so many pages were read. */
export async function measureDatabaseOff({ servers, seconds, reads }: Options): Promise<void> {
  const stage = await openStage({ servers })
  try {
    const sites = await makeSites(stage.api, 'away')
    const slugs = sites.map(({ slug }) => slug)
    await readOnEach(stage, slugs)
    const editors = editorsOf(sites, () => stage.port)
    let isOver = false
    const working = editors.map((editor) => editor.workUntil(() => isOver))
    const readings = new Readings()
    const reading = Array.from({ length: READERS }, () =>
      read({ port: stage.port, slugs, readings, isOver: () => isOver }),
    )
    await pause(5_000)
    const mass = await whileAway(stage, slugs, { seconds, reads })
    const back = performance.now()
    await Promise.all(editors.map((editor) => editor.next()))
    const waited = (performance.now() - back) / 1000
    await pause(5_000)
    isOver = true
    await Promise.all([...working, ...reading])
    printTable(`${servers} servers, the database gone for ${mass.took.toFixed(0)} s`, [
      { what: 'pages read meanwhile', measured: mass.read, unit: '', budget: reads, atLeast: true },
      { what: '  failed', measured: mass.failed, unit: '', budget: 0 },
      { what: 'pages read in full by others, before and after too', measured: readings.read, unit: '' },
      { what: '  failed', measured: readings.failed.length, unit: '', budget: 0 },
      { what: '  99 of 100 within', measured: percentile(readings.waits, 0.99), unit: 'ms' },
      ...(await heldAgainst(stage, editors)),
      { what: 'changes that waited for it', measured: editors.flatMap(({ late }) => late).length, unit: '' },
      { what: '  all stored after it was back within', measured: waited, unit: 's' },
    ])
  } finally {
    await stage.stop()
  }
}

interface Away {
  readonly read: number
  readonly failed: number
  readonly took: number
}

/** Reads go on through the moment in which it goes, and the one in which it comes. */
async function whileAway(
  { cluster, port }: Stage,
  slugs: readonly string[],
  { seconds, reads }: Omit<Options, 'servers'>,
): Promise<Away> {
  const began = performance.now()
  const sum = { read: 0, failed: 0 }
  const tookSoFar = () => (performance.now() - began) / 1000
  const going = pause(1_000).then(() => cluster.crash())
  while (tookSoFar() < seconds || sum.read < reads) {
    const { read: more, failed } = await readMany(port, slugs, CHUNK)
    sum.read += more
    sum.failed += failed
    console.log(`    ${tookSoFar().toFixed(0)} s: ${sum.read} pages read, ${sum.failed} failed`)
  }
  await going
  const took = tookSoFar()
  const coming = pause(1_000).then(() => cluster.comeBack())
  const { read: more, failed } = await readMany(port, slugs, CHUNK)
  await coming
  return { read: sum.read + more, failed: sum.failed + failed, took }
}
