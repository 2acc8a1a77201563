import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** Spans that can be looked at, in days up to today. */
export const STATISTICS_DAYS = [7, 30, 365] as const
export type StatisticsDays = (typeof STATISTICS_DAYS)[number]

/** For how many months sums can be kept; the last is the most that the CNIL recommends for audience measurement (docs/statistics.md). */
export const STATISTICS_MONTHS = [3, 12, 25] as const
export type StatisticsMonths = (typeof STATISTICS_MONTHS)[number]
/** What holds until an owner says otherwise. */
export const LONGEST_STATISTICS_MONTHS = STATISTICS_MONTHS[2]

/** The name of a sum of all that are too many to be kept apart. */
export const STATISTICS_REST = '*'

const count = z.int().min(0)
const day = z.iso.date()
const sum = z.object({ views: count, visits: count, enquiries: count })
const visits = z.array(z.object({ name: z.string(), visits: count }))

/** A page of the site in all its languages: its path, and what it is called in the first of them; '' where it has no name. */
const page = { path: z.string(), title: z.string() }

/** Core Web Vitals of a page: what 75 of 100 visits had or less. In milliseconds, CLS without a unit; null: measured too seldom. */
const speedSchema = z.object({
  ...page,
  /** How often it was measured. */
  times: count,
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  cls: z.number().nullable(),
  /** What the sections are called on which each was put most; '' where that is not known. */
  sections: z.object({ lcp: z.string(), inp: z.string(), cls: z.string() }),
})
export type PageSpeed = Frozen<z.infer<typeof speedSchema>>

export const statisticsSettingsSchema = z.object({
  isCounted: z.boolean(),
  keepMonths: z.union(STATISTICS_MONTHS.map((months) => z.literal(months))),
  /** By whose clock days begin (IANA). */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+/-]+$/),
})
export type StatisticsSettings = Frozen<z.infer<typeof statisticsSettingsSchema>>

const statisticsSchema = z.object({
  siteName: z.string(),
  /** Where visitors read it. */
  address: z.string(),
  settings: statisticsSettingsSchema,
  /** Whether who asks may change those. */
  mayChange: z.boolean(),
  /** What a cache in front answers reaches no server and is not counted. */
  isBehindCache: z.boolean(),
  /** Pages of the site measure what visitors wait. */
  measuresSpeed: z.boolean(),
  /** A server that is killed loses no more than these seconds of counts. */
  lostSeconds: count,
  /** Every day of the span, the oldest first; `publishes` is how often the site was published on it. */
  days: z.array(sum.extend({ day, publishes: count })),
  sum,
  /** As many days before; null where nothing was counted then. */
  before: sum.nullable(),
  /** Those with most views first; the path `*` is all others. */
  pages: z.array(z.object({ ...page, views: count, visits: count })),
  /** Hosts; '' is typed or kept, `*` all others. */
  sources: visits,
  /** Codes of the site's languages, by the page that visits began with. */
  languages: visits,
  /** Languages that visitors asked for and the site does not have. */
  wished: visits,
  /** 'phone' and 'larger'. */
  devices: visits,
  /** By what browsers measured, in pages: 'narrow' (below 600 px), 'medium' (below 1024 px), 'wide'; empty where nothing is measured. */
  widths: z.array(z.object({ name: z.string(), views: count })),
  speeds: z.array(speedSchema),
})
export type StatisticsAnswer = Frozen<z.infer<typeof statisticsSchema>>

const exportedSchema = z.object({
  site: z.string(),
  from: day,
  to: day,
  timeZone: z.string(),
  /** `kind` is all, page, language, from, wished, device, width or enquiries; `name` which one. */
  sums: z.array(z.object({ day, kind: z.string(), name: z.string(), views: count, visits: count })),
  /** Of the whole span; `upTo` in milliseconds, of cls in thousandths. */
  speeds: z.array(z.object({ page: z.string(), measure: z.string(), section: z.string(), upTo: count, times: count })),
})
export type StatisticsExport = Frozen<z.infer<typeof exportedSchema>>

const OF_DAYS = '`days` is 7, 30 or 365'

/** What was visited, in sums. */
export const statisticsEndpoints = {
  readStatistics: {
    method: 'GET',
    path: '/sites/:id/statistics',
    summary: `Visits, pages, where visitors came from, languages, devices, enquiries and what visitors waited, of the last days; ${OF_DAYS}.`,
    query: ['days'],
    answers: { 200: statisticsSchema },
  },
  exportStatistics: {
    method: 'GET',
    path: '/sites/:id/statistics.json',
    summary: `Every sum that is kept of the last days; ${OF_DAYS}, or all.`,
    query: ['days'],
    answers: { 200: exportedSchema },
  },
  exportStatisticsTable: {
    method: 'GET',
    path: '/sites/:id/statistics.csv',
    summary: 'The same as comma-separated values, without what visitors waited.',
    query: ['days'],
    answers: { 200: 'text/csv' },
  },
  setStatistics: {
    method: 'PUT',
    path: '/sites/:id/statistics-settings',
    summary: 'Whether visits of the site are counted, how many months that is kept, and by whose clock days begin.',
    body: statisticsSettingsSchema,
    answers: { 200: statisticsSettingsSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
