import type { Folder, MessageChange } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import type { Server } from './server.ts'

/** What parts ask for that are loaded when they are first wanted: it comes with them. */
type Of = Pick<Server, 'site'>
type Asking = Pick<Server, 'client'>

interface MessagesWanted {
  readonly folder: Folder
  readonly search: string
  readonly isUnread: boolean
}

const queryOfMessages = ({ folder, search, isUnread }: MessagesWanted) => ({
  ...{ folder, search, ...(isUnread && { only: 'unread' }) },
})

/** What visitors sent: some at once, after the message `before`. */
export const listMessages = ({ client }: Asking, wanted: MessagesWanted, before?: string) =>
  client.ask('GET /sites/:id/messages', { query: { ...queryOfMessages(wanted), before } })

export const countMessages = ({ client }: Asking) => client.ask('GET /sites/:id/messages/counts')

export const changeMessage = ({ client }: Asking, message: string, body: MessageChange) =>
  client.ask('PATCH /sites/:id/messages/:message', { at: { message }, body })

/** Address of a folder of messages as a table. */
export const messagesFile = ({ site: id }: Of, wanted: MessagesWanted) =>
  addressOf('GET /sites/:id/messages.csv', { at: { id }, query: queryOfMessages(wanted) })

/** Where the days that a message asks for are a file for calendars. */
export const calendarFile = ({ site: id }: Of, message: string) =>
  addressOf('GET /sites/:id/messages/:message/calendar.ics', { at: { id, message } })

/** Where a file is that came with a message. */
export const sentFile = ({ site: id }: Of, message: string, number: number) =>
  addressOf('GET /sites/:id/messages/:message/files/:number', { at: { id, message, number: String(number) } })

/** What was visited of the site in the last 30 days. */
export const readStatistics = ({ client }: Asking) => client.ask('GET /sites/:id/statistics', { query: { days: 30 } })

/** Address of a style sheet with the letters of the names of all fonts. */
export const fontPreviews = ({ site: id }: Of) => addressOf('GET /sites/:id/font-previews.css', { at: { id } })

/** The bytes of a picture at an address; fails where it is none. */
export async function readPicture(address: string): Promise<Blob> {
  const answer = await fetch(address)
  const bytes = await answer.blob()
  if (!answer.ok || !bytes.type.startsWith('image/')) throw new Error(`No picture was found at "${address}".`)
  return bytes
}
