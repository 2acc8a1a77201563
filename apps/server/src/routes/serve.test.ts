import { endpoints } from '@mimar/contract'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

test('a handler stands at the method and path of its endpoint', async () => {
  const app = fastify()
  serve(app, endpoints.publishProgress, async () => ({ done: 1, total: 2 }))
  serve(app, endpoints.signOut, async (_request, reply) => reply.code(204).send())
  expect((await app.inject('/sites/hotel/releases/progress')).json()).toEqual({ done: 1, total: 2 })
  expect((await app.inject({ method: 'DELETE', url: '/session' })).statusCode).toBe(204)
})

test('a handler that answers what the contract does not describe does not compile', () => {
  const app = fastify()
  // @ts-expect-error `total` is missing
  serve(app, endpoints.publishProgress, async () => ({ done: 1 }))
  // @ts-expect-error a list, not its length
  serve(app, endpoints.listReleases, async () => ({ total: 1 }))
  // @ts-expect-error nothing is answered
  serve(app, endpoints.deleteSite, async () => ({ id: 'hotel' }))
  expect(app.hasRoute({ method: 'GET', url: endpoints.listReleases.path })).toBe(true)
})
