import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { PublishInput } from '@mimar/publish'
import { createManifest, type Delta, type ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { LiveSites } from '../hosting/hosting.ts'
import { createLiveSite, type FoundSite, type LiveSite } from '../hosting/live-site.ts'
import { readTarget } from '../hosting/target.ts'
import { warnSeldom } from '../log.ts'
import type { Recent } from '../recent.ts'
import type { StoredRelease } from '../store/live-at.ts'
import { type Changed, type News, noNews } from '../store/news.ts'
import { isKeyOf, type KeptRelease, keyOfKept } from './kept-sites.ts'
import type { Addresses, Known, LiveRow, LiveStore, Options } from './live-parts.ts'
import { OlderFiles } from './older-files.ts'
import { Renewing, VISITED_MS } from './renewing.ts'
import {
  closedOf,
  isAnother,
  isItself,
  memoryOf,
  type NextRelease,
  type StandingRelease,
  withheldKey,
  writtenOf,
} from './standing.ts'
import { withheldBy } from './withholding.ts'

const ALONE = 'Visited sites could not be looked up together; each is looked up by its next visitor.'

const FRESH_MS = 1000
/** How long visitors wait for a newer release than the one that is known, when the database is slow to tell. */
const PATIENCE_MS = 1000
/** Who comes later after the last question that nobody answered waits for the next. */
const UNSURE_MS = FRESH_MS + PATIENCE_MS

/** The live releases of the sites that are being visited. What another process publishes is seen within a second. */
export class LiveReleases implements LiveSites {
  readonly #store: LiveStore
  readonly #addresses: Addresses
  readonly #standings: Recent<string, StandingRelease>
  /** By slug. */
  readonly #sites: Recent<string, Known>
  readonly #renewing: Renewing
  readonly #hearFailure: (failure: unknown) => void
  readonly #finding = new Map<string, Promise<FoundSite | null>>()
  /** Questions to the database and switches here, counted together: an answer is not believed against what came after its question. */
  #moments = 0
  #switchedAt = 0
  readonly #withholding: Options['withholding']
  readonly #news: Pick<News, 'tell' | 'hear'>
  readonly #kept: Options['kept']

  constructor(store: LiveStore, addresses: Addresses, options: Options = {}) {
    const { listBytes, withholding, news = noNews, kept, warn } = options
    this.#news = news
    this.#kept = kept
    news.hear((changed) => void this.#hear(changed).catch(this.#hearFailure))
    this.#withholding = withholding
    this.#store = store
    this.#addresses = addresses
    this.#hearFailure = warnSeldom(ALONE, warn)
    this.#renewing = new Renewing({
      visitedAt: (slug) => this.#sites.peek(slug)?.visitedAt ?? 0,
      renew: (slugs) => this.#renewSome(slugs),
      hearFailure: this.#hearFailure,
    })
    const { sites, standings } = memoryOf(listBytes)
    this.#sites = sites
    this.#standings = standings
  }

  /** Bytes of memory that the lists of files take, by estimate. */
  get bytes(): number {
    return this.#standings.weight + this.#sites.weight
  }

  current(host: string): FoundSite | null | undefined {
    const slug = this.#addresses.slugAt(host)
    if (slug === undefined) return null
    const movedTo = this.#addresses.properAddress(host)
    if (movedTo !== undefined) return { movedTo, isCanonical: true }
    const known = this.#sites.get(slug)
    if (!known) return undefined
    const now = performance.now()
    known.isOften = now - known.visitedAt < VISITED_MS
    known.visitedAt = now
    if (known.isOften && !known.isRenewed) this.#renew(slug, known)
    if (known.until >= now) return this.#standingOf(known)
    // While the database is away nobody waits for each question whether it still is.
    const last = known.isUnsure && now - known.until < UNSURE_MS ? this.#standingOf(known) : undefined
    if (last !== undefined) void this.#findAt(slug).catch(this.#hearFailure)
    return last
  }

  find(host: string): Promise<FoundSite | null> {
    const slug = this.#addresses.slugAt(host)
    if (slug === undefined) return Promise.resolve(null)
    const movedTo = this.#addresses.properAddress(host)
    if (movedTo !== undefined) return Promise.resolve({ movedTo, isCanonical: true })
    return this.#findAt(slug)
  }

  #findAt(slug: string): Promise<FoundSite | null> {
    const finding = this.#finding.get(slug) ?? this.#lookOrStay(slug).finally(() => this.#finding.delete(slug))
    this.#finding.set(slug, finding)
    return finding
  }

  /** What visitors of a site read now; undefined when nothing is published. */
  async standing(site: string): Promise<StandingRelease | undefined> {
    for (;;) {
      const asked = this.#ask()
      const release = await this.#store.liveOf(site)
      if (this.#switchedAt > asked) continue
      if (release === null) {
        // A site of this name was deleted, and another one may be made: none of the old pages may stay.
        this.#standings.delete(site)
        return undefined
      }
      const standing = await this.#load(site, release, asked)
      if (standing) return standing
    }
  }

  /**
   * Takes visitors to the next release, at once. It differs so from the one before, which may have left the memory since it was read.
   * Undefined where another one is in memory by now: what of that is live is left to be looked up.
   */
  advance(site: string, { before, delta, ...next }: NextRelease): StandingRelease | undefined {
    this.#switchedAt = this.#ask()
    this.#news.tell({ site })
    const known = this.#standings.get(site)
    if (known?.release === next.release) return this.#keep(site, { ...known, input: next.input })
    const ground = known ?? before
    if (ground && (ground.release !== before?.release || !isItself(ground))) return void this.#standings.delete(site)
    const { manifest, older, site: live } = ground ?? this.#begin(site)
    older.noteGone(delta, manifest)
    manifest.apply(delta)
    return this.#keep(site, { ...next, manifest, older, site: live })
  }

  /** Notes what a release was drawn from, where it is still the one that visitors read. */
  recall(site: string, standing: StandingRelease, input: PublishInput): void {
    if (this.#standings.get(site) === standing) this.#keep(site, { ...standing, input })
  }

  /** Forgets what is live, because the pointer was moved to another branch. */
  forget(site: string): void {
    this.#switchedAt = this.#ask()
    this.#standings.delete(site)
    this.#news.tell({ site })
  }

  /** Looks up anew what stands at addresses. */
  forgetAddresses(slugs: readonly string[]): void {
    this.#switchedAt = this.#ask()
    for (const slug of slugs) this.#sites.delete(slug)
    for (const slug of slugs) this.#news.tell({ slug })
  }

  /**
   * What another server has changed is looked up at once: where it is in memory, before a visitor waits for it, and where the disk
   * has it, before it is shown from there. Of sites that nobody has visited here, nothing.
   */
  async #hear(changed: readonly Changed[]): Promise<void> {
    const sites = changed.flatMap((one) =>
      'site' in one && (this.#kept || this.#standings.peek(one.site)) ? [one.site] : [],
    )
    const slugs = changed.flatMap((one) => ('slug' in one ? [one.slug] : []))
    const named = sites.length > 0 ? await this.#store.liveOfAll(sites) : []
    const others = named.filter((row) => !(row.isWhole && this.#isAsKnown(row)))
    const all = [...others.map(({ slug }) => slug), ...slugs]
    const known = all.filter((slug) => this.#sites.peek(slug) || this.#finding.has(slug))
    await Promise.all(known.map((slug) => this.#findAnew(slug)))
    const onDisk = (await this.#kept?.among(all.filter((slug) => !known.includes(slug)))) ?? []
    if (onDisk.length > 0) await this.review(onDisk)
  }

  /** What is being looked up just now may have been answered before. */
  async #findAnew(slug: string): Promise<void> {
    const known = this.#sites.peek(slug)
    if (known) known.until = 0
    await this.#finding.get(slug)?.catch(() => {})
    await this.#findAt(slug)
  }

  #ask(): number {
    this.#moments += 1
    return this.#moments
  }

  /** The page or picture that visitors of a site read at an address, or at a path; undefined where neither stands there. */
  async partAt({ site, slug }: { readonly site: string; readonly slug: string }, address: string) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url && this.#addresses.slugAt(url.host) !== slug) return undefined
    const target = readTarget(url?.pathname ?? address)
    const standing = target && (await this.standing(site))
    if (!target || !standing) return undefined
    return this.#withholding?.().partAt(site, standing.release, standing.manifest, target.address)
  }

  /** What was live last stays in front of visitors while the database cannot be asked. */
  async #lookOrStay(slug: string): Promise<FoundSite | null> {
    const known = this.#sites.get(slug)
    const last = known && this.#standingOf(known)
    const looking = this.#look(slug)
    if (last === undefined && !this.#kept) return looking
    const found = await Promise.race([looking.catch(() => undefined), pause(PATIENCE_MS, undefined, { ref: false })])
    if (found !== undefined) return found
    if (last === undefined) return (await this.#recall(slug)) ?? looking
    if (known && this.#sites.get(slug) === known)
      Object.assign(known, { until: performance.now() + FRESH_MS, isUnsure: true })
    if (last && 'find' in last) last.olderSince ??= clock.now()
    return last
  }

  /** What this machine knows of an address from before; undefined where it knows nothing, or where the answer came meanwhile. */
  async #recall(slug: string): Promise<FoundSite | undefined> {
    const before = this.#sites.get(slug)
    const read = await this.#kept?.read(slug)
    if (!read || this.#sites.get(slug) !== before) return undefined
    const { at, kept } = read
    const now = performance.now()
    const facts = { until: now + FRESH_MS, visitedAt: now, isUnsure: true }
    if (!('release' in kept)) {
      this.#sites.set(slug, { site: kept, ...facts })
      return kept
    }
    const live = this.#stand(kept)
    live.olderSince ??= at
    this.#sites.set(slug, { site: kept.site, withheldAt: kept.withheldAt, ...facts })
    return live
  }

  /** Takes a release from the disk into memory, where it is not there. */
  #stand({ files, older, earlier, withheld, withheldAt, site, ...facts }: KeptRelease): LiveSite {
    const known = this.#standings.get(site)
    // Whatever is in memory was looked up later than what the disk has.
    const isAsGood = known?.release === facts.release || (withheldAt === null && !known?.site.withheld)
    const { site: live } =
      known && isAsGood
        ? known
        : this.#keep(site, { ...facts, ...this.#begin(site, files, new OlderFiles(older, earlier)), input: null }, 0)
    const key = withheldKey(facts, withheldAt)
    live.withheld = withheld && key !== undefined ? { ...withheldBy(withheld), key } : undefined
    return live
  }

  /** Looks up again those of these addresses of which something else is kept than visitors are to read. */
  async review(slugs: readonly string[]): Promise<void> {
    const live = new Map((await this.#store.liveAtAll(slugs)).map((row) => [row.slug, row]))
    for (const slug of slugs) {
      const { site, release } = live.get(slug) ?? { site: '', release: null }
      if (!isKeyOf(await this.#kept?.keyOf(slug), site, release)) await this.#findAt(slug)
      await nextTurn()
    }
  }

  /** Looks nothing up any more by itself: the database is about to be closed. */
  close(): void {
    this.#renewing.close()
  }

  /** What is another now, or nothing, is left to be found out by the next visit. */
  async #renewSome(slugs: readonly string[]): Promise<void> {
    for (const row of await this.#store.liveAtAll(slugs)) this.#isAsKnown(row)
  }

  /** What is known of a site that visitors read whole is right for another while, where it is still so. */
  #isAsKnown({ slug, site, release }: LiveRow) {
    const known = this.#sites.peek(slug)
    const standing = this.#standings.peek(site)
    if (known?.site !== site || known.withheldAt || !standing || standing.release !== release) return false
    Object.assign(known, { until: performance.now() + FRESH_MS, isUnsure: false })
    standing.site.olderSince = undefined
    this.#note(slug, known)
    return true
  }

  /** Undefined also where what is not shown was worked out for another release. */
  #standingOf({ site, withheldAt = null }: Known): FoundSite | null | undefined {
    if (typeof site !== 'string') return site
    const standing = this.#standings.get(site)
    return standing && standing.site.withheld?.key === withheldKey(standing, withheldAt) ? standing.site : undefined
  }

  /** Works out what is not shown of a release before any visitor sees it. */
  async #withhold(id: string, { site, release, older }: StandingRelease, key: string | undefined): Promise<void> {
    if (site.withheld?.key === key) return
    const found = key === undefined ? undefined : await this.#withholding?.().of(id, release)
    site.withheld = found && key !== undefined ? { ...found, key } : undefined
    if (found) older.forgetPages(found.pages)
  }

  async #look(slug: string): Promise<FoundSite | null> {
    for (;;) {
      const asked = this.#ask()
      const row = await (this.#sites.peek(slug) ? this.#store.live(slug) : this.#store.liveWhole(slug))
      if (this.#switchedAt > asked) continue
      const until = performance.now() + FRESH_MS
      if (row && 'movedTo' in row) {
        // By port it is where it was.
        if (this.#addresses.siteDomain === '') return this.#look(row.movedTo)
        const site = { movedTo: this.#addresses.siteAddress(row.movedTo).replace(/\/$/, '') }
        this.#remember(slug, site, until)
        return site
      }
      const closed = row && closedOf(row)
      if (closed) {
        this.#remember(slug, closed, until)
        return closed
      }
      const standing = row?.release ? await this.#load(row.site, row.release, asked, row.stored) : null
      if (standing === undefined) continue
      if (standing && row) await this.#withhold(row.site, standing, withheldKey(standing, row.withheldAt))
      // Another release may have been read meanwhile, into the same list of files.
      if (standing && row && isAnother(this.#standings.peek(row.site), standing)) continue
      if (this.#switchedAt > asked) continue
      this.#remember(slug, standing && row ? row.site : null, until, row?.withheldAt)
      return standing?.site ?? null
    }
  }

  /** Undefined when something was switched meanwhile. */
  async #load(
    site: string,
    release: string,
    asked: number,
    stored?: StoredRelease,
  ): Promise<StandingRelease | undefined> {
    const known = this.#standings.get(site)
    if (known && known.release !== release && known.asked > asked) return undefined
    if (known?.release === release) known.asked = Math.max(known.asked, asked)
    if (known?.release === release) return known
    const lineage = await this.#store.lineage(release, known?.release, stored)
    if (this.#switchedAt > asked || this.#standings.get(site) !== known) return undefined
    const { manifest, older, site: live } = known && lineage.startsAt !== null ? known : this.#begin(site)
    for (const delta of lineage.deltas) {
      older.noteGone(delta, manifest)
      manifest.apply(delta)
    }
    const { revision, madeWith, depth } = lineage
    return this.#keep(site, { release, revision, madeWith, depth, manifest, older, site: live, input: null }, asked)
  }

  #begin(site: string, files?: Delta, older = new OlderFiles()): Pick<StandingRelease, 'manifest' | 'site' | 'older'> {
    const manifest = createManifest(files && [files])
    const find = (address: string) => this.#findOlder(site, older, address)
    return { manifest, older, site: createLiveSite(site, manifest, find, (address) => older.earlier(address)) }
  }

  /** The database is asked once: what it says of such a file is right for good, also while it is away. */
  async #findOlder(site: string, older: OlderFiles, address: string): Promise<ReleaseFile | undefined> {
    const known = older.find(address)
    if (known) return known
    const found = await this.#store.findAsset(site, address)
    if (!found) return undefined
    older.note(address, found)
    // It weighs more now.
    const standing = this.#standings.peek(site)
    if (standing?.older === older) this.#standings.set(site, standing)
    return found
  }

  #keep(site: string, standing: Omit<StandingRelease, 'version' | 'asked'>, asked = this.#ask()): StandingRelease {
    const kept = { ...standing, version: standing.manifest.version, asked }
    this.#standings.set(site, kept)
    return kept
  }

  #remember(slug: string, site: Known['site'], until: number, withheldAt: string | null = null): void {
    const isOften = this.#sites.peek(slug)?.isOften ?? false
    const known = { site, withheldAt, until, visitedAt: performance.now(), isOften }
    this.#sites.set(slug, known)
    this.#note(slug, known)
    if (typeof site !== 'string') return
    const standing = this.#standings.peek(site)
    if (standing) standing.site.olderSince = undefined
    if (isOften) this.#renew(slug, known)
  }

  #renew(slug: string, known: Known): void {
    known.isRenewed = true
    if (typeof known.site === 'string') this.#renewing.add(slug)
  }

  /** Keeps on the disk what visitors read at an address. */
  #note(slug: string, { site, withheldAt = null }: Pick<Known, 'site' | 'withheldAt'>): void {
    const kept = this.#kept
    if (site === null) kept?.forget(slug)
    else if (typeof site !== 'string') kept?.keep(slug, keyOfKept(site), () => site)
    const standing = typeof site === 'string' ? this.#standings.peek(site) : undefined
    if (typeof site !== 'string' || !standing) return
    const { release, older } = standing
    kept?.keep(slug, keyOfKept({ site, release, withheldAt, olderFiles: older.noted }), () => {
      const now = this.#standings.peek(site)
      return now?.release === release ? writtenOf(site, now, withheldAt) : undefined
    })
  }
}
