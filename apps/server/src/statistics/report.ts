// Analytics report: what is told of the sums of a span.
import { STATISTICS_REST, type StatisticsAnswer, type StatisticsDays, type StatisticsExport } from '@mimar/contract'
import { primaryLanguage, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import type { Span, StatisticsSettings, StatisticsStore, VisitSum } from '../store/statistics.store.ts'
import { dayAfter, dayIn } from '../zoned-day.ts'
import { pathOf, titlesOf } from './paths.ts'
import { speedsOf } from './speeds.ts'

interface Asked {
  readonly site: Site
  readonly days: StatisticsDays
  readonly settings: StatisticsSettings
  readonly catalog: TemplateCatalog
  readonly now: number
}

type Report = Pick<
  StatisticsAnswer,
  'days' | 'sum' | 'before' | 'pages' | 'sources' | 'languages' | 'wished' | 'devices' | 'widths' | 'speeds'
>
type Total = Omit<VisitSum, 'day'>

/** Everything that is shown of the last days, today among them, and how many there were in as many days before. */
export async function reportOf(
  { site, days: many, settings, catalog, now }: Asked,
  store: StatisticsStore,
): Promise<Report> {
  const { timeZone } = settings
  const to = dayIn(timeZone, now)
  const span = { from: dayAfter(to, 1 - many), to }
  const earlier = { from: dayAfter(span.from, -many), to: dayAfter(span.from, -1) }
  const byDay = await store.sums(site.id, { from: earlier.from, to }, ['all', ENQUIRIES])
  const enquiries = await enquiriesByDay(site.id, earlier.from, { store, timeZone, noted: byDay })
  const publishes = countByDay(await store.publishes(site.id, `${dayAfter(span.from, -1)}T00:00:00Z`), timeZone)
  const visited = new Map(byDay.filter(({ kind }) => kind === 'all').map((row) => [row.day, row]))
  const figures = (day: string) => {
    const { views = 0, visits = 0 } = visited.get(day) ?? {}
    return { views, visits, enquiries: enquiries.get(day) ?? 0 }
  }
  const days = daysOf(span).map((day) => ({ day, ...figures(day), publishes: publishes.get(day) ?? 0 }))
  const before = daysOf(earlier).map(figures).reduce(added)
  const totals = await store.totals(site.id, span)
  return {
    days,
    sum: days.map(({ views, visits, enquiries: some }) => ({ views, visits, enquiries: some })).reduce(added),
    before: [...visited.keys()].some((day) => day < span.from) ? before : null,
    ...listsOf(site, totals),
    speeds: speedsOf(site, await store.speeds(site.id, span), catalog),
  }
}

/** Every sum that is kept of some days. */
export async function exportOf(
  { site, days: many, settings, now }: Omit<Asked, 'days' | 'catalog'> & { readonly days: number },
  store: StatisticsStore,
): Promise<StatisticsExport> {
  const { timeZone } = settings
  const to = dayIn(timeZone, now)
  const span = { from: dayAfter(to, 1 - many), to }
  const sums = await store.sums(site.id, span)
  const enquiries = await enquiriesByDay(site.id, span.from, { store, timeZone, noted: sums })
  const ofDays = [...enquiries].filter(([day]) => day >= span.from).sort()
  const counted = ofDays.map(([day, visits]) => ({ day, kind: ENQUIRIES, name: '', views: 0, visits }))
  const speeds = await store.speeds(site.id, span)
  return {
    ...{ site: site.id, ...span, timeZone },
    sums: [...sums.filter(({ kind }) => kind !== ENQUIRIES), ...counted],
    speeds: speeds.map(({ bucket, ...one }) => ({ ...one, upTo: bucket })),
  }
}

/** The kind of sum that holds enquiries which were erased because they are not kept any longer. */
const ENQUIRIES = 'enquiries'

interface Counting {
  readonly store: StatisticsStore
  readonly timeZone: string
  readonly noted: readonly VisitSum[]
}

/** Those that are there, and those that were there and are not kept any longer. */
async function enquiriesByDay(site: string, from: string, { store, timeZone, noted }: Counting) {
  const days = new Map<string, number>()
  const add = (day: string, count: number) => days.set(day, (days.get(day) ?? 0) + count)
  // A day of the site may have begun half a day before that of UTC.
  for (const { at, count } of await store.enquiries(site, `${dayAfter(from, -1)}T00:00:00.000Z`)) {
    add(dayIn(timeZone, Date.parse(at)), count)
  }
  for (const { day, kind, visits } of noted) if (kind === ENQUIRIES) add(day, visits)
  return days
}

function countByDay(moments: readonly string[], timeZone: string): ReadonlyMap<string, number> {
  const days = new Map<string, number>()
  for (const at of moments) {
    const day = dayIn(timeZone, Date.parse(at))
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return days
}

function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

type Figures = StatisticsAnswer['sum']

const added = (one: Figures, other: Figures): Figures => ({
  views: one.views + other.views,
  visits: one.visits + other.visits,
  enquiries: one.enquiries + other.enquiries,
})

function listsOf(site: Site, totals: readonly Total[]) {
  const of = (wanted: string) => totals.filter(({ kind }) => kind === wanted)
  const own = new Set(site.languages.filter(({ isActive }) => isActive).map(({ code }) => code.toLowerCase()))
  const primary = primaryLanguage(site).code
  const languages = summed(
    of('language').map((row) => ({ ...row, name: own.has(row.name.toLowerCase()) ? row.name.toLowerCase() : primary })),
  )
  const spoken = new Set([...own].map((code) => code.split('-')[0]))
  const byVisits = (rows: readonly Total[]) =>
    rows
      .filter(({ visits }) => visits > 0)
      .map(({ name, visits }) => ({ name, visits }))
      .sort((one, other) => other.visits - one.visits)
  return {
    pages: pagesOf(site, of('page')),
    sources: byVisits(of('from')),
    languages: byVisits(languages),
    wished: byVisits(of('wished').filter(({ name }) => name !== STATISTICS_REST && !spoken.has(name))),
    devices: byVisits(of('device').filter(({ name }) => name !== STATISTICS_REST)),
    widths: of('width').map(({ name, views }) => ({ name, views })),
  }
}

/** Rows of one name as one. */
function summed(rows: readonly Total[]): Total[] {
  const sums = new Map<string, Total>()
  for (const row of rows) {
    const known = sums.get(row.name)
    const [views, visits] = [row.views + (known?.views ?? 0), row.visits + (known?.visits ?? 0)]
    sums.set(row.name, { ...row, views, visits })
  }
  return [...sums.values()]
}

/** Pages in all their languages; a page that is gone by the path it had. */
function pagesOf(site: Site, rows: readonly Total[]) {
  const titles = titlesOf(site)
  const byPath = summed(rows.map((row) => ({ ...row, name: pathOf(site, row.name) })))
  return byPath
    .map(({ name, views, visits }) => ({ path: name, title: titles.get(name) ?? '', views, visits }))
    .sort(
      (one, other) =>
        Number(one.path === STATISTICS_REST) - Number(other.path === STATISTICS_REST) || other.views - one.views,
    )
}
