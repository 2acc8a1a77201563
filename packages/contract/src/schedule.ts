import { z } from 'zod'
import type { Frozen } from './frozen.ts'

/** So many pages of a site may wait for a moment of their own. */
export const MAX_PAGE_SCHEDULES = 100

/** When a site is to be published, or what became of it when that moment came. */
export const scheduleSchema = z.object({
  at: z.string(),
  /** The time zone it was chosen in. */
  timeZone: z.string(),
  /** E-mail of who scheduled it; empty when that account is gone. */
  who: z.string(),
  /** null: it is still to come. */
  outcome: z.enum(['published', 'stopped', 'failed']).nullable(),
  /**
   * What stopped it: errors that had to be fixed, somebody who may not publish any more; of a page also that nothing of the site was
   * published yet, or that it did not fit what visitors read.
   */
  why: z.enum(['errors', 'not-allowed', 'nothing-live', 'part-refused']).nullable(),
  /** How many errors that were. */
  errors: z.int().min(0),
  endedAt: z.string().nullable(),
})
export type ScheduleEntry = Frozen<z.infer<typeof scheduleSchema>>

/** The same of a page that is shown and published by itself. */
const pageScheduleSchema = scheduleSchema.extend({ page: z.string() })
export type PageScheduleEntry = Frozen<z.infer<typeof pageScheduleSchema>>

/** With what visitors read now, which a schedule may have changed. */
export const scheduleAnswerSchema = z.object({
  schedule: scheduleSchema.nullable(),
  /** Of the pages that the draft has, those that come last first. */
  pages: z.array(pageScheduleSchema),
  publishedRevision: z.int().min(0).nullable(),
  publishedAhead: z.int().min(0),
})
export type ScheduleAnswer = Frozen<z.infer<typeof scheduleAnswerSchema>>

export const scheduleChangeSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  timeZone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/),
})
