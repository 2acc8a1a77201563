import { endpoints, type PublishAnswer, type ReleaseEntry } from '@mimar/contract'
import { isPublished, type Part, Problem } from '@mimar/document'
import type { FastifyInstance } from 'fastify'
import { Unpublishable } from '../releases/unpublishable.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts, Release } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Publishing, what was published, and going back to it. */
export function releaseRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.publish, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    const part = readBody(endpoints.publish.body, request.body)
    await parts.quotas.refusePublish(row.id)
    await spend(request, parts, 'releases')
    const publishing = isPart(part) ? publishPart(row.id, part, parts) : publish(row.id, parts)
    const release = await publishing.catch(refused)
    await parts.schedules.forgetEnded(row.id)
    await forgetPages(row.id, part, parts)
    return reply.code(201).send(live(release, row.slug, parts))
  })

  serve(app, endpoints.listReleases, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'read-site')
    const releases = await parts.publishing.list(row.id)
    reply.header('x-total-count', releases.length)
    return releases.map((release) => entry(release, release.id === row.liveRelease))
  })

  serve(app, endpoints.publishProgress, async (request) => {
    const { row } = await siteFor(request, parts, 'read-site')
    return (await parts.publishing.progress(row.id)) ?? { done: 0, total: 0 }
  })

  serve(app, endpoints.goLive, async (request) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    const { release: id } = readBody(endpoints.goLive.body, request.body)
    await spend(request, parts, 'releases')
    const made = (release: string) => parts.mixtures.siteOf(row.id, release)
    const release = await parts.publishing.goLive(row.id, id, made).catch(refused)
    if (!release) throw new HttpError('release-missing')
    return live(release, row.slug, parts)
  })
}

function live(release: Release, slug: string, { settings }: Parts): PublishAnswer {
  return {
    release: entry(release, true),
    publishedRevision: release.revision,
    publishedAhead: release.ahead.length,
    address: settings.siteAddress(slug),
  }
}

/** What was to be published by itself and was not is no news once somebody has published it. */
async function forgetPages(id: string, part: Wanted, { pageSchedules, sites }: Parts): Promise<void> {
  const ended = (await pageSchedules.ofSite(id)).filter(({ ending }) => ending !== null)
  if (ended.length === 0 || (isPart(part) && !('page' in part))) return
  const shown = async () => (await sites.read(id))?.site.pages.filter(isPublished).map((page) => page.id) ?? []
  const known = new Set(isPart(part) && 'page' in part ? [part.page] : await shown())
  for (const { id: schedule, page } of ended) {
    if (page !== null && known.has(page)) await pageSchedules.forgetEnded(schedule)
  }
}

type Wanted = Part | Readonly<Record<string, never>>

function isPart(wanted: Wanted): wanted is Part {
  return 'page' in wanted || 'language' in wanted
}

async function publish(id: string, { sites, publishing }: Parts): Promise<Release> {
  const newest = await sites.read(id)
  if (!newest) throw new HttpError('site-missing')
  return publishing.publish(id, newest.site, newest.revision)
}

async function publishPart(id: string, part: Part, { mixtures }: Parts): Promise<Release> {
  try {
    const release = await mixtures.publish(id, part)
    if (!release) throw new HttpError('nothing-live')
    return release
  } catch (problem) {
    throw problem instanceof Problem ? new HttpError('part-refused', problem.message) : problem
  }
}

function refused(problem: unknown): never {
  throw problem instanceof Unpublishable ? new HttpError(problem.code, problem.places.join(', ')) : problem
}

function entry({ id, revision, createdAt, parts }: Release, isLive: boolean): ReleaseEntry {
  const last = parts.at(-1)
  const only = last ? ('page' in last ? { page: last.page } : { language: last.language }) : null
  return { id, revision, createdAt, isLive, only }
}
