import { randomUUID } from 'node:crypto'
import type { EnquirySettings } from '@mimar/contract'
import type { Database } from './database.ts'
import { inBatches } from './in-batches.ts'
import type { Beside } from './letters.store.ts'
import { insertMessageFiles } from './message-files.ts'
import type { NewMessage } from './messages.store.ts'
import { SentFileStore } from './sent-files.store.ts'
import { answersJson } from './stored-answers.ts'

type Query = Database['query']

/** A message as it came with a whole site, and what hangs on it. */
export interface ArchivedMessage extends Omit<NewMessage, 'site' | 'sender'> {
  readonly sender: null
  readonly readAt: string | null
  readonly note: string
  readonly learnt: NonNullable<Beside['learnt']> | null
  readonly letters: NonNullable<Beside['letters']>
}

export interface ArchivedEnquiries {
  readonly settings: Omit<EnquirySettings, 'sendsReceipt'>
  readonly savedReplies: readonly { readonly name: string; readonly text: string }[]
}

interface Correspondence {
  readonly messages: readonly ArchivedMessage[]
  readonly enquiries: ArchivedEnquiries | undefined
}

const flag = (value: boolean | null) => (value === null ? null : Number(value))

function rowOf(site: string, message: ArchivedMessage) {
  const { text, answers, attending, isCookieAccepted, key, readAt, letters: _, files: __, ...same } = message
  return {
    ...{ ...same, site, body: text, answers: answersJson(answers), attending: flag(attending), send_key: key },
    ...{ read_at: readAt, cookies_accepted: flag(isCookieAccepted), erased_at: null },
  }
}

/** Stores what visitors wrote, what they were answered, and how the owner wants that; none of it is mailed. */
export async function insertMessages(
  query: Query,
  site: string,
  { messages, enquiries }: Correspondence,
): Promise<void> {
  await inBatches(
    messages,
    (slice) =>
      query
        .insertInto('messages')
        .values(slice.map((one) => rowOf(site, one)))
        .execute(),
    ({ text, answers }) => text.length + answersJson(answers).length,
  )
  await insertMessageFiles(query, site, await filesHere(query, messages))
  const letters = messages.flatMap(({ id: message, email, letters: all }) =>
    all.map(({ text, ...letter }) => ({
      ...{ ...letter, id: randomUUID(), message, site, body: text },
      ...{ to_address: email.toLowerCase(), send_key: null },
    })),
  )
  await inBatches(
    letters,
    (slice) =>
      query
        .insertInto('letters')
        .values([...slice])
        .execute(),
    ({ body }) => body.length,
  )
  if (enquiries) await insertEnquiries(query, site, enquiries)
}

/** The files of messages that came along; of one that did not, the message says what it was called. */
async function filesHere(query: Query, messages: readonly ArchivedMessage[]) {
  const named = messages.flatMap(({ id: message, files = [] }) => files.map((file) => ({ ...file, message })))
  if (named.length === 0) return []
  const here = await new SentFileStore({ query }).among(named.map(({ hash }) => hash))
  // What a file says of its size is not believed.
  return named.flatMap(({ hash, ...file }) => {
    const kept = here.get(hash)
    return kept ? [{ ...file, hash, size: kept.size }] : []
  })
}

export async function insertEnquiries(query: Query, site: string, all: ArchivedEnquiries): Promise<void> {
  const { digestHour, timeZone, receiptWords, keepDays } = all.settings
  const { contact, reply } = keepDays
  await query
    .insertInto('enquiry_settings')
    .values({
      ...{ site, digest_hour: digestHour, time_zone: timeZone, receipt_words: JSON.stringify(receiptWords) },
      ...{ sends_receipt: 0, keep_contact_days: contact, keep_reply_days: reply },
    })
    .execute()
  const saved = all.savedReplies.map(({ name, text }) => ({ id: randomUUID(), site, name, body: text }))
  await inBatches(saved, (slice) =>
    query
      .insertInto('saved_replies')
      .values([...slice])
      .execute(),
  )
}
