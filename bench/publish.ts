import { drawBare, manyPage, manyPages, openPublishing } from './sites.ts'
import { inTurns, median, printTable } from './table.ts'

const ROUNDS = 5
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

type Times = Awaited<ReturnType<typeof measure>>

/** Some rounds, each with its floor just before. */
async function rounds(count: number) {
  const all: Times[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure(count))
  return (name: keyof Times) => all.map((one) => one[name])
}

await measure(5)
const five = await rounds(5)
const thousand = await rounds(1000)
const tenThousand = await rounds(10_000)
const hotel: number[] = []
for (let round = 0; round < ROUNDS; round += 1) hotel.push(await measureHotel())
const pagesRow = (what: string, of: typeof five, budget: number) =>
  inTurns(of('all'), of('floor'), { what: `${what} from nothing to live, × bare React`, unit: 'ms', budget })
const changeRow = (what: string, of: typeof five) => ({
  ...{ what: `one text change to live, ${what}`, measured: median(of('one')), unit: 'ms', budget: 15 },
})
printTable('Publishing, durable', [
  pagesRow('1,000 pages of ten sections', thousand, 1000),
  { what: '  processor time of that', measured: median(thousand('work')), unit: 'ms' },
  // More than a site may hold (10,000,000 characters): what each page costs where there are many. `change` has as many as there may be.
  pagesRow('10,000 pages of ten sections', tenThousand, 6000),
  { what: '  processor time of that', measured: median(tenThousand('work')), unit: 'ms' },
  changeRow('5 pages', five),
  changeRow('10,000 pages', tenThousand),
  { what: 'the hotel with its photographs to live', measured: median(hotel), unit: 'ms', budget: 5000 },
])
