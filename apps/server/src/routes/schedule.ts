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
  const answer = async (id: string, account: Person): Promise<ScheduleAnswer> => {
    // In this order: what visitors read is at least as new as what is told of it.
    const schedule = await parts.schedules.read(id)
    const row = await parts.siteStore.find(id)
    if (!row) throw new HttpError('site-missing')
    const { publishedRevision, publishedAhead } = row
    const nameFor = await namesFor(id, account, parts)
    return { schedule: schedule ? entry(schedule, nameFor) : null, publishedRevision, publishedAhead }
  }

  serve(app, endpoints.readSchedule, async (request) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    return answer(row.id, account)
  })

  serve(app, endpoints.setSchedule, async (request) => {
    const { account, row } = await siteFor(request, parts, 'publish-site')
    const { at, timeZone } = readBody(endpoints.setSchedule.body, request.body)
    if (!isTimeZone(timeZone)) throw new HttpError('request-malformed', 'timeZone')
    // Later years are written longer, and would sort before this one.
    if (new Date(at).getUTCFullYear() > 9999) throw new HttpError('request-malformed', 'at')
    await parts.quotas.refusePublish(row.id)
    const isSet = await parts.schedules.set({ site: row.id, account: account.id, timeZone }, new Date(at))
    if (!isSet) throw new HttpError('moment-passed')
    return answer(row.id, account)
  })

  serve(app, endpoints.cancelSchedule, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'publish-site')
    await parts.schedules.cancel(row.id)
    return reply.code(204).send()
  })
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== ''
  } catch {
    return false
  }
}

function entry(
  { at, timeZone, ending, ...who }: Schedule,
  nameFor: (who: Pick<Schedule, 'name' | 'email'>) => string,
): ScheduleEntry {
  const { outcome = null, reason, endedAt = null } = ending ?? {}
  const why = reason?.why ?? null
  return { at, timeZone, who: nameFor(who), outcome, why, errors: reason?.errors.length ?? 0, endedAt }
}
