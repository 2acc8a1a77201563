import { clock } from '../clock.ts'

/** Cache-Status (RFC 9211): it was good until so many seconds ago, and the database could not be asked since (0108). */
export const olderHeader = (since: number): readonly [name: string, value: string] => [
  'cache-status',
  `Mimar; hit; ttl=-${Math.max(1, Math.ceil((clock.now() - since) / 1000))}; detail=database-away`,
]
