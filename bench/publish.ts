import { manyPage, manyPages, openPublishing } from './sites.ts'
import { median, printTable, type Row } from './table.ts'

/** Milliseconds from nothing to live, and from one changed text to live (the median of many), both durable. */
async function measure(count: number) {
  const publishing = await openPublishing()
  const site = manyPages(count)
  await publishing.insert(site)
  const began = performance.now()
  await publishing.releases.publish(site.id, site, 0)
  const all = performance.now() - began
  await publishing.compression.stop()
  const one: number[] = []
  let now = site
  for (let revision = 1; revision <= 25; revision += 1) {
    now = { ...now, pages: now.pages.with(1, manyPage(1, `Text ${revision}`)) }
    const changed = performance.now()
    await publishing.releases.publish(site.id, now, revision)
    one.push(performance.now() - changed)
  }
  await publishing.close()
  return { all, one: median(one) }
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

const rows: Row[] = []
await measure(5)
const five = await measure(5)
rows.push({ what: 'one text change to live, 5 pages', measured: five.one, unit: 'ms', budget: 15 })
const thousand = await measure(1000)
rows.push({ what: '1,000 pages from nothing to live', measured: thousand.all, unit: 'ms', budget: 1000 })
const tenThousand = await measure(10_000)
rows.push({ what: '10,000 pages from nothing to live', measured: tenThousand.all, unit: 'ms', budget: 6000 })
rows.push({ what: 'one text change to live, 10,000 pages', measured: tenThousand.one, unit: 'ms', budget: 15 })
rows.push({ what: 'the hotel with its photographs to live', measured: await measureHotel(), unit: 'ms', budget: 5000 })
printTable('Publishing, durable', rows)
