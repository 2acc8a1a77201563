// Stale-if-error: what visitors of each address read last, on a disk of this machine, for when the database is away (0108).
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delta } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { ClosedSite, FormerSite, WithheldParts } from '../hosting/live-site.ts'
import { HALF, keptAt, readKept, writeKept } from '../kept-file.ts'
import { warnSeldom } from '../log.ts'
import type { Settings } from '../settings.ts'
import { giveWay } from '../turns.ts'
import type { Replaced } from './older-files.ts'

/** A release as visitors read it. */
export interface KeptRelease {
  readonly site: string
  readonly release: string
  readonly revision: number
  readonly madeWith: string
  readonly depth: number
  readonly files: Delta
  /** Files that only releases before it had, as far as they are known. */
  readonly older?: Delta
  /** Pages as they were before. */
  readonly earlier?: Replaced
  readonly withheldAt: string | null
  readonly withheld: WithheldParts | null
}

/** What stood at an address. */
type KeptSite = KeptRelease | FormerSite | ClosedSite

interface Entry {
  readonly size: number
  /** What tells it from what stood there before; undefined until it is read. */
  readonly key: string | undefined
}

interface Waiting {
  readonly key: string
  /** Asked when it is written; undefined: it cannot be had any more. */
  readonly what: () => KeptSite | undefined
}

/** Writes of one second go together: a site that is published again and again is written once. */
const GATHERED_MS = 1_000
/** What was begun so long ago was never finished. */
const LEFT_MS = 3_600_000
const END = '.site'
const NAME = /^[a-z0-9-]{1,63}$/

type KeyFacts = Pick<KeptRelease, 'site' | 'release' | 'withheldAt'> & { readonly olderFiles: number }

/** Two keys are the same where visitors find the same. */
export const keyOfKept = (kept: KeyFacts | FormerSite | ClosedSite): string =>
  'release' in kept ? `${kept.site} ${kept.release} ${kept.withheldAt ?? ''} ${kept.olderFiles}` : JSON.stringify(kept)

/** Whether a key is that of a release of which visitors read all. */
export const isKeyOf = (key: string | undefined, site: string, release: string | null): boolean =>
  key?.startsWith(`${site} ${release}  `) === true

const factsOf = (kept: KeptSite) =>
  'release' in kept ? { ...kept, olderFiles: Object.keys(kept.older ?? {}).length } : kept

/** Files, one for each address that was asked for; bounded, those that were written or asked for longest ago out first. */
export class KeptSites {
  readonly #folder: string
  readonly #mostBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #waiting = new Map<string, Waiting | 'gone'>()
  readonly #hearFailure: (failure: unknown) => void
  #bytes = 0
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(folder: string, mostBytes: number, warn?: (line: string) => void) {
    this.#folder = folder
    this.#mostBytes = mostBytes
    this.#hearFailure = warnSeldom('What visitors read could not be kept for when the database is away', warn)
  }

  /** Notes what stands at an address, a moment later and if the disk takes it. Asked often, it writes what is new. */
  keep(slug: string, key: string, what: () => KeptSite | undefined): void {
    if (!NAME.test(slug)) return
    const next = this.#waiting.get(slug)
    const known = next === undefined ? this.#entries.get(slug)?.key : next !== 'gone' && next.key
    if (known === key) this.#putLast(slug)
    else this.#write(slug, { key, what })
  }

  /** Nothing stands there any more. */
  forget(slug: string): void {
    const isKnown = this.#waiting.has(slug) || this.#entries.has(slug)
    if (NAME.test(slug) && isKnown) this.#write(slug, 'gone')
  }

  /** What stood there when it was looked up last, and since when it is known (milliseconds since 1970). */
  async read(slug: string): Promise<{ readonly at: number; readonly kept: KeptSite } | undefined> {
    if (!NAME.test(slug)) return undefined
    return readKept(this.#pathOf(slug))
  }

  /** What tells that which is kept of an address from what stood there before. */
  async keyOf(slug: string): Promise<string | undefined> {
    const known = this.#entries.get(slug)
    if (!known || known.key !== undefined) return known?.key
    const read = await this.read(slug)
    const key = read && keyOfKept(factsOf(read.kept))
    if (key !== undefined && this.#entries.get(slug) === known) this.#entries.set(slug, { ...known, key })
    return key
  }

  /** Those of these addresses of which something is kept. */
  async among(slugs: readonly string[]): Promise<string[]> {
    await this.#lookOnce()
    return slugs.filter((slug) => this.#entries.has(slug) || this.#waiting.has(slug))
  }

  /** All addresses of which something is kept. */
  async slugs(): Promise<string[]> {
    await this.#lookOnce()
    return [...this.#entries.keys()]
  }

  /** All that was to be written is. */
  settled(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll()).catch(this.#hearFailure)
    return this.#writing
  }

  #write(slug: string, what: Waiting | 'gone'): void {
    this.#waiting.set(slug, what)
    this.#timer ??= setTimeout(() => void this.settled(), GATHERED_MS).unref()
  }

  async #writeAll(): Promise<void> {
    if (this.#waiting.size === 0) return
    await this.#lookOnce()
    for (const [slug, next] of this.#waiting) {
      this.#waiting.delete(slug)
      const kept = next === 'gone' ? undefined : next.what()
      if (next === 'gone') await rm(this.#pathOf(slug), { force: true })
      const size = kept && (await writeKept(this.#pathOf(slug), { at: clock.now(), kept }))
      if (next === 'gone' || size !== undefined) this.#uncount(slug)
      if (next !== 'gone' && size !== undefined) this.#count(slug, { size, key: next.key })
    }
    await this.#makeRoom()
  }

  async #makeRoom(): Promise<void> {
    for (const slug of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.#uncount(slug)
      await rm(this.#pathOf(slug), { force: true })
    }
  }

  /** It is asked for: others go before it. */
  #putLast(slug: string): void {
    const entry = this.#entries.get(slug)
    this.#entries.delete(slug)
    if (entry) this.#entries.set(slug, entry)
  }

  #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().catch(this.#hearFailure)
    return this.#looking
  }

  /** Learns what is there from before. */
  async #look(): Promise<void> {
    const found: { readonly slug: string; readonly size: number; readonly at: number }[] = []
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name)
      const about = await stat(path).catch(() => undefined)
      if (name.endsWith(HALF) && about && about.mtimeMs < clock.now() - LEFT_MS) await rm(path, { force: true })
      if (name.endsWith(END) && about)
        found.push({ slug: name.slice(0, -END.length), size: about.size, at: about.mtimeMs })
      await giveWay()
    }
    for (const { slug, size } of found.sort((one, other) => one.at - other.at))
      this.#count(slug, { size, key: undefined })
  }

  #count(slug: string, entry: Entry): void {
    this.#entries.set(slug, entry)
    this.#bytes += entry.size
  }

  #uncount(slug: string): void {
    this.#bytes -= this.#entries.get(slug)?.size ?? 0
    this.#entries.delete(slug)
  }

  #pathOf(slug: string): string {
    return join(this.#folder, slug + END)
  }
}

/** Of what copies may take on the disk, so much is for lists of files. */
const LISTS_SHARE = 1 / 4

/** Where this server keeps them. */
export const keptSitesOf = ({ storage }: Pick<Settings, 'storage'>) =>
  new KeptSites(keptAt(storage, 'sites'), storage.cacheBytes * LISTS_SHARE)
