import type { Blobs, Hash } from '../blobs/blobs.ts'
import type { Delta, Manifest } from '../blobs/manifest.ts'

/**
 * What was read or written whole is believed to be so for this long while somebody waits, in milliseconds. Reading it at
 * every publish would find no more: the system answers from its memory, not from the disk.
 */
const BELIEVED_MS = 3_600_000
/** And for so long while nobody does. */
const FRESH_MS = 60_000
const MOST_BELIEVED = 100_000
/** So many files are read in the time that a publish takes. */
const MOST_READ = 100

/** A release whose files were all whole. */
interface Looked {
  /** When the first of them was read. */
  readonly at: number
  /** How far the release had come, and what has been added to it since that nobody has read yet. */
  readonly version: number
  readonly unread: readonly Hash[]
}

/**
 * Published files whose bytes are damaged or missing: found by reading them, so that no publish passes over one. What was read is
 * believed for a while, as long as nobody has written to any of the files it lies in.
 */
export class LostFiles {
  readonly #blobs: Blobs
  /** When bytes were read or written whole. */
  readonly #believed = new Map<Hash, number>()
  /** Of these releases only what was added since is looked at: of ten thousand pages the one that changed. */
  #looked = new WeakMap<Manifest, Looked>()
  /** Releases that are being looked at whole: who asks meanwhile waits for the same. */
  #looking = new WeakMap<Manifest, { readonly version: number; readonly lost: Promise<Set<Hash>> }>()
  #disturbances = 0

  constructor(blobs: Blobs) {
    this.#blobs = blobs
  }

  /** The bytes of a release that cannot be read. */
  async in(manifest: Manifest | undefined): Promise<Set<Hash>> {
    if (!manifest) return new Set()
    await this.#noticeDisturbances()
    const looked = this.#looked.get(manifest)
    if (looked?.version === manifest.version && looked.at + BELIEVED_MS > performance.now()) {
      const lost = await this.#among(new Set(looked.unread))
      if (lost.size === 0) {
        this.#keep(manifest, looked, { ...looked, unread: [] })
        return lost
      }
    }
    return this.#inAllOnce(manifest)
  }

  #inAllOnce(manifest: Manifest): Promise<Set<Hash>> {
    const { version } = manifest
    const known = this.#looking.get(manifest)
    if (known?.version === version) return known.lost
    const looking = { version, lost: this.#inAll(manifest) }
    this.#looking.set(manifest, looking)
    const forget = () => this.#looking.get(manifest) === looking && this.#looking.delete(manifest)
    looking.lost.then(forget, forget)
    return looking.lost
  }

  /**
   * A release was taken one difference further, of which these bytes have been put for it. The next publish reads few of them;
   * many would keep it waiting, so they are believed to be as they were written.
   */
  async grew(manifest: Manifest, delta: Delta, put: readonly Hash[] = []): Promise<void> {
    if (put.length > MOST_READ) await this.#believe(put)
    const now = performance.now()
    const { version } = manifest
    const looked = this.#looked.get(manifest) ?? (version === 1 ? { at: now, version: 0, unread: [] } : undefined)
    if (!looked || looked.version + 1 !== version) return
    const added = Object.values(delta).flatMap((file) => (file ? [file.hash] : []))
    this.#looked.set(manifest, { ...looked, version, unread: [...looked.unread, ...added] })
  }

  /** Reads again what was read a while ago, while nobody waits for it; whether any of it is lost meanwhile. */
  async lookLater(manifest: Manifest): Promise<boolean> {
    const looked = this.#looked.get(manifest)
    const now = performance.now()
    if (looked && looked.at + FRESH_MS > now) return false
    const seen = [...hashesOf(manifest)].filter((hash) => this.#believed.has(hash))
    const lost = await this.#among(new Set(seen), FRESH_MS)
    for (const hash of lost) this.#believed.delete(hash)
    if (lost.size > 0) this.#looked.delete(manifest)
    else if (looked) this.#keep(manifest, looked, { ...looked, at: now })
    return lost.size > 0
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
    this.#looked = new WeakMap()
    this.#looking = new WeakMap()
  }

  async #inAll(manifest: Manifest): Promise<Set<Hash>> {
    const { version } = manifest
    const hashes = hashesOf(manifest)
    const lost = await this.#among(hashes)
    let at = performance.now()
    for (const hash of hashes) at = Math.min(at, this.#believed.get(hash) ?? at)
    if (lost.size === 0) this.#looked.set(manifest, { at, version, unread: [] })
    return lost
  }

  /** Unless it was taken further, or found to be lost, meanwhile. */
  #keep(manifest: Manifest, before: Looked, now: Looked): void {
    if (this.#looked.get(manifest) === before) this.#looked.set(manifest, now)
  }

  async #believe(put: readonly Hash[]): Promise<void> {
    const now = performance.now()
    // What they lie in is watched from now on.
    await this.#noticeDisturbances()
    for (const hash of put) this.#believed.set(hash, now)
  }

  async #noticeDisturbances(): Promise<void> {
    const disturbances = await this.#blobs.disturbances()
    if (disturbances === this.#disturbances) return
    this.#disturbances = disturbances
    this.lookAgain()
  }

  async #among(hashes: ReadonlySet<Hash>, believedFor = BELIEVED_MS): Promise<Set<Hash>> {
    const now = performance.now()
    if (this.#believed.size > MOST_BELIEVED) this.#believed.clear()
    const isOld = (hash: Hash) => (this.#believed.get(hash) ?? Number.NEGATIVE_INFINITY) + believedFor < now
    const unread = [...hashes].filter(isOld)
    const lost = await this.#blobs.lost(unread)
    for (const hash of unread) if (!lost.has(hash)) this.#believed.set(hash, now)
    return lost
  }
}

function hashesOf(manifest: Manifest): Set<Hash> {
  const hashes = new Set<Hash>()
  for (const address of manifest.addresses()) hashes.add(manifest.find(address)!.hash)
  return hashes
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
