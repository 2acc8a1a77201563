import type { CertificateRow } from '../store/certificates.store.ts'
import { AuthorityAway, AuthorityRefusal } from './authority-failure.ts'

/** Why a certificate was not given; what an owner can do differs. */
type FailureCode =
  /** The authority did not find the name, or something else answered there. */
  | 'not-reached'
  /** A CAA record of the domain allows other authorities alone. */
  | 'caa'
  /** It gives none to that name. */
  | 'refused-name'
  /** Too many were ordered. */
  | 'too-many'
  | 'authority-away'
  | 'failed'

/** How far the certificate of a name is; times are ISO, null where that is still to come. */
export interface CertificateStanding {
  readonly name: string
  /** Since when it is wanted. */
  readonly wantedSince: string
  /** DNS does not lead here yet: nothing was asked for so far. */
  readonly waitsForDns: boolean
  readonly askedAt: string | null
  readonly answeredAt: string | null
  readonly issuedAt: string | null
  /** Visitors were answered with it. */
  readonly usedAt: string | null
  readonly endsAt: string | null
  readonly failingSince: string | null
  readonly failure: { readonly code: FailureCode; readonly said: string } | null
  /** When it is tried again, or renewed. */
  readonly nextAt: string
}

/** What people are told of a row. */
export function standingOf(row: CertificateRow): CertificateStanding {
  return {
    name: row.name,
    wantedSince: row.wanted_since,
    waitsForDns: row.waits_for === 'dns',
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    issuedAt: row.issued_at,
    usedAt: row.used_at,
    endsAt: row.ends_at,
    failingSince: row.failing_since,
    failure: row.failure === null ? null : JSON.parse(row.failure),
    nextAt: row.due_at,
  }
}

const CODES: Readonly<Record<string, FailureCode>> = {
  dns: 'not-reached',
  connection: 'not-reached',
  unauthorized: 'not-reached',
  incorrectResponse: 'not-reached',
  tls: 'not-reached',
  caa: 'caa',
  rejectedIdentifier: 'refused-name',
  unsupportedIdentifier: 'refused-name',
  rateLimited: 'too-many',
}

const MOST_SAID = 500

/** What is kept of a failure. */
export function failureOf(failure: unknown): { readonly code: FailureCode; readonly said: string } {
  const said = (failure instanceof Error ? failure.message : String(failure)).slice(0, MOST_SAID)
  if (failure instanceof AuthorityAway) return { code: 'authority-away', said }
  return { code: (failure instanceof AuthorityRefusal && CODES[failure.kind]) || 'failed', said }
}
