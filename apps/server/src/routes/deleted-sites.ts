import { DELETED_SITES_DAYS, type DeletedSiteEntry, endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clock } from '../clock.ts'
import type { Account } from '../store/accounts.store.ts'
import type { DeletedSite } from '../store/deleted-sites.store.ts'
import { signedIn, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'
import { sendStill } from './starters.ts'

const DAY_MS = 86_400_000

/** Soft delete: sites are deleted, listed for thirty days, brought back or erased. */
export function deletedSiteRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.deleteSite, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'delete-site')
    await parts.sites.takeAway(row.id, (site) => parts.deletedSites.put(site, account.id, clock.date()))
    parts.visitors.forgetAddresses([row.slug])
    return reply.code(204).send()
  })

  serve(app, endpoints.listDeletedSites, async (request, reply) => {
    const all = await parts.deletedSites.list(await signedIn(request, parts))
    reply.header('x-total-count', all.length)
    return all.map((site) => entryOf(site, parts))
  })

  serve(app, endpoints.deletedSiteStill, async (request, reply) => {
    const { site } = await ownedFor(request, parts)
    const read = await parts.sites.read(site)
    if (!read) throw new HttpError('site-missing')
    const { lang } = request.query as { lang?: string }
    return sendStill(reply, read.site, { lang, draft: site }, parts)
  })

  serve(app, endpoints.bringBackSite, async (request) => {
    readBody(endpoints.bringBackSite.body, request.body)
    const { account, site } = await ownedFor(request, parts)
    if (!(await parts.deletedSites.bringBack(site))) throw new HttpError('site-missing')
    return siteEntry(site, account, parts)
  })

  serve(app, endpoints.eraseSite, async (request, reply) => {
    const { site } = await ownedFor(request, parts)
    await parts.sites.remove(site)
    return reply.code(204).send()
  })
}

/** The deleted site that a request names; to who does not own it there is none. */
async function ownedFor(request: FastifyRequest, parts: Parts): Promise<{ account: Account; site: string }> {
  const account = await signedIn(request, parts)
  const { site } = request.params as { site: string }
  if (!(await parts.deletedSites.isOwned(account, site))) throw new HttpError('site-missing')
  return { account, site }
}

function entryOf(site: DeletedSite, { settings }: Parts): DeletedSiteEntry {
  const erasedAt = new Date(Date.parse(site.deletedAt) + DELETED_SITES_DAYS * DAY_MS).toISOString()
  return { ...site, erasedAt, address: settings.siteAddress(site.slug) }
}
