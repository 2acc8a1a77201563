import { openapi } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from './parts.ts'

/** For those who run the server: is it alive, can it work, how is it doing. */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    try {
      await parts.database.query.selectFrom('installation').select('id').executeTakeFirstOrThrow()
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 503, message: 'The database does not answer.', code: 'not-ready' })
    }
  })

  app.get('/metrics', (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return parts.metrics.text()
  })
}

/** The description of the API. */
export function openapiRoute(app: FastifyInstance, parts: Parts): void {
  app.get('/openapi.json', () => openapi(parts.settings.appUrl.origin, '0.1.0'))
}
