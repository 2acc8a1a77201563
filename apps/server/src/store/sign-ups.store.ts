import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/** An account that is still to be made. */
export interface SignUpRow {
  readonly id: string
  readonly email: string
  readonly language: string
  /** The account that invited; null where somebody asked by themselves. */
  readonly invitedBy: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

type NewSignUp = Pick<SignUpRow, 'email' | 'language' | 'invitedBy'>

const COLUMNS = [
  ...(['id', 'email', 'language', 'invited_by as invitedBy'] as const),
  ...(['created_at as createdAt', 'expires_at as expiresAt'] as const),
] as const

/** Accounts that are still to be made; of the secret in each link only its hash. */
export class SignUpStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Forgets those whose time is over. */
  async insert(made: NewSignUp, now: Date, expires: Date): Promise<SignUpRow> {
    const [createdAt, expiresAt] = [now.toISOString(), expires.toISOString()]
    await this.#query.deleteFrom('sign_ups').where('expires_at', '<', createdAt).execute()
    const row = { id: randomUUID(), email: made.email, language: made.language }
    await this.#query
      .insertInto('sign_ups')
      .values({ ...row, invited_by: made.invitedBy, created_at: createdAt, expires_at: expiresAt })
      .execute()
    return { ...row, invitedBy: made.invitedBy, createdAt, expiresAt }
  }

  /** How many were made since then for an address, or by who invites. */
  async countSince(since: Date, whose: { readonly email: string } | { readonly invitedBy: string }): Promise<number> {
    const rows = this.#query.selectFrom('sign_ups').where('created_at', '>', since.toISOString())
    const own =
      'email' in whose ? rows.where('email', '=', whose.email) : rows.where('invited_by', '=', whose.invitedBy)
    const { count } = await own.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }

  /** One that still waits. */
  async find(id: string, now: Date): Promise<SignUpRow | undefined> {
    return this.#waiting(now).select(COLUMNS).where('id', '=', id).executeTakeFirst()
  }

  /** The one whose link has that secret, while it opens. */
  async withHash(hash: string, now: Date): Promise<SignUpRow | undefined> {
    return this.#waiting(now).select(COLUMNS).where('hash', '=', hash).executeTakeFirst()
  }

  async setHash(id: string, hash: string): Promise<void> {
    await this.#query.updateTable('sign_ups').set({ hash }).where('id', '=', id).execute()
  }

  /** Takes the one whose link has that secret. One statement, so two requests cannot both have it. */
  async take(hash: string, now: Date): Promise<SignUpRow | undefined> {
    return this.#query
      .updateTable('sign_ups')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returning(COLUMNS)
      .executeTakeFirst()
  }

  /** Those that somebody invited, the last first. */
  invited(now: Date, limit: number): Promise<(SignUpRow & { readonly inviter: string | null })[]> {
    const waiting = this.#query.selectFrom('sign_ups').leftJoin('accounts', 'accounts.id', 'sign_ups.invited_by')
    return waiting
      .select(['sign_ups.id', 'sign_ups.email', 'sign_ups.language', 'invited_by as invitedBy'])
      .select(['sign_ups.created_at as createdAt', 'expires_at as expiresAt', 'accounts.email as inviter'])
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where('invited_by', 'is not', null)
      .orderBy('sign_ups.created_at', 'desc')
      .orderBy('sign_ups.id')
      .limit(limit)
      .execute()
  }

  /** Whether there was one that waited. */
  async remove(id: string): Promise<boolean> {
    const removed = this.#query.deleteFrom('sign_ups').where('id', '=', id).where('used_at', 'is', null)
    return (await removed.where('invited_by', 'is not', null).executeTakeFirst()).numDeletedRows > 0n
  }

  #waiting(now: Date) {
    const unused = this.#query.selectFrom('sign_ups').where('used_at', 'is', null)
    return unused.where('expires_at', '>', now.toISOString())
  }
}
