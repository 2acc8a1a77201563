import { endpoints, type WebhookAnswer } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { refusalOf } from '../messages/call-out.ts'
import { newSecret } from '../messages/webhook.ts'
import { WebhookStore } from '../store/webhooks.store.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** The program that a site's messages are sent to; what visitors wrote leaves the house this way, so only owners decide. */
export function webhookRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new WebhookStore(parts.database)
  const answer = async (site: string): Promise<WebhookAnswer> => {
    const { address = '', secret = '' } = (await store.find(site)) ?? {}
    return { address, secret, waiting: await store.countWaiting(site) }
  }

  serve(app, endpoints.readWebhook, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    return answer(row.id)
  })

  serve(app, endpoints.setWebhook, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    const { address } = readBody(endpoints.setWebhook.body, request.body)
    const why = address === '' ? undefined : refusalOf(address, parts.settings.allowsPrivateWebhooks)
    if (why) throw new HttpError('request-malformed', why)
    const before = await store.find(row.id)
    await store.save(row.id, { address, secret: before?.secret ?? newSecret() })
    return answer(row.id)
  })

  serve(app, endpoints.renewWebhookSecret, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    const before = await store.find(row.id)
    await store.save(row.id, { address: before?.address ?? '', secret: newSecret() })
    return answer(row.id)
  })
}
