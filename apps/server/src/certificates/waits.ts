// Exponential backoff of failed orders, and when a certificate is renewed (RFC 9773 § 4.2).
import type { RenewalWindow } from './authority.ts'
import { AuthorityAway, AuthorityRefusal } from './authority-failure.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After a refusal, which an authority counts, and after none of its answers came. */
const REFUSED = { first: 5 * MINUTE, longest: 24 * HOUR }
const AWAY = { first: MINUTE / 2, longest: HOUR }
/** Of the time that a certificate is still good, none of its waits takes more. */
const SHARE_LEFT = 4

/** When a name is tried again that has failed so many times; never before the authority lets us, nor when a certificate has ended. */
export function afterFailure(attempts: number, now: number, ends: number | undefined, failure: unknown): number {
  const { first, longest } = failure instanceof AuthorityAway ? AWAY : REFUSED
  const wait = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20))
  const left = ends === undefined ? Number.POSITIVE_INFINITY : Math.max(first, (ends - now) / SHARE_LEFT)
  const asked = failure instanceof AuthorityRefusal ? (failure.notBefore ?? 0) : 0
  return Math.max(now + Math.min(wait, left), Math.min(asked, now + 7 * DAY))
}

/** When a name that does not lead here is looked at again: often while somebody may be setting its records. */
export function afterNoDns(since: number, now: number): number {
  const waited = now - since
  if (waited < HOUR) return now + 8_000
  return now + (waited < DAY ? MINUTE : 15 * MINUTE)
}

const SHORT_LIFE = 10 * DAY

/** When to renew where the authority does not say: after two thirds of a long life, half of a short one. */
export function ownWindow(begins: number, ends: number): RenewalWindow {
  const life = ends - begins
  const start = begins + life * (life < SHORT_LIFE ? 1 / 2 : 2 / 3)
  return { start, end: start + life / 24, askAgainAt: undefined }
}

/** A moment of that window; one that was chosen before stays if it is in there. */
export function momentIn({ start, end }: RenewalWindow, chosen: number | undefined, random = Math.random): number {
  if (chosen !== undefined && chosen >= start && chosen <= end) return chosen
  return start + random() * (end - start)
}

const ASKS_AGAIN = 6 * HOUR
const SOONEST = MINUTE

/** When the authority is asked again about a renewal: as it says, in reason. */
export function asksAgain({ askAgainAt }: RenewalWindow, now: number): number {
  return Math.min(Math.max(askAgainAt ?? now + ASKS_AGAIN, now + SOONEST), now + DAY)
}
