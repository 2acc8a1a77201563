import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'
import { messageFor } from './letters.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** What the people of a site mark as spam, or not, and how both are taken back. */
export function spamRoutes(app: FastifyInstance, parts: Parts): void {
  const { filter } = parts.messages

  serve(app, endpoints.markSpam, async (request) => {
    const { site, message } = await messageFor(request, parts)
    const { isUndo } = readBody(endpoints.markSpam.body, request.body)
    if (!isUndo) {
      const also = [...((await filter.mark(site, message.id)) ?? [])]
      return { also, words: (await filter.words(site, message.id)) ?? [] }
    }
    if (!(await filter.takeBack(site, message.id))) throw new HttpError('message-missing')
    return { also: [], words: [] }
  })

  serve(app, endpoints.readSpamWords, async (request) => {
    const { site, message } = await messageFor(request, parts)
    return { words: (await filter.words(site, message.id)) ?? [] }
  })

  serve(app, endpoints.takeSpamWordBack, async (request) => {
    const { site, message } = await messageFor(request, parts)
    const { word, isUndo } = readBody(endpoints.takeSpamWordBack.body, request.body)
    const words = await filter.takeWordBack(site, message.id, word, isUndo)
    if (!words) throw new HttpError('message-missing')
    return { words }
  })

  serve(app, endpoints.markWanted, async (request, reply) => {
    const { site, message } = await messageFor(request, parts)
    const { also, isUndo } = readBody(endpoints.markWanted.body, request.body)
    if (!(await filter.unmark(site, message.id, also, isUndo))) throw new HttpError('message-missing')
    return reply.code(204).send()
  })
}
