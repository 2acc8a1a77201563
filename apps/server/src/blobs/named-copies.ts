import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Recent } from '../recent.ts'
import type { Blob } from './blobs.ts'
import type { PackRecord } from './pack.ts'
import { nameOf } from './pack-file.ts'
import { plainOf } from './plain-of.ts'
import { readKnown } from './read-known.ts'

/** So many are remembered, a hundred bytes each. */
const MOST_KNOWN = 50_000

export const pathIn = (folder: string, name: string) => join(folder, name.slice(0, 2), name)

/** A copy of which it is known what it must be; undefined where it is not there, or is another by now. */
export async function copyOf(
  folder: string,
  { hash, form, length, checksum }: Pick<PackRecord, 'hash' | 'form' | 'length' | 'checksum'>,
): Promise<Buffer | undefined> {
  const bytes = await readKnown(pathIn(folder, nameOf(hash, form)), length)
  return bytes && crc32(bytes) === checksum ? bytes : undefined
}

/**
 * Copies by their names, where nobody says how long they should be: one is right where its plain bytes have its name. To unpack and
 * hash a page for each of its visitors takes long, so it is done once, and its checksum is compared from then on.
 */
export class NamedCopies {
  readonly #folder: string
  readonly #known = new Recent<string, Pick<PackRecord, 'length' | 'checksum'>>(MOST_KNOWN)

  constructor(folder: string) {
    this.#folder = folder
  }

  async read({ hash, form }: Pick<Blob, 'hash' | 'form'>): Promise<Buffer | undefined> {
    const name = nameOf(hash, form)
    const known = this.#known.get(name)
    const same = known && (await copyOf(this.#folder, { hash, form, ...known }))
    if (same) return same
    const bytes = await readFile(pathIn(this.#folder, name)).catch(() => undefined)
    if (!bytes || !(await plainOf({ hash, form }, bytes))) return undefined
    this.#known.set(name, { length: bytes.length, checksum: crc32(bytes) })
    return bytes
  }
}
