import { sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'
import { idsHolding, lastFirst } from './search-sites.ts'
import { type SiteRow, siteColumns, siteRowOf } from './sites.store.ts'

type Lister = Pick<Account, 'id' | 'givenBy'>

/** Which of the sites of an account. */
interface Wanted {
  readonly limit: number
  readonly offset: number
  /** What names or addresses hold; '' for all. */
  readonly search: string
  /** Only those with messages nobody has read. */
  readonly isUnread: boolean
  /** Those that were put away, and no others; else those in use. */
  readonly isArchived?: boolean
}

export interface ListedSite extends SiteRow {
  readonly role: string
  /** Messages in the inbox that nobody has read. */
  readonly unread: number
  /** What is wrong with its own domain. */
  readonly domainTrouble: DomainTrouble | undefined
}

interface DomainTrouble {
  /** As DNS writes it. */
  readonly name: string
  /** JSON of what DNS answered last. */
  readonly answers: string | null
  /** A certificate that could not be renewed for a day; JSON of why. */
  readonly failing: { readonly failure: string | null; readonly endsAt: string | null } | undefined
}

interface Page {
  readonly total: number
  readonly sites: readonly ListedSite[]
}

const DAY = 86_400_000

/** The sites of accounts, those changed last first, in pages: a few queries for each, however many sites there are. */
export class SiteListStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** As far as who gave the account its session owns them. */
  async page(lister: Lister, wanted: Wanted): Promise<Page> {
    const { total, ids } = wanted.search === '' ? await this.#some(lister, wanted) : await this.#found(lister, wanted)
    return { total, sites: await this.#sites(lister, ids) }
  }

  /** Undefined where the account has no such site. */
  async find(lister: Lister, id: string): Promise<ListedSite | undefined> {
    const [found] = await this.#sites(lister, [id])
    return found
  }

  /** How many sites in use it has, or how many that were put away. */
  async count(lister: Lister, which: Pick<Wanted, 'isArchived'> = {}): Promise<number> {
    const { count } = await this.#of(lister, which)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async #some(lister: Lister, { limit, offset, ...which }: Wanted) {
    const sites = this.#of(lister, which)
    const { count } = await sites.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    const rows = await lastFirst(sites.select('sites.id')).limit(limit).offset(offset).execute()
    return { total: Number(count), ids: rows.map(({ id }) => id) }
  }

  async #found(lister: Lister, { limit, offset, search, ...which }: Wanted) {
    const sites = this.#of(lister, which).select(['sites.id', 'sites.name', 'sites.slug'])
    const ids = await idsHolding(search, await lastFirst(sites).execute())
    return { total: ids.length, ids: ids.slice(offset, offset + limit) }
  }

  async #sites(lister: Lister, ids: readonly string[]): Promise<ListedSite[]> {
    if (ids.length === 0) return []
    const rows = await this.#query
      .selectFrom('sites')
      .innerJoin('members', (join) =>
        join.onRef('members.site', '=', 'sites.id').on('account', '=', lister.id).on('agreed_at', 'is not', null),
      )
      .select([...siteColumns, 'role'])
      .where('sites.id', 'in', ids)
      .execute()
    const [unread, troubles] = await Promise.all([this.#unread(ids), this.#troubles(ids)])
    const known = new Map(rows.map(({ role, ...row }) => [row.id, { ...siteRowOf(row), role }]))
    return ids.flatMap((id) => {
      const site = known.get(id)
      return site ? [{ ...site, unread: unread.get(id) ?? 0, domainTrouble: troubles.get(id) }] : []
    })
  }

  /** Domains that visitors are at; of their certificates those that fail for a day, as what fails for less mends itself. */
  async #troubles(ids: readonly string[]): Promise<Map<string, DomainTrouble>> {
    const since = new Date(clock.now() - DAY).toISOString()
    const rows = await this.#query
      .selectFrom('domains')
      .innerJoin('domain_names', 'domain_names.site', 'domains.site')
      .leftJoin('certificates', (join) =>
        join.onRef('certificates.name', '=', 'domain_names.name').on('certificates.failing_since', '<=', since),
      )
      .select(['domains.site', 'domains.answers', 'domain_names.name', 'domains.main'])
      .select(['certificates.ends_at as endsAt', 'failing_since as failingSince', 'failure'])
      .where('domains.site', 'in', ids)
      .where('domains.connected_at', 'is not', null)
      .execute()
    const troubles = new Map<string, DomainTrouble>()
    // Of two that fail, the one that ends first is told of last.
    const latestFirst = rows.toSorted((one, other) => (other.endsAt ?? '9').localeCompare(one.endsAt ?? '9'))
    for (const { site, answers, name, main, endsAt, failingSince, failure } of latestFirst) {
      const failing = failingSince === null ? undefined : { failure, endsAt }
      if (failing || !troubles.has(site)) troubles.set(site, { name: failing ? name : main, answers, failing })
    }
    return troubles
  }

  async #unread(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#unreadMessages()
      .select(['site', ({ fn }) => fn.countAll().as('count')])
      .where('site', 'in', ids)
      .groupBy('site')
      .execute()
    return new Map(rows.map(({ site, count }) => [site, Number(count)]))
  }

  #unreadMessages() {
    const kept = this.#query.selectFrom('messages').where('read_at', 'is', null).where('erased_at', 'is', null)
    return kept.where('folder', '=', 'inbox').where('kind', 'not in', ['complaint', 'test'])
  }

  #of({ id, givenBy }: Lister, { isUnread = false, isArchived = false }: Partial<Wanted>) {
    const members = this.#query.selectFrom('members').select('site').where('agreed_at', 'is not', null)
    return this.#query
      .selectFrom('sites')
      .where('sites.id', 'in', members.where('account', '=', id))
      .where('archived_at', isArchived ? 'is not' : 'is', null)
      .$if(givenBy !== undefined, (sites) =>
        sites.where('sites.id', 'in', members.where('account', '=', givenBy as string).where('role', '=', 'owner')),
      )
      .$if(isUnread, (sites) =>
        sites.where(({ exists }) =>
          exists(this.#unreadMessages().select('id').where(sql<boolean>`messages.site = sites.id`)),
        ),
      )
  }
}
