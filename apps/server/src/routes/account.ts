import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** What people do with their own account: where they are signed in, and out again. */
export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, signIn } = parts

  serve(app, endpoints.listDevices, async (request, reply) => {
    const person = await signedIn(request, parts)
    const all = await signIn.list(person, sessionOf(request, parts))
    reply.header('x-total-count', all.length)
    return all.map(({ id, browser, system, isThis, began, used }) => {
      return { id, browser, system, isThis, since: began, usedAt: used }
    })
  })

  serve(app, endpoints.signOutDevice, async (request, reply) => {
    const person = await signedIn(request, parts)
    const { device } = request.params as { device: string }
    if (!(await accounts.endOne(person, device))) throw new HttpError('not-found')
    return reply.code(204).send()
  })

  serve(app, endpoints.signOutOthers, async (request, reply) => {
    const person = await signedIn(request, parts)
    const session = sessionOf(request, parts)
    if (session !== undefined) await signIn.endOthers(person, session)
    return reply.code(204).send()
  })
}
