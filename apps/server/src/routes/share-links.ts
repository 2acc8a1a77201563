import { endpoints, type NewShareLink, type Sharing } from '@mimar/contract'
import { primaryLanguage } from '@mimar/document'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Links that show the draft to people without an account, or let them work on it (U4, U41). */
export function shareLinkRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.listShareLinks, async (request, reply) => {
    const { row, kept } = await linksFor(request, parts)
    const links = await parts.shareLinks.list(row.id, kept)
    reply.header('x-total-count', links.length)
    return links
  })

  serve(app, endpoints.makeShareLink, async (request, reply) => {
    // Who may not even look is told nothing of what a body should be.
    await siteFor(request, parts, 'translate-site')
    const { scope = 'view', ...asked } = readBody(endpoints.makeShareLink.body, request.body)
    const link = await (scope === 'view'
      ? showDraft(request, asked, parts)
      : letIn(request, { ...asked, scope }, parts))
    reply.code(201)
    return link
  })

  serve(app, endpoints.revokeShareLink, async (request, reply) => {
    const { row, kept } = await linksFor(request, parts)
    if (!(await parts.shareLinks.close(row.id, idOf(request), kept))) throw new HttpError('not-found')
    return reply.code(204).send()
  })

  serve(app, endpoints.reopenShareLink, async (request) => {
    const { row, kept } = await linksFor(request, parts)
    const link = await parts.shareLinks.reopen(row.id, idOf(request), kept)
    if (!link) throw new HttpError('not-found')
    return link
  })
}

function idOf({ params }: FastifyRequest): string {
  return (params as { readonly link: string }).link
}

/** Who publishes shows the draft to others; who works on it without an account is for owners to decide, as members are. */
async function linksFor(request: FastifyRequest, parts: Parts) {
  const { account, row } = await siteFor(request, parts, 'publish-site')
  const kept = (await may(account, 'invite-people', row.id, parts.accounts)) ? 'all' : 'view'
  return { row, kept } as const
}

async function showDraft(
  request: FastifyRequest,
  { days, name = '' }: Pick<Sharing, 'days' | 'name'>,
  parts: Parts,
): Promise<NewShareLink> {
  // One's own preview is for all who edit; what others see, for who publishes.
  const { account, row } = await siteFor(request, parts, days > 0 ? 'publish-site' : 'translate-site')
  const asked = { site: row.id, account: account.id, guest: account.guest, days, name }
  const { draft, ...link } = await parts.shareLinks.make(asked)
  return { ...link, address: parts.settings.draftAddress(draft, row.slug) }
}

type LettingIn = Sharing & { readonly scope: 'edit' | 'translate' }

/** The token stands behind the #: browsers send that to nobody. */
async function letIn(
  request: FastifyRequest,
  { days, scope, language, name = '' }: LettingIn,
  parts: Parts,
): Promise<NewShareLink> {
  const { account, row } = await siteFor(request, parts, 'invite-people')
  if (days === 0) throw new HttpError('request-malformed', 'days')
  const into = scope === 'translate' ? await translatedInto(row.id, language, parts) : null
  const asked = { site: row.id, account: account.id, days, scope, name, language: into, beginsAt: row.revision }
  const { token, ...link } = await parts.guests.make(asked)
  const shown = into === null ? '' : `?lang=${encodeURIComponent(into)}`
  const address = `${parts.settings.appUrl.origin}/guest/${encodeURIComponent(row.id)}/${shown}#${token}`
  return { ...link, address }
}

/** A language of the site that is not the one it is written in. */
async function translatedInto(site: string, code: Sharing['language'], { sites }: Parts): Promise<string> {
  const read = await sites.read(site)
  if (!read) throw new HttpError('site-missing')
  const known = read.site.languages.find((language) => language.code === code)
  if (!known || known.code === primaryLanguage(read.site).code) throw new HttpError('request-malformed', 'language')
  return known.code
}
