import type { EnquirySettings, Message } from '@mimar/contract'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { enquirySettingsOf } from './enquiry-settings.store.ts'
import { insertLetter, isTooMuch, type Letter, type LetterLimit } from './letters.store.ts'
import { type FileLimits, hasRoomFor, insertMessageFiles } from './message-files.ts'
import { type Of, ready } from './ready-query.ts'
import type { MessageFile } from './sent-files.store.ts'
import { answersJson } from './stored-answers.ts'
import type { Tables } from './tables.ts'

/** A message on its way into the store. */
export interface NewMessage extends Omit<Message, 'isRead' | 'note'> {
  readonly site: string
  readonly key: string | null
  readonly sender: string
  readonly findable: string
  /** What came with it; their bytes are kept before. */
  readonly files?: readonly MessageFile[] | undefined
}

/** What the store holds a new message against. Times are ISO. */
export interface Limits {
  readonly aMinuteAgo: string
  readonly aDayAgo: string
  readonly of: { readonly [counted in 'sender' | 'senderAnywhere' | 'site']: Limit }
  readonly files: FileLimits
}

interface Limit {
  readonly perMinute: number
  readonly perDay: number
}

/** What became of a message: stored now, stored before under the same key, or refused. */
export type Receipt = 'stored' | 'known' | 'too-many' | 'no-room' | 'repeated' | 'site-missing'

/** The mails that a message brings about; by what the owner of its site has set. */
export interface Mailing {
  /** When the site's own people are told. */
  dueAt(settings: EnquirySettings): string
  /** What is written to who sent it, unless as many were written. */
  receipt(settings: EnquirySettings): { readonly letter: Letter; readonly limits: readonly LetterLimit[] } | undefined
}

interface Arriving {
  readonly message: NewMessage
  readonly limits: Limits
  /** Undefined where no mail is sent. */
  readonly mailing: Mailing | undefined
}

type Queries = ReturnType<typeof queriesOf>

/** Decides what becomes of a message, and stores it, in a transaction that lets no other of the site in between. */
export function createReceiving({ query, kind }: Database) {
  const queries = queriesOf(query)
  return async (transaction: Transaction<Tables>, { message, limits, mailing }: Arriving): Promise<Receipt> => {
    if (!(await takeTurn(transaction, kind, message.site, queries))) return 'site-missing'
    const refusal = await refusalOf(transaction, message, limits, queries)
    if (refusal) return refusal
    await transaction.executeQuery(queries.insert(rowOf(message)))
    const { id, site, files = [] } = message
    await insertMessageFiles(
      transaction,
      site,
      files.map((file) => ({ ...file, message: id })),
    )
    if (mailing && message.folder === 'inbox') await queueMails(transaction, message, mailing, queries)
    await queueCall(transaction, message, queries)
    return 'stored'
  }
}

/** What would become of a message, decided without its turn: before bytes are kept that nobody would have. */
export function createForeseeing({ query }: Pick<Database, 'query'>) {
  const queries = queriesOf(query)
  return (message: NewMessage, limits: Limits): Promise<Receipt | undefined> =>
    refusalOf(query, message, limits, queries)
}

function queriesOf(query: Database['query']) {
  const messages = query.selectFrom('messages')
  return {
    takeTurn: ready((of: Of<{ site: string }>) =>
      query
        .updateTable('sites')
        .set((column) => ({ revision: column.ref('revision') }))
        .where('id', '=', of('site')),
    ),
    known: ready((of: Of<{ site: string; key: string }>) =>
      messages.select('id').where('site', '=', of('site')).where('send_key', '=', of('key')),
    ),
    ofSender: ready((of: Of<{ sender: string; since: string; most: number }>) =>
      messages
        .select(['site', 'at'])
        .where('sender', '=', of('sender'))
        .where('at', '>', of('since'))
        .orderBy('at', 'desc')
        .limit(of('most')),
    ),
    messagesOfSite: lately(query, ['contact', 'reply']),
    complaintsOfSite: lately(query, ['complaint']),
    called: ready((of: Of<{ site: string }>) =>
      query.selectFrom('webhooks').select('site').where('site', '=', of('site')).where('address', '!=', ''),
    ),
    settings: ready((of: Of<{ site: string }>) =>
      query.selectFrom('enquiry_settings').selectAll().where('site', '=', of('site')),
    ),
    insert: ready((of: Of<NewRow>) =>
      query.insertInto('messages').values(Object.fromEntries(COLUMNS.map((name) => [name, of(name)])) as Row),
    ),
  }
}

/** How many messages, or complaints, of a site came since then; counts no further than `most`. */
function lately(query: Database['query'], kinds: readonly Message['kind'][]) {
  const messages = query.selectFrom('messages').select('id')
  return ready((of: Of<{ site: string; since: string; most: number }>) =>
    query
      .selectFrom(
        messages
          .where('site', '=', of('site'))
          .where('at', '>', of('since'))
          .where('kind', 'in', kinds)
          .limit(of('most'))
          .as('some'),
      )
      .select(({ fn }) => fn.countAll().as('count')),
  )
}

type NewRow = Omit<Tables['messages'], 'learnt' | 'note' | 'answers'> & { readonly answers: string }
type Row = { readonly [Name in (typeof COLUMNS)[number]]: RawBuilder<NewRow[Name]> }

const COLUMNS = [
  ...([
    'id',
    'site',
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
  ] as const),
  ...(['cookies_accepted', 'send_key', 'sender', 'findable', 'at', 'read_at', 'erased_at'] as const),
]

/** Waits until no other message of the site is being stored; false when there is no such site. */
async function takeTurn(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  site: string,
  queries: Queries,
): Promise<boolean> {
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtext(${`forms ${site}`}))`.execute(transaction)
    return (await transaction.selectFrom('sites').select('id').where('id', '=', site).executeTakeFirst()) !== undefined
  }
  // A write that changes nothing takes SQLite's one lock before anything is read.
  return (await transaction.executeQuery(queries.takeTurn({ site }))).numAffectedRows === 1n
}

async function queueMails(
  transaction: Transaction<Tables>,
  { id, site, kind, at }: NewMessage,
  mailing: Mailing,
  queries: Queries,
): Promise<void> {
  const isOfSite = kind !== 'complaint'
  const { rows } = isOfSite ? await transaction.executeQuery(queries.settings({ site })) : { rows: [] }
  const settings = enquirySettingsOf(rows[0])
  const due_at = isOfSite ? mailing.dueAt(settings) : at
  await transaction.insertInto('mails').values({ message: id, attempts: 0, due_at }).execute()
  const receipt = isOfSite ? mailing.receipt(settings) : undefined
  if (receipt && !(await isTooMuch(transaction, receipt.letter, receipt.limits))) {
    await insertLetter(transaction, receipt.letter)
  }
}

/** The program of the site's owner is told of what visitors bring into the inbox; complaints are none of its business. */
async function queueCall(
  transaction: Transaction<Tables>,
  { id, site, folder, kind, at }: NewMessage,
  queries: Queries,
): Promise<void> {
  if (folder !== 'inbox' || kind === 'complaint' || kind === 'test') return
  const { rows } = await transaction.executeQuery(queries.called({ site }))
  if (rows.length === 0) return
  await transaction.insertInto('webhook_calls').values({ message: id, attempts: 0, due_at: at }).execute()
}

async function refusalOf(
  transaction: Database['query'],
  message: NewMessage,
  limits: Limits,
  queries: Queries,
): Promise<Receipt | undefined> {
  const { site, key } = message
  if (key !== null) {
    const { rows } = await transaction.executeQuery(queries.known({ site, key }))
    if (rows.length > 0) return 'known'
  }
  if (await isPastLimits(transaction, message, limits, queries)) return 'too-many'
  if (!(await hasRoomFor(transaction, message, limits.files, limits.aDayAgo))) return 'no-room'
  if (message.kind !== 'complaint') return undefined
  const ofSite = transaction.selectFrom('messages').select('id').where('site', '=', site)
  const same = ofSite.where('at', '>', limits.aDayAgo).where('kind', '=', 'complaint')
  return (await same.where('email', '=', message.email).executeTakeFirst()) && 'repeated'
}

async function isPastLimits(
  transaction: Database['query'],
  { site, sender, kind }: NewMessage,
  { aMinuteAgo, aDayAgo, of }: Limits,
  { ofSender, messagesOfSite, complaintsOfSite }: Queries,
): Promise<boolean> {
  const most = of.senderAnywhere.perDay
  const { rows } = await transaction.executeQuery(ofSender({ sender, since: aDayAgo, most }))
  const isPast = (found: readonly { readonly at: string }[], { perMinute, perDay }: Limit) =>
    found.length >= perDay || (found[perMinute - 1]?.at ?? '') > aMinuteAgo
  const here = rows.filter((row) => row.site === site)
  if (isPast(rows, of.senderAnywhere) || isPast(here, of.sender)) return true
  // However many visitors write, its people can see whether messages arrive.
  if (kind === 'test') return false
  const counted = kind === 'complaint' ? complaintsOfSite : messagesOfSite
  const bounds = [
    { site, since: aMinuteAgo, most: of.site.perMinute },
    { site, since: aDayAgo, most: of.site.perDay },
  ]
  for (const bound of bounds) {
    const found = await transaction.executeQuery(counted(bound))
    if (Number(found.rows[0]?.count ?? 0) >= bound.most) return true
  }
  return false
}

const flag = (value: boolean | null) => (value === null ? null : Number(value))

function rowOf(message: NewMessage): NewRow {
  const { text, answers, attending, isCookieAccepted, key, files: _, ...same } = message
  return {
    ...same,
    body: text,
    answers: answersJson(answers),
    attending: flag(attending),
    cookies_accepted: flag(isCookieAccepted),
    send_key: key,
    read_at: null,
    erased_at: null,
  }
}
