// Telephone links (RFC 3966).
import { withWesternDigits } from './hours-read.ts'

/** Where a number that somebody has written leads, `tel:+4930123456`: without what is dialled only inside a country, `(0)` behind a `+`. '' where no digit is. */
export function telOf(phone: string): string {
  const digits = withWesternDigits(phone)
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
    .replaceAll(/[^+\d]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : ''
}
