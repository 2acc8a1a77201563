// Constant-time comparison, against timing attacks.
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether somebody gave the right secret; the time it takes tells nothing of how much was right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
