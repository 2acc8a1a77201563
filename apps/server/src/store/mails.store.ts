import type { Message } from '@mimar/contract'
import type { Database } from './database.ts'
import { answersOf } from './stored-answers.ts'

type MailedPart = 'kind' | 'name' | 'email' | 'text' | 'answers' | 'event' | 'attending' | 'guests' | 'language' | 'at'

/** The messages that mails and programs tell of. */
export class MailStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** A message, and its site; undefined when it was erased meanwhile. */
  async contentOf(message: string): Promise<(Pick<Message, MailedPart> & { site: string }) | undefined> {
    const row = await this.#query
      .selectFrom('messages')
      .select(['site', 'kind', 'name', 'email', 'body', 'answers', 'event', 'attending', 'guests', 'language', 'at'])
      .where('id', '=', message)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { kind, body: text, answers, attending, ...same } = row
    return {
      ...same,
      text,
      answers: answersOf(answers),
      kind: kind as Message['kind'],
      attending: attending === null ? null : attending === 1,
    }
  }
}
