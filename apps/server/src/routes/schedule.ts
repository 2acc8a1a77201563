import { endpoints, type ScheduleAnswer, type ScheduleEntry } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { namesFor, type Person } from '../accounts/access.ts'
import type { Schedule } from '../store/schedules.store.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** When a site is to be published (U39). */
export function scheduleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readSchedule, async (request) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    return answerSchedules(row.id, account, parts)
  })

  serve(app, endpoints.setSchedule, async (request) => {
    const { account, row } = await siteFor(request, parts, 'publish-site')
    const { at, timeZone } = sentMoment(request.body)
    await parts.quotas.refusePublish(row.id)
    const isSet = await parts.schedules.set({ site: row.id, account: account.id, timeZone }, at)
    if (!isSet) throw new HttpError('moment-passed')
    return answerSchedules(row.id, account, parts)
  })

  serve(app, endpoints.cancelSchedule, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    await parts.schedules.cancel(row.id)
    return reply.code(204).send()
  })
}

/** Both kinds of moments of a site, and what visitors read. */
export async function answerSchedules(id: string, account: Person, parts: Parts): Promise<ScheduleAnswer> {
  // In this order: what visitors read is at least as new as what is told of it.
  const [schedule, ofPages] = [await parts.schedules.read(id), await ofDraft(id, parts)]
  const row = await parts.siteStore.find(id)
  if (!row) throw new HttpError('site-missing')
  const { publishedRevision, publishedAhead } = row
  const nameFor = await namesFor(id, account, parts)
  const pages = ofPages.map(({ page, ...rest }) => ({ page, ...entry(rest, nameFor) }))
  return { schedule: schedule ? entry(schedule, nameFor) : null, pages, publishedRevision, publishedAhead }
}

/** The moments of pages that the draft has: one that was taken away may come back, and its moment with it. */
export async function ofDraft(id: string, { pageSchedules, sites }: Pick<Parts, 'pageSchedules' | 'sites'>) {
  const all = await pageSchedules.ofSite(id)
  if (all.length === 0) return []
  const there = new Set((await sites.read(id))?.site.pages.map((page) => page.id))
  return all.flatMap(({ page, ...rest }) => (page !== null && there.has(page) ? [{ ...rest, page }] : []))
}

/** A moment to come as it was sent, and the time zone it was chosen in. */
export function sentMoment(body: unknown): { readonly at: Date; readonly timeZone: string } {
  const { at, timeZone } = readBody(endpoints.setSchedule.body, body)
  if (!isTimeZone(timeZone)) throw new HttpError('request-malformed', 'timeZone')
  const moment = new Date(at)
  // Later years are written longer, and would sort before this one.
  if (moment.getUTCFullYear() > 9999) throw new HttpError('request-malformed', 'at')
  return { at: moment, timeZone }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== ''
  } catch {
    return false
  }
}

function entry(
  { at, timeZone, ending, name, email }: Pick<Schedule, 'at' | 'timeZone' | 'ending' | 'name' | 'email'>,
  nameFor: (who: Pick<Schedule, 'name' | 'email'>) => string,
): ScheduleEntry {
  const { outcome = null, reason, endedAt = null } = ending ?? {}
  const why = reason?.why ?? null
  return { at, timeZone, who: nameFor({ name, email }), outcome, why, errors: reason?.errors.length ?? 0, endedAt }
}
