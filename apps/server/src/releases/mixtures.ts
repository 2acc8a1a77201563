import { type Catalog, hasArrived, isSame, mixedInSteps, type Part, type Site } from '@mimar/document'
import type { Moments } from '../sites/moments.ts'
import type { Sites } from '../sites/sites.ts'
import type { HistoryStore } from '../store/history.store.ts'
import type { ReleaseRow, ReleaseStore } from '../store/releases.store.ts'
import type { Snapshot } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import type { Planned, Releases } from './releases.ts'
import type { StandingRelease } from './standing.ts'

interface Options {
  readonly releases: Pick<Releases, 'publishOn'>
  readonly store: Pick<ReleaseStore, 'find' | 'liveOf'>
  readonly sites: Pick<Sites, 'read'>
  readonly moments: Pick<Moments, 'at'>
  readonly history: HistoryStore
  readonly catalog: Catalog
}

const AT_ONCE = 500

/** Releases that take one part of the draft and leave all else as visitors read it. */
export class Mixtures {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Publishes one part; what visitors read already makes no release. Undefined while nothing is published. */
  publish(id: string, part: Part): Promise<ReleaseRow | undefined> {
    return this.#options.releases.publishOn(id, (standing) => this.#plan(id, part, standing))
  }

  /**
   * What visitors read, and what they would read with a part of a draft: the same object where that is the same. Undefined while
   * nothing is published.
   */
  async wouldBe(id: string, draft: Site, part: Part) {
    const release = await this.#options.store.liveOf(id)
    const read = release === null ? undefined : await this.siteOf(id, release)
    if (!read) return undefined
    const live = withConstantsOf(draft, read.site)
    return { live, site: await inSlices(mixedInSteps(live, draft, part, this.#options.catalog)) }
  }

  /** A whole draft with those parts of later ones that are in a release: a publish that waited does not take them back. */
  async withLater(id: string, planned: Planned, release: string): Promise<Planned> {
    const { store, sites, catalog } = this.#options
    const { revision } = planned
    const parts = (await store.find(id, release))?.parts.filter((part) => part.revision > revision) ?? []
    if (parts.length === 0) return planned
    let { site } = planned
    for (const part of parts)
      site = await inSlices(mixedInSteps(site, await this.#at(id, part.revision), part, catalog))
    const draft = await sites.read(id)
    if (!draft) return planned
    if (isSame(site, draft.site)) return draft
    return { site, revision, mixture: { parts, ahead: await this.#arrived(id, revision, draft, site) } }
  }

  /** What a release was made from; undefined when there is no such release. */
  async siteOf(id: string, release: string): Promise<Planned | undefined> {
    const found = await this.#options.store.find(id, release)
    if (!found) return undefined
    const { revision, parts, ahead } = found
    return { site: await this.#made(id, found), revision, mixture: { parts, ahead } }
  }

  async #plan(id: string, part: Part, standing: StandingRelease): Promise<Planned | undefined> {
    const { sites, store, catalog } = this.#options
    const [draft, release] = [await sites.read(id), await store.find(id, standing.release)]
    if (!draft || !release) return undefined
    const read = standing.input?.site ?? (await this.#made(id, release))
    const site = await inSlices(mixedInSteps(withConstantsOf(draft.site, read), draft.site, part, catalog))
    if (site === read) return undefined
    // Nothing else was left to publish: visitors have the draft.
    if (isSame(site, draft.site)) return { site: draft.site, revision: draft.revision }
    const parts = [...release.parts, { ...part, revision: draft.revision }]
    const ahead = await this.#arrived(id, release.revision, draft, site)
    return { site, revision: release.revision, mixture: { parts, ahead } }
  }

  /** From the site as it was, part by part as they were published. */
  async #made(id: string, { revision, parts }: ReleaseRow): Promise<Site> {
    const { catalog } = this.#options
    const drafts = new Map<number, Site>()
    // Moments are found backwards, so the newest comes first.
    const wanted = [revision, ...parts.map((part) => part.revision)].toSorted((one, other) => other - one)
    for (const at of new Set(wanted)) drafts.set(at, await this.#at(id, at))
    let site = drafts.get(revision) as Site
    for (const part of parts) {
      site = await inSlices(mixedInSteps(site, drafts.get(part.revision) as Site, part, catalog))
    }
    return site
  }

  async #at(id: string, revision: number): Promise<Site> {
    const moment = await this.#options.moments.at(id, revision)
    if (!moment) throw new Error(`Site "${id}" has no revision ${revision}. Its rows are incomplete; restore a backup.`)
    return moment.site
  }

  /** The changes after a revision that visitors have with this site; at least one is not among them. */
  async #arrived(id: string, after: number, { site: draft, revision }: Snapshot, live: Site): Promise<number[]> {
    const arrived: number[] = []
    for (let upTo = revision; upTo > after; ) {
      const deeds = await this.#options.history.deeds(id, { after, upTo, limit: AT_ONCE })
      if (deeds.length === 0) break
      arrived.push(...deeds.filter(({ operation }) => hasArrived(operation, live, draft)).map((deed) => deed.revision))
      upTo -= deeds.length
    }
    return arrived.length < revision - after ? arrived : arrived.slice(0, -1)
  }
}

/** What the host says of a site holds for all of it, whatever part is published. */
function withConstantsOf({ constants }: Site, live: Site): Site {
  return constants.isPaid === live.constants.isPaid ? live : { ...live, constants }
}
