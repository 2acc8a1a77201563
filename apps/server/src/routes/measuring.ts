// Request metrics, slow operations, load shedding: what is noted of every request to editor and API.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import { type ErrorCode, HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { noteRefusal, siteOf } from './refused.ts'

/** Seconds after which it is worth coming again to a server that has too much to do. */
const COME_AGAIN = 5

/** When all of a request was here: how long somebody's line takes to send it is no fault of ours. */
const arrived = new WeakMap<FastifyRequest, number>()

/** Refuses while there is too much to do, counts what is answered, and names what took long. */
export function measureAll(app: FastifyInstance, { budgets, load, metrics, settings }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    const wait = budgets.asked(networkOf(request.ip))
    if (load.isOverloaded) {
      metrics.add('mimar_refused_overload_total')
      // Whoever floods the server is told so; whoever meets the flood is told that it is none of their doing.
      throw wait > 0 ? new HttpError('rate-limited', '', wait) : new HttpError('overloaded', '', COME_AGAIN)
    }
    reply.raw.once('close', load.begin())
    arrived.set(request, performance.now())
    request.raw.once('end', () => arrived.set(request, performance.now()))
  })
  app.addHook('onSend', async (request, reply) => {
    const ms = Math.round(msSinceArrival(request))
    const { method, routeOptions } = request
    const code = codes.get(request)
    if (code !== undefined) {
      metrics.add('mimar_errors_total', 1, { code })
      noteRefusal(request, { metrics }, code)
    }
    const told = { method, route: routeOptions.url, site: siteOf(request), status: reply.statusCode, ms }
    metrics.took('mimar_request_seconds', ms / 1_000, { class: request.url.startsWith('/api/') ? 'api' : 'editor' })
    if (ms < settings.slowMs) return request.log.debug(told, 'answered')
    metrics.add('mimar_slow_requests_total')
    request.log.warn(told, 'An answer took long')
  })
}

/** How long all of a request has been here, in milliseconds. */
export function msSinceArrival(request: FastifyRequest): number {
  const now = performance.now()
  return now - (arrived.get(request) ?? now)
}

const codes = new WeakMap<FastifyRequest, ErrorCode>()

/** Notes with which code a request is refused or has failed. */
export function noteError(request: FastifyRequest, code: ErrorCode): void {
  codes.set(request, code)
}
