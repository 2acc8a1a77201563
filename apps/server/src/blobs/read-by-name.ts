import type { Blob } from './blobs.ts'
import { plainOf } from './plain-of.ts'

type Name = Pick<Blob, 'hash' | 'form'>

/** Bytes of which a copy is at hand: plain ones may be had from a compressed form. */
export async function readByName(
  { hash, form }: Name,
  copyOf: (blob: Name) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const own = await copyOf({ hash, form })
  if (own || form !== 'plain') return own
  for (const squeezed of ['br', 'gzip'] as const) {
    const bytes = await copyOf({ hash, form: squeezed })
    if (bytes) return plainOf({ hash, form: squeezed }, bytes)
  }
  return undefined
}
