import { clock } from '../clock.ts'

/** Cache-Status (RFC 9211): it was good until so many seconds ago, and what is newer could not be had since (0108). */
export const olderHeader = (
  since: number,
  why: 'database-away' | 'store-away' = 'database-away',
): readonly [name: string, value: string] => ['cache-status', `Mimar; hit; ttl=-${secondsSince(since)}; detail=${why}`]

export const secondsSince = (since: number): number => Math.max(1, Math.ceil((clock.now() - since) / 1000))
