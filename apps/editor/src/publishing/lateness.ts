import type { ScheduleEntry } from '@mimar/contract'

/** Done so much later than planned, it is told. */
const LATE_MS = 120_000

/** Whether something was published noticeably later than its moment. */
export const isLate = ({ at, endedAt }: Pick<ScheduleEntry, 'at' | 'endedAt'>): boolean =>
  Date.parse(endedAt ?? at) - Date.parse(at) > LATE_MS
