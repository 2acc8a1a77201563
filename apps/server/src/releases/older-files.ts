// What earlier releases had: files that their pages still ask for (stale assets), and pages as they were (stale-if-error).
import type { Delta, Manifest, ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { Earlier } from '../hosting/live-site.ts'
import { isOfSearch } from '../hosting/search-addresses.ts'

/** Of one site; those noted longest ago make room. */
const MOST = 500
/** About how many bytes of memory each takes. */
const PLACE = 160
/** So many pages are known as they were before, each in so many versions, which take about so many bytes. */
const MOST_PAGES = 2_000
const MOST_VERSIONS = 3
const VERSION = 400

/** Pages as they were before, by address. */
export interface Replaced {
  readonly since: number
  readonly pages: { readonly [address: string]: readonly ReleaseFile[] }
}

/**
 * What a site had and its live release has not, as far as this server knows. The address of such a file changes when its bytes do, so
 * what is known is right for as long as the site is there, with or without a database.
 */
export class OlderFiles {
  readonly #files = new Map<string, ReleaseFile>()
  #noted = 0
  readonly #pages: Map<string, readonly ReleaseFile[]>
  #replacedAt: number

  constructor(files: Delta = {}, { since, pages }: Replaced = { since: 0, pages: {} }) {
    this.#pages = new Map(Object.entries(pages))
    this.#replacedAt = since
    for (const [address, file] of Object.entries(files)) if (file) this.note(address, file)
  }

  /** How many were noted so far, those too that have made room: another number, other files. */
  get noted(): number {
    return this.#noted
  }

  /** About how many bytes of memory they take. */
  get weight(): number {
    return this.#files.size * PLACE + this.#pages.size * VERSION
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

  /** What stood at an address before, while what stands there now cannot be had. */
  earlier(address: string): Earlier {
    return { files: this.#pages.get(address) ?? [], since: this.#replacedAt }
  }

  /** Notes what a release takes away or puts another in the place of, before it does. */
  noteGone(delta: Delta, manifest: Manifest): void {
    for (const [address, file] of Object.entries(delta)) {
      const before = manifest.find(address)
      if (!before || isOfSearch(address)) continue
      // What is taken away, or leads elsewhere, is not to be seen again.
      if (file === null || file.movedTo !== undefined) this.#pages.delete(address)
      else if (isPage(before) && before.hash !== file.hash) this.#noteReplaced(address, before)
      if (file === null && before.isImmutable) this.note(address, before)
    }
  }

  toDelta(): Delta {
    return Object.fromEntries(this.#files)
  }

  toReplaced(): Replaced {
    return { since: this.#replacedAt, pages: Object.fromEntries(this.#pages) }
  }

  #noteReplaced(address: string, before: ReleaseFile): void {
    const known = this.#pages.get(address) ?? []
    this.#pages.delete(address)
    this.#pages.set(address, [before, ...known.slice(0, MOST_VERSIONS - 1)])
    this.#replacedAt = clock.now()
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest)
  }
}

const isPage = ({ isImmutable, movedTo }: ReleaseFile) => !isImmutable && movedTo === undefined
