import type { CertificateFault } from './certificate-faults.ts'
import type { DomainRecord } from './domain-endpoints.ts'

interface Stray {
  /** The name that visitors do not come here by. */
  readonly host: string
  readonly fault: Extract<CertificateFault, 'elsewhere' | 'six-elsewhere' | 'no-address'>
}

/** What keeps visitors from a domain that led here; undefined while nothing does, or nobody answers, which says nothing. */
export function strayIn(records: readonly DomainRecord[]): Stray | undefined {
  const [first] = records.flatMap((record): Stray[] => {
    const { kind, host, state, seen } = record
    if (kind === 'TXT' || (kind === 'AAAA' && state === 'missing')) return []
    if (state === 'elsewhere' || state === 'several')
      return [{ host, fault: kind === 'AAAA' ? 'six-elsewhere' : 'elsewhere' }]
    // What some name servers still say is on its way.
    return state === 'missing' && seen === 0 ? [{ host, fault: 'no-address' }] : []
  })
  return first
}
