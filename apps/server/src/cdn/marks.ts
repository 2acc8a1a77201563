// Surrogate keys and targeted cache control (RFC 9213): what a cache in front is told of each answer that it may keep.
import type { CdnKind } from '../cdn-settings.ts'
import type { Marks } from '../hosting/hosting.ts'
import { ALL_KEY, missingKey, pageKey, siteKey } from './keys.ts'

/** Should every purge fail, nothing old is shown for longer (seconds). */
const KEPT = 3_600
/** Anybody can ask for what is not there, and fill a cache with it. */
const MISSING_KEPT = 60
/** So long the next visitor still gets what has ended, while it is fetched anew. */
const WHILE_FETCHED = 60
/** So long it is shown where Mimar answers nothing. */
const WHILE_AWAY = 86_400
/** A purge does not wait for the standby that a server reads: what was fetched too early ends by itself. */
const LATE_KEPT = 10
/** nginx knows addresses and no keys: what it is not told of ends by itself. */
const NGINX_KEPT = 60
const NGINX_MISSING_KEPT = 1

interface Answer {
  readonly keys: readonly string[]
  readonly isMissing: boolean
  readonly isLate: boolean
}

type Marking = (headers: readonly string[], answer: Answer) => string[]

const secondsOf = ({ isMissing, isLate }: Answer) => (isLate ? LATE_KEPT : isMissing ? MISSING_KEPT : KEPT)

/** What may be late already is not kept for longer while it is fetched anew. */
const policyOf = (answer: Answer) => {
  const whileFetched = answer.isLate ? '' : `stale-while-revalidate=${WHILE_FETCHED}, `
  return `max-age=${secondsOf(answer)}, ${whileFetched}stale-if-error=${WHILE_AWAY}`
}

/** Browsers ask again, whatever the cache in front keeps. */
const bySurrogate: Marking = (headers, answer) => [
  ...headers,
  ...['surrogate-key', answer.keys.join(' '), 'surrogate-control', policyOf(answer)],
]

/** It reads no header of its own; of what stands in the browser's, only this counts for it alone. */
const byShared: Marking = (headers, answer) => {
  const shared = `public, max-age=0, must-revalidate, s-maxage=${secondsOf(answer)}`
  const said = headers.map((text, at) => (text === 'no-cache' && headers[at - 1] === 'cache-control' ? shared : text))
  return [...said, 'cdn-tag', answer.keys.join(',')]
}

const MARKINGS: { readonly [Kind in CdnKind]: Marking } = {
  cloudflare: (headers, answer) => [
    ...headers,
    ...['cache-tag', answer.keys.join(','), 'cdn-cache-control', policyOf(answer)],
  ],
  fastly: bySurrogate,
  varnish: bySurrogate,
  bunny: byShared,
  nginx: (headers, { isMissing, isLate }) => [
    ...headers,
    ...['x-accel-expires', String(isMissing ? NGINX_MISSING_KEPT : isLate ? LATE_KEPT : NGINX_KEPT)],
  ],
}

/** What stands on answers that a cache of this kind may keep; `isLate` says whether they may be older than what is published. */
export function marksFor(kind: CdnKind, isLate = () => false): Marks {
  const marking = MARKINGS[kind]
  return (site, address) => {
    const isMissing = address === undefined
    const keys = [siteKey(site), isMissing ? missingKey(site) : pageKey(site, address), ALL_KEY]
    const answer = { keys, isMissing, isLate: isLate() }
    return { key: `${keys} ${answer.isLate}`, on: (headers) => marking(headers, answer) }
  }
}
