import { setTimeout as pause } from 'node:timers/promises'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { makeHugo } from './hugo.ts'
import { makeLargeSite, post, read, type Size } from './large-site.ts'
import { bareChange, change, ownerOf } from './live-change.ts'
import { startPosts } from './posting.ts'
import { inTurns, median, percentile, printTable, type Row } from './table.ts'

/** A small site, a large one, and as many pages as a site may have: of one section, because all of a site is at most 10,000,000 characters. */
const SIZES = [
  { pages: 5, sections: 10 },
  { pages: 1_000, sections: 10 },
  { pages: 10_000, sections: 1 },
] as const satisfies readonly Size[]
const CHANGES = 20
const RESTARTS = 5
const ROUNDS = 5

type Api = Awaited<ReturnType<typeof ownerOf>>

/** Everything is drawn again, as often as there are rounds, in turns with Hugo. */
async function publishAll(api: Api, id: string, size: Size, revision: number): Promise<Row[]> {
  const hugo = makeHugo(size.pages, size.sections)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (hugo) theirs.push(hugo.build())
    const operation = { do: 'set-theme', property: 'palette/tertiaryNormal', value: `#33333${round}` }
    await post(api, `/sites/${id}/operations`, {
      base: revision + round,
      changes: [{ id: `theme-of-${round}`, operation }],
    })
    const began = performance.now()
    await post(api, `/sites/${id}/releases`, {})
    ours.push(performance.now() - began)
  }
  hugo?.remove()
  const what = `${size.pages} pages drawn and published again`
  return [
    ...(hugo ? [inTurns(ours, theirs, { what: `${what}, × Hugo`, unit: 'ms', ratio: 0.7 })] : []),
    {
      what: hugo ? '  the same' : `${what} (Hugo is not installed)`,
      measured: median(ours),
      unit: 'ms',
      budget: 6_000,
    },
  ]
}

async function restart(before: Installation, id: string, revision: number, say: string) {
  await before.stop('keep-data')
  const installation = await startInstallation({ dataDir: before.dataDir, port: before.port })
  try {
    const api = await ownerOf(installation)
    // Whoever changes something has opened the editor before, and looks at it for a moment.
    await read(api, `/sites/${id}/document`)
    await api(`/sites/${id}/canvas.css?lang=en`)
    await pause(1_500)
    return { installation, ...(await change(api, installation, { id, base: revision, section: 'p0s0', say })) }
  } catch (failure) {
    await installation.stop()
    throw failure
  }
}

interface Round {
  readonly all: number
  readonly change: number
  readonly publish: number
}

async function measure(size: Size): Promise<Row[]> {
  let installation = await startInstallation()
  const floor = await startPosts(installation.dataDir)
  try {
    const api = await ownerOf(installation)
    const id = await makeLargeSite(api, size)
    const began = performance.now()
    await post(api, `/sites/${id}/releases`, {})
    const first = performance.now() - began
    let { revision } = await read(api, `/sites/${id}/document`)
    const rounds: Round[] = []
    const bare: number[] = []
    for (let count = 0; count < CHANGES; count += 1) {
      const took = await change(api, installation, {
        ...{ id, base: revision++, section: 'p0s0', say: `Words of ${size.pages}, ${count}` },
      })
      rounds.push(took)
      bare.push(await bareChange(floor.port, took.page))
    }
    const whole = size.pages === 10_000 ? await publishAll(api, id, size, revision) : []
    revision += whole.length > 0 ? ROUNDS : 0
    const starts: Round[] = []
    const bareStarts: number[] = []
    for (let count = 0; count < RESTARTS; count += 1) {
      const { installation: next, ...took } = await restart(installation, id, revision++, `After start ${count}`)
      installation = next
      starts.push(took)
      bareStarts.push(await bareChange(floor.port, took.page))
    }
    return [...rowsOf(size, { rounds, bare, starts, bareStarts, first }), ...whole]
  } finally {
    floor.child.disconnect()
    await installation.stop()
  }
}

interface Measured {
  readonly rounds: readonly Round[]
  readonly bare: readonly number[]
  readonly starts: readonly Round[]
  readonly bareStarts: readonly number[]
  readonly first: number
}

function rowsOf({ pages, sections }: Size, { rounds, bare, starts, bareStarts, first }: Measured): Row[] {
  const part = (of: keyof Round) => rounds.map((round) => round[of])
  const title = `one change until a visitor reads it, ${pages} pages of ${sections}`
  const all = inTurns(part('all'), bare, { what: `${title}, p95`, unit: 'ms', budget: 15 })
  const again = starts.map((one) => one.all)
  return [
    { ...all, measured: percentile(part('all'), 0.95), floor: percentile(bare, 0.95) },
    { what: '  the change', measured: percentile(part('change'), 0.95), unit: 'ms' },
    { what: '  the publish', measured: percentile(part('publish'), 0.95), unit: 'ms' },
    inTurns(again, bareStarts, { what: '  the first one after a restart', unit: 'ms', budget: 50 }),
    { what: '  the first publish of all', measured: first, unit: 'ms' },
  ]
}

const rows: Row[] = []
for (const size of SIZES) rows.push(...(await measure(size)))
printTable('From a change to a visitor, durable', rows)
process.exit(0)
