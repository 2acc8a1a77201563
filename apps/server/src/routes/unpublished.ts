import { endpoints } from '@mimar/contract'
import { countDifferences, differencesOf } from '@mimar/document'
import type { FastifyInstance } from 'fastify'
import { Recent } from '../recent.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** As many answers are kept, each until its site changes. */
const MOST_KEPT = 500

/** In how much a draft differs from what visitors have: the same number that the editor counts. */
export function unpublishedRoutes(app: FastifyInstance, parts: Parts): void {
  const known = new Recent<string, { readonly of: string; readonly count: number }>(MOST_KEPT)
  serve(app, endpoints.countUnpublished, async (request) => {
    const { row } = await siteFor(request, parts, 'read-site')
    await spend(request, parts, 'reads')
    const of = `${row.revision} ${row.liveRelease}`
    const found = known.get(row.id)
    if (found?.of === of) return { count: found.count }
    const live = row.liveRelease === null ? undefined : await parts.mixtures.siteOf(row.id, row.liveRelease)
    if (!live) throw new HttpError('release-missing')
    const draft = await parts.sites.read(row.id)
    if (!draft) throw new HttpError('site-missing')
    const count = countDifferences(live.site, draft.site, differencesOf(live.site, draft.site, parts.sites.catalog))
    known.set(row.id, { of, count })
    return { count }
  })
}
