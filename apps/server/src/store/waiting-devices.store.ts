import { type ExpressionBuilder, sql } from 'kysely'
import type { Device } from './accounts.store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A device that asked for a link by mail, and waits. */
export interface WaitingRow extends Device {
  readonly id: string
  readonly at: string
  readonly number: number
  /** Whether it came in by its mail. */
  readonly isIn: boolean
}

/** What was asked about to an address lately. */
export interface Asked {
  readonly at: Date
  readonly number: number
  readonly isBlocked: boolean
}

/** Who is told of what waits, and answers: an address, and the session, which is not asked about itself. */
interface Asker {
  readonly email: string
  readonly session: string
}

/** Hashes of the link in a mail, and of the session that came by it. */
interface Ended {
  readonly link: string | null
  readonly session: string | null
}

interface Blocked extends Device {
  readonly at: string
  /** All that ended with it, itself included. */
  readonly ended: readonly Ended[]
}

/** Devices that asked for a link by mail (`sign_in_asks`), as far as others are asked about them. Browsers and sessions are hashes. */
export class WaitingDeviceStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** What devices of an address were asked about since then. */
  async askedSince(email: string, since: Date): Promise<Asked[]> {
    const rows = await this.#query
      .selectFrom('sign_in_asks')
      .select(['created_at', 'number', 'verdict'])
      .where('email', '=', email)
      .where('created_at', '>', since.toISOString())
      .where('number', 'is not', null)
      .execute()
    return rows.map(({ created_at, number, verdict }) => {
      return { at: new Date(created_at), number: number ?? 0, isBlocked: verdict === 'blocked' }
    })
  }

  /** What nobody has answered, first come first. */
  async list({ email, session }: Asker, now: Date): Promise<WaitingRow[]> {
    const rows = await this.#query
      .selectFrom('sign_in_asks')
      .where('email', '=', email)
      .where('number', 'is not', null)
      .where('verdict', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where(ofAnother(session))
      .select(['id', 'created_at as at', 'number', 'device_browser as browser', 'device_system as system', 'used_at'])
      .orderBy('created_at')
      .execute()
    return rows.map(({ used_at, ...row }) => ({ ...row, number: row.number ?? 0, isIn: used_at !== null }))
  }

  /** Lets it in for the browser that asked, by that session; which device, undefined where it does not wait. */
  async letIn(id: string, number: number, asker: Asker, now: Date): Promise<Device | undefined> {
    return this.#answering(id, asker, now)
      .set({ verdict: 'let-in', answered_by: asker.session })
      .where('number', '=', number)
      .where('used_at', 'is', null)
      .returning(['device_browser as browser', 'device_system as system'])
      .executeTakeFirst()
  }

  /** Ends it, and all else of the address that is open and nobody let in, waiting or used. No code is right any more. */
  async block(id: string, asker: Asker, now: Date): Promise<Blocked | undefined> {
    const blocked = await this.#answering(id, asker, now)
      .set(ENDED)
      .returning(['device_browser as browser', 'device_system as system', 'created_at as at', 'link', 'session'])
      .executeTakeFirst()
    if (!blocked) return undefined
    const others = await this.#query
      .updateTable('sign_in_asks')
      .set(ENDED)
      .where('email', '=', asker.email)
      .where(({ or, eb }) => or([eb('verdict', 'is', null), eb('verdict', '=', 'silenced')]))
      .where('expires_at', '>', now.toISOString())
      .where(ofAnother(asker.session))
      .returning(['link', 'session'])
      .execute()
    const { link, session, ...device } = blocked
    return { ...device, ended: [{ link, session }, ...others] }
  }

  /** Whether what a browser asked for is still open, and let in. */
  async stateOf(browser: string, now: Date): Promise<'waiting' | 'let-in' | 'over'> {
    const row = await this.#query
      .selectFrom('sign_in_asks')
      .leftJoin('sessions', 'sessions.hash', 'sign_in_asks.answered_by')
      .select(['verdict', 'sign_in_asks.used_at', 'sessions.hash as answered'])
      .where('sign_in_asks.browser', '=', browser)
      .where('sign_in_asks.expires_at', '>', now.toISOString())
      .executeTakeFirst()
    if (!row) return 'over'
    return row.verdict === 'let-in' && row.used_at === null && row.answered !== null ? 'let-in' : 'waiting'
  }

  /** Takes what was let in, once, while whoever let it in is signed in. */
  async take(browser: string, now: Date) {
    return this.#query
      .updateTable('sign_in_asks')
      .set({ used_at: now.toISOString() })
      .where('browser', '=', browser)
      .where('verdict', '=', 'let-in')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sessions').select('sessions.hash').whereRef('sessions.hash', '=', 'sign_in_asks.answered_by'),
        ),
      )
      .returning(['id', 'email', 'link'])
      .executeTakeFirst()
  }

  /** Which session came by that ask, or by its link; whether it was blocked before. */
  async came(by: { readonly id: string } | { readonly link: string }, session: string, now: Date): Promise<boolean> {
    const [column, value] = 'id' in by ? (['id', by.id] as const) : (['link', by.link] as const)
    const row = await this.#query
      .updateTable('sign_in_asks')
      .set(({ fn, val }) => ({ session, used_at: fn.coalesce('used_at', val(now.toISOString())) }))
      .where(column, '=', value)
      .returning('verdict')
      .executeTakeFirst()
    return row?.verdict !== 'blocked'
  }

  #answering(id: string, { email, session }: Asker, now: Date) {
    return this.#query
      .updateTable('sign_in_asks')
      .where('id', '=', id)
      .where('email', '=', email)
      .where('number', 'is not', null)
      .where('verdict', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where(ofAnother(session))
  }
}

/** An ask without a code stays one: a No uses up no codes of the day. */
const ENDED = {
  verdict: 'blocked',
  code: sql<string | null>`case when code is null then null else 'ended' end`,
} as const

/** A session did not come by it itself. */
const ofAnother =
  (session: string) =>
  ({ or, eb }: ExpressionBuilder<Tables, 'sign_in_asks'>) =>
    or([eb('session', 'is', null), eb('session', '!=', session)])
