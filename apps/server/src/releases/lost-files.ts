import type { Blobs, Hash } from '../blobs/blobs.ts'
import type { Delta, Manifest } from './manifest.ts'

/** So many are read at the same time. */
const AT_ONCE = 8
/** What was read whole is believed to be so for this long, in milliseconds. */
const BELIEVED_MS = 60_000
const MOST_BELIEVED = 100_000

/** Published files whose bytes are damaged or missing: found by reading them, so that no publish passes over one. */
export class LostFiles {
  readonly #blobs: Blobs
  readonly #believed = new Map<Hash, number>()

  constructor(blobs: Blobs) {
    this.#blobs = blobs
  }

  /** The bytes of a release that cannot be read. */
  async in(manifest: Manifest | undefined): Promise<Set<Hash>> {
    const hashes = new Set<Hash>()
    for (const address of manifest?.addresses() ?? []) hashes.add(manifest!.find(address)!.hash)
    return this.#among(hashes)
  }

  /** Fails where what is to be published again cannot be read yet: nobody is told that it is there. */
  async refuse(delta: Delta, lost: ReadonlySet<Hash>): Promise<void> {
    if (lost.size === 0) return
    const files = Object.entries(delta).filter(([, file]) => file && lost.has(file.hash))
    const still = await this.#among(new Set(files.map(([, file]) => file!.hash)))
    const addresses = files.flatMap(([address, file]) => (still.has(file!.hash) ? [address] : []))
    if (addresses.length === 0) return
    throw new Error(`The bytes of ${addresses.join(', ')} are lost and cannot be made again. Restore a backup.`)
  }

  /** Believes nothing any more. */
  lookAgain(): void {
    this.#believed.clear()
  }

  async #among(hashes: ReadonlySet<Hash>): Promise<Set<Hash>> {
    const lost = new Set<Hash>()
    const now = performance.now()
    if (this.#believed.size > MOST_BELIEVED) this.#believed.clear()
    const waiting = [...hashes].filter((hash) => (this.#believed.get(hash) ?? 0) < now).values()
    const worker = async () => {
      for (const hash of waiting) {
        if (await this.#blobs.read(hash)) this.#believed.set(hash, now + BELIEVED_MS)
        else lost.add(hash)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return lost
  }
}

/** The files of a release but those that are lost: they are written as if they were new. */
export function withoutLost(manifest: Manifest, lost: ReadonlySet<Hash>): Pick<Manifest, 'find' | 'addresses'> {
  if (lost.size === 0) return manifest
  return {
    addresses: () => manifest.addresses(),
    find(address) {
      const file = manifest.find(address)
      return file && lost.has(file.hash) ? undefined : file
    },
  }
}
