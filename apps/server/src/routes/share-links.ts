import { endpoints, type NewShareLink } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'

/** Links that show the draft to people without an account (U41). */
export function shareLinkRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(endpoints.listShareLinks.path, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    const links = await parts.shareLinks.list(row.id)
    reply.header('x-total-count', links.length)
    return links
  })

  app.post(endpoints.makeShareLink.path, async (request, reply): Promise<NewShareLink> => {
    const { account, row } = await siteFor(request, parts, 'edit-site')
    const { days } = readBody(endpoints.makeShareLink.body, request.body)
    // One's own preview is for all who edit; what others see, for who publishes.
    if (days > 0) await siteFor(request, parts, 'publish-site')
    const { name, ...link } = await parts.shareLinks.make({ site: row.id, account: account.id, days })
    reply.code(201)
    return { ...link, address: parts.settings.siteAddress(name) }
  })

  app.delete(endpoints.revokeShareLink.path, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    const { link } = request.params as { link: string }
    if (!(await parts.shareLinks.revoke(row.id, link))) throw new HttpError('not-found')
    return reply.code(204).send()
  })
}
