import { endpoints, FOLDERS, type Folder, type ListedMessage, type Message, type MessageCounts } from '@mimar/contract'
import { fold } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { calendarFile } from '../messages/calendar-file.ts'
import { messagesAsCsv } from '../messages/csv.ts'
import { unturned } from '../unturned.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { sendSentFile } from './sent-file.ts'
import { serve } from './serve.ts'

/** As many messages as one answer holds. */
const AT_ONCE = 50
/** As many messages as one file holds. */
const IN_A_FILE = 10_000

/** What visitors sent, for who looks after the site. */
export function inboxRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts.messages

  serve(app, endpoints.listMessages, async (request, reply) => {
    const wanted = await wantedBy(request, parts)
    const { before } = request.query as { before?: string }
    reply.header('x-total-count', await store.count(wanted))
    return withMails(await store.list(wanted, AT_ONCE, before), parts)
  })

  serve(app, endpoints.countMessages, (request) => countMessages(request, parts))

  serve(app, endpoints.exportMessages, async (request, reply) => {
    const wanted = await wantedBy(request, parts)
    const messages = (await store.list(wanted, IN_A_FILE)).filter(({ kind }) => kind !== 'test')
    return reply
      .header('content-disposition', `attachment; filename="${wanted.site}-${wanted.folder}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(messagesAsCsv(messages))
  })

  messageRoutes(app, parts)
  messageFileRoutes(app, parts)
}

/** One message, wherever it lies, and what is done with it. */
function messageRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readMessage, async (request) => {
    const [listed] = await withMails([await shownFor(request, parts)], parts)
    return listed!
  })

  serve(app, endpoints.noteMessage, async (request) => {
    const { id, kind } = await shownFor(request, parts)
    // What is decided about complaints stands in their cases.
    if (kind === 'complaint') throw new HttpError('message-missing')
    const change = readBody(endpoints.noteMessage.body, request.body)
    const note = unturned(change.note).trim()
    if (!(await parts.messages.store.note(id, note, change.before))) throw new HttpError('note-changed')
    return { note }
  })

  serve(app, endpoints.changeMessage, async (request, reply) => {
    await changeMessage(request, parts)
    return reply.code(204).send()
  })
}

/** What of a message is kept as a file. */
function messageFileRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readCalendarFile, async (request, reply) => {
    const message = await shownFor(request, parts)
    const { row } = await siteFor(request, parts, 'handle-messages')
    const file = calendarFile({
      message,
      title: `${message.name} · ${row.name}`,
      text: `${message.email}\n\n${message.text}`,
      host: parts.settings.appUrl.hostname,
    })
    if (file === undefined) throw new HttpError('not-found')
    return reply
      .header('content-disposition', `attachment; filename="${row.id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(file)
  })

  serve(app, endpoints.readSentFile, async (request, reply) =>
    sendSentFile(await shownFor(request, parts), request, reply, parts),
  )
}

/** The same messages, each with what became of the mail that tells of it, and who answered. */
async function withMails(messages: readonly Message[], { letters }: Parts): Promise<ListedMessage[]> {
  const ids = messages.map(({ id }) => id)
  const [states, answered] = await Promise.all([letters.store.states(ids, 'mails'), letters.store.answered(ids)])
  return messages.map((message) => ({
    ...message,
    notice: states.get(message.id) ?? null,
    answeredBy: answered.get(message.id) ?? null,
  }))
}

async function countMessages(request: FastifyRequest, parts: Parts): Promise<MessageCounts> {
  const { account, row } = await siteFor(request, parts, 'handle-messages')
  const { store } = parts.messages
  const count = async (folder: Folder) => {
    const wanted = { site: row.id, folder, search: '' }
    return { total: await store.count(wanted), unread: await store.count({ ...wanted, isUnread: true }) }
  }
  const own = { inbox: await count('inbox'), done: await count('done'), spam: await count('spam') }
  const seesAll = await may(account, 'handle-complaints', row.id, parts.accounts)
  return seesAll ? { ...own, complaints: await count('complaints') } : own
}

async function changeMessage(request: FastifyRequest, parts: Parts): Promise<void> {
  const { store } = parts.messages
  const change = readBody(endpoints.changeMessage.body, request.body)
  const message = await messageFor(request, parts, (site, id) => store.find(site, id))
  const isDone = change.folder === 'done'
  if (isDone && message.kind === 'complaint') throw new HttpError('request-malformed', 'folder')
  const now = clock.date().toISOString()
  // What is done has been read, and waits for nobody.
  const isRead = change.isRead ?? (isDone && !message.isRead ? true : undefined)
  await store.change(message.id, {
    ...(isRead !== undefined && { readAt: isRead ? now : null }),
    ...(change.folder !== undefined && { folder: change.folder }),
    ...(change.isErased !== undefined && { erasedAt: change.isErased ? now : null }),
  })
}

/** The message of the address as its site's people see it. */
const shownFor = (request: FastifyRequest, parts: Parts) =>
  messageFor(request, parts, (site, id) => parts.messages.store.findShown(site, id))

/** The message of the address; complaints are there for who runs the installation only. */
async function messageFor(
  request: FastifyRequest,
  parts: Parts,
  find: (site: string, id: string) => Promise<Message | undefined>,
): Promise<Message> {
  const { account, row } = await siteFor(request, parts, 'handle-messages')
  const message = await find(row.id, (request.params as { message: string }).message)
  const isOthers = message?.kind === 'complaint' && !(await may(account, 'handle-complaints', row.id, parts.accounts))
  if (!message || isOthers) throw new HttpError('message-missing')
  return message
}

async function wantedBy(request: FastifyRequest, parts: Parts) {
  const { folder: asked = 'inbox', only = '', search = '' } = request.query as { [name: string]: string | undefined }
  const folder = FOLDERS.find((one) => one === asked)
  const { row } = await siteFor(request, parts, folder === 'complaints' ? 'handle-complaints' : 'handle-messages')
  if (!folder) throw new HttpError('request-malformed', 'folder')
  if (only !== '' && only !== 'unread') throw new HttpError('request-malformed', 'only')
  return { site: row.id, folder, isUnread: only === 'unread', search: fold(String(search).trim()) }
}
