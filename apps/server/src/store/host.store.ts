// What whoever runs the installation sees of its sites: names, owners and numbers, never what stands on them.
import { sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { idsHolding, lastFirst } from './search-sites.ts'

/** Which sites. */
interface Wanted {
  readonly limit: number
  readonly offset: number
  /** What name, address or owner hold; '' for all. */
  readonly search: string
  readonly filter: 'all' | 'look' | 'unpublished'
}

interface SiteSummary {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly owner: string
  readonly isPublished: boolean
  readonly hasFailed: boolean
  /** Its host has taken it down. */
  readonly isDown: boolean
  readonly unread: number
  /** When the oldest of them came. */
  readonly unreadSince: string | null
  readonly bytes: number
  readonly publishedAt: string | null
}

/** Messages that nobody has read for so many days need an eye. */
export const UNREAD_DAYS = 7
const DAY_MS = 86_400_000

const ownerOf = sql<
  string | null
>`(select min(accounts.email) from members inner join accounts on accounts.id = members.account where members.site = sites.id and members.role = 'owner')`
const failedIn = (table: 'schedules' | 'page_schedules') =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} s where s.site = sites.id and s.outcome in ('failed', 'stopped'))`
const failedOf = sql<boolean>`(${failedIn('schedules')} or ${failedIn('page_schedules')})`
const unreadOf = sql.raw(
  "messages.read_at is null and messages.erased_at is null and messages.folder = 'inbox' and messages.kind <> 'complaint'",
)

/** All sites of an installation, and its numbers. */
export class HostStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Those changed last first. */
  async page(
    wanted: Wanted,
    now = clock.date(),
  ): Promise<{ readonly total: number; readonly sites: readonly SiteSummary[] }> {
    const { total, ids } = wanted.search === '' ? await this.#some(wanted, now) : await this.#found(wanted, now)
    return { total, sites: await this.#sites(ids) }
  }

  async #some({ filter, limit, offset }: Wanted, now: Date) {
    const sites = this.#wanted(filter, now)
    const { count } = await sites.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    const rows = await lastFirst(sites.select('sites.id')).limit(limit).offset(offset).execute()
    return { total: Number(count), ids: rows.map(({ id }) => id) }
  }

  async #found({ filter, limit, offset, search }: Wanted, now: Date) {
    const rows = await lastFirst(this.#wanted(filter, now).select(['sites.id', 'sites.name', 'sites.slug'])).execute()
    const owners = await this.#owners()
    const ids = await idsHolding(search, rows, (id) => owners.get(id) ?? '')
    return { total: ids.length, ids: ids.slice(offset, offset + limit) }
  }

  /** The mail address of each site's owner, of all in one query. */
  async #owners(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#query
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account')
      .select(['members.site', 'accounts.email'])
      .where('members.role', '=', 'owner')
      .orderBy('accounts.email', 'desc')
      .execute()
    return new Map(rows.map(({ site, email }) => [site, email]))
  }

  async counts(now = clock.date()) {
    const week = new Date(now.getTime() - 7 * DAY_MS).toISOString()
    const count = async (filter: Wanted['filter'], since = '') => {
      const sites = this.#wanted(filter, now).where('sites.created_at', '>=', since)
      const { n } = await sites.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()
      return Number(n)
    }
    const people = await this.#query
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return {
      all: await count('all'),
      fresh: await count('all', week),
      unpublished: await count('unpublished'),
      lookAt: await count('look'),
      people: Number(people.n),
    }
  }

  /** Complaints that wait for the host, and when the oldest of them came. */
  async complaints(): Promise<{ readonly waiting: number; readonly oldestAt: string | null }> {
    const row = await this.#query
      .selectFrom('messages')
      .leftJoin('complaint_cases', 'complaint_cases.complaint', 'messages.id')
      .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('messages.at').as('oldestAt')])
      .where('messages.kind', '=', 'complaint')
      .where('erased_at', 'is', null)
      .where(({ eb, and, or }) =>
        or([
          eb('decision', 'is', null),
          and([
            eb('decision', '=', 'ask-owner'),
            or([eb('answered_at', 'is not', null), eb('lapsed_at', 'is not', null)]),
          ]),
          and([eb('decision', '!=', 'ask-owner'), eb('answered_at', 'is not', null), eb('outcome', 'is', null)]),
        ]),
      )
      .executeTakeFirst()
    return { waiting: Number(row?.waiting ?? 0), oldestAt: row?.oldestAt ?? null }
  }

  #wanted(filter: Wanted['filter'], now: Date) {
    const since = new Date(now.getTime() - UNREAD_DAYS * DAY_MS).toISOString()
    const unread = sql<boolean>`exists (select 1 from messages where messages.site = sites.id and ${unreadOf} and messages.at < ${since})`
    return this.#query
      .selectFrom('sites')
      .where('unfinished_since', 'is', null)
      .where('deleted_at', 'is', null)
      .$if(filter === 'unpublished', (sites) => sites.where('live_release', 'is', null))
      .$if(filter === 'look', (sites) => sites.where(({ or }) => or([failedOf, unread])))
  }

  async #sites(ids: readonly string[]): Promise<SiteSummary[]> {
    if (ids.length === 0) return []
    const rows = await this.#query
      .selectFrom('sites')
      .leftJoin('releases', 'releases.id', 'sites.live_release')
      .select([
        ...([
          'sites.id',
          'sites.slug',
          'sites.name',
          'sites.live_release',
          'sites.down_at',
          'releases.created_at as publishedAt',
        ] as const),
        ownerOf.as('owner'),
        sql<number>`case when ${failedOf} then 1 else 0 end`.as('failed'),
        sql<number>`(select coalesce(sum(size), 0) from site_uploads where site_uploads.site = sites.id)`.as('bytes'),
        sql<number>`(select count(*) from messages where messages.site = sites.id and ${unreadOf})`.as('unread'),
        sql<string | null>`(select min(messages.at) from messages where messages.site = sites.id and ${unreadOf})`.as(
          'unreadSince',
        ),
      ])
      .where('sites.id', 'in', ids)
      .execute()
    const known = new Map(
      rows.map(({ live_release, down_at, failed, owner, unread, bytes, ...row }) => [
        row.id,
        {
          ...row,
          isPublished: live_release !== null,
          hasFailed: Number(failed) === 1,
          isDown: down_at !== null,
          owner: owner ?? '',
          unread: Number(unread),
          bytes: Number(bytes ?? 0),
        },
      ]),
    )
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}
