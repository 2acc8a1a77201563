import type { Database } from './database.ts'
import { inBatches } from './in-batches.ts'
import { type MessageFile, sentBytes } from './sent-files.store.ts'

type Query = Pick<Database['query'], 'selectFrom' | 'insertInto'>

/** How much of files is kept, in bytes. */
export interface FileLimits {
  /** Of one site, whoever sent it: what strangers send never takes all of an owner's room. */
  readonly ofSite: number
  /** From one network in a day, to all sites together. */
  readonly ofSender: number
}

interface Sent {
  readonly site: string
  readonly sender: string
  readonly files?: readonly MessageFile[] | undefined
}

/** Whether there is room for the files of a message. */
export async function hasRoomFor(
  query: Database['query'],
  { site, sender, files = [] }: Sent,
  { ofSite, ofSender }: FileLimits,
  since: string,
): Promise<boolean> {
  const more = files.reduce((sum, { size }) => sum + size, 0)
  if (more === 0) return true
  if ((await sentBytes(query, site)) + more > ofSite) return false
  const lately = query
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message')
    .where('messages.sender', '=', sender)
    .where('messages.at', '>', since)
  const sum = await lately
    .select(({ fn }) => fn.sum<number | string>('message_files.size').as('bytes'))
    .executeTakeFirst()
  return Number(sum?.bytes ?? 0) + more <= ofSender
}

/** From now on they are the message's, and go with it. */
export async function insertMessageFiles(
  query: Query,
  site: string,
  files: readonly (MessageFile & { readonly message: string })[],
): Promise<void> {
  await inBatches(files, (some) =>
    query
      .insertInto('message_files')
      .values(some.map((file) => ({ ...file, site })))
      .execute(),
  )
}
