import type { Message } from '@mimar/contract'
import type { Database } from './database.ts'

/** A mail that is due, with how often it was tried. */
interface DueMail {
  readonly message: string
  readonly attempts: number
  readonly dueAt: string
}

/** The mails that tell of messages, until they are sent. */
export class MailStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** The mail that has been due longest. */
  async nextDue(now: string): Promise<DueMail | undefined> {
    const row = await this.#query
      .selectFrom('mails')
      .select(['message', 'attempts', 'due_at'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .executeTakeFirst()
    return row && { message: row.message, attempts: row.attempts, dueAt: row.due_at }
  }

  /** Takes a mail for one attempt; false when another process has. It is due again at that time unless it is sent before. */
  async take({ message, attempts, dueAt }: DueMail, dueAgainAt: string): Promise<boolean> {
    const taken = await this.#query
      .updateTable('mails')
      .set({ attempts: attempts + 1, due_at: dueAgainAt })
      .where('message', '=', message)
      .where('due_at', '=', dueAt)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return Number(taken.numUpdatedRows) === 1
  }

  async remove(message: string): Promise<void> {
    await this.#query.deleteFrom('mails').where('message', '=', message).execute()
  }

  /** The message a mail tells of, and its site; undefined when it was erased meanwhile. */
  async contentOf(message: string): Promise<(Pick<Message, MailedText> & { site: string }) | undefined> {
    const row = await this.#query
      .selectFrom('messages')
      .select(['site', 'kind', 'name', 'email', 'body', 'event', 'attending', 'guests'])
      .where('id', '=', message)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { kind, body: text, attending, ...same } = row
    return { ...same, text, kind: kind as Message['kind'], attending: attending === null ? null : attending === 1 }
  }
}

type MailedText = 'kind' | 'name' | 'email' | 'text' | 'event' | 'attending' | 'guests'
