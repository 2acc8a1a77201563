// Stale-if-error: what visitors of each address read last, on a disk of this machine, for when the database is away (0108).
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delta } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { ClosedSite, FormerSite, WithheldParts } from '../hosting/live-site.ts'
import { keptAt, packKept, unpackKept } from '../kept-file.ts'
import { warnSeldom } from '../log.ts'
import { Recent } from '../recent.ts'
import type { Settings } from '../settings.ts'
import { type KeptRow, KeptRows } from '../store/kept-rows.ts'
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

interface Waiting {
  readonly key: string
  /** Asked when it is written; undefined: it cannot be had any more. */
  readonly what: () => KeptSite | undefined
}

/** Writes of one second go together: a site that is published again and again is written once. */
const GATHERED_MS = 1_000
/** So many are written in one go: others come in between. */
const AT_ONCE = 50
const NAMED_AT_ONCE = 100
/** Whoever is asked for again within that (ms) keeps its place among those that make room. */
const USED_FOR_MS = 600_000
/** Of so many it is known without a look what is kept of them. */
const MOST_KNOWN = 20_000
const FILE = 'sites.sqlite'
/** Versions before wrote a file for each. */
const BEFORE = /\.(?:site|half)$/
const NAME = /^[a-z0-9-]{1,63}$/

type KeyFacts = Pick<KeptRelease, 'site' | 'release' | 'withheldAt'> & { readonly olderFiles: number }

/** Two keys are the same where visitors find the same. */
export const keyOfKept = (kept: KeyFacts | FormerSite | ClosedSite): string =>
  'release' in kept ? `${kept.site} ${kept.release} ${kept.withheldAt ?? ''} ${kept.olderFiles}` : JSON.stringify(kept)

/** Whether a key is that of a release of which visitors read all. */
export const isKeyOf = (key: string | undefined, site: string, release: string | null): boolean =>
  key?.startsWith(`${site} ${release}  `) === true

/** Whether a key is that of a release of which something is hidden: nothing of before may be shown in its place. */
const isHidden = (key: string): boolean => /^\S+ \S+ \S+ \d+$/.test(key)

interface Known {
  readonly key: string
  usedAt: number
}

/** One for each address that was asked for; bounded, those that were written or asked for longest ago out first. */
export class KeptSites {
  readonly #folder: string
  readonly #mostBytes: number
  readonly #known = new Recent<string, Known>(MOST_KNOWN)
  readonly #waiting = new Map<string, Waiting | 'gone'>()
  readonly #used = new Set<string>()
  readonly #hearFailure: (failure: unknown) => void
  #rows: Promise<KeptRows> | undefined
  #timer: NodeJS.Timeout | undefined
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
    const known = next === undefined ? this.#known.get(slug) : undefined
    const knownKey = next === undefined ? known?.key : next !== 'gone' && next.key
    if (knownKey !== key) this.#write(slug, { key, what })
    else if (known) this.#use(slug, known)
  }

  /** Nothing stands there any more. */
  forget(slug: string): void {
    if (NAME.test(slug) && this.#waiting.get(slug) !== 'gone') this.#write(slug, 'gone')
  }

  /** What stood there when it was looked up last, and since when it is known (milliseconds since 1970). */
  async read(slug: string): Promise<{ readonly at: number; readonly kept: KeptSite } | undefined> {
    const bytes = await this.#asked((rows) => rows.read(slug))
    return bytes && unpackKept(bytes)
  }

  /** What tells that which is kept of an address from what stood there before. */
  async keyOf(slug: string): Promise<string | undefined> {
    const known = this.#known.peek(slug)
    return known ? known.key : this.#asked((rows) => rows.keyOf(slug))
  }

  /** Those of these addresses of which something is kept. */
  async among(slugs: readonly string[]): Promise<string[]> {
    const kept: string[] = []
    for (const slug of slugs) if (this.#waiting.has(slug) || (await this.keyOf(slug)) !== undefined) kept.push(slug)
    return kept
  }

  async isEmpty(): Promise<boolean> {
    for await (const _ of this.slugs()) return false
    return true
  }

  /** All addresses of which something is kept, some at a time. */
  async *slugs(): AsyncIterable<readonly string[]> {
    for (let last = ''; ; ) {
      const some = (await this.#asked((rows) => rows.namesAfter(last, NAMED_AT_ONCE))) ?? []
      if (some.length === 0) return
      yield some
      last = some.at(-1) ?? ''
    }
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
    this.#begin()
  }

  /** Others go before it. */
  #use(slug: string, known: Known): void {
    if (clock.now() - known.usedAt < USED_FOR_MS) return
    known.usedAt = clock.now()
    this.#used.add(slug)
    this.#begin()
  }

  #begin(): void {
    if (this.#waiting.size === AT_ONCE) void this.settled()
    else this.#timer ??= setTimeout(() => void this.settled(), GATHERED_MS).unref()
  }

  async #writeAll(): Promise<void> {
    if (this.#waiting.size + this.#used.size === 0) return
    const rows = await this.#open().catch((failure) => {
      // Whoever is visited again is noted again: a disk that takes nothing fills no memory.
      this.#waiting.clear()
      this.#used.clear()
      throw failure
    })
    for (const some of inGroups(this.#used)) {
      rows.touch(some, clock.now())
      for (const slug of some) this.#used.delete(slug)
      await giveWay()
    }
    for (const some of inGroups(this.#waiting.keys())) {
      await this.#writeSome(rows, some)
      await giveWay()
    }
    while (rows.makeRoom(this.#mostBytes)) await giveWay()
  }

  async #writeSome(rows: KeptRows, slugs: readonly string[]): Promise<void> {
    const written: KeptRow[] = []
    const same: Pick<KeptRow, 'name' | 'key'>[] = []
    for (const name of slugs) {
      const next = this.#waiting.get(name)
      this.#waiting.delete(name)
      if (next === 'gone') {
        this.#remove(rows, name)
      } else if (next && rows.keyOf(name) === next.key) same.push({ name, key: next.key })
      else if (next) {
        const kept = next.what()
        if (kept) written.push({ name, key: next.key, bytes: await packKept({ at: clock.now(), kept }) })
        else if (isHidden(next.key)) this.#remove(rows, name)
      }
    }
    const usedAt = clock.now()
    rows.put(written, usedAt)
    rows.touch(
      same.map(({ name }) => name),
      usedAt,
    )
    for (const { name, key } of [...written, ...same]) this.#known.set(name, { key, usedAt })
  }

  #remove(rows: KeptRows, name: string): void {
    rows.remove(name)
    this.#known.delete(name)
  }

  #asked<Found>(ask: (rows: KeptRows) => Found): Promise<Found | undefined> {
    return this.#open()
      .then(ask)
      .catch((failure) => {
        this.#hearFailure(failure)
        return undefined
      })
  }

  /** Tried again by whoever comes next where the disk takes nothing. */
  #open(): Promise<KeptRows> {
    this.#rows ??= KeptRows.at(this.#folder, join(this.#folder, FILE)).then(
      (rows) => {
        void removeBefore(this.#folder)
        return rows
      },
      (failure) => {
        this.#rows = undefined
        throw failure
      },
    )
    return this.#rows
  }
}

function* inGroups(all: Iterable<string>): Iterable<string[]> {
  const slugs = [...all]
  for (let from = 0; from < slugs.length; from += AT_ONCE) yield slugs.slice(from, from + AT_ONCE)
}

async function removeBefore(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (BEFORE.test(name)) await rm(join(folder, name), { force: true }).catch(() => {})
}

/** Of what copies may take on the disk, so much is for lists of files. */
const LISTS_SHARE = 1 / 4

/** Where this server keeps them. */
export const keptSitesOf = ({ storage }: Pick<Settings, 'storage'>) =>
  new KeptSites(keptAt(storage, 'sites'), storage.cacheBytes * LISTS_SHARE)
