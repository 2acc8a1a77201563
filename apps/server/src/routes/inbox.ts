import { endpoints, FOLDERS, type Folder, type ListedMessage, type Message, type MessageCounts } from '@mimar/contract'
import { fold } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { messagesAsCsv } from '../messages/csv.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
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

  serve(app, endpoints.changeMessage, async (request, reply) => {
    await changeMessage(request, parts)
    return reply.code(204).send()
  })
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
    return { total: await store.count(wanted), unread: await store.count(wanted, 'unread') }
  }
  const own = { inbox: await count('inbox'), spam: await count('spam') }
  const seesAll = await may(account, 'handle-complaints', row.id, parts.accounts)
  return seesAll ? { ...own, complaints: await count('complaints') } : own
}

async function changeMessage(request: FastifyRequest, parts: Parts): Promise<void> {
  const { account, row } = await siteFor(request, parts, 'handle-messages')
  const { store } = parts.messages
  const change = readBody(endpoints.changeMessage.body, request.body)
  const message = await store.find(row.id, (request.params as { message: string }).message)
  const isOthers = message?.kind === 'complaint' && !(await may(account, 'handle-complaints', row.id, parts.accounts))
  if (!message || isOthers) throw new HttpError('message-missing')
  const now = clock.date().toISOString()
  await store.change(message.id, {
    ...(change.isRead !== undefined && { readAt: change.isRead ? now : null }),
    ...(change.folder !== undefined && { folder: change.folder }),
    ...(change.isErased !== undefined && { erasedAt: change.isErased ? now : null }),
  })
}

async function wantedBy(request: FastifyRequest, parts: Parts) {
  const { folder: asked = 'inbox', search = '' } = request.query as { folder?: string; search?: string }
  const folder = FOLDERS.find((one) => one === asked)
  const { row } = await siteFor(request, parts, folder === 'complaints' ? 'handle-complaints' : 'handle-messages')
  if (!folder) throw new HttpError('request-malformed', 'folder')
  return { site: row.id, folder, search: fold(String(search).trim()) }
}
