import { sql } from 'kysely'
import type { Database } from './database.ts'

/** So many sites are written about in one statement. */
const AT_ONCE = 200

/** An owner whose sites are read more than they may be. */
interface Excess {
  readonly account: string
  readonly email: string
  readonly language: string | null
  readonly most: number
}

/** How many pages of which site were read on which day, and whose limit that is more than. */
export class VisitStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Adds to what is known of a day; sites that are gone meanwhile are passed over. */
  async add(day: string, pages: ReadonlyMap<string, number>): Promise<void> {
    const all = [...pages]
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const some = new Map(all.slice(at, at + AT_ONCE))
      const there = await this.#query
        .selectFrom('sites')
        .select('id')
        .where('id', 'in', [...some.keys()])
        .execute()
      if (there.length === 0) continue
      await this.#query
        .insertInto('site_visits')
        .values(there.map(({ id }) => ({ site: id, day, pages: some.get(id) ?? 0 })))
        .onConflict((conflict) =>
          conflict
            .columns(['site', 'day'])
            .doUpdateSet((is) => ({ pages: is('site_visits.pages', '+', is.ref('excluded.pages')) })),
        )
        .execute()
    }
  }

  /** Forgets days before that one. */
  async forgetBefore(day: string): Promise<void> {
    await this.#query.deleteFrom('site_visits').where('day', '<', day).execute()
  }

  /** Owners whose sites were read more often since that day than they may be. */
  async excesses(since: string): Promise<Excess[]> {
    const house = this.#query.selectFrom('tenancy').select('most_visits').limit(1)
    const rows = await this.#query
      .selectFrom('site_visits')
      .innerJoin('members', 'members.site', 'site_visits.site')
      .innerJoin('accounts', 'accounts.id', 'members.account')
      .select(['accounts.id', 'accounts.email', 'accounts.language', 'accounts.most_visits as own'])
      .select((is) => [house.as('house'), is.fn.sum<number | string>('site_visits.pages').as('pages')])
      .where('site_visits.day', '>', since)
      .where('members.role', '=', 'owner')
      .where('members.agreed_at', 'is not', null)
      .where('accounts.role', '!=', 'owner')
      .groupBy(['accounts.id', 'accounts.email', 'accounts.language', 'accounts.most_visits'])
      .execute()
    return rows.flatMap(({ id, email, language, own, house: all, pages }) => {
      const most = own ?? all
      return most !== null && Number(pages) > most ? [{ account: id, email, language, most }] : []
    })
  }

  /** Notes that an owner is over their limit; whether that is new. */
  async begin(account: string, now: Date): Promise<boolean> {
    const begun = await this.#query
      .insertInto('visit_excesses')
      .values({ account, since: now.toISOString() })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .executeTakeFirst()
    return Number(begun.numInsertedOrUpdatedRows ?? 0) > 0
  }

  /** Forgets those who are within their limits again. */
  async endOthers(over: readonly string[]): Promise<void> {
    const ended = this.#query.deleteFrom('visit_excesses')
    await (over.length === 0 ? ended : ended.where('account', 'not in', [...over])).execute()
  }

  /** Since when an owner is over their limit; undefined where they are not. */
  async since(account: string): Promise<string | undefined> {
    const found = this.#query.selectFrom('visit_excesses').select('since').where('account', '=', account)
    return (await found.executeTakeFirst())?.since
  }

  /** The same of who owns a site, where that is more than so long ago; undefined where nothing stands against a publish. */
  async overdue(site: string, before: Date): Promise<boolean> {
    const owners = this.#query
      .selectFrom('members')
      .innerJoin('visit_excesses', 'visit_excesses.account', 'members.account')
      .select(sql`1`.as('one'))
      .where('members.site', '=', site)
      .where('members.role', '=', 'owner')
      .where('visit_excesses.since', '<', before.toISOString())
    return (await owners.executeTakeFirst()) !== undefined
  }
}
