import { LONGEST_STATISTICS_MONTHS } from '@mimar/contract'
import { sql, type Transaction } from 'kysely'
import { bounded, type Sum } from './bounded-sums.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** So many names of each kind are kept apart of a day. */
const MOST: { readonly [kind: string]: number } = { page: 100, language: 20, from: 50, wished: 20, device: 4, width: 6 }
/** What sums are told apart by; `all` are those of the whole site. */
const KINDS = new Set([...Object.keys(MOST), 'all', 'enquiries'])
/** So many buckets of all pages, measures and sections are, of a day; what comes later counts for its page. */
const MOST_SPEEDS = 1_000
const ROWS_AT_ONCE = 200

export interface StatisticsSettings {
  readonly isCounted: boolean
  /** Sums are kept for so many months. */
  readonly keepMonths: number
  /** By whose clock days begin (IANA). */
  readonly timeZone: string
}

export interface SpeedSum {
  readonly page: string
  readonly measure: string
  readonly section: string
  readonly bucket: number
  readonly times: number
}

/** What is added to a day of a site. */
export interface AddedDay {
  readonly site: string
  readonly day: string
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, Sum>>
  readonly speeds: readonly SpeedSum[]
}

export interface VisitSum extends Sum {
  readonly day: string
  readonly kind: string
  readonly name: string
}

/** All that is kept of one site. */
interface SiteRows {
  readonly sums: readonly VisitSum[]
  readonly speeds: readonly (SpeedSum & { readonly day: string })[]
}

/** Days from one to another, both included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** What was visited, as sums of days. */
export class StatisticsStore {
  readonly #query: Database['query']
  readonly #store: Database['store']

  constructor({ query, store }: Pick<Database, 'query' | 'store'>) {
    this.#query = query
    this.#store = store
  }

  /** Of those of the sites that are there; undefined for one that has none yet. */
  async settingsOf(sites: readonly string[]): Promise<Map<string, StatisticsSettings | undefined>> {
    const rows = await this.#query
      .selectFrom('sites')
      .leftJoin('statistics_settings as own', 'own.site', 'sites.id')
      .select(['sites.id', 'own.is_counted', 'own.keep_months', 'own.time_zone'])
      .where('sites.id', 'in', [...sites])
      .execute()
    return new Map(
      rows.map(({ id, is_counted, keep_months, time_zone }) => {
        const own = {
          isCounted: is_counted === 1,
          keepMonths: keep_months ?? LONGEST_STATISTICS_MONTHS,
          timeZone: time_zone ?? '',
        }
        return [id, time_zone === null ? undefined : own] as const
      }),
    )
  }

  /** By whose clock sites live; those of which only their documents know are left out. */
  async zonesOf(sites: readonly string[]): Promise<Map<string, string>> {
    if (sites.length === 0) return new Map()
    const rows = this.#query
      .selectFrom('sites')
      .select(['id', 'time_zone'])
      .where('id', 'in', [...sites])
    const known = await rows.where('time_zone', 'is not', null).execute()
    return new Map(known.map(({ id, time_zone }) => [id, time_zone ?? '']))
  }

  /** What holds for sites from their first visit on, with the zones of each, unless somebody was faster. */
  async begin(zones: ReadonlyMap<string, string>): Promise<void> {
    if (zones.size === 0) return
    const rows = [...zones].map(([site, time_zone]) => ({
      ...{ site, is_counted: 1, keep_months: LONGEST_STATISTICS_MONTHS, time_zone },
    }))
    const insert = this.#query.insertInto('statistics_settings').values(rows)
    await insert.onConflict((conflict) => conflict.column('site').doNothing()).execute()
  }

  async save(site: string, { isCounted, keepMonths, timeZone }: StatisticsSettings): Promise<void> {
    const row = { is_counted: Number(isCounted), keep_months: keepMonths, time_zone: timeZone }
    await this.#query
      .insertInto('statistics_settings')
      .values({ site, ...row })
      .onConflict((conflict) => conflict.column('site').doUpdateSet(row))
      .execute()
  }

  /**
   * Adds all of it or nothing, each site once. Each server adds its own: the first row of a day is the lock that the others wait for.
   * All sites together are a few statements: where many are visited a little, each of its own would be most of what a server does.
   */
  async add(days: readonly AddedDay[]): Promise<void> {
    if (days.length === 0) return
    const inOrder = [...days].sort((one, other) => (`${one.site} ${one.day}` < `${other.site} ${other.day}` ? -1 : 1))
    await this.#store(async (transaction) => {
      await upsert(transaction, inOrder.map(wholeOf))
      const there = await sumsOf(transaction, inOrder)
      const added: Row[] = []
      for (const one of inOrder) added.push(...(await boundedOf(transaction, one, there.get(one.site) ?? [])))
      await upsert(transaction, added)
      for (const one of inOrder) await addSpeeds(transaction, one)
    })
  }

  /** Sums of a span by day, kind and name; of some kinds, or of all. */
  async sums(site: string, { from, to }: Span, kinds?: readonly string[]): Promise<VisitSum[]> {
    const rows = this.#query.selectFrom('visit_sums').select(['day', 'kind', 'name', 'views', 'visits'])
    const ofSpan = rows.where('site', '=', site).where('day', '>=', from).where('day', '<=', to)
    const wanted = kinds ? ofSpan.where('kind', 'in', [...kinds]) : ofSpan
    return wanted.orderBy('day').orderBy('kind').orderBy('name').execute()
  }

  /** The same with all days of the span as one. */
  async totals(site: string, { from, to }: Span): Promise<Omit<VisitSum, 'day'>[]> {
    const rows = await this.#query
      .selectFrom('visit_sums')
      .select(['kind', 'name'])
      .select(({ fn }) => [
        fn.sum<number | string>('views').as('views'),
        fn.sum<number | string>('visits').as('visits'),
      ])
      .where('site', '=', site)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['kind', 'name'])
      .execute()
    return rows.map(({ kind, name, views, visits }) => ({ kind, name, views: Number(views), visits: Number(visits) }))
  }

  async speeds(site: string, { from, to }: Span): Promise<SpeedSum[]> {
    const rows = await this.#query
      .selectFrom('speed_sums')
      .select(['page', 'measure', 'section', 'bucket'])
      .select(({ fn }) => fn.sum<number | string>('times').as('times'))
      .where('site', '=', site)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['page', 'measure', 'section', 'bucket'])
      .orderBy('page')
      .orderBy('measure')
      .orderBy('section')
      .orderBy('bucket')
      .execute()
    return rows.map(({ times, ...one }) => ({ ...one, times: Number(times) }))
  }

  /** All that is kept of a site. */
  async rows(site: string): Promise<SiteRows> {
    const sums = this.#query.selectFrom('visit_sums').select(['day', 'kind', 'name', 'views', 'visits'])
    const speeds = this.#query
      .selectFrom('speed_sums')
      .select(['day', 'page', 'measure', 'section', 'bucket', 'times'])
      .where('site', '=', site)
    return { sums: await sums.where('site', '=', site).execute(), speeds: await speeds.execute() }
  }

  /** Forgets all sums of a site. */
  async clear(site: string): Promise<void> {
    for (const table of ['visit_sums', 'speed_sums'] as const) {
      await this.#query.deleteFrom(table).where('site', '=', site).execute()
    }
  }

  /** Keeps these in the place of those of the same names; what is of no kind that is counted is left out. */
  async put(site: string, { sums, speeds }: SiteRows): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      for (const { day, kind, name, views, visits } of sums) {
        if (!KINDS.has(kind)) continue
        await transaction
          .insertInto('visit_sums')
          .values({ site, day, kind, name, views, visits })
          .onConflict((is) => is.columns(['site', 'day', 'kind', 'name']).doUpdateSet({ views, visits }))
          .execute()
      }
      for (const { times, ...row } of speeds) {
        const key = ['site', 'day', 'page', 'measure', 'section', 'bucket'] as const
        await transaction
          .insertInto('speed_sums')
          .values({ site, ...row, times })
          .onConflict((is) => is.columns([...key]).doUpdateSet({ times }))
          .execute()
      }
    })
  }

  /** How many enquiries came, by ten minutes (`2026-11-26T18:2`): no two days anywhere share one. */
  async enquiries(site: string, since: string): Promise<{ readonly at: string; readonly count: number }[]> {
    const at = sql<string>`substr(at, 1, 15)`
    const rows = await this.#query
      .selectFrom('messages')
      .select(({ fn }) => [at.as('part'), fn.countAll<number | string>().as('count')])
      .where('site', '=', site)
      .where('kind', 'in', ['contact', 'reply'])
      .where('folder', '!=', 'spam')
      .where('erased_at', 'is', null)
      .where('at', '>=', since)
      .groupBy(at)
      .execute()
    return rows.map(({ part, count }) => ({ at: `${part}0:00Z`, count: Number(count) }))
  }

  /** When the site was published since then. */
  async publishes(site: string, since: string): Promise<string[]> {
    const rows = this.#query.selectFrom('releases').select('created_at').where('site', '=', site)
    return (await rows.where('created_at', '>=', since).execute()).map(({ created_at }) => created_at)
  }

  /** Forgets what is older than it is kept. */
  async forget(dayBefore: (months: number) => string): Promise<void> {
    for (const table of ['visit_sums', 'speed_sums'] as const) {
      await this.#query.deleteFrom(table).where('day', '<', dayBefore(LONGEST_STATISTICS_MONTHS)).execute()
    }
    const shorter = await this.#query
      .selectFrom('statistics_settings')
      .select(['site', 'keep_months'])
      .where('keep_months', '<', LONGEST_STATISTICS_MONTHS)
      .execute()
    for (const { site, keep_months } of shorter) {
      for (const table of ['visit_sums', 'speed_sums'] as const) {
        await this.#query.deleteFrom(table).where('site', '=', site).where('day', '<', dayBefore(keep_months)).execute()
      }
    }
  }
}

type Row = Tables['visit_sums']

/** The sum of a whole day. */
function wholeOf({ site, day, kinds }: AddedDay): Row {
  const pages = [...(kinds.get('page')?.values() ?? [])]
  const views = pages.reduce((all, one) => all + one.views, 0)
  const visits = pages.reduce((all, one) => all + one.visits, 0)
  return { site, day, kind: 'all', name: '', views, visits }
}

/** What these days have already, by site. */
async function sumsOf(transaction: Transaction<Tables>, days: readonly AddedDay[]): Promise<Map<string, Row[]>> {
  const rows = transaction.selectFrom('visit_sums').select(['site', 'day', 'kind', 'name', 'views', 'visits'])
  const dayOf = new Map(days.map(({ site, day }) => [site, day]))
  const found = new Map<string, Row[]>(days.map(({ site }) => [site, []]))
  const asked = rows.where('site', 'in', [...dayOf.keys()]).where('day', 'in', [...new Set(dayOf.values())])
  for (const row of await asked.execute()) if (row.day === dayOf.get(row.site)) found.get(row.site)?.push(row)
  return found
}

/** What is added to a day, once what gives way is gone. */
async function boundedOf(
  transaction: Transaction<Tables>,
  { site, day, kinds }: AddedDay,
  there: readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, fresh] of kinds) {
    const known = new Map(there.filter((row) => row.kind === kind).map((row) => [row.name, row]))
    const { added, gone } = bounded(known, fresh, MOST[kind] ?? 1)
    if (gone.length > 0) {
      const sums = transaction.deleteFrom('visit_sums').where('site', '=', site).where('day', '=', day)
      await sums
        .where('kind', '=', kind)
        .where('name', 'in', [...gone])
        .execute()
    }
    rows.push(...Array.from(added, ([name, sum]) => ({ site, day, kind, name, ...sum })))
  }
  return rows
}

async function upsert(transaction: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await transaction
      .insertInto('visit_sums')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['site', 'day', 'kind', 'name']).doUpdateSet((is) => ({
          views: is('visit_sums.views', '+', is.ref('excluded.views')),
          visits: is('visit_sums.visits', '+', is.ref('excluded.visits')),
        })),
      )
      .execute()
  }
}

type AddedSpeeds = Pick<AddedDay, 'site' | 'day' | 'speeds'>

async function addSpeeds(transaction: Transaction<Tables>, { site, day, speeds }: AddedSpeeds): Promise<void> {
  if (speeds.length === 0) return
  const rows = transaction.selectFrom('speed_sums').select(['page', 'measure', 'section', 'bucket'])
  const there = await rows.where('site', '=', site).where('day', '=', day).execute()
  const keyOf = ({ page, measure, section, bucket }: Omit<SpeedSum, 'times'>) =>
    `${page}\n${measure}\n${section}\n${bucket}`
  const known = new Set(there.map(keyOf))
  const sums = new Map<string, SpeedSum>()
  for (const one of speeds) {
    const fits = known.has(keyOf(one)) || known.size < MOST_SPEEDS
    // A page stands in the site; a section is what a browser says.
    const kept = fits ? one : { ...one, section: '' }
    const key = keyOf(kept)
    known.add(key)
    sums.set(key, { ...kept, times: (sums.get(key)?.times ?? 0) + kept.times })
  }
  const added = [...sums.values()].map((one) => ({ site, day, ...one }))
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE) {
    await transaction
      .insertInto('speed_sums')
      .values(added.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['site', 'day', 'page', 'measure', 'section', 'bucket'])
          .doUpdateSet((is) => ({ times: is('speed_sums.times', '+', is.ref('excluded.times')) })),
      )
      .execute()
  }
}
