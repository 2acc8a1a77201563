import type { Folder, Message } from '@mimar/contract'
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A message on its way into the store. */
export interface NewMessage extends Omit<Message, 'isRead'> {
  readonly site: string
  readonly key: string | null
  readonly sender: string
  readonly findable: string
}

/** What the store holds a new message against. Times are ISO. */
export interface Limits {
  readonly aMinuteAgo: string
  readonly aDayAgo: string
  readonly of: { readonly [counted in 'sender' | 'senderAnywhere' | 'site']: Limit }
}

interface Limit {
  readonly perMinute: number
  readonly perDay: number
}

/** What became of a message: stored now, stored before under the same key, or refused. */
export type Receipt = 'stored' | 'known' | 'too-many' | 'repeated' | 'site-missing'

interface Wanted {
  readonly site: string
  readonly folder: Folder
  /** Folded as `findable` is. */
  readonly search: string
}

const columns = [
  'id',
  'kind',
  'folder',
  'name',
  'email',
  'body',
  'event',
  'attending',
  'guests',
  'language',
  'cookies_accepted',
  'at',
  'read_at',
] as const

/** What visitors sent. A message is durable when `receive` says 'stored'. */
export class MessageStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']

  constructor({ query, kind }: Database) {
    this.#query = query
    this.#kind = kind
  }

  async formSecret(): Promise<string> {
    const row = await this.#query.selectFrom('installation').select('form_secret').executeTakeFirstOrThrow()
    return row.form_secret ?? ''
  }

  /** Stores a message, and what tells of it, together; decided and stored while no other of the site is. */
  receive(message: NewMessage, limits: Limits, isMailed: boolean): Promise<Receipt> {
    return this.#query.transaction().execute(async (transaction) => {
      if (!(await takeTurn(transaction, this.#kind, message.site))) return 'site-missing'
      const refusal = await refusalOf(transaction, message, limits)
      if (refusal) return refusal
      await transaction.insertInto('messages').values(rowOf(message)).execute()
      if (isMailed && message.folder === 'inbox') {
        await transaction.insertInto('mails').values({ message: message.id, attempts: 0, due_at: message.at }).execute()
      }
      await queueCall(transaction, message)
      return 'stored'
    })
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

  async count(wanted: Wanted, only?: 'unread'): Promise<number> {
    let rows = this.#wanted(wanted).select(({ fn }) => fn.countAll().as('count'))
    if (only === 'unread') rows = rows.where('read_at', 'is', null)
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

  async change(id: string, change: { readAt?: string | null; folder?: string; erasedAt?: string | null }) {
    const values = {
      ...(change.readAt !== undefined && { read_at: change.readAt }),
      ...(change.folder !== undefined && { folder: change.folder }),
      ...(change.erasedAt !== undefined && { erased_at: change.erasedAt }),
    }
    if (Object.keys(values).length === 0) return
    await this.#query.updateTable('messages').set(values).where('id', '=', id).execute()
  }

  /** Forgets for good what was erased or arrived before those times, and who sent what arrived before a third. */
  async forget(before: { readonly erased: string; readonly arrived: string; readonly senders: string }): Promise<void> {
    await this.#query.deleteFrom('messages').where('erased_at', '<', before.erased).execute()
    await this.#query.deleteFrom('messages').where('at', '<', before.arrived).execute()
    await this.#query
      .updateTable('messages')
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('at', '<', before.senders)
      .execute()
  }

  #wanted({ site, folder, search }: Wanted): SelectQueryBuilder<Tables, 'messages', object> {
    const ofSite = this.#query.selectFrom('messages').where('site', '=', site).where('erased_at', 'is', null)
    const inFolder =
      folder === 'complaints'
        ? ofSite.where('kind', '=', 'complaint')
        : ofSite.where('kind', '!=', 'complaint').where('folder', '=', folder)
    if (search === '') return inFolder
    return inFolder.where(sql<boolean>`findable like ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  }
}

/** Waits until no other message of the site is being stored; false when there is no such site. */
async function takeTurn(transaction: Transaction<Tables>, kind: Database['kind'], site: string): Promise<boolean> {
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtext(${`forms ${site}`}))`.execute(transaction)
    return (await transaction.selectFrom('sites').select('id').where('id', '=', site).executeTakeFirst()) !== undefined
  }
  // A write that changes nothing takes SQLite's one lock before anything is read.
  const touched = transaction
    .updateTable('sites')
    .set((column) => ({ revision: column.ref('revision') }))
    .where('id', '=', site)
    .returning('id')
  return (await touched.executeTakeFirst()) !== undefined
}

/** The program of the site's owner is told of what reaches the inbox; complaints are none of its business. */
async function queueCall(transaction: Transaction<Tables>, { id, site, folder, kind, at }: NewMessage): Promise<void> {
  if (folder !== 'inbox' || kind === 'complaint') return
  const called = transaction.selectFrom('webhooks').select('site').where('site', '=', site).where('address', '!=', '')
  if (!(await called.executeTakeFirst())) return
  await transaction.insertInto('webhook_calls').values({ message: id, attempts: 0, due_at: at }).execute()
}

async function refusalOf(
  transaction: Transaction<Tables>,
  message: NewMessage,
  limits: Limits,
): Promise<Receipt | undefined> {
  const ofSite = transaction.selectFrom('messages').where('site', '=', message.site)
  if (message.key !== null) {
    const known = await ofSite.select('id').where('send_key', '=', message.key).executeTakeFirst()
    if (known) return 'known'
  }
  if (await isTooMuch(transaction, message, limits)) return 'too-many'
  if (message.kind !== 'complaint') return undefined
  const same = ofSite.select('id').where('at', '>', limits.aDayAgo).where('kind', '=', 'complaint')
  return (await same.where('email', '=', message.email).executeTakeFirst()) && 'repeated'
}

async function isTooMuch(transaction: Transaction<Tables>, message: NewMessage, limits: Limits): Promise<boolean> {
  const today = transaction.selectFrom('messages').select('at').where('at', '>', limits.aDayAgo)
  const isComplaint = message.kind === 'complaint'
  const counted = {
    sender: today.where('site', '=', message.site).where('sender', '=', message.sender),
    senderAnywhere: today.where('sender', '=', message.sender),
    site: today.where('site', '=', message.site).where('kind', isComplaint ? '=' : '!=', 'complaint'),
  }
  for (const [name, { perMinute, perDay }] of Object.entries(limits.of)) {
    const rows = counted[name as keyof typeof counted].orderBy('at', 'desc').limit(perDay)
    const found = await rows.execute()
    if (found.length >= perDay || (found[perMinute - 1]?.at ?? '') > limits.aMinuteAgo) return true
  }
  return false
}

const flag = (value: boolean | null) => (value === null ? null : Number(value))
const truth = (value: number | null) => (value === null ? null : value === 1)

function rowOf(message: NewMessage): Tables['messages'] {
  const { text, attending, isCookieAccepted, key, ...same } = message
  return {
    ...same,
    body: text,
    attending: flag(attending),
    cookies_accepted: flag(isCookieAccepted),
    send_key: key,
    read_at: null,
    erased_at: null,
  }
}

function messageOf(row: Pick<Tables['messages'], (typeof columns)[number]>): Message {
  const { kind, folder, body: text, attending, cookies_accepted, read_at, ...same } = row
  return {
    ...same,
    kind: kind as Message['kind'],
    folder: folder as Message['folder'],
    text,
    attending: truth(attending),
    isCookieAccepted: truth(cookies_accepted),
    isRead: read_at !== null,
  }
}
