import { endpoints, type HostBackups, type HostOverview, type HostSite } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CopyStanding } from '../backup-standing.ts'
import { clock } from '../clock.ts'
import { countJobs } from '../jobs/jobs.ts'
import { withoutSecrets } from '../log.ts'
import { NewerVersions } from '../newer-version.ts'
import { diskOf } from '../observing.ts'
import { HostStore, UNREAD_DAYS } from '../store/host.store.ts'
import { VersionStore } from '../store/versions.store.ts'
import { VERSION } from '../version.ts'
import { hostFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import { pageAsked, tellPage } from './pages.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** As many sites as one answer holds. */
const AT_ONCE = 50
const DAY_MS = 86_400_000
const startedAt = new Date(clock.now() - process.uptime() * 1_000).toISOString()

/** What whoever runs the installation sees and does: numbers, jobs, backups, versions; nothing of what stands on sites. */
export function hostRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new HostStore(parts.database)
  serve(app, endpoints.readOverview, async (request) => {
    await hostFor(request, parts)
    return overview(store, parts)
  })
  serve(app, endpoints.listHostSites, async (request, reply) => {
    await hostFor(request, parts)
    const wanted = wantedBy(request)
    const { total, sites } = await store.page(wanted)
    tellPage(request, reply, total, wanted.offset + sites.length)
    return sites.map((site) => siteOf(site, parts))
  })
  jobRoutes(app, parts)
  backupRoutes(app, parts)
  versionRoutes(app, parts)
}

function jobRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.listJobs, async (request, reply) => {
    await hostFor(request, parts)
    const jobs = await parts.jobs.list()
    reply.header('x-total-count', jobs.length)
    return jobs
  })
  const jobOf = (request: FastifyRequest) => (request.params as { job: string }).job
  serve(app, endpoints.tryJob, async (request, reply) => {
    await hostFor(request, parts)
    readBody(endpoints.tryJob.body, request.body)
    if (!(await parts.jobs.tryNow(jobOf(request)))) throw new HttpError('job-missing')
    return reply.code(204).send()
  })
  serve(app, endpoints.dismissJob, async (request, reply) => {
    await hostFor(request, parts)
    if (!(await parts.jobs.dismiss(jobOf(request)))) throw new HttpError('job-missing')
    return reply.code(204).send()
  })
}

function backupRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readBackups, async (request) => {
    await hostFor(request, parts)
    return backupsOf(parts)
  })
  serve(app, endpoints.backUpNow, async (request, reply) => {
    await hostFor(request, parts)
    readBody(endpoints.backUpNow.body, request.body)
    if (!parts.backups?.makeNow()) throw new HttpError('backups-not-set-up')
    return reply.code(202).send(backupsOf(parts))
  })
}

function versionRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new VersionStore(parts.database)
  const newer = new NewerVersions(parts.settings.releasesUrl)
  serve(app, endpoints.readVersions, async (request) => {
    await hostFor(request, parts)
    const [ran, steps] = [await store.ran(), await store.steps()]
    return { version: VERSION, ran, steps, isAsked: newer.isAsked, newer: await newer.find() }
  })
}

async function overview(
  store: HostStore,
  { settings, metrics, jobs, backups, readiness, load }: Parts,
): Promise<HostOverview> {
  const [{ people, ...sites }, complaints, failing] = [
    await store.counts(),
    await store.complaints(),
    (await readiness?.failing()) ?? [],
  ]
  const { stopped, failing: again, running, waiting } = countJobs(await jobs.list())
  const standing = backups?.standing
  return {
    ...{ address: settings.appUrl.host, version: VERSION, startedAt, sites, people, complaints },
    disk: await diskOf(settings.dataDir).catch(() => null),
    jobs: { notDone: stopped + again + running + waiting, failing: again, stopped },
    backup: {
      ...{ isSetUp: standing !== undefined, madeAt: standing?.madeAt ?? null, provenAt: standing?.provenAt ?? null },
      hasFailed: Boolean(standing?.failure),
    },
    answers: {
      visitors: metrics.total('mimar_requests_total', { class: 'site' }),
      failed: metrics.total('mimar_requests_total', { status: '5xx' }),
    },
    lag: load.lag?.p99 ?? 0,
    failing: failing.map(({ what, why }) => ({ what, why: withoutSecrets(why) })),
  }
}

function wantedBy(request: FastifyRequest): Parameters<HostStore['page']>[0] {
  const { q = '', filter } = request.query as { readonly [name: string]: string | undefined }
  const known = (['look', 'unpublished'] as const).find((one) => one === filter) ?? 'all'
  return { ...pageAsked(request, AT_ONCE), search: q, filter: known }
}

type Summary = Awaited<ReturnType<HostStore['page']>>['sites'][number]

function siteOf(
  { slug, hasFailed, isPublished, isDown, unreadSince, ...site }: Summary,
  { settings }: Parts,
): HostSite {
  const days = unreadSince === null ? 0 : Math.floor((clock.now() - Date.parse(unreadSince)) / DAY_MS)
  const open = hasFailed ? 'publish-failed' : days >= UNREAD_DAYS ? 'unread' : isPublished ? 'fine' : 'unpublished'
  const health = isDown ? 'taken-down' : open
  const { id, name, owner, unread, bytes, publishedAt } = site
  return { id, name, owner, unread, bytes, publishedAt, health, days, address: settings.siteAddress(slug) }
}

function backupsOf({ settings: { backup }, backups }: Parts): HostBackups {
  const standing = backups?.standing
  const copies = standing?.copies ?? []
  const proven = copies.find(({ proof }) => proof?.failure === null)?.proof
  const [hours, minutes] = [Math.floor(backup.at / 60), backup.at % 60].map((part) => String(part).padStart(2, '0'))
  return {
    ...{ to: backup.to ?? null, at: `${hours}:${minutes}`, keep: backup.keep },
    ...{ isEncrypted: backup.passphraseFile !== undefined, isRunning: standing?.isRunning ?? false },
    failure: standing?.failure ?? null,
    nextTryAt: standing ? new Date(standing.nextAt).toISOString() : null,
    proof: proven ? { ...(proven.compared ?? NOTHING_NOTED), at: proven.at } : null,
    copies: copies.map(copyOf),
  }
}

/** Earlier versions noted of a proof only when it was. */
const NOTHING_NOTED = { sites: 0, files: 0, messages: 0, seconds: 0 }

function copyOf({ name, madeAt, refusal, proof }: CopyStanding): HostBackups['copies'][number] {
  if (refusal !== null) return { name, madeAt, state: 'unreadable', why: refusal }
  if (!proof) return { name, madeAt, state: 'made', why: '' }
  return { name, madeAt, state: proof.failure === null ? 'proven' : 'failed', why: proof.failure ?? '' }
}
