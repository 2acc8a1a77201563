import { endpoints, MAX_SAVED_REPLIES, type Message, type Thread } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EnquirySettingsStore, keptUntil } from '../store/enquiry-settings.store.ts'
import { SavedReplyStore } from '../store/saved-replies.store.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Answers to visitors, and where each mail about their messages has come to. */
export function letterRoutes(app: FastifyInstance, parts: Parts): void {
  const { letters } = parts

  serve(app, endpoints.readThread, async (request) => {
    const { site, message } = await messageFor(request, parts)
    return threadOf(site, message, parts)
  })

  serve(app, endpoints.sendAgain, async (request) => {
    const { site, message } = await messageFor(request, parts)
    const { letter } = readBody(endpoints.sendAgain.body, request.body)
    await spend(request, parts, 'letters')
    await letters.sendAgain(message.id, letter)
    return threadOf(site, message, parts)
  })

  serve(app, endpoints.replyToMessage, async (request, reply) => {
    const { site, message, author } = await messageFor(request, parts)
    const { text, key, isCorrected } = readBody(endpoints.replyToMessage.body, request.body)
    await spend(request, parts, 'letters')
    const refusal = await letters.reply(site, message, { text, key, author, isCorrected })
    if (refusal === 'rate-limited') throw new HttpError(refusal, '', 60 * 60)
    if (refusal) throw new HttpError(refusal)
    await parts.messages.filter.answered(site, message.id)
    reply.code(201)
    return threadOf(site, message, parts)
  })

  savedReplyRoutes(app, parts)
}

function savedReplyRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new SavedReplyStore(parts.database)

  serve(app, endpoints.listSavedReplies, async (request) => {
    const { row } = await siteFor(request, parts, 'handle-messages')
    return store.list(row.id)
  })

  serve(app, endpoints.saveReply, async (request) => {
    const { row } = await siteFor(request, parts, 'handle-messages')
    const saved = readBody(endpoints.saveReply.body, request.body)
    if (!(await store.save(row.id, saved, MAX_SAVED_REPLIES))) throw new HttpError('too-many-saved-replies')
    return store.list(row.id)
  })

  serve(app, endpoints.removeSavedReply, async (request) => {
    const { row } = await siteFor(request, parts, 'handle-messages')
    await store.remove(row.id, (request.params as { saved: string }).saved)
    return store.list(row.id)
  })
}

/** The message of the address, which whoever asks may answer. Complaints are for who runs the installation, and not answered here. */
export async function messageFor(
  request: FastifyRequest,
  parts: Parts,
): Promise<{ readonly site: string; readonly message: Message; readonly author: string }> {
  const { account, row } = await siteFor(request, parts, 'handle-messages')
  const message = await parts.messages.store.find(row.id, (request.params as { message: string }).message)
  if (!message || message.kind === 'complaint') throw new HttpError('message-missing')
  return { site: row.id, message, author: account.email }
}

async function threadOf(site: string, message: Message, { letters, database }: Parts): Promise<Thread> {
  const settings = await new EnquirySettingsStore(database).of(site)
  return { ...(await letters.thread(site, message.id)), keptUntil: keptUntil(settings, message) }
}
