import { isIP } from 'node:net'
import type { CertificateFault } from '@mimar/contract'
import type { CertificateRow } from '../store/certificates.store.ts'
import { AuthorityAway, AuthorityRefusal } from './authority-failure.ts'

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
  readonly failure: { readonly code: CertificateFault; readonly said: string } | null
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

const CODES: Readonly<Record<string, CertificateFault>> = {
  dns: 'no-address',
  connection: 'port-closed',
  unauthorized: 'elsewhere',
  incorrectResponse: 'elsewhere',
  tls: 'elsewhere',
  caa: 'caa',
  rejectedIdentifier: 'refused-name',
  unsupportedIdentifier: 'refused-name',
  rateLimited: 'too-many',
  externalAccountRequired: 'account-needed',
}

const MOST_SAID = 500

/** What is kept of a failure. */
export function failureOf(failure: unknown): { readonly code: CertificateFault; readonly said: string } {
  const said = (failure instanceof Error ? failure.message : String(failure)).slice(0, MOST_SAID)
  if (failure instanceof AuthorityAway) return { code: 'authority-away', said }
  return { code: failure instanceof AuthorityRefusal ? faultOf(failure.kind, said) : 'failed', said }
}

/** Authorities say with one word what has several cures; the rest stands in their sentence. */
function faultOf(kind: string, said: string): CertificateFault {
  const code = CODES[kind] ?? 'failed'
  if ((kind === 'dns' || kind === 'caa') && BROKEN_ZONE.test(said)) return 'name-servers'
  if ((code === 'elsewhere' || code === 'port-closed') && namesSix(said)) return 'six-elsewhere'
  if (code === 'elsewhere' && NOBODY.test(said)) return 'port-closed'
  return code
}

const BROKEN_ZONE = /SERVFAIL|REFUSED|DNSSEC|DNSKEY|signature|validation failure|query timed out|timeout looking up/i
const NOBODY = /connection refused|connection reset|timeout|timed out|firewall|no route to host/i

/** Whether it was at an IPv6 address that it failed. */
const namesSix = (said: string) =>
  said.split(/[\s[\]"'()]+/).some((word) => [word, word.replace(/:$/, '')].some((one) => isIP(one) === 6))
