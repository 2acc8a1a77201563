import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

export interface Account {
  readonly id: string
  readonly email: string
  /** In the installation: its owner may make sites. */
  readonly role: 'owner' | 'member'
}

/** Accounts, how they sign in, and what they are on which site. Secrets arrive here as hashes only. */
export class AccountStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async installationOwner(): Promise<Account | undefined> {
    const owner = this.#query.selectFrom('accounts').select(['id', 'email', 'role']).where('role', '=', 'owner')
    return (await owner.orderBy('created_at').executeTakeFirst()) as Account | undefined
  }

  /** The addresses of those who run the installation. */
  async administrators(): Promise<string[]> {
    const rows = await this.#query.selectFrom('accounts').select('email').where('role', '=', 'owner').execute()
    return rows.map(({ email }) => email)
  }

  async insert(email: string, role: Account['role']): Promise<Account> {
    const account = { id: randomUUID(), email, role }
    await this.#query
      .insertInto('accounts')
      .values({ ...account, created_at: new Date().toISOString() })
      .execute()
    return account
  }

  async roleOn(site: string, account: string): Promise<string | undefined> {
    const member = this.#query
      .selectFrom('members')
      .select('role')
      .where('site', '=', site)
      .where('account', '=', account)
    return (await member.executeTakeFirst())?.role
  }

  async addMember(site: string, account: string, role: string): Promise<void> {
    await this.#query.insertInto('members').values({ site, account, role }).execute()
  }

  async insertLink(hash: string, account: string, now: Date, expires: Date): Promise<void> {
    await this.#query.deleteFrom('sign_in_links').where('expires_at', '<', now.toISOString()).execute()
    await this.#query
      .insertInto('sign_in_links')
      .values({ hash, account, created_at: now.toISOString(), expires_at: expires.toISOString() })
      .execute()
  }

  /** Takes a link that is unused and not expired; the account it was for. One statement, so two requests cannot both have it. */
  async takeLink(hash: string, now: Date): Promise<string | undefined> {
    const taken = this.#query
      .updateTable('sign_in_links')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returning('account')
    return (await taken.executeTakeFirst())?.account
  }

  async insertSession(hash: string, account: string, now: Date, expires: Date): Promise<void> {
    await this.#query.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
    await this.#query
      .insertInto('sessions')
      .values({ hash, account, created_at: now.toISOString(), expires_at: expires.toISOString() })
      .execute()
  }

  async findSession(hash: string, now: Date): Promise<{ account: Account; expires: Date } | undefined> {
    const row = await this.#query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .select(['accounts.id', 'accounts.email', 'accounts.role', 'sessions.expires_at'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', now.toISOString())
      .executeTakeFirst()
    if (!row) return undefined
    const { expires_at, ...account } = row
    return { account: account as Account, expires: new Date(expires_at) }
  }

  async extendSession(hash: string, expires: Date): Promise<void> {
    await this.#query
      .updateTable('sessions')
      .set({ expires_at: expires.toISOString() })
      .where('hash', '=', hash)
      .execute()
  }

  async endSession(hash: string): Promise<void> {
    await this.#query.deleteFrom('sessions').where('hash', '=', hash).execute()
  }
}
