import type { DomainCertificate } from '@mimar/contract'
import type { DomainStore } from '../store/domains.store.ts'
import { shownName } from './domain-name.ts'

type Known = Awaited<ReturnType<DomainStore['certificateOf']>>
type Failure = NonNullable<DomainCertificate['failure']>

/** How far the certificate of a name is, as its owner is told. */
export function certificateShown(name: string, known: Known) {
  if (!known) return undefined
  const { failure, dueAt: nextAt, wantedAt: _, ...times } = known
  const kept = reasonIn(failure)
  return { name: shownName(name), ...times, failure: kept && { ...kept, nextAt, mayTryAt: mayTryAtOf(known) } }
}

/** Let's Encrypt looks in vain five times an hour at most; by ourselves we try once or twice of that. */
const TRIED_EVERY_MS = 20 * 60_000

/** From when one that failed may be tried by hand; null where none failed, or the authority sets the pace. */
export function mayTryAtOf(known: Known): string | null {
  const failure = reasonIn(known?.failure ?? null)
  if (!known || !failure || failure.code === 'too-many') return null
  return new Date(Date.parse(known.orderedAt ?? known.wantedAt) + TRIED_EVERY_MS).toISOString()
}

const reasonIn = (failure: string | null) =>
  failure === null ? null : (JSON.parse(failure) as Pick<Failure, 'code' | 'said'>)

const LETS_ENCRYPT = 'letsencrypt.org'

/** Who gives certificates, from the address that they are ordered at. */
export function authorityIn(directory: string): string {
  const { hostname } = new URL(directory)
  return hostname.endsWith(`.${LETS_ENCRYPT}`) ? LETS_ENCRYPT : hostname
}
