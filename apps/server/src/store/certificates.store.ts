import { randomUUID } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Query = Database['query']
type Columns = Tables['certificates']

/** What is known of the certificate of a name; times are ISO. */
export type CertificateRow = Omit<Columns, 'attempts'> & { readonly attempts: number }

/** What an attempt changes of it. */
export type CertificateChange = Partial<Omit<CertificateRow, 'name' | 'leased_by' | 'leased_until'>>

/** Which names have rows. */
interface Wanted {
  /** Names of the installation itself. */
  readonly own: readonly string[]
  /** What stands behind the short names of sites, '.sites.example'; '' where they have no names. */
  readonly siteDomain: string
  /** The short name of the site that has the domain itself, and no name below it. */
  readonly main: string | undefined
}

const ADDED_AT_ONCE = 500

/** Certificates and how far each of them is, for all servers of an installation. */
export class CertificateStore {
  readonly #query: Query

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Makes rows for names that are wanted and have none, and forgets those that may have none any more. Whether anything changed. */
  async settle({ own, siteDomain, main }: Wanted, now: string): Promise<boolean> {
    const missing = [
      ...(await this.#without(own)),
      ...(await this.#sitesWithout(siteDomain, main)),
      ...(await this.#domainsWithout()),
    ]
    for (let from = 0; from < missing.length; from += ADDED_AT_ONCE) {
      const rows = missing.slice(from, from + ADDED_AT_ONCE)
      const values = rows.map((name) => ({ name, wanted_since: now, due_at: now, attempts: 0 }))
      await this.#query
        .insertInto('certificates')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return (await this.#forgetUnwanted(own, siteDomain)) || missing.length > 0
  }

  async #without(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return []
    const there = await this.#query.selectFrom('certificates').select('name').where('name', 'in', names).execute()
    const known = new Set(there.map(({ name }) => name))
    return names.filter((name) => !known.has(name))
  }

  async #sitesWithout(siteDomain: string, main: string | undefined): Promise<string[]> {
    if (siteDomain === '') return []
    const found = await this.#query
      .selectFrom('sites')
      .select('slug')
      .where('unfinished_since', 'is', null)
      .where('deleted_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('certificates').select('name').whereRef('name', '=', named('sites.slug', siteDomain)))),
      )
      .execute()
    return found.flatMap(({ slug }) => (slug === main ? [] : [slug + siteDomain]))
  }

  /** Domains of sites' own, once it is proved whose they are. */
  async #domainsWithout(): Promise<string[]> {
    const names = this.#query
      .selectFrom('domain_names')
      .select('domain_names.name')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('certificates').select('name').whereRef('certificates.name', '=', 'domain_names.name'))),
      )
    return (await names.execute()).map(({ name }) => name)
  }

  /** Sites that wait to be erased, and addresses that sites had before, keep theirs: visitors are answered there. */
  async #forgetUnwanted(own: readonly string[], siteDomain: string): Promise<boolean> {
    // Said so that the index of slugs is used, however many sites there are.
    const slug = sql`case when length(name) > ${sql.lit(siteDomain.length)} and name like ${`%${siteDomain}`}
      then substr(name, 1, length(name) - ${sql.lit(siteDomain.length)}) end`
    const unwanted = await sql<{ name: string }>`
      select name from (select name, ${slug} as slug from certificates) as known
      where name not in (${sql.join(own)})
      and not exists (select 1 from sites where sites.slug = known.slug)
      and not exists (select 1 from former_addresses where former_addresses.slug = known.slug)
      and not exists (select 1 from domain_names where domain_names.name = known.name)`.execute(this.#query)
    const names = unwanted.rows.map(({ name }) => name)
    if (names.length > 0) await this.#query.deleteFrom('certificates').where('name', 'in', names).execute()
    return names.length > 0
  }

  async find(name: string): Promise<CertificateRow | undefined> {
    return this.#query.selectFrom('certificates').selectAll().where('name', '=', name).executeTakeFirst()
  }

  /** What to present at a name. */
  async findKept(name: string): Promise<Pick<CertificateRow, 'chain' | 'key' | 'issued_at'> | undefined> {
    const row = this.#query.selectFrom('certificates').select(['chain', 'key', 'issued_at']).where('name', '=', name)
    return row.where('chain', 'is not', null).executeTakeFirst()
  }

  /** Lets a certificate go whose key nobody can open, and has another one ordered. */
  async forgetKept(name: string, key: string): Promise<void> {
    const nothing = { chain: null, key: null, issued_at: null, used_at: null, ends_at: null, renew_at: null }
    const afresh = { ...nothing, order_url: null, order_key: null, due_at: clock.date().toISOString() }
    const own = this.#query.updateTable('certificates').set(afresh).where('name', '=', name)
    await own.where('key', '=', key).execute()
  }

  /** Another text whenever a name came, went, or got a certificate. */
  async state(): Promise<string> {
    const row = await this.#query
      .selectFrom('certificates')
      .select(({ fn }) => [fn.countAll().as('names'), fn.count('chain').as('kept'), fn.max('issued_at').as('last')])
      .select(({ fn }) => fn.max('wanted_since').as('newest'))
      .executeTakeFirstOrThrow()
    return `${row.names} ${row.kept} ${row.last} ${row.newest}`
  }

  /** All names, with when theirs were issued and first presented. */
  async names(): Promise<Pick<CertificateRow, 'name' | 'issued_at' | 'used_at' | 'ends_at'>[]> {
    return this.#query.selectFrom('certificates').select(['name', 'issued_at', 'used_at', 'ends_at']).execute()
  }

  /** Names to look at now: certificates that are to be renewed first, then those that wait longest. */
  async due(now: string, limit: number): Promise<string[]> {
    const rows = await this.#query
      .selectFrom('certificates')
      .select('name')
      .where('due_at', '<=', now)
      .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
      .orderBy(({ fn, val }) => fn.coalesce('ends_at', val('9')))
      .orderBy('due_at')
      .limit(limit)
      .execute()
    return rows.map(({ name }) => name)
  }

  /** Gives one server the right to work at a name until then; undefined where another one is at it, or was faster. */
  async lease(name: string, by: string, now: string, until: string): Promise<CertificateRow | undefined> {
    return this.#query
      .updateTable('certificates')
      .set({ leased_by: by, leased_until: until })
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
      .returningAll()
      .executeTakeFirst()
  }

  /** Changes what is known of it; false where the right to it was lost meanwhile, and nothing was changed. */
  async change(
    name: string,
    by: string,
    change: CertificateChange & { leased_until?: string | null },
  ): Promise<boolean> {
    const changed = this.#query.updateTable('certificates').set(change).where('name', '=', name)
    return (await changed.where('leased_by', '=', by).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Lets go of a name. */
  async release(name: string, by: string): Promise<void> {
    const free = this.#query.updateTable('certificates').set({ leased_by: null, leased_until: null })
    await free.where('name', '=', name).where('leased_by', '=', by).execute()
  }

  /** Names are looked at now, though their time has not come; those that an authority refused wait on. */
  async hurry(name: string, now: string): Promise<void> {
    const waiting = this.#query.updateTable('certificates').set({ due_at: now }).where('name', '=', name)
    await waiting.where('due_at', '>', now).where('chain', 'is', null).where('failing_since', 'is', null).execute()
  }

  /** Those that are ordered now, or could not be had the last time. */
  async unsettled(now: string, limit: number): Promise<CertificateRow[]> {
    const rows = this.#query.selectFrom('certificates').selectAll()
    const some = rows.where(({ or, eb }) => or([eb('failing_since', 'is not', null), eb('leased_until', '>', now)]))
    return some.orderBy('due_at').limit(limit).execute()
  }

  /** How many names have none so far, and nothing was refused. */
  async countWaiting(now: string): Promise<number> {
    const { count } = await this.#query
      .selectFrom('certificates')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('chain', 'is', null)
      .where('failing_since', 'is', null)
      .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Has one that failed tried now; false where there is none. */
  async tryNow(name: string, now: string): Promise<boolean> {
    const failed = this.#query.updateTable('certificates').set({ due_at: now }).where('name', '=', name)
    return (await failed.where('failing_since', 'is not', null).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Notes that these were presented for the first time. */
  async noteUsed(names: readonly string[], now: string): Promise<void> {
    const first = this.#query.updateTable('certificates').set({ used_at: now }).where('name', 'in', names)
    await first.where('used_at', 'is', null).execute()
  }

  /** Notes an order, where fewer than so many were made since then. */
  async mayOrder(now: string, since: string, most: number): Promise<boolean> {
    await this.#query.deleteFrom('certificate_orders').where('at', '<', since).execute()
    const { count } = await this.#query
      .selectFrom('certificate_orders')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= most) return false
    await this.#query.insertInto('certificate_orders').values({ id: randomUUID(), at: now }).execute()
    return true
  }

  async findAccount(directory: string): Promise<Pick<Tables['certificate_accounts'], 'key' | 'account'> | undefined> {
    const found = this.#query.selectFrom('certificate_accounts').select(['key', 'account'])
    return found.where('directory', '=', directory).executeTakeFirst()
  }

  /** Keeps an account in the place of the one that is known; of two servers that both made one, the last stays. */
  async saveAccount(
    directory: string,
    account: { readonly key: string; readonly account: string },
    now: string,
  ): Promise<void> {
    await this.#query
      .insertInto('certificate_accounts')
      .values({ directory, ...account, created_at: now })
      .onConflict((conflict) => conflict.column('directory').doUpdateSet({ ...account, created_at: now }))
      .execute()
  }

  async addChallenge(challenge: Tables['certificate_challenges'], now: string): Promise<void> {
    await this.#query.deleteFrom('certificate_challenges').where('expires_at', '<', now).execute()
    await this.#query
      .insertInto('certificate_challenges')
      .values(challenge)
      .onConflict((conflict) => conflict.column('token').doUpdateSet({ answer: challenge.answer }))
      .execute()
  }

  async answerTo(token: string): Promise<string | undefined> {
    const found = this.#query.selectFrom('certificate_challenges').select('answer').where('token', '=', token)
    return (await found.executeTakeFirst())?.answer
  }
}

const named = (column: string, domain: string): Expression<string> => sql<string>`${sql.ref(column)} || ${domain}`
