import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'
import { type Of, ready } from './ready-query.ts'
import type { Tables } from './tables.ts'

/** Where somebody is signed in: names of products, null where nobody knows. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

export interface Account {
  readonly id: string
  readonly email: string
  /** In the installation: its owners run it (hosts), tenants may make sites too, members work on sites of others. */
  readonly role: 'owner' | 'tenant' | 'member'
  /** Who gave them the link they signed in with: on sites which that account does not own, they are nobody. */
  readonly givenBy?: string
  /** Whether a passkey has opened their session, or was used in it, or their organisation vouches for them. */
  readonly isStrong?: true
}

/** Whom a link or a session is for, and which account gave it; null: the person at the machine's own command line. */
export interface Holder {
  readonly account: string
  readonly givenBy: string | null
}

/** A link that may invite to a site. */
interface LinkHolder extends Holder {
  readonly site: string | null
}

interface FoundSession {
  readonly account: Account
  readonly began: Date
  readonly expires: Date
  /** When it was used last, to the hour. */
  readonly used: Date
}

/** A session that is begun: whose it is, where, and from when to when. */
interface NewSession extends Holder, Device {
  readonly isStrong: boolean
  readonly now: Date
  readonly expires: Date
}

/** Where an account is signed in. */
export interface SessionRow extends Device {
  readonly id: string
  readonly hash: string
  readonly began: string
  readonly used: string
}

/** Who runs an installation, as they say themselves. */
interface FirstOwner {
  readonly name: string
  readonly email: string
  readonly language: string
}

/** Accounts, how they sign in, and what they are on which site. Secrets arrive here as hashes only. */
export class AccountStore {
  readonly #query: Database['query']
  readonly #rolesOn = ready((of: Of<{ site: string; account: string; giver: string }>) =>
    this.#query
      .selectFrom('members')
      .select(['account', 'role'])
      .where('site', '=', of('site'))
      .where('agreed_at', 'is not', null)
      .where('account', 'in', [of('account'), of('giver')]),
  )
  readonly #session = ready((of: Of<{ hash: string; now: string }>) =>
    this.#query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(['accounts.id', 'accounts.email', 'accounts.role', 'sessions.given_by'])
      .select(['sessions.expires_at', 'sessions.created_at', 'sessions.used_at', 'sessions.is_strong'])
      .where('sessions.hash', '=', of('hash'))
      .where('sessions.expires_at', '>', of('now'))
      .where('accounts.paused_at', 'is', null),
  )

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  async installationOwner(): Promise<Account | undefined> {
    const owner = this.#query.selectFrom('accounts').select(['id', 'email', 'role']).where('role', '=', 'owner')
    return (await owner.orderBy('created_at').executeTakeFirst()) as Account | undefined
  }

  /** Whether somebody who runs the installation lets nobody in with it. */
  async isPaused(account: string): Promise<boolean> {
    const paused = this.#query.selectFrom('accounts').select('id').where('id', '=', account)
    return (await paused.where('paused_at', 'is not', null).executeTakeFirst()) !== undefined
  }

  /** The addresses of those who run the installation. */
  async administrators(): Promise<string[]> {
    const rows = await this.#query.selectFrom('accounts').select('email').where('role', '=', 'owner').execute()
    return rows.map(({ email }) => email)
  }

  /** Whose that address is. */
  async withEmail(email: string): Promise<(Pick<Account, 'id'> & { readonly language: string | null }) | undefined> {
    return this.#query
      .selectFrom('accounts')
      .select(['id', 'language'])
      .where('email', '=', foldedEmail(email))
      .executeTakeFirst()
  }

  /** Somebody has come in: the account is theirs, and they read that language, unless both is known. */
  async greet(account: string, language: string, now: Date): Promise<void> {
    await this.#query
      .updateTable('accounts')
      .set(({ fn, val }) => ({
        language: fn.coalesce('language', val(language)),
        begun_at: fn.coalesce('begun_at', val(now.toISOString())),
      }))
      .where('id', '=', account)
      .where(({ or, eb }) => or([eb('language', 'is', null), eb('begun_at', 'is', null)]))
      .execute()
  }

  /** The account of an installation's owner that nobody has yet. */
  async waitingOwner(): Promise<string | undefined> {
    const owner = this.#query.selectFrom('accounts').select('id').where('role', '=', 'owner')
    return (await owner.where('begun_at', 'is', null).executeTakeFirst())?.id
  }

  /** Gives that account to its owner, and ends all links to it; false where somebody has it already. */
  async beginOwner(account: string, { name, email, language }: FirstOwner, now: Date): Promise<boolean> {
    const at = now.toISOString()
    return this.#query.transaction().execute(async (transaction) => {
      const taking = transaction
        .updateTable('accounts')
        .set({ name, email: foldedEmail(email), language, begun_at: at })
      const taken = await taking.where('id', '=', account).where('begun_at', 'is', null).executeTakeFirst()
      if (taken.numUpdatedRows === 0n) return false
      const ending = transaction.updateTable('sign_in_links').set({ used_at: at }).where('account', '=', account)
      await ending.where('used_at', 'is', null).execute()
      return true
    })
  }

  async insert(email: string, role: Account['role'], begun: Date | null = clock.date()): Promise<Account> {
    const account = { id: randomUUID(), email: foldedEmail(email), role }
    await this.#query
      .insertInto('accounts')
      .values({ ...account, created_at: clock.date().toISOString(), begun_at: begun?.toISOString() ?? null })
      .execute()
    return account
  }

  async roleOn(site: string, { id, givenBy = id }: Pick<Account, 'id' | 'givenBy'>): Promise<string | undefined> {
    const both = (await this.#query.executeQuery(this.#rolesOn({ site, account: id, giver: givenBy }))).rows
    const roleOf = (account: string) => both.find((member) => member.account === account)?.role
    return givenBy === id || roleOf(givenBy) === 'owner' ? roleOf(id) : undefined
  }

  async addMember(site: string, account: string, role: string): Promise<void> {
    await this.#query
      .insertInto('members')
      .values({ site, account, role, agreed_at: clock.date().toISOString() })
      .execute()
  }

  /**
   * Makes a member of who came by the link that invited them, and has no other site here. Who gave a link can use it as well: nobody
   * else agrees by one.
   */
  async agreeByLink({ account, givenBy, site }: LinkHolder, now: Date): Promise<void> {
    if (givenBy === null || site === null) return
    const query = this.#query
    const members = query.selectFrom('members').select('account').where('agreed_at', 'is not', null)
    const owners = members.where('role', '=', 'owner').where('site', '=', site).where('account', '=', givenBy)
    const runners = query.selectFrom('accounts').select('id').where('role', '=', 'owner')
    await query
      .updateTable('members')
      .set({ agreed_at: now.toISOString() })
      .where('account', '=', account)
      .where('site', '=', site)
      .where('agreed_at', 'is', null)
      .where('account', 'not in', runners)
      .where(({ exists, not }) => not(exists(members.where('account', '=', account))))
      .where(({ exists }) => exists(owners))
      .execute()
  }

  async insertLink(hash: string, { account, givenBy, site }: LinkHolder, now: Date, expires: Date): Promise<void> {
    const forgotten = new Date(now.getTime() - REMEMBERED)
    await this.#query.deleteFrom('sign_in_links').where('expires_at', '<', forgotten.toISOString()).execute()
    const times = { created_at: now.toISOString(), expires_at: expires.toISOString() }
    await this.#query
      .insertInto('sign_in_links')
      .values({ hash, account, given_by: givenBy, site, ...times })
      .execute()
  }

  /** How many links of an account, used or not, are still young enough to sign in with. */
  async countLinks(account: string, now: Date): Promise<number> {
    const young = this.#query
      .selectFrom('sign_in_links')
      .select((column) => column.fn.countAll<number | string>().as('count'))
      .where('account', '=', account)
      .where('expires_at', '>', now.toISOString())
    return Number((await young.executeTakeFirstOrThrow()).count)
  }

  /** Whom a link is for that is unused and not expired. */
  async findLink(hash: string, now: Date): Promise<(Holder & Pick<Account, 'email'>) | undefined> {
    const found = this.#query
      .selectFrom('sign_in_links')
      .innerJoin('accounts', 'accounts.id', 'sign_in_links.account')
      .select(['sign_in_links.account', 'sign_in_links.given_by as givenBy', 'accounts.email'])
      .where('sign_in_links.hash', '=', hash)
      .where('sign_in_links.used_at', 'is', null)
      .where('sign_in_links.expires_at', '>', now.toISOString())
    return found.executeTakeFirst()
  }

  /** Whom a link was for, used or not, until it is forgotten. */
  async formerHolder(hash: string): Promise<string | undefined> {
    const found = this.#query.selectFrom('sign_in_links').innerJoin('accounts', 'accounts.id', 'sign_in_links.account')
    return (await found.select('accounts.email').where('hash', '=', hash).executeTakeFirst())?.email
  }

  /** Takes a link that is unused and not expired; whom it was for. One statement, so two requests cannot both have it. */
  async takeLink(hash: string, now: Date): Promise<LinkHolder | undefined> {
    const taken = this.#query
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returning(['account', 'given_by as givenBy', 'site'])
    return taken.executeTakeFirst()
  }

  async insertSession(hash: string, begun: NewSession): Promise<void> {
    const { account, givenBy, browser, system, now, expires, isStrong } = begun
    await this.#query.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
    const times = { created_at: now.toISOString(), expires_at: expires.toISOString(), used_at: toTheHour(now) }
    await this.#query
      .insertInto('sessions')
      .values({
        hash,
        account,
        given_by: givenBy,
        id: randomUUID(),
        browser,
        system,
        ...times,
        proven_at: now.toISOString(),
        is_strong: isStrong ? 1 : 0,
      })
      .execute()
    await this.#query
      .updateTable('accounts')
      .set({ seen_at: toTheHour(now) })
      .where('id', '=', account)
      .execute()
  }

  async findSession(hash: string, now: Date): Promise<FoundSession | undefined> {
    const [row] = (await this.#query.executeQuery(this.#session({ hash, now: now.toISOString() }))).rows
    if (!row) return undefined
    const { id, email, role, given_by: givenBy } = row
    // The installation is not for its owner to give away with a site.
    const own = givenBy === null ? { role: role as Account['role'] } : { role: 'member' as const, givenBy }
    const account: Account = { id, email, ...own, ...(row.is_strong === 1 && { isStrong: true }) }
    const began = new Date(row.created_at)
    return { account, began, expires: new Date(row.expires_at), used: row.used_at ? new Date(row.used_at) : began }
  }

  /** Notes that a session is used, and how long it lives now. */
  async useSession(hash: string, now: Date, expires: Date): Promise<void> {
    await this.#query
      .updateTable('sessions')
      .set({ expires_at: expires.toISOString(), used_at: toTheHour(now) })
      .where('hash', '=', hash)
      .execute()
    const whose = this.#query.selectFrom('sessions').select('account').where('hash', '=', hash)
    await this.#query
      .updateTable('accounts')
      .set({ seen_at: toTheHour(now) })
      .where('id', 'in', whose)
      .execute()
  }

  /** Where that account is signed in, used last first; who came by somebody's link is told of those that one gave, and no others. */
  async sessions(of: Pick<Account, 'id' | 'givenBy'>, now: Date): Promise<SessionRow[]> {
    const rows = await this.#query
      .selectFrom('sessions')
      .select(['id', 'hash', 'browser', 'system', 'created_at as began', 'used_at as used'])
      .where('expires_at', '>', now.toISOString())
      .where(within(of))
      .orderBy('used_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({ ...row, id: row.id ?? '', used: row.used ?? row.began }))
  }

  /** Ends one session of an account; whether there was one. */
  async endOne(of: Pick<Account, 'id' | 'givenBy'>, session: string): Promise<boolean> {
    const ended = this.#query.deleteFrom('sessions').where('id', '=', session).where(within(of))
    return (await ended.executeTakeFirst()).numDeletedRows > 0n
  }

  /** Ends all sessions of an account but that one; '' is none. */
  async endOthers(of: Pick<Account, 'id' | 'givenBy'>, kept: string): Promise<void> {
    await this.#query.deleteFrom('sessions').where('hash', '!=', kept).where(within(of)).execute()
  }

  /**
   * Ends sessions, passkeys and links that owners of a site gave to an account and nobody has used. What an owner gave with whom
   * the account still has a site stays.
   */
  async endGiven(site: string, account: string, now: Date): Promise<void> {
    const query = this.#query
    const owners = query.selectFrom('members').select('account').where('role', '=', 'owner')
    const shared = query.selectFrom('members').select('site').where('account', '=', account)
    const [givers, kept] = [owners.where('site', '=', site), owners.where('site', 'in', shared)]
    await query
      .deleteFrom('sessions')
      .where('account', '=', account)
      .where('given_by', 'in', givers)
      .where('given_by', 'not in', kept)
      .execute()
    await query
      .deleteFrom('passkeys')
      .where('account', '=', account)
      .where('given_by', 'in', givers)
      .where('given_by', 'not in', kept)
      .execute()
    // Used, and not gone: they count among those that were given.
    await query
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('used_at', 'is', null)
      .where('account', '=', account)
      .where('given_by', 'in', givers)
      .where('given_by', 'not in', kept)
      .execute()
  }

  /** When that session last proved who asks. */
  async provenAt(hash: string): Promise<string | null | undefined> {
    const found = this.#query.selectFrom('sessions').select('proven_at').where('hash', '=', hash)
    return (await found.executeTakeFirst())?.proven_at
  }

  async prove(hash: string, now: Date, isByPasskey: boolean): Promise<void> {
    const proving = this.#query.updateTable('sessions').set({ proven_at: now.toISOString() })
    await proving
      .$if(isByPasskey, (session) => session.set({ is_strong: 1 }))
      .where('hash', '=', hash)
      .execute()
  }

  /** Whether there was one. */
  async endSession(hash: string): Promise<boolean> {
    const ended = this.#query.deleteFrom('sessions').where('hash', '=', hash)
    return (await ended.executeTakeFirst()).numDeletedRows > 0n
  }
}

/** What of an account's own is open to who asks: all of it, or what the same person gave. */
function within({ id, givenBy }: Pick<Account, 'id' | 'givenBy'>) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'sessions'>) =>
    and([eb('account', '=', id), ...(givenBy === undefined ? [] : [eb('given_by', '=', givenBy)])])
}

/** As exactly as people need it, and as seldom as it need be written. */
function toTheHour(now: Date): string {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString()
}

const HOUR = 3_600_000
/** How long a link that opens nothing any more still says whose it was. */
const REMEMBERED = 24 * HOUR
