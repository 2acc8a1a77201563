// Transactional outbox: mails and webhooks that are due, stored with what they tell of.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Something that is due to be sent for a site, with how often it was tried. */
export interface Due {
  readonly message: string
  readonly site: string
  readonly attempts: number
  readonly dueAt: string
}

const ofMessage = sql<string>`(select messages.site from messages where messages.id = message)`

/** How each table says whose each row is: a site, or who is written to. */
const sites = {
  mails: ofMessage,
  webhook_calls: ofMessage,
  invitation_mails: sql<string>`site`,
  schedule_mails: sql<string>`message`,
  account_mails: sql<string>`email`,
  letter_mails: sql<string>`(select letters.site from letters where letters.id = message)`,
}

/** What is to be sent, until it is sent: mails and calls that tell of messages, invitations, publishes that did not come about. */
export class DeliveryStore {
  readonly #query: Database['query']
  readonly #table: 'mails'
  readonly #site: RawBuilder<string>

  constructor({ query }: Database, table: keyof typeof sites) {
    this.#query = query
    // All these tables have the same columns; the query builder is told of one.
    this.#table = table as 'mails'
    this.#site = sites[table]
  }

  /** What has been due longest, of other sites than these. */
  async nextDue(now: string, busy: readonly string[] = []): Promise<Due | undefined> {
    let due = this.#query
      .selectFrom(this.#table)
      .select(['message', 'attempts', 'due_at', this.#site.as('site')])
      .where('due_at', '<=', now)
    if (busy.length > 0) due = due.where(this.#site, 'not in', [...busy])
    const row = await due.orderBy('due_at').executeTakeFirst()
    return row && { message: row.message, site: row.site, attempts: row.attempts, dueAt: row.due_at }
  }

  /** Takes it for one attempt; false when another process has. It is due again at that time unless it is sent before. */
  async take({ message, attempts, dueAt }: Due, dueAgainAt: string): Promise<boolean> {
    const taken = await this.#query
      .updateTable(this.#table)
      .set({ attempts: attempts + 1, due_at: dueAgainAt })
      .where('message', '=', message)
      .where('due_at', '=', dueAt)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return Number(taken.numUpdatedRows) === 1
  }

  /** What else of that site is due, longest first. */
  async alsoDue(site: string, now: string, most: number): Promise<Due[]> {
    const due = this.#query
      .selectFrom(this.#table)
      .select(['message', 'attempts', 'due_at', this.#site.as('site')])
      .where('due_at', '<=', now)
      .where(this.#site, '=', site)
    const rows = await due.orderBy('due_at').limit(most).execute()
    return rows.map((row) => ({ message: row.message, site: row.site, attempts: row.attempts, dueAt: row.due_at }))
  }

  /** Has it sent again from the start, whatever became of it before. */
  async renew(message: string, dueAt: string): Promise<void> {
    const row = { attempts: 0, due_at: dueAt }
    await this.#query
      .insertInto(this.#table)
      .values({ message, ...row })
      .onConflict((conflict) => conflict.column('message').doUpdateSet(row))
      .execute()
  }

  async putOff(message: string, dueAt: string): Promise<void> {
    await this.#query.updateTable(this.#table).set({ due_at: dueAt }).where('message', '=', message).execute()
  }

  async remove(message: string): Promise<void> {
    await this.#query.deleteFrom(this.#table).where('message', '=', message).execute()
  }
}
