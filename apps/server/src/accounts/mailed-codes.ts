// One-time codes (OTP) of six digits, good for one browser.
import { createHash, randomInt } from 'node:crypto'

/** How often a code may be typed wrongly. */
export const MOST_GUESSES = 5

export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** How a code is kept: `secret` is in the browser alone, so who reads the database tries no codes against it. */
export function hashOfCode(secret: string, code: string): string {
  return createHash('sha256').update(`${secret} ${code}`).digest('hex')
}

/** The digits that were typed, Arabic or Persian ones too, without what stands between them. */
export function digitsOf(typed: string): string {
  return [...typed].flatMap((letter) => digitOf(letter.charCodeAt(0))).join('')
}

function digitOf(code: number): number[] {
  const zero = [0x30, 0x660, 0x6f0].find((first) => code >= first && code < first + 10)
  return zero === undefined ? [] : [code - zero]
}
