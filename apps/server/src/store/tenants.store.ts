import { fold } from '@mimar/fields'
import { type ExpressionBuilder, sql } from 'kysely'
import { giveWay } from '../turns.ts'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'
import type { Tables } from './tables.ts'

/** Which people of the installation: all, who has sites of their own, who could lock themselves out, who is paused. */
export type PeopleFilter = 'all' | 'owners' | 'alone' | 'paused'

interface Wanted {
  readonly limit: number
  readonly offset: number
  readonly search: string
  readonly filter: PeopleFilter
}

/** What one person may have at most; null: as much as everybody. */
interface OwnLimits {
  readonly sites: number | null
  readonly pictureMb: number | null
  readonly visits: number | null
}

/** Somebody with an account, as whoever runs the installation sees them. */
export interface TenantRow {
  readonly id: string
  readonly email: string
  /** What they call themselves; '' where they do not. */
  readonly name: string
  /** Of the installation. */
  readonly role: Account['role']
  /** Sites they work on, and those of them that are theirs. */
  readonly sites: number
  readonly ownSites: number
  readonly seenAt: string | null
  readonly pausedAt: string | null
  readonly passkeys: number
  readonly codes: number
  /** Whether they come by an account of their organisation. */
  readonly hasOrganisation: boolean
  readonly limits: OwnLimits
}

type Accounts = ExpressionBuilder<Tables, 'accounts'>

const PEOPLE_AT_ONCE = 500

/** The people of an installation: who they are, who is paused, how much each may have. Nothing of what stands on their sites. */
export class TenantStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** People in the order of their last visit, those first who run the installation. */
  async page({ limit, offset, search, filter }: Wanted): Promise<{ total: number; people: TenantRow[] }> {
    if (search.trim() !== '') {
      const ids = await this.#found(search, filter)
      return { total: ids.length, people: await this.#people(ids.slice(offset, offset + limit)) }
    }
    const rows = await lastFirst(this.#of(filter).select('accounts.id')).limit(limit).offset(offset).execute()
    return { total: await this.count(filter), people: await this.#people(rows.map(({ id }) => id)) }
  }

  async count(filter: PeopleFilter): Promise<number> {
    const all = this.#of(filter).select(({ fn }) => fn.countAll().as('count'))
    return Number((await all.executeTakeFirstOrThrow()).count)
  }

  async find(account: string): Promise<TenantRow | undefined> {
    return (await this.#people([account]))[0]
  }

  /** The account with that address, where there is one. */
  async withEmail(email: string): Promise<Pick<Account, 'id' | 'role'> | undefined> {
    const found = this.#query.selectFrom('accounts').select(['id', 'role']).where('email', '=', foldedEmail(email))
    return (await found.executeTakeFirst()) as Pick<Account, 'id' | 'role'> | undefined
  }

  async setRole(account: string, role: Account['role']): Promise<void> {
    await this.#query.updateTable('accounts').set({ role }).where('id', '=', account).execute()
  }

  /** Lets an account make sites, whose role does not already. */
  async letMakeSites(account: string): Promise<void> {
    const member = this.#query.updateTable('accounts').where('id', '=', account).where('role', '=', 'member')
    await member.set({ role: 'tenant' }).execute()
  }

  /** Lets nobody in with that account from now on: its sessions end, and links that it was given open nothing. */
  async pause(account: string, by: string, now: Date): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const at = now.toISOString()
      const paused = transaction.updateTable('accounts').set({ paused_at: at, paused_by: by })
      await paused.where('id', '=', account).execute()
      await transaction.deleteFrom('sessions').where('account', '=', account).execute()
      const links = transaction.updateTable('sign_in_links').set({ used_at: at }).where('account', '=', account)
      await links.where('used_at', 'is', null).execute()
    })
  }

  async resume(account: string): Promise<void> {
    const resumed = this.#query.updateTable('accounts').set({ paused_at: null, paused_by: null })
    await resumed.where('id', '=', account).execute()
  }

  /** The address of who paused an account; undefined where nobody did, or they are gone. */
  async pausedBy(account: string): Promise<string | undefined> {
    const found = this.#query
      .selectFrom('accounts')
      .innerJoin('accounts as hosts', 'hosts.id', 'accounts.paused_by')
      .select('hosts.email')
      .where('accounts.id', '=', account)
    return (await found.executeTakeFirst())?.email
  }

  async setLimits(account: string, { sites, pictureMb, visits }: OwnLimits): Promise<void> {
    await this.#query
      .updateTable('accounts')
      .set({ most_sites: sites, most_picture_mb: pictureMb, most_visits: visits })
      .where('id', '=', account)
      .execute()
  }

  async #found(search: string, filter: PeopleFilter): Promise<string[]> {
    const people = await lastFirst(
      this.#of(filter).select(['accounts.id', 'accounts.email', 'accounts.name']),
    ).execute()
    const names = new Map<string, string>()
    const sites = this.#query.selectFrom('members').innerJoin('sites', 'sites.id', 'members.site')
    const rows = await sites.select(['members.account', 'sites.name', 'sites.slug']).execute()
    for (const [at, { account, name, slug }] of rows.entries()) {
      if (at % PEOPLE_AT_ONCE === 0) await giveWay()
      names.set(account, `${names.get(account) ?? ''} ${fold(name)} ${slug}`)
    }
    const words = fold(search).split(/\s+/).filter(Boolean)
    return people
      .filter(({ id, email, name }) => {
        const said = `${email.toLowerCase()} ${fold(name ?? '')}${names.get(id) ?? ''}`
        return words.every((word) => said.includes(word))
      })
      .map(({ id }) => id)
  }

  /** In the order in which they are named. */
  async #people(ids: readonly string[]): Promise<TenantRow[]> {
    if (ids.length === 0) return []
    const rows = await this.#query
      .selectFrom('accounts')
      .selectAll()
      .select((is) => [
        memberships(is).as('sites'),
        memberships(is).where('members.role', '=', 'owner').as('ownSites'),
        passkeysOf(is).select(is.fn.countAll<number | string>().as('count')).as('passkeys'),
        codesOf(is).select(is.fn.countAll<number | string>().as('count')).as('codes'),
        tiesOf(is).select(is.fn.countAll<number | string>().as('count')).as('ties'),
      ])
      .where('accounts.id', 'in', [...ids])
      .execute()
    const known = new Map(rows.map((row) => [row.id, rowOf(row)]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  #of(filter: PeopleFilter) {
    const accounts = this.#query.selectFrom('accounts')
    if (filter === 'all') return accounts
    if (filter === 'paused') return accounts.where('paused_at', 'is not', null)
    if (filter === 'owners') return accounts.where(isOwner)
    return accounts.where((is) =>
      is.and([
        isOwner(is),
        is('paused_at', 'is', null),
        is.not(is.exists(passkeysOf(is).select('passkeys.id'))),
        is.not(is.exists(codesOf(is).select('recovery_codes.hash'))),
        is.not(is.exists(tiesOf(is).select('organisation_accounts.subject'))),
      ]),
    )
  }
}

/** Who runs the installation, may make sites, or owns one. */
function isOwner(is: Accounts) {
  const owned = is.selectFrom('members').select('members.site').whereRef('members.account', '=', 'accounts.id')
  return is.or([is('accounts.role', '!=', 'member'), is.exists(owned.where('members.role', '=', 'owner'))])
}

const memberships = (is: Accounts) =>
  is
    .selectFrom('members')
    .select(is.fn.countAll<number | string>().as('count'))
    .whereRef('members.account', '=', 'accounts.id')
    .where('members.agreed_at', 'is not', null)

/** Those that open all of the account: what was made in a session that another gave opens less. */
const passkeysOf = (is: Accounts) =>
  is.selectFrom('passkeys').whereRef('passkeys.account', '=', 'accounts.id').where('passkeys.given_by', 'is', null)

const codesOf = (is: Accounts) =>
  is
    .selectFrom('recovery_codes')
    .whereRef('recovery_codes.account', '=', 'accounts.id')
    .where('recovery_codes.used_at', 'is', null)

const tiesOf = (is: Accounts) =>
  is.selectFrom('organisation_accounts').whereRef('organisation_accounts.account', '=', 'accounts.id')

interface FoundRow {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role: string
  readonly seen_at: string | null
  readonly paused_at: string | null
  readonly most_sites: number | null
  readonly most_picture_mb: number | null
  readonly most_visits: number | null
  readonly sites: number | string | null
  readonly ownSites: number | string | null
  readonly passkeys: number | string | null
  readonly codes: number | string | null
  readonly ties: number | string | null
}

function rowOf({ id, email, name, role, seen_at, paused_at, ...row }: FoundRow): TenantRow {
  return {
    ...{ id, email, name: name ?? '', role: role as Account['role'], seenAt: seen_at, pausedAt: paused_at },
    ...{ sites: Number(row.sites), ownSites: Number(row.ownSites) },
    ...{ passkeys: Number(row.passkeys), codes: Number(row.codes), hasOrganisation: Number(row.ties) > 0 },
    limits: { sites: row.most_sites, pictureMb: row.most_picture_mb, visits: row.most_visits },
  }
}

function lastFirst<Rows extends { orderBy(order: ReturnType<typeof sql>, way?: 'desc'): Rows }>(rows: Rows): Rows {
  return rows
    .orderBy(sql`case accounts.role when 'owner' then 0 else 1 end`)
    .orderBy(sql`coalesce(accounts.seen_at, '')`, 'desc')
    .orderBy(sql`accounts.created_at`, 'desc')
    .orderBy(sql`accounts.id`)
}
