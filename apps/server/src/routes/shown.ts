// Speculation rules (prefetch): hears that a page which a browser had fetched ahead is shown now.
import { SHOWN_PATH } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { TokenBuckets } from '../limits/token-buckets.ts'
import { networkOf } from '../network.ts'
import { siteAndPageOf } from './page-before.ts'
import type { Parts } from './parts.ts'

/** No rules at all: it is only asked for. */
const NO_RULES = '{}'
/** From one network: who shows more pages is nobody who reads. */
const RATE = { atOnce: 30, aMinute: 60 }

/** Answers everybody the same; counts what is a page of the site that is asked. */
export function shownRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, statistics } = parts
  const buckets = new TokenBuckets(RATE)
  app.get(SHOWN_PATH, async (request, reply) => {
    const isCounted = settings.countsVisits && buckets.take(networkOf(request.ip), 1) === 0
    const page = isCounted ? await siteAndPageOf(request, parts) : undefined
    if (page) statistics.shown(page.site.id, page.address, request)
    return reply.header('cache-control', 'no-store').type('application/speculationrules+json').send(NO_RULES)
  })
}
