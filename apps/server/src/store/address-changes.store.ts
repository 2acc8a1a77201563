import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A change that is asked for; `session` and `code` are hashes. */
interface NewChange {
  readonly account: string
  readonly session: string
  readonly email: string
  readonly code: string
}

interface Change extends NewChange {
  readonly id: string
}

/** What is done with a change that was proved. */
interface Taking {
  readonly now: Date
  /** Until when who had the address before can take it back. */
  readonly until: Date
  /** In which language the former address is written to where nothing else is known; undefined: it is not. */
  readonly language: string | undefined
}

/** An address that was given up, and the one in its place. */
interface Former {
  readonly account: string
  readonly former: string
  readonly email: string
}

/** Changes of the addresses that people sign in with. */
export class AddressChangeStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** How many were asked for since then, by an account or to an address. */
  async count(whose: { readonly account: string } | { readonly email: string }, since: Date): Promise<number> {
    const rows = this.#query.selectFrom('address_changes').where('created_at', '>', since.toISOString())
    const own = 'account' in whose ? rows.where('account', '=', whose.account) : rows.where('email', '=', whose.email)
    const { count } = await own.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Keeps it in the place of the account's others that wait; those of before `forgotten` are forgotten. */
  async insert(change: NewChange, now: Date, expires: Date, forgotten: Date): Promise<Change> {
    const id = randomUUID()
    await this.#query.deleteFrom('address_changes').where('created_at', '<', forgotten.toISOString()).execute()
    await this.end(change.account, now)
    const times = { created_at: now.toISOString(), expires_at: expires.toISOString(), used_at: null }
    const later = { former: null, back: null, back_until: null, returned_at: null }
    await this.#query
      .insertInto('address_changes')
      .values({ id, ...change, guesses: 0, ...times, ...later })
      .execute()
    return { id, ...change }
  }

  /** Ends those of an account that wait. */
  async end(account: string, now: Date): Promise<void> {
    const at = now.toISOString()
    const ended = this.#query.updateTable('address_changes').set({ expires_at: at }).where('account', '=', account)
    await ended.where('used_at', 'is', null).where('expires_at', '>', at).execute()
  }

  /** What waits for the code of that session. */
  async waiting(
    session: string,
    now: Date,
  ): Promise<{ readonly email: string; readonly expiresAt: string } | undefined> {
    const found = this.#waiting(now).select(['email', 'expires_at as expiresAt']).where('session', '=', session)
    return found.executeTakeFirst()
  }

  /** One that waits. */
  async find(id: string, now: Date): Promise<Pick<Change, 'account' | 'email'> | undefined> {
    return this.#waiting(now).select(['account', 'email']).where('id', '=', id).executeTakeFirst()
  }

  /** Counts a guess of a session, before anybody knows whether it is right; undefined where it has none left. */
  async guess(session: string, most: number, now: Date): Promise<Change | undefined> {
    return this.#query
      .updateTable('address_changes')
      .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
      .where('session', '=', session)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where('guesses', '<', most)
      .returning(['id', 'account', 'session', 'email', 'code'])
      .executeTakeFirst()
  }

  /**
   * Gives the account the new address, once; the former one, undefined where somebody else has the new one. Links that wait in the
   * former mailbox open nothing more, and it is written to in the same transaction.
   */
  async take(change: Pick<Change, 'id' | 'account' | 'email'>, taking: Taking): Promise<string | undefined> {
    try {
      return await this.#query.transaction().execute((transaction) => give(transaction, change, taking))
    } catch (failure) {
      // Somebody else got it between the look and the step.
      const held = this.#query.selectFrom('accounts').select('id').where('email', '=', change.email)
      if ((await held.executeTakeFirst())?.id !== undefined) return undefined
      throw failure
    }
  }

  /** The way back that a mail tells, as its hash; the one before opens nothing. */
  async setBack(id: string, back: string): Promise<void> {
    await this.#query.updateTable('address_changes').set({ back }).where('id', '=', id).execute()
  }

  /** A change that was made, and can be taken back. */
  async made(
    id: string,
    now: Date,
  ): Promise<(Former & { readonly usedAt: string; readonly until: string }) | undefined> {
    return this.#made(now).where('id', '=', id).executeTakeFirst()
  }

  /** The same by its way back. */
  async withBack(back: string, now: Date): Promise<Former | undefined> {
    return this.#made(now).where('back', '=', back).executeTakeFirst()
  }

  /** Gives an address back, once; undefined where the way is wrong, used or too old. */
  goBack(back: string, now: Date): Promise<Former | undefined> {
    return this.#query.transaction().execute((transaction) => giveBack(transaction, back, now.toISOString()))
  }

  #made(now: Date) {
    return this.#query
      .selectFrom('address_changes')
      .select(({ ref }) => [
        ...(['account', 'email', 'used_at as usedAt', 'back_until as until'] as const),
        ref('former').$notNull().as('former'),
      ])
      .$narrowType<{ usedAt: string; until: string }>()
      .where('former', 'is not', null)
      .where('returned_at', 'is', null)
      .where('back_until', '>', now.toISOString())
  }

  #waiting(now: Date) {
    const unused = this.#query.selectFrom('address_changes').where('used_at', 'is', null)
    return unused.where('expires_at', '>', now.toISOString())
  }
}

async function give(
  transaction: Transaction<Tables>,
  { id, account, email }: Pick<Change, 'id' | 'account' | 'email'>,
  { now, until, language }: Taking,
): Promise<string | undefined> {
  const at = now.toISOString()
  const used = transaction.updateTable('address_changes').set({ used_at: at }).where('id', '=', id)
  if ((await used.where('used_at', 'is', null).executeTakeFirst()).numUpdatedRows === 0n) return undefined
  const holder = transaction.selectFrom('accounts').select('id').where('email', '=', email)
  const own = await transaction
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', account)
    .executeTakeFirst()
  if (!own || (await holder.executeTakeFirst())) return undefined
  await transaction.updateTable('accounts').set({ email }).where('id', '=', account).execute()
  await endLinks(transaction, account, at)
  const former = { former: own.email, back_until: until.toISOString() }
  await transaction.updateTable('address_changes').set(former).where('id', '=', id).execute()
  if (language !== undefined) {
    const mail = { email: own.email, kind: 'address-changed', language: own.language ?? language }
    const facts = JSON.stringify({ change: id })
    await transaction
      .insertInto('account_mails')
      .values({ message: randomUUID(), ...mail, facts, attempts: 0, due_at: at })
      .execute()
  }
  return own.email
}

/** Whoever changed it may have made ways in since: they end, and so do all sessions and later changes. */
async function giveBack(transaction: Transaction<Tables>, back: string, at: string): Promise<Former | undefined> {
  const change = await transaction
    .updateTable('address_changes')
    .set({ returned_at: at })
    .where('back', '=', back)
    .where('returned_at', 'is', null)
    .where('back_until', '>', at)
    .returning(['account', 'former', 'used_at as usedAt'])
    .executeTakeFirst()
  if (!change?.former || !change.usedAt) return undefined
  const { account, former, usedAt } = change
  const email = await trade(transaction, account, former)
  const later = transaction.updateTable('address_changes').set({ returned_at: at, expires_at: at })
  await later.where('account', '=', account).where('created_at', '>=', usedAt).execute()
  await transaction.deleteFrom('sessions').where('account', '=', account).execute()
  await endLinks(transaction, account, at)
  for (const table of ['passkeys', 'recovery_codes', 'organisation_accounts'] as const) {
    await transaction.deleteFrom(table).where('account', '=', account).where('created_at', '>=', usedAt).execute()
  }
  return { account, former, email }
}

/** Nobody holds up the way back by taking the address meanwhile: the two change places. What the account had until now. */
async function trade(transaction: Transaction<Tables>, account: string, former: string): Promise<string> {
  const emailOf = (id: string) => transaction.selectFrom('accounts').select('email').where('id', '=', id)
  const set = (id: string, email: string) =>
    transaction.updateTable('accounts').set({ email }).where('id', '=', id).execute()
  const { email } = await emailOf(account).executeTakeFirstOrThrow()
  const other = await transaction.selectFrom('accounts').select('id').where('email', '=', former).executeTakeFirst()
  if (other) await set(other.id, `${randomUUID()}@localhost`)
  await set(account, former)
  if (other && other.id !== account) await set(other.id, email)
  return email
}

/** Those that somebody else gave open that person's sites alone, and stay. */
async function endLinks(transaction: Transaction<Tables>, account: string, at: string): Promise<void> {
  const ending = transaction.updateTable('sign_in_links').set({ used_at: at }).where('account', '=', account)
  await ending.where('used_at', 'is', null).where('given_by', 'is', null).execute()
}
