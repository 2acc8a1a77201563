/** An authority said no: its problem (RFC 7807), as `rateLimited` or `dns`. */
export class AuthorityRefusal extends Error {
  override name = 'AuthorityRefusal'
  /** Without what all have in common, `urn:ietf:params:acme:error:`. */
  readonly kind: string
  /** When it may be asked again, in milliseconds since 1970. */
  readonly notBefore: number | undefined

  constructor(kind: string, said: string, notBefore: number | undefined) {
    super(said)
    this.kind = kind
    this.notBefore = notBefore
  }
}

/** An authority did not answer, or not as one. */
export class AuthorityAway extends Error {
  override name = 'AuthorityAway'
}

const PREFIX = 'urn:ietf:params:acme:error:'

interface ProblemDocument {
  readonly type?: unknown
  readonly detail?: unknown
  readonly subproblems?: unknown
}

/** Reads a problem document; what is none says at least its status. */
export function refusalIn(input: unknown, status = 0, notBefore?: number): AuthorityRefusal {
  const { type, detail, subproblems } = (input ?? {}) as ProblemDocument
  const kind = typeof type === 'string' ? type.replace(PREFIX, '') : 'unknown'
  const more = Array.isArray(subproblems) ? (subproblems as ProblemDocument[]).map((one) => one?.detail) : []
  const said = [detail, ...more].filter((one) => typeof one === 'string').join(' ')
  return new AuthorityRefusal(kind, said || `The authority answered with status ${status}.`, notBefore)
}
