import type { Keeping } from '../backup-settings.ts'

interface Kept {
  readonly name: string
  readonly madeAt: string
  readonly isProven: boolean
}

const DAY = 86_400_000
const periodOf = {
  d: (at: Date) => at.toISOString().slice(0, 10),
  // Weeks from Monday on: the first day of 1970 was a Thursday.
  w: (at: Date) => String(Math.floor((at.getTime() / DAY + 3) / 7)),
  m: (at: Date) => at.toISOString().slice(0, 7),
}

/** The backups that may go: the last of each period stays, and always the newest and the newest proven one. */
export function toForget(backups: readonly Kept[], keeping: Keeping): string[] {
  const newest = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
  const kept = new Set([newest[0]?.name, newest.find(({ isProven }) => isProven)?.name])
  for (const unit of ['d', 'w', 'm'] as const) {
    const periods = new Set<string>()
    for (const { name, madeAt } of newest) {
      const period = periodOf[unit](new Date(madeAt))
      if (periods.has(period) || periods.size >= keeping[unit]) continue
      periods.add(period)
      kept.add(name)
    }
  }
  return newest.map(({ name }) => name).filter((name) => !kept.has(name))
}
