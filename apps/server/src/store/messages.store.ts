import type { Folder, Message } from '@mimar/contract'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { noteExpired } from './expired-enquiries.ts'
import {
  createForeseeing,
  createReceiving,
  type Limits,
  type Mailing,
  type NewMessage,
  type Receipt,
} from './receive-message.ts'
import { answersOf } from './stored-answers.ts'
import type { Tables } from './tables.ts'

interface Wanted {
  readonly site: string
  readonly folder: Folder
  /** Folded as `findable` is. */
  readonly search: string
  readonly isUnread?: boolean
}

const columns = [
  'id',
  'kind',
  'folder',
  'name',
  'email',
  'body',
  'answers',
  'event',
  'attending',
  'guests',
  'language',
  'cookies_accepted',
  'at',
  'read_at',
  'note',
] as const

const EXPIRED_AT_ONCE = 200

export type { Limits, Mailing, NewMessage, Receipt }

/** What visitors sent. A message is durable when `receive` says 'stored'. */
export class MessageStore {
  readonly #query: Database['query']
  readonly #store: Database['store']
  readonly #receive: ReturnType<typeof createReceiving>
  readonly #foresee: ReturnType<typeof createForeseeing>

  constructor(database: Database) {
    this.#query = database.query
    this.#store = database.store
    this.#receive = createReceiving(database)
    this.#foresee = createForeseeing(database)
  }

  async formSecret(): Promise<string> {
    const row = await this.#query.selectFrom('installation').select('form_secret').executeTakeFirstOrThrow()
    return row.form_secret ?? ''
  }

  /** Stores a message, and what tells of it, together; decided and stored while no other of the site is. */
  receive(message: NewMessage, limits: Limits, mailing: Mailing | undefined): Promise<Receipt> {
    return this.#store((transaction) => this.#receive(transaction, { message, limits, mailing }))
  }

  /** Why a message would not be stored now; undefined where it would. */
  foresee(message: NewMessage, limits: Limits): Promise<Receipt | undefined> {
    return this.#foresee(message, limits)
  }

  /** Newest first; after the message `before`, where one is given. */
  async list(wanted: Wanted, limit: number, before?: string): Promise<Message[]> {
    let rows = this.#wanted(wanted).select(columns).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
    const last = before === undefined ? undefined : await this.find(wanted.site, before)
    if (last) {
      rows = rows.where(({ eb, and, or }) =>
        or([eb('at', '<', last.at), and([eb('at', '=', last.at), eb('id', '<', last.id)])]),
      )
    }
    return (await rows.execute()).map(messageOf)
  }

  async count(wanted: Wanted): Promise<number> {
    const rows = this.#wanted(wanted).select(({ fn }) => fn.countAll().as('count'))
    return Number((await rows.executeTakeFirstOrThrow()).count)
  }

  /** A message of that site, erased ones too. */
  async find(site: string, id: string): Promise<Message | undefined> {
    const row = await this.#query
      .selectFrom('messages')
      .select(columns)
      .where('site', '=', site)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && messageOf(row)
  }

  /** A message of that site as its people see it: none that was erased. */
  async findShown(site: string, id: string): Promise<Message | undefined> {
    const row = this.#query.selectFrom('messages').select(columns).where('site', '=', site).where('id', '=', id)
    const found = await row.where('erased_at', 'is', null).executeTakeFirst()
    return found && messageOf(found)
  }

  /** Notes that about a message, where its note is still the one before; gives whether it was, or is that already. */
  async note(id: string, note: string, before: string): Promise<boolean> {
    const changed = this.#query.updateTable('messages').set({ note }).where('id', '=', id)
    const { numUpdatedRows } = await changed.where('note', 'in', [before, note]).executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async change(id: string, change: { readAt?: string | null; folder?: string; erasedAt?: string | null }) {
    const values = {
      ...(change.readAt !== undefined && { read_at: change.readAt }),
      ...(change.folder !== undefined && { folder: change.folder }),
      ...(change.erasedAt !== undefined && { erased_at: change.erasedAt }),
    }
    if (Object.keys(values).length === 0) return
    await this.#query.updateTable('messages').set(values).where('id', '=', id).execute()
  }

  /** Forgets for good what was erased before then, complaints of before then, and who sent what arrived before a third. */
  async forget(before: {
    readonly erased: string
    readonly complaints: string
    readonly senders: string
    readonly tests: string
  }) {
    await this.#query.deleteFrom('messages').where('erased_at', '<', before.erased).execute()
    await this.#query.deleteFrom('messages').where('kind', '=', 'test').where('at', '<', before.tests).execute()
    const complaints = this.#query.deleteFrom('messages').where('kind', '=', 'complaint')
    // A decision that still takes something from visitors is kept with its reason.
    const standing = this.#query
      .selectFrom('complaint_cases')
      .select('complaint')
      .where('decision', 'in', ['take-down', 'hide'])
      .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'stays')]))
    await complaints.where('at', '<', before.complaints).where('id', 'not in', standing).execute()
    await this.#query
      .updateTable('messages')
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('at', '<', before.senders)
      .execute()
  }

  /** Erases what a site keeps no longer, with all that was written about it; some at once, so that others get their turn. */
  async expire({ site, kind, before }: { site: string; kind: string; before: string }): Promise<void> {
    for (;;) {
      const old = this.#query.selectFrom('messages').select('id').where('site', '=', site).where('kind', '=', kind)
      const some = old.where('at', '<', before).limit(EXPIRED_AT_ONCE)
      const gone = await this.#query.transaction().execute(async (transaction) => {
        const erased = transaction.deleteFrom('messages').where('id', 'in', some)
        const messages = await erased.returning(['at', 'folder', 'erased_at']).execute()
        await noteExpired(transaction, site, messages)
        return messages.length
      })
      if (gone < EXPIRED_AT_ONCE) return
    }
  }

  #wanted({ site, folder, search, isUnread = false }: Wanted): SelectQueryBuilder<Tables, 'messages', object> {
    const shown = this.#query.selectFrom('messages').where('site', '=', site).where('erased_at', 'is', null)
    const ofSite = isUnread ? shown.where('read_at', 'is', null).where('kind', '!=', 'test') : shown
    const inFolder =
      folder === 'complaints'
        ? ofSite.where('kind', '=', 'complaint')
        : ofSite.where('kind', '!=', 'complaint').where('folder', '=', folder)
    if (search === '') return inFolder
    return inFolder.where(sql<boolean>`findable like ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  }
}

const truth = (value: number | null) => (value === null ? null : value === 1)

function messageOf(row: Pick<Selectable<Tables['messages']>, (typeof columns)[number]>): Message {
  const { kind, folder, body: text, answers, attending, cookies_accepted, read_at, ...same } = row
  return {
    ...same,
    kind: kind as Message['kind'],
    folder: folder as Message['folder'],
    text,
    answers: answersOf(answers),
    attending: truth(attending),
    isCookieAccepted: truth(cookies_accepted),
    isRead: read_at !== null,
  }
}
