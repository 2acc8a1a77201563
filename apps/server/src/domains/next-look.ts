import type { DomainRow } from '../store/domains.store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a claim is young, and how often it is looked at then. */
const LOOKS = [
  { until: 30 * MINUTE, every: 5 * MINUTE },
  { until: 3 * HOUR, every: 15 * MINUTE },
  { until: 3 * DAY, every: HOUR },
] as const

/**
 * When a domain is looked at next by itself; null: nobody waits for it any more. One that is connected is looked at once a week,
 * and each hour while it does not lead here.
 */
export function nextLook(
  { madeAt, connectedAt }: Pick<DomainRow, 'madeAt' | 'connectedAt'>,
  now: Date,
  isAstray = false,
): string | null {
  const age = now.getTime() - Date.parse(madeAt)
  const kept = isAstray ? HOUR : 7 * DAY
  const every = connectedAt === null ? LOOKS.find(({ until }) => age < until)?.every : kept
  return every === undefined ? null : new Date(now.getTime() + every).toISOString()
}
