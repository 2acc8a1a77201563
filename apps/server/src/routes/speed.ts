// Real user monitoring (RUM): takes in what the script of a published page measured, for its own site.
import { SPEED_PATH } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TokenBuckets } from '../limits/token-buckets.ts'
import { networkOf } from '../network.ts'
import { readAskedBeside } from '../statistics/asked.ts'
import { readMeasured } from '../statistics/speeds.ts'
import { siteAndPageOf } from './page-before.ts'
import type { Parts } from './parts.ts'

const MOST_BYTES = 400
/** From one network, which is forgotten within minutes: more is nobody who reads. */
const RATE = { atOnce: 30, aMinute: 20 }

/** Whatever a page sends of itself, it is told no more than that it came. */
export function speedRoutes(app: FastifyInstance, parts: Parts): void {
  const buckets = new TokenBuckets(RATE)
  app.post(SPEED_PATH, { bodyLimit: MOST_BYTES, config: { isOpen: true } }, async (request, reply) => {
    const isTaken = isWanted(request, parts) && buckets.take(networkOf(request.ip), 1) === 0
    if (isTaken) await take(request, parts)
    return reply.code(204).send()
  })
}

async function take(request: FastifyRequest, parts: Parts): Promise<void> {
  if (typeof request.body !== 'string') return
  const page = await siteAndPageOf(request, parts)
  const measured = page && readMeasured(page.address, request.body)
  if (measured) parts.statistics.measured(page.site.id, measured.width, measured.speeds)
}

/** Sent by a browser whose person does not ask to be left out. */
const isWanted = ({ headers }: FastifyRequest, { settings }: Parts): boolean =>
  settings.countsVisits && readAskedBeside(headers, settings.appUrl.host) !== undefined
