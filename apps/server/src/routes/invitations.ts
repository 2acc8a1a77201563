import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'

/** What somebody answers who was invited: until they agree they are nobody on the site (U4). */
export function invitationRoutes(app: FastifyInstance, parts: Parts): void {
  const { invitations } = parts.people

  serve(app, endpoints.listInvitations, async (request, reply) => {
    const open = await invitations.list(await signedIn(request, parts))
    reply.header('x-total-count', open.length)
    return open
  })

  serve(app, endpoints.acceptInvitation, async (request) => {
    readBody(endpoints.acceptInvitation.body, request.body)
    const account = await signedIn(request, parts)
    const { id } = request.params as { id: string }
    if (await invitations.isAsked(account, id)) await invitations.accept(account, id)
    const { row } = await siteFor(request, parts, 'read-site')
    return siteEntry(row.id, account, parts)
  })

  serve(app, endpoints.declineInvitation, async (request, reply) => {
    await decline(request, parts)
    return reply.code(204).send()
  })
}

async function decline(request: FastifyRequest, parts: Parts): Promise<void> {
  const { invitations } = parts.people
  const account = await signedIn(request, parts)
  const { id } = request.params as { id: string }
  if (await invitations.isAsked(account, id)) return invitations.decline(account, id)
  // Members are told that nothing waits for them, others that there is no site.
  await siteFor(request, parts, 'read-site')
  throw new HttpError('not-found')
}
