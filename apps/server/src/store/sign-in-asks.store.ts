import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Device } from './accounts.store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Somebody asks for a link by mail. `browser` and `code` are hashes; `code` is null where none is to be had. */
interface Ask {
  readonly email: string
  readonly browser: string
  readonly code: string | null
  /** Where the link leads. */
  readonly path: string
  /** What devices that are signed in are told of it; null: nothing. */
  readonly shown: { readonly number: number; readonly device: Device } | null
}

interface Guessed {
  readonly id: string
  readonly email: string
  readonly code: string | null
  readonly link: string | null
}

/** Where what is asked for stands: the database, or a transaction in it. */
export type AskTables = Pick<Database, 'kind' | 'query'>

/** Links that were asked for by mail. What stands here is the same whether the address is known or not. */
export class SignInAskStore {
  readonly #kind: Database['kind']
  readonly #query: Database['query']

  constructor({ kind, query }: AskTables) {
    this.#kind = kind
    this.#query = query
  }

  /** Counts and keeps in one step, so that all who ask for an address at once are counted too. What is older than `forgotten` goes. */
  async inTurn<T>(email: string, forgotten: Date, work: (tables: AskTables) => Promise<T>): Promise<T> {
    await this.#query.deleteFrom('sign_in_asks').where('created_at', '<', forgotten.toISOString()).execute()
    return this.#query.transaction().execute(async (transaction) => {
      await takeTurn(transaction, this.#kind, email)
      return work({ kind: this.#kind, query: transaction })
    })
  }

  /** How often an address was asked for since then, and how often with a code. */
  async count(email: string, since: Date): Promise<{ readonly asks: number; readonly codes: number }> {
    const { asks, codes } = await this.#query
      .selectFrom('sign_in_asks')
      .select(({ fn }) => [fn.countAll<number | string>().as('asks'), fn.count<number | string>('code').as('codes')])
      .where('email', '=', email)
      .where('created_at', '>', since.toISOString())
      .executeTakeFirstOrThrow()
    return { asks: Number(asks), codes: Number(codes) }
  }

  async insert({ shown, ...ask }: Ask, now: Date, expires: Date): Promise<string> {
    const id = randomUUID()
    const times = { created_at: now.toISOString(), expires_at: expires.toISOString() }
    await this.#query
      .insertInto('sign_in_asks')
      .values({ id, ...ask, ...asShown(shown), link: null, guesses: 0, ...times, used_at: null })
      .execute()
    return id
  }

  /** What a mail of it needs; undefined when it was answered or is too old. */
  async find(id: string, now: Date): Promise<{ readonly path: string; readonly expires: Date } | undefined> {
    const row = await this.#query
      .selectFrom('sign_in_asks')
      .select(['path', 'expires_at'])
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where(unblocked)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst()
    return row && { path: row.path, expires: new Date(row.expires_at) }
  }

  /** Which link is mailed for it, as its hash; false where it was answered meanwhile, and none is. */
  async setLink(id: string, link: string): Promise<boolean> {
    const open = this.#query.updateTable('sign_in_asks').set({ link }).where('id', '=', id).where('used_at', 'is', null)
    return (await open.where(unblocked).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Counts a guess of a browser, before anybody knows whether it is right; undefined where it has none left. */
  async guess(browser: string, most: number, now: Date): Promise<Guessed | undefined> {
    return this.#query
      .updateTable('sign_in_asks')
      .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
      .where('browser', '=', browser)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where('guesses', '<', most)
      .returning(['id', 'email', 'code', 'link'])
      .executeTakeFirst()
  }

  /** Ends what a browser asked for before. */
  async endOf(browser: string, now: Date): Promise<void> {
    const ended = this.#query.updateTable('sign_in_asks').set({ used_at: now.toISOString() })
    await ended.where('browser', '=', browser).where('used_at', 'is', null).execute()
  }

  /** Ends it, once; whether it was open. */
  async use(id: string, now: Date): Promise<boolean> {
    const used = this.#query.updateTable('sign_in_asks').set({ used_at: now.toISOString() })
    const result = await used.where('id', '=', id).where('used_at', 'is', null).executeTakeFirst()
    return Number(result.numUpdatedRows) === 1
  }

  /** Asks nobody any more about what a browser asked for before, to the same address: its screen shows another number. */
  async silence(browser: string, email: string): Promise<void> {
    const silenced = this.#query.updateTable('sign_in_asks').set({ verdict: 'silenced' }).where('email', '=', email)
    const waiting = silenced.where('verdict', 'is', null).where('used_at', 'is', null)
    await waiting.where('browser', '=', browser).execute()
  }
}

/** Waits until no other ask for the address is being counted. */
async function takeTurn(transaction: Transaction<Tables>, kind: Database['kind'], email: string): Promise<void> {
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtext(${`links ${email}`}))`.execute(transaction)
    return
  }
  // A write that changes nothing takes SQLite's one lock before anything is read.
  await transaction.updateTable('sign_in_asks').set({ email }).where('id', '=', '').execute()
}

/** Another device has not ended it. */
const unblocked = ({ or, eb }: ExpressionBuilder<Tables, 'sign_in_asks'>) =>
  or([eb('verdict', 'is', null), eb('verdict', '!=', 'blocked')])

function asShown(shown: Ask['shown']) {
  return shown && { number: shown.number, device_browser: shown.device.browser, device_system: shown.device.system }
}
