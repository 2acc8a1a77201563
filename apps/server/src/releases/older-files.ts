// Files that pages of earlier releases ask for, in browsers and caches that have not loaded them anew (stale assets).
import type { Delta, Manifest, ReleaseFile } from '../blobs/manifest.ts'
import { isOfSearch } from '../hosting/search-addresses.ts'

/** Of one site; those noted longest ago make room. */
const MOST = 500
/** About how many bytes of memory each takes. */
const PLACE = 160

/**
 * What a site had and its live release has not, as far as this server knows. The address of such a file changes when its bytes do, so
 * what is known is right for as long as the site is there, with or without a database.
 */
export class OlderFiles {
  readonly #files = new Map<string, ReleaseFile>()
  #noted = 0

  constructor(files: Delta = {}) {
    for (const [address, file] of Object.entries(files)) if (file) this.note(address, file)
  }

  /** How many were noted so far, those too that have made room: another number, other files. */
  get noted(): number {
    return this.#noted
  }

  /** About how many bytes of memory they take. */
  get weight(): number {
    return this.#files.size * PLACE
  }

  find(address: string): ReleaseFile | undefined {
    return this.#files.get(address)
  }

  note(address: string, file: ReleaseFile): void {
    if (!this.#files.delete(address)) this.#noted += 1
    this.#files.set(address, file)
    const [oldest] = this.#files.keys()
    if (this.#files.size > MOST && oldest !== undefined) this.#files.delete(oldest)
  }

  /** Notes what a release takes away, before it does. */
  noteGone(delta: Delta, manifest: Manifest): void {
    for (const [address, file] of Object.entries(delta)) {
      const before = file === null ? manifest.find(address) : undefined
      if (before?.isImmutable && !isOfSearch(address)) this.note(address, before)
    }
  }

  toDelta(): Delta {
    return Object.fromEntries(this.#files)
  }
}
