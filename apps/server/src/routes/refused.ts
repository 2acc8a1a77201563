// Security log: what is refused is named there, without addresses and secrets; docs/decisions/0097.
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import type { ErrorCode } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A way in that was tried in vain. */
export type WayTried =
  | 'link'
  | 'recovery-code'
  | 'mail-code'
  | 'passkey'
  | 'organisation'
  | 'guest-link'
  | 'first-start'
  | 'sign-up'
  | 'proof'
  | 'address'
  | 'address-back'

/** Refusals of what somebody may not do, or of what nobody's browser sends by itself. */
const NOTED: ReadonlySet<ErrorCode> = new Set([
  ...(['not-allowed', 'site-missing', 'host-needed', 'own-way-needed', 'account-paused', 'invite-refused'] as const),
  ...(['origin-refused', 'rate-limited', 'site-hash-wrong'] as const),
  ...(['request-malformed', 'request-too-large', 'type-refused'] as const),
])

/** As many lines in a minute: who is refused on and on fills no disk. All are counted in the metrics. */
const MOST_LINES = 600
const MINUTE = 60_000

const askers = new WeakMap<FastifyRequest, string>()
let minute = { began: Number.NEGATIVE_INFINITY, lines: 0 }
/** Until the next start, so that a mark leads back to no address. */
const marks = randomBytes(32)

/** Says for whom a request was found to come: an account, or a link of a guest. */
export function knowAsker(request: FastifyRequest, id: string): void {
  askers.set(request, id)
}

/** Names a refusal in the log, and counts it. */
export function noteRefused(request: FastifyRequest, { metrics }: Pick<Parts, 'metrics'>, what: WayTried | ErrorCode) {
  metrics.add('mimar_refused_total', 1, { what })
  const now = performance.now()
  if (now - minute.began >= MINUTE) minute = { began: now, lines: 0 }
  minute.lines += 1
  if (minute.lines > MOST_LINES) return
  const { method, routeOptions, ip, log } = request
  const told = { what, method, route: routeOptions.url, who: askers.get(request), from: markOf(ip) }
  log.warn({ ...told, site: siteOf(request) }, 'Refused')
  if (minute.lines === MOST_LINES) log.warn('More is refused this minute than is named; mimar_refused_total counts all')
}

/** The same of an answer of the API, where its code is one of those that are noted. */
export function noteRefusal(request: FastifyRequest, parts: Pick<Parts, 'metrics'>, code: ErrorCode): void {
  if (NOTED.has(code)) noteRefused(request, parts, code)
}

/** Ids of sites are random; whatever else somebody writes there is cut. */
export function siteOf({ params, routeOptions }: FastifyRequest): string | undefined {
  if (!routeOptions.url?.includes('/sites/:id')) return undefined
  return (params as { id?: string }).id?.slice(0, 40)
}

/** The same network has the same mark. */
function markOf(ip: string): string {
  return createHmac('sha256', marks).update(networkOf(ip)).digest('base64url').slice(0, 8)
}
