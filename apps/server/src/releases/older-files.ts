// What earlier releases had: files that their pages still ask for (stale assets), and pages as they were (stale-if-error).
import type { Delta, Manifest, ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { EarlierFile } from '../hosting/live-site.ts'
import { isOfSearch } from '../hosting/search-addresses.ts'

/** Of one site; those noted longest ago make room. */
const MOST = 500
/** About how many bytes of memory each takes. */
const PLACE = 160
/** So many pages are known as they were before, each in so many versions, which take about so many bytes. */
const MOST_PAGES = 2_000
const MOST_VERSIONS = 3
const VERSION = 200
/** What was replaced longer ago is shown to nobody any more: so long caches in front show it, too (stale-if-error in cdn/marks.ts). */
const LONGEST_SHOWN_MS = 86_400_000

/** Pages as they were before, by address, newest first. */
export interface Replaced {
  readonly [address: string]: readonly EarlierFile[]
}

/**
 * What a site had and its live release has not, as far as this server knows. The address of such a file changes when its bytes do, so
 * what is known is right for as long as the site is there, with or without a database.
 */
export class OlderFiles {
  /** Most sites have none of either while they are in memory. */
  #files: Map<string, ReleaseFile> | undefined
  #noted = 0
  #pages: Map<string, readonly EarlierFile[]> | undefined
  #versions = 0

  constructor(files: Delta = {}, replaced: Replaced = {}) {
    for (const [address, versions] of Object.entries(replaced)) this.#putPage(address, versions)
    for (const [address, file] of Object.entries(files)) if (file) this.note(address, file)
  }

  /** How many were noted so far, those too that have made room: another number, other files. */
  get noted(): number {
    return this.#noted
  }

  /** About how many bytes of memory they take. */
  get weight(): number {
    return (this.#files?.size ?? 0) * PLACE + this.#versions * VERSION
  }

  find(address: string): ReleaseFile | undefined {
    return this.#files?.get(address)
  }

  note(address: string, file: ReleaseFile): void {
    this.#files ??= new Map()
    if (!this.#files.delete(address)) this.#noted += 1
    this.#files.set(address, file)
    const [oldest] = this.#files.keys()
    if (this.#files.size > MOST && oldest !== undefined) this.#files.delete(oldest)
  }

  /** What stood at an address before, while what stands there now cannot be had. */
  earlier(address: string): readonly EarlierFile[] {
    const since = clock.now() - LONGEST_SHOWN_MS
    return this.#pages?.get(address)?.filter(({ replacedAt }) => replacedAt > since) ?? []
  }

  /** What stood there is never shown again: somebody has it taken from visitors, and may give back what stands there now alone. */
  forgetPages(addresses: readonly string[]): void {
    for (const address of addresses) this.#putPage(address, [])
  }

  /** Notes what a release takes away or puts another in the place of, before it does. */
  noteGone(delta: Delta, manifest: Manifest): void {
    for (const [address, file] of Object.entries(delta)) {
      const before = manifest.find(address)
      if (!before || isOfSearch(address)) continue
      // What is taken away, or leads elsewhere, is not to be seen again.
      if (file === null || file.movedTo !== undefined) this.#putPage(address, [])
      else if (isPage(before) && before.hash !== file.hash) this.#noteReplaced(address, before)
      if (file === null && before.isImmutable) this.note(address, before)
    }
  }

  toDelta(): Delta {
    return Object.fromEntries(this.#files ?? [])
  }

  toReplaced(): Replaced {
    return Object.fromEntries(this.#pages ?? [])
  }

  #noteReplaced(address: string, file: ReleaseFile): void {
    const known = this.#pages?.get(address) ?? []
    this.#putPage(address, [{ file, replacedAt: clock.now() }, ...known.slice(0, MOST_VERSIONS - 1)])
    const { size = 0 } = this.#pages ?? {}
    const [oldest] = this.#pages?.keys() ?? []
    if (size > MOST_PAGES && oldest !== undefined) this.#putPage(oldest, [])
  }

  /** Puts it last, the one that makes room last of all. */
  #putPage(address: string, versions: readonly EarlierFile[]): void {
    this.#versions += versions.length - (this.#pages?.get(address)?.length ?? 0)
    this.#pages?.delete(address)
    if (versions.length === 0) return
    this.#pages ??= new Map()
    this.#pages.set(address, versions)
  }
}

const isPage = ({ isImmutable, movedTo }: ReleaseFile) => !isImmutable && movedTo === undefined
