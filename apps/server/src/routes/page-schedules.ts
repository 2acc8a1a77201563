// Scheduled posts, embargo: pages that appear at a moment of their own.
import { endpoints, MAX_PAGE_SCHEDULES } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageScheduleId } from '../store/schedules.store.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { answerSchedules, ofDraft, sentMoment } from './schedule.ts'
import { serve } from './serve.ts'

/** When a page is to be shown and published by itself (COLL-13). */
export function pageScheduleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.setPageSchedule, async (request) => {
    const { account, row } = await siteFor(request, parts, 'publish-site')
    const { at, timeZone } = sentMoment(request.body)
    const page = pageOf(request)
    const draft = await parts.sites.read(row.id, row)
    if (!draft?.site.pages.some(({ id }) => id === page)) throw new HttpError('page-missing')
    if (row.liveRelease === null) throw new HttpError('nothing-live')
    await refuseMore(row.id, page, parts)
    await parts.quotas.refusePublish(row.id)
    const isSet = await parts.pageSchedules.set({ site: row.id, page, account: account.id, timeZone }, at)
    if (!isSet) throw new HttpError('moment-passed')
    return answerSchedules(row.id, account, parts)
  })

  serve(app, endpoints.cancelPageSchedule, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    await parts.pageSchedules.cancel(pageScheduleId(row.id, pageOf(request)))
    return reply.code(204).send()
  })
}

const pageOf = ({ params }: FastifyRequest) => (params as { readonly page: string }).page

/** Another moment for a page that waits already is none more. */
async function refuseMore(site: string, page: string, parts: Parts): Promise<void> {
  const waiting = (await ofDraft(site, parts)).filter((one) => one.ending === null && one.page !== page)
  if (waiting.length >= MAX_PAGE_SCHEDULES) throw new HttpError('too-many-schedules')
}
