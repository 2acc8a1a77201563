import {
  endpoints,
  LONGEST_STATISTICS_MONTHS,
  STATISTICS_DAYS,
  STATISTICS_MONTHS,
  type StatisticsAnswer,
  type StatisticsSettings,
} from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { include } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { exportOf, reportOf } from '../statistics/report.ts'
import { STORED_EVERY_SECONDS } from '../statistics/statistics.ts'
import { statisticsAsCsv } from '../statistics/table.ts'
import { isTimeZone, zoneOr } from '../zoned-day.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Days of the longest time that sums are kept. */
const ALL_DAYS = 800

/** What was visited, for everybody who works on the site: sums tell of no person. */
export function statisticsRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readStatistics, (request) => read(request, parts))

  serve(app, endpoints.exportStatistics, async (request, reply) => {
    const told = await exportFor(request, parts)
    reply.header('content-disposition', `attachment; filename="${told.site}-statistics.json"`)
    return told
  })

  serve(app, endpoints.exportStatisticsTable, async (request, reply) => {
    const told = await exportFor(request, parts)
    return reply
      .header('content-disposition', `attachment; filename="${told.site}-statistics.csv"`)
      .type('text/csv; charset=utf-8')
      .send(statisticsAsCsv(told))
  })

  serve(app, endpoints.setStatistics, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    const wanted = readBody(endpoints.setStatistics.body, request.body)
    if (!isTimeZone(wanted.timeZone)) throw new HttpError('request-malformed', 'timeZone')
    await parts.statisticsStore.save(row.id, wanted)
    return settingsOf(row.id, parts)
  })
}

async function read(request: FastifyRequest, parts: Parts): Promise<StatisticsAnswer> {
  const { row, rights } = await siteFor(request, parts, 'read-site')
  const { statisticsStore: store, settings: installation, sites } = parts
  const days = STATISTICS_DAYS.find((known) => String(known) === (daysIn(request) ?? '30'))
  if (!days) throw new HttpError('request-malformed', 'days')
  const [{ site }, settings] = await Promise.all([siteOf(row.id, parts), settingsOf(row.id, parts)])
  return {
    ...{ siteName: row.name, address: installation.siteAddress(row.slug), settings },
    ...{ mayChange: include(rights, 'forward-messages'), isBehindCache: installation.cdn !== undefined },
    ...{ lostSeconds: STORED_EVERY_SECONDS, measuresSpeed: site.settings.measuresSpeed === true },
    ...(await reportOf({ site, days, settings, catalog: sites.catalog, now: clock.now() }, store)),
  }
}

const daysIn = (request: FastifyRequest) => (request.query as { readonly days?: string }).days

async function exportFor(request: FastifyRequest, parts: Parts) {
  const { row } = await siteFor(request, parts, 'read-site')
  const wanted = daysIn(request)
  const days = wanted === undefined ? ALL_DAYS : STATISTICS_DAYS.find((known) => String(known) === wanted)
  if (!days) throw new HttpError('request-malformed', 'days')
  const [{ site }, settings] = await Promise.all([siteOf(row.id, parts), settingsOf(row.id, parts)])
  return exportOf({ site, days, settings, now: clock.now() }, parts.statisticsStore)
}

async function siteOf(id: string, { sites }: Parts) {
  const read = await sites.read(id)
  if (!read) throw new HttpError('site-missing')
  return read
}

/** Those that somebody has set, or that hold from the first visit on. */
async function settingsOf(id: string, parts: Parts): Promise<StatisticsSettings> {
  const own = (await parts.statisticsStore.settingsOf([id])).get(id)
  if (own)
    return {
      ...own,
      keepMonths: STATISTICS_MONTHS.find((known) => known === own.keepMonths) ?? LONGEST_STATISTICS_MONTHS,
    }
  const { site } = await siteOf(id, parts)
  return { isCounted: true, keepMonths: LONGEST_STATISTICS_MONTHS, timeZone: zoneOr(site.settings.business.timeZone) }
}
