import { randomBytes } from 'node:crypto'

/** Signs that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789xy'

/** What proves a domain: short enough to be read out, and nobody guesses it (60 bits). */
export function makeToken(): string {
  const signs = [...randomBytes(12)].map((byte) => SIGNS[byte % 32])
  return [0, 4, 8].map((from) => signs.slice(from, from + 4).join('')).join('-')
}
