import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clock } from '../clock.ts'
import { putBack, takeDownUnasked } from '../complaints/deciding.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { hostFor, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'

/** Archive and takedown: sites that are closed to visitors, by their owners or by their host (0082). */
export function closedSiteRoutes(app: FastifyInstance, parts: Parts): void {
  const { closedSites, visitors } = parts

  serve(app, endpoints.archiveSite, async (request) => {
    const { account, row } = await siteFor(request, parts, 'delete-site')
    const { leadsTo: wished } = readBody(endpoints.archiveSite.body, request.body)
    const leadsTo = wished === null ? null : addressIn(wished, row, parts)
    await closedSites.archive(row.id, { by: account.id, leadsTo }, clock.date())
    visitors.forgetAddresses([row.slug])
    return siteEntry(row.id, account, parts)
  })

  serve(app, endpoints.unarchiveSite, async (request) => {
    const { account, row } = await siteFor(request, parts, 'delete-site')
    if (row.archived) await parts.quotas.refuseSite(account.id)
    await closedSites.unarchive(row.id)
    visitors.forgetAddresses([row.slug])
    return siteEntry(row.id, account, parts)
  })

  serve(app, endpoints.takeSiteDown, async (request, reply) => {
    const { account, row } = await siteOfHost(request, parts)
    const { reason } = readBody(endpoints.takeSiteDown.body, request.body)
    await takeDownUnasked(row.id, { by: account.id, reason, language: languageOf(request) }, parts)
    return reply.code(204).send()
  })

  serve(app, endpoints.putSiteBack, async (request, reply) => {
    const { row } = await siteOfHost(request, parts)
    if (!(await putBack(row, parts))) throw new HttpError('not-found')
    return reply.code(204).send()
  })
}

/** The site that a host decides about, whoever owns it. */
async function siteOfHost(request: FastifyRequest, parts: Parts) {
  const account = await hostFor(request, parts)
  const { site } = request.params as { site: string }
  const row = await parts.siteStore.find(site)
  if (!row) throw new HttpError('site-missing')
  return { account, row }
}

/** Where visitors are led on to: an address of the web that does not lead back here, without a slash at the end. */
function addressIn(wished: string, { slug }: SiteRow, { settings }: Parts): string {
  const text = wished.trim()
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:'
  if (!address || !isWeb || address.username || address.password || address.search || address.hash) {
    throw new HttpError('request-malformed', 'leadsTo')
  }
  if (settings.slugAt(address.host) === slug) throw new HttpError('leads-back')
  return (address.origin + address.pathname).replace(/\/+$/, '')
}
