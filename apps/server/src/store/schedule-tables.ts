import type { Generated } from 'kysely'

/** A publish that was put off, or what became of it. */
interface ScheduleColumns {
  site: string
  account: string
  at: string
  time_zone: string
  /** When it is tried (again); null when it is over. */
  due_at: string | null
  attempts: number
  /** null: it is still to come; 'published', 'stopped' or 'failed'. */
  outcome: string | null
  /** What stopped it, as JSON. */
  reason: string | null
  ended_at: string | null
  /** The server that is at it just now. */
  owner: Generated<string | null>
}

/** The tables of publishes at moments to come. */
export interface ScheduleTables {
  /** The next one of the whole draft of a site, or what became of the last. */
  schedules: ScheduleColumns
  /** The next one of a page by itself; `id` is the site and the page, with a space in between. */
  page_schedules: ScheduleColumns & { id: string; page: string }
  /** Mails that tell of a publish that did not come about: `message` is the site, or the id of the page's. */
  schedule_mails: { message: string; attempts: number; due_at: string; owner: Generated<string | null> }
  page_schedule_mails: { message: string; attempts: number; due_at: string; owner: Generated<string | null> }
}
