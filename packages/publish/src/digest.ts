import { createHash } from 'node:crypto'

/** A short name for some bytes: the same bytes have the same name. */
export function digest(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}
