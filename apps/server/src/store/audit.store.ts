// Audit log: append-only; there is no way to change or remove a row.
import { randomUUID } from 'node:crypto'
import { clock } from '../clock.ts'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'

/** Something that was done. */
interface NewDeed {
  /** The account that did it. */
  readonly account: string
  readonly deed: string
  readonly site?: string | undefined
  /** To whom or what: an e-mail address, the name of a passkey. */
  readonly about?: string | undefined
}

interface AuditRow {
  readonly id: string
  readonly at: string
  /** Who did it, as they were called. */
  readonly actor: string
  /** What they call themselves now. */
  readonly actorName: string | null
  readonly account: string
  readonly deed: string
  readonly siteName: string
  readonly about: string
}

/** Who did what to accounts, sites, addresses and ways in. */
export class AuditStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async note({ account, deed, site, about = '' }: NewDeed, now = clock.date()): Promise<void> {
    const actor = await this.emailOf(account)
    const called = this.#query
      .selectFrom('sites')
      .select('name')
      .where('id', '=', site ?? '')
    const siteName = (await called.executeTakeFirst())?.name ?? site ?? ''
    await this.#query
      .insertInto('audit_log')
      .values({
        ...{ id: randomUUID(), at: now.toISOString(), account, actor, deed },
        ...{ site: site ?? null, site_name: siteName, about: about.slice(0, LONGEST) },
      })
      .execute()
  }

  /** Whether somebody who came in before comes by a browser and system that are new to them. */
  async isNewDevice(account: string, device: string): Promise<boolean> {
    const arrivals = this.#query.selectFrom('audit_log').select('about').where('account', '=', account)
    const ofThem = arrivals.where('deed', 'like', 'came-by-%')
    if (await ofThem.where('about', '=', device).executeTakeFirst()) return false
    return (await ofThem.executeTakeFirst()) !== undefined
  }

  /** What an account did itself, and what was done to the sites it owns, newest first. */
  of({ id }: Pick<Account, 'id'>, limit: number, before?: string): Promise<AuditRow[]> {
    const owned = this.#query.selectFrom('members').select('site').where('account', '=', id).where('role', '=', 'owner')
    return this.#rows(limit, before)
      .where(({ or, eb }) => or([eb('account', '=', id), eb('site', 'in', owned)]))
      .execute()
  }

  /** Everything, newest first: for who runs the installation. */
  all(limit: number, before?: string): Promise<AuditRow[]> {
    return this.#rows(limit, before).execute()
  }

  /** Those that were noted before the row of that id (keyset pagination). */
  #rows(limit: number, before: string | undefined) {
    const rows = this.#query
      .selectFrom('audit_log')
      .leftJoin('accounts', 'accounts.id', 'audit_log.account')
      .select(['audit_log.id', 'at', 'actor', 'accounts.name as actorName', 'account', 'deed'])
      .select(['site_name as siteName', 'about'])
      .orderBy('at', 'desc')
      .orderBy('audit_log.id')
      .limit(limit)
    if (before === undefined) return rows
    const at = this.#query.selectFrom('audit_log').select('at').where('id', '=', before)
    return rows.where(({ or, and, eb }) =>
      or([eb('at', '<', at), and([eb('at', '=', at), eb('audit_log.id', '>', before)])]),
    )
  }

  /** What somebody is called; '' where there is no such account. */
  async emailOf(account: string): Promise<string> {
    const found = this.#query.selectFrom('accounts').select('email').where('id', '=', account)
    return (await found.executeTakeFirst())?.email ?? ''
  }
}

const LONGEST = 254
