import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/** What a mail to somebody about their account tells, by its kind; all of it is gone once the mail is sent. */
export interface AccountMailFacts {
  /** The link that was asked for (`ask`), and the code beside it; '' where the mail has none. */
  readonly link: { readonly ask: string; readonly code: string }
  /** The account that is to be made. */
  readonly 'sign-up': { readonly signUp: string }
  /** The code by which who is signed in proves who they are. */
  readonly proof: { readonly ask: string; readonly code: string }
  /** Where somebody has come in, as the browser says, and when (ISO). */
  readonly 'new-device': { readonly device: string; readonly at: string }
  /** What a device asked for was ended by another, and when it had asked; `isIn`: it had come in by its mail. */
  readonly 'blocked-device': { readonly device: string; readonly at: string; readonly isIn: boolean }
  /** The change that is asked for, and the code by which the new address shows itself. */
  readonly 'address-code': { readonly change: string; readonly code: string }
  /** The change that was made, to the former address. */
  readonly 'address-changed': { readonly change: string }
  readonly 'address-returned': Readonly<Record<string, never>>
  readonly reminder: Readonly<Record<string, never>>
  /** Written when it was decided. */
  readonly written: { readonly subject: string; readonly text: string }
  /** The limit that was passed, and from when on nothing is published (ISO). */
  readonly visits: { readonly most: number; readonly until: string }
}

type AccountMailKind = keyof AccountMailFacts

/** A mail to somebody about their account. */
export interface AccountMail<Kind extends AccountMailKind = AccountMailKind> {
  readonly email: string
  readonly kind: Kind
  /** Of the mail. */
  readonly language: string
  readonly facts: AccountMailFacts[Kind]
}

/** Mails to people about their accounts, until they are sent. */
export class AccountMailStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  async add<Kind extends AccountMailKind>({ facts, ...mail }: AccountMail<Kind>, now: Date): Promise<void> {
    const due = { attempts: 0, due_at: now.toISOString() }
    await this.#query
      .insertInto('account_mails')
      .values({ message: randomUUID(), ...mail, facts: JSON.stringify(facts), ...due })
      .execute()
  }

  async find(message: string): Promise<AccountMail | undefined> {
    const row = await this.#query
      .selectFrom('account_mails')
      .select(['email', 'kind', 'language', 'facts'])
      .where('message', '=', message)
      .executeTakeFirst()
    return row && { ...row, kind: row.kind as AccountMailKind, facts: JSON.parse(row.facts) }
  }
}
