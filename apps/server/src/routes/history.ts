import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, namesFor } from '../accounts/access.ts'
import { createTeller } from '../sites/told.ts'
import { HistoryStore } from '../store/history.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { limitOf, nameNext } from './pages.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** As many changes as one answer tells of; who wants more asks again. */
const AT_ONCE = 200

/** Before the id of a link, where an account has its own. */
const GUEST = 'guest:'

/** Who did what to a site. */
export function historyRoutes(app: FastifyInstance, parts: Parts): void {
  const history = new HistoryStore(parts.database)
  const releases = new ReleaseStore(parts.database)
  serve(app, endpoints.readHistory, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    await spend(request, parts, 'past')
    const newest = await parts.sites.read(row.id)
    if (!newest) throw new HttpError('site-missing')
    const { after = 0, upTo } = rangeOf(request)
    reply.header('x-total-count', Math.max(0, Math.min(upTo ?? newest.revision, newest.revision) - after))
    const deeds = await history.deeds(row.id, { after, upTo, limit: limitOf(request, AT_ONCE) })
    const oldest = deeds.at(-1)?.revision ?? 0
    if (oldest > after + 1) nameNext(request, reply, { upTo: oldest - 1 })
    const nameFor = await namesFor(row.id, account, parts)
    const isOwner = await may(account, 'invite-people', row.id, parts.accounts)
    const links = isOwner ? await parts.shareLinks.guestNames(row.id) : undefined
    const tell = createTeller(newest.site, parts.sites.catalog)
    const live = row.liveRelease === null ? undefined : await releases.find(row.id, row.liveRelease)
    const ahead = new Set(live?.ahead)
    return deeds.map((deed) => ({
      revision: deed.revision,
      at: deed.at,
      who: nameFor(deed),
      isYou: deed.account === account.id,
      isGuest: deed.account.startsWith(GUEST),
      link: links?.get(deed.account.slice(GUEST.length)) ?? '',
      isLive: deed.revision <= (row.publishedRevision ?? 0) || ahead.has(deed.revision),
      done: [...tell(deed)],
    }))
  })
}

function rangeOf(request: FastifyRequest): { readonly after?: number; readonly upTo?: number | undefined } {
  const { after, upTo } = request.query as { after?: string; upTo?: string }
  return { ...(after === undefined ? {} : { after: count(after) }), upTo: upTo === undefined ? upTo : count(upTo) }
}

function count(input: string): number {
  if (/^\d{1,9}$/.test(input)) return Number(input)
  throw new HttpError('request-malformed', 'revisions are whole numbers')
}
