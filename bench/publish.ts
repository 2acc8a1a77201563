import { drawBare, manyPage, manyPages, openPublishing } from './sites.ts'
import { median, printTable, type Row } from './table.ts'

const ROUNDS = 3
const CHANGES = 25

/** Milliseconds from nothing to live, and from one changed text to live (the median of many), both durable. */
async function measure(count: number) {
  const publishing = await openPublishing()
  const site = manyPages(count)
  await publishing.insert(site)
  const floor = drawBare(count)
  const work = process.threadCpuUsage()
  const began = performance.now()
  await publishing.releases.publish(site.id, site, 0)
  const all = performance.now() - began
  const { user, system } = process.threadCpuUsage(work)
  await publishing.compression.stop()
  const one: number[] = []
  let now = site
  for (let revision = 1; revision <= CHANGES; revision += 1) {
    now = { ...now, pages: now.pages.with(1, manyPage(1, `Text ${revision}`)) }
    const changed = performance.now()
    await publishing.releases.publish(site.id, now, revision)
    one.push(performance.now() - changed)
  }
  await publishing.close()
  return { all, work: (user + system) / 1000, floor, one: median(one) }
}

/** Milliseconds from a configuration file and its photographs to live, with all that visitors need but AVIF. */
async function measureHotel() {
  const publishing = await openPublishing()
  const began = performance.now()
  const added = await publishing.importHotel()
  if (!added.ok) throw new Error(added.faults.map(({ path }) => path).join(', '))
  await publishing.releases.publish(added.site.id, added.site, 0)
  const all = performance.now() - began
  await publishing.close()
  return all
}

/** The quickest of some rounds: what else the machine does can only make a round slower. */
async function quickest<Times extends Record<string, number>>(measured: () => Promise<Times>): Promise<Times> {
  const rounds: Times[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured())
  const names = Object.keys(rounds[0]!)
  return Object.fromEntries(names.map((name) => [name, Math.min(...rounds.map((round) => round[name]!))])) as Times
}

const rows: Row[] = []
await measure(5)
const five = await quickest(() => measure(5))
const thousand = await quickest(() => measure(1000))
const tenThousand = await quickest(() => measure(10_000))
const hotel = await quickest(async () => ({ all: await measureHotel() }))
rows.push(
  { what: '1,000 pages from nothing to live', measured: thousand.all, unit: 'ms', budget: 1000, floor: thousand.floor },
  { what: '  processor time of that', measured: thousand.work, unit: 'ms' },
  {
    what: '10,000 pages from nothing to live',
    measured: tenThousand.all,
    unit: 'ms',
    budget: 6000,
    floor: tenThousand.floor,
  },
  { what: '  processor time of that', measured: tenThousand.work, unit: 'ms' },
  { what: 'one text change to live, 5 pages', measured: five.one, unit: 'ms', budget: 15 },
  { what: 'one text change to live, 10,000 pages', measured: tenThousand.one, unit: 'ms', budget: 15 },
  { what: 'the hotel with its photographs to live', measured: hotel.all, unit: 'ms', budget: 5000 },
)
printTable('Publishing, durable', rows)
