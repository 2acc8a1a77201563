import type { SentenceCode } from './words.ts'

const statuses = {
  'not-found': 404,
  'site-missing': 404,
  'release-missing': 404,
  'starter-missing': 404,
  'nothing-live': 409,
  'part-refused': 422,
  'text-required': 422,
  'beyond-limits': 422,
  'moment-passed': 422,
  'slug-malformed': 400,
  'slug-taken': 409,
  'slug-reserved': 409,
  'too-many-addresses': 409,
  'too-many-sites': 409,
  'domain-malformed': 422,
  'domain-too-much': 422,
  'domain-number': 422,
  'domain-suffix': 422,
  'domain-reserved': 422,
  'domain-lookalike': 422,
  'domains-impossible': 409,
  'domain-missing': 404,
  'sign-in-needed': 401,
  'link-refused': 401,
  'guest-link-ended': 401,
  'passkey-refused': 401,
  'code-refused': 401,
  'own-way-needed': 403,
  'passkey-needed': 403,
  'proof-needed': 403,
  'proof-refused': 403,
  'address-same': 422,
  'address-by-hand': 409,
  'address-refused': 422,
  'waiting-over': 409,
  'passkey-unmade': 422,
  'passkeys-impossible': 409,
  'too-many-passkeys': 409,
  'not-allowed': 403,
  'host-needed': 403,
  'host-stays': 409,
  'account-paused': 403,
  'site-limit': 403,
  'picture-limit': 403,
  'visit-limit': 403,
  'open-refused': 409,
  'mail-needed': 409,
  'invite-refused': 403,
  'sign-up-ended': 401,
  'owner-stays': 409,
  'too-many-people': 409,
  'site-archived': 409,
  'site-moved': 409,
  'leads-back': 422,
  'offer-to-oneself': 422,
  'offer-ended': 409,
  'move-refused': 409,
  'move-unpermitted': 401,
  'site-moving': 503,
  'answered-before': 409,
  'nothing-there': 422,
  'site-taken-down': 409,
  'origin-refused': 403,
  'message-missing': 404,
  'count-changed': 409,
  'note-changed': 409,
  'mail-unset': 409,
  'mailbox-unconfirmed': 409,
  'too-many-saved-replies': 409,
  'complaint-repeated': 403,
  'site-hash-wrong': 400,
  'form-faulty': 400,
  'form-gone': 409,
  'request-malformed': 400,
  'type-refused': 415,
  'request-too-large': 413,
  'too-large': 413,
  'file-too-large': 413,
  'file-empty': 422,
  'not-a-video': 415,
  'not-a-pdf': 415,
  'not-captions': 415,
  'file-broken': 422,
  'film-unplayable': 422,
  'film-without-picture': 422,
  'captions-no-head': 422,
  'captions-no-cues': 422,
  'captions-time': 422,
  'captions-order': 422,
  'captions-text': 422,
  empty: 422,
  'not-a-picture': 415,
  'kind-refused': 415,
  broken: 422,
  'too-many-pixels': 422,
  'too-complex': 422,
  'media-full': 413,
  'archive-damaged': 422,
  'archive-newer': 422,
  'archive-strange': 422,
  'archive-too-large': 413,
  'took-too-long': 422,
  'pictures-waiting': 429,
  'far-behind': 409,
  'revision-unknown': 409,
  'rate-limited': 429,
  'server-failed': 500,
  'database-away': 503,
  'store-away': 503,
  'disk-failing': 503,
  'disk-full': 507,
  'not-received': 503,
  overloaded: 503,
  'job-missing': 404,
  'backups-not-set-up': 409,
} as const satisfies { readonly [Code in SentenceCode]?: number }

export type ErrorCode = keyof typeof statuses

/** An answer of status 400 or more. `detail` is added to the sentence of the code; `more` to the JSON. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly detail: string
  /** Seconds after which it is worth trying again, where that is known. */
  readonly retryAfter: number | undefined

  /** Stands in the answer beside the sentence. */
  readonly more: object

  constructor(code: ErrorCode, detail = '', retryAfter?: number, more: object = {}) {
    super(code)
    this.name = 'HttpError'
    this.status = statuses[code]
    this.code = code
    this.detail = detail
    this.retryAfter = retryAfter
    this.more = more
  }
}
