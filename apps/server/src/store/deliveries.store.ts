import type { Database } from './database.ts'

/** Something that is due to be sent, with how often it was tried. */
interface Due {
  readonly message: string
  readonly attempts: number
  readonly dueAt: string
}

/** What is to be sent, until it is sent: mails and calls that tell of messages, invitations, publishes that did not come about. */
export class DeliveryStore {
  readonly #query: Database['query']
  readonly #table: 'mails'

  constructor({ query }: Database, table: 'mails' | 'webhook_calls' | 'invitation_mails' | 'schedule_mails') {
    this.#query = query
    // All these tables have the same columns; the query builder is told of one.
    this.#table = table as 'mails'
  }

  /** What has been due longest. */
  async nextDue(now: string): Promise<Due | undefined> {
    const row = await this.#query
      .selectFrom(this.#table)
      .select(['message', 'attempts', 'due_at'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .executeTakeFirst()
    return row && { message: row.message, attempts: row.attempts, dueAt: row.due_at }
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

  async remove(message: string): Promise<void> {
    await this.#query.deleteFrom(this.#table).where('message', '=', message).execute()
  }
}
