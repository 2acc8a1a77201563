import { drawBare, manyPages, openPublishing } from './sites.ts'
import { inTurns, median, printTable } from './table.ts'

const ROUNDS = 5

interface Size {
  readonly pages: number
  readonly sections: number
}

/** Milliseconds from a site that nobody has published to one that is live, durably. */
async function measure({ pages, sections }: Size) {
  const publishing = await openPublishing()
  const site = await publishing.add(manyPages(pages, sections))
  const floor = drawBare(pages, sections)
  const work = process.threadCpuUsage()
  const began = performance.now()
  await publishing.releases.publish(site.id, site, 0)
  const all = performance.now() - began
  const { user, system } = process.threadCpuUsage(work)
  await publishing.compression.stop()
  await publishing.close()
  return { all, work: (user + system) / 1000, floor }
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
async function rounds(size: Size) {
  const all: Times[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await measure(size))
  return (name: keyof Times) => all.map((one) => one[name])
}

await measure({ pages: 5, sections: 10 })
const thousand = await rounds({ pages: 1_000, sections: 10 })
// As many pages as a site may have are as long as all of a site may be together (docs/limits.md).
const tenThousand = await rounds({ pages: 10_000, sections: 1 })
const hotel: number[] = []
for (let round = 0; round < ROUNDS; round += 1) hotel.push(await measureHotel())
const pagesRow = (what: string, of: typeof thousand, budget: number) =>
  inTurns(of('all'), of('floor'), { what: `${what} from nothing to live, × bare React`, unit: 'ms', budget })
printTable('Publishing, durable', [
  pagesRow('1,000 pages of ten sections', thousand, 1000),
  { what: '  processor time of that', measured: median(thousand('work')), unit: 'ms' },
  pagesRow('10,000 pages of one section', tenThousand, 6000),
  { what: '  processor time of that', measured: median(tenThousand('work')), unit: 'ms' },
  { what: 'the hotel with its photographs to live', measured: median(hotel), unit: 'ms', budget: 5000 },
])
