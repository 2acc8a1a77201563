import { endpoints, type SiteAddress } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { may } from '../accounts/access.ts'
import { proposeAddress, stateOf } from '../sites/addresses.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { signedIn, siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** A site keeps the addresses it had, so that links lead on; so many, that nobody collects them. */
const MOST_FORMER = 10

/** Addresses of sites: proposed and checked, looked up, changed. */
export function addressRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.proposeAddress, async (request) => {
    const account = await signedIn(request, parts)
    const { site, ...asked } = request.query as { name?: string; in?: string; slug?: string; site?: string }
    const isOwn = site !== undefined && (await may(account, 'move-site', site, parts.accounts))
    const answer = await proposeAddress(asked, (slug) => parts.siteStore.isTaken(slug, isOwn ? site : undefined))
    const { siteAddress, siteDomain: domain } = parts.settings
    return { ...answer, domain, host: siteAddress(answer.slug).replace(/^https?:\/\/|\/$/g, '') }
  })

  serve(app, endpoints.readSiteAddress, async (request) => {
    const { row } = await siteFor(request, parts, 'read-site')
    return addressOf(row, parts)
  })

  serve(app, endpoints.moveSite, async (request) => {
    const { row } = await siteFor(request, parts, 'move-site')
    const { slug } = readBody(endpoints.moveSite.body, request.body)
    if (slug !== row.slug) await move(row, slug, parts)
    return addressOf({ ...row, slug }, parts)
  })
}

async function move(row: SiteRow, slug: string, parts: Parts): Promise<void> {
  await freeSlug(slug, parts, row.id)
  const former = await parts.siteStore.formerAddresses(row.id)
  if (former.length >= MOST_FORMER && !former.some((one) => one.slug === slug)) {
    throw new HttpError('too-many-addresses')
  }
  const { plainAddress, ownDomains, ownOrigin } = parts.settings
  // Visitors of a site with a domain of its own notice nothing.
  const main = ownDomains.mainOf(row.slug)
  const origin = main === undefined ? plainAddress(slug).replace(/\/$/, '') : ownOrigin(main)
  const made = (release: string) => parts.mixtures.siteOf(row.id, release)
  try {
    await parts.publishing.move(row.id, { slug, origin, from: row.slug }, made)
    await parts.settings.settle()
  } catch (failure) {
    // Somebody else may have been faster than the pages were drawn.
    throw (await parts.siteStore.isTaken(slug, row.id)) ? new HttpError('slug-taken') : failure
  }
}

async function addressOf({ id, slug }: Pick<SiteRow, 'id' | 'slug'>, parts: Parts): Promise<SiteAddress> {
  const former = await parts.siteStore.formerAddresses(id)
  const { siteAddress, siteDomain: domain } = parts.settings
  return { slug, address: siteAddress(slug), domain, former: former.map((one) => one.slug) }
}

const REFUSALS = { malformed: 'slug-malformed', reserved: 'slug-reserved', taken: 'slug-taken' } as const

/** The slug, if somebody can have it: a new site, or the site of that id. */
export async function freeSlug(slug: string, { siteStore }: Parts, site?: string): Promise<string> {
  const state = await stateOf(slug, (one) => siteStore.isTaken(one, site))
  if (state !== 'free') throw new HttpError(REFUSALS[state])
  return slug
}
