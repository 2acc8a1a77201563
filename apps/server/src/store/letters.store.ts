// Outbox rows and delivery status of mails about messages.
import type { MailState } from '@mimar/contract'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Something written to who sent a message. */
export interface Letter {
  readonly id: string
  readonly message: string
  readonly site: string
  readonly kind: 'reply' | 'receipt'
  readonly to: string
  readonly language: string
  readonly text: string
  /** '' where nobody wrote it. */
  readonly author: string
  readonly key: string | null
  readonly at: string
}

/** How many letters may have been written since when, counted by what. */
export interface LetterLimit {
  readonly by: 'message' | 'site' | 'to_address' | 'site-and-address'
  readonly since: string
  readonly most: number
}

/** What hangs on a message, where anything does. */
export interface Beside {
  readonly learnt?: 'spam' | 'kept' | 'wanted'
  readonly letters?: Pick<Letter, 'kind' | 'text' | 'language' | 'author' | 'at'>[]
}

type Outcome = Pick<MailState, 'state' | 'attempts' | 'to' | 'said'>

/** Letters to visitors, and what became of every mail about a message. */
export class LetterStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Stores a letter that is due at once; decided while no other of the site is. */
  write(letter: Letter, limits: readonly LetterLimit[]): Promise<'stored' | 'known' | 'too-many'> {
    return this.#query.transaction().execute(async (transaction) => {
      // A write that changes nothing takes turns, on both kinds of database.
      const { site, message, key } = letter
      await transaction
        .updateTable('sites')
        .set((row) => ({ id: row.ref('id') }))
        .where('id', '=', site)
        .execute()
      const same = transaction.selectFrom('letters').select('id').where('message', '=', message)
      if (key !== null && (await same.where('send_key', '=', key).executeTakeFirst())) return 'known'
      if (await isTooMuch(transaction, letter, limits)) return 'too-many'
      await insertLetter(transaction, letter)
      return 'stored'
    })
  }

  async find(id: string): Promise<Letter | undefined> {
    const row = await this.#query.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
    return row && letterOf(row)
  }

  /** What was written about a message, oldest first. */
  async of(message: string): Promise<Letter[]> {
    const rows = this.#query.selectFrom('letters').selectAll().where('message', '=', message).orderBy('at')
    return (await rows.execute()).map(letterOf)
  }

  /** What was written about each of these messages, oldest first, and as what each was learnt. */
  async beside(messages: readonly string[]): Promise<(message: string) => Beside> {
    const ids = [...messages]
    const own = this.#query.selectFrom('messages').select(['id', 'learnt'])
    const known = ids.length === 0 ? [] : await own.where('id', 'in', ids).execute()
    const learnt = new Map(known.map((row) => [row.id, row.learnt as Beside['learnt'] | null]))
    const all = this.#query.selectFrom('letters').selectAll().orderBy('at')
    const rows = ids.length === 0 ? [] : await all.where('message', 'in', ids).execute()
    const letters = Map.groupBy(rows.map(letterOf), ({ message }) => message)
    return (message) => {
      const written = letters.get(message)?.map(({ kind, text, language, author, at }) => {
        return { kind, text, language, author, at }
      })
      const known = learnt.get(message)
      return { ...(known && { learnt: known }), ...(written && { letters: written }) }
    }
  }

  /** Who last answered each of these messages. */
  async answered(messages: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (messages.length === 0) return new Map()
    const rows = this.#query
      .selectFrom('letters')
      .select(['message', 'author'])
      .where('message', 'in', [...messages])
    const found = await rows.where('kind', '=', 'reply').orderBy('at').execute()
    return new Map(found.map(({ message, author }) => [message, author]))
  }

  /** Where these mails have come to; those of `mails` are of messages, those of `letter_mails` of letters. */
  async states(mails: readonly string[], queue: 'mails' | 'letter_mails'): Promise<ReadonlyMap<string, MailState>> {
    if (mails.length === 0) return new Map()
    const ids = [...mails]
    const waiting = this.#query.selectFrom(queue).selectAll().where('message', 'in', ids).execute()
    const over = this.#query.selectFrom('mail_outcomes').selectAll().where('mail', 'in', ids).execute()
    const states = new Map<string, MailState>()
    for (const { mail, state, to_address: to, said, attempts, at } of await over) {
      states.set(mail, { state: state as MailState['state'], to, said, attempts, at })
    }
    for (const { message, attempts, due_at: at } of await waiting) {
      const { to = '', said = '' } = states.get(message) ?? {}
      states.set(message, { state: 'waiting', to, said, attempts, at })
    }
    return states
  }

  /** Keeps what became of a mail about that message; nothing where the message is gone. */
  async settle(mail: string, message: string, { state, to, said, attempts }: Outcome, at: string): Promise<void> {
    const known = this.#query.selectFrom('messages').select('id').where('id', '=', message)
    if (!(await known.executeTakeFirst())) return
    const row = { state, to_address: to, said, attempts, at }
    await this.#query
      .insertInto('mail_outcomes')
      .values({ mail, message, ...row })
      .onConflict((conflict) => conflict.column('mail').doUpdateSet(row))
      .execute()
  }

  /** Notes that a mail that a server took came back; false where none is called so. */
  async cameBack({ id, said }: { readonly id: string; readonly said: string }, at: string): Promise<boolean> {
    const taken = this.#query.updateTable('mail_outcomes').set({ state: 'bounced', said, at }).where('mail', '=', id)
    return (await taken.where('state', '=', 'sent').executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Forgets what became of a mail that is sent again. */
  async forget(mail: string): Promise<void> {
    await this.#query.deleteFrom('mail_outcomes').where('mail', '=', mail).execute()
  }
}

export async function insertLetter(transaction: Transaction<Tables>, letter: Letter): Promise<void> {
  const { to, text, key, ...same } = letter
  await transaction
    .insertInto('letters')
    .values({ ...same, to_address: to.toLowerCase(), body: text, send_key: key })
    .execute()
  await transaction.insertInto('letter_mails').values({ message: letter.id, attempts: 0, due_at: letter.at }).execute()
}

/** Whether as many letters of its kind were written as may be, by any of the limits. */
export async function isTooMuch(
  transaction: Transaction<Tables>,
  letter: Letter,
  limits: readonly LetterLimit[],
): Promise<boolean> {
  const value = { message: letter.message, site: letter.site, to_address: letter.to.toLowerCase() }
  for (const { by, since, most } of limits) {
    const written = transaction.selectFrom('letters').select(({ fn }) => fn.countAll().as('count'))
    const lately = written.where('kind', '=', letter.kind).where('at', '>', since)
    const columns = by === 'site-and-address' ? (['site', 'to_address'] as const) : [by]
    const counted = columns.reduce((rows, column) => rows.where(column, '=', value[column]), lately)
    if (Number((await counted.executeTakeFirstOrThrow()).count) >= most) return true
  }
  return false
}

function letterOf({ to_address, body, send_key, kind, ...same }: Tables['letters']): Letter {
  return { ...same, kind: kind as Letter['kind'], to: to_address, text: body, key: send_key }
}
