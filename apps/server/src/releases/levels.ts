import { isSame, type Site } from '@mimar/document'
import { logFailure } from '../log.ts'
import { Recent } from '../recent.ts'
import type { SiteRow, SiteStore, Snapshot } from '../store/sites.store.ts'
import type { Mixtures } from './mixtures.ts'

interface Options {
  readonly mixtures: Pick<Mixtures, 'siteOf'>
  readonly store: Pick<SiteStore, 'level'>
  /** How long who asks waits, in milliseconds. */
  readonly patience?: number
  readonly onFailure?: (failure: unknown) => void
}

interface Live {
  readonly release: string
  readonly site: Promise<Site | undefined>
}

/** Longer than it takes to look at what is in memory. */
const PATIENCE_MS = 100

/** Sites whose live document is kept in memory; the one used longest ago makes room. */
const KEPT = 32

/** Drafts that have become what visitors read, with whatever was changed and taken back on the way: nothing of them is left to publish. */
export class Levels {
  readonly #options: Options
  readonly #live = new Recent<string, Live>(KEPT)

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Whether visitors read this draft; notes it where they do. What they read may have to be worked out of many changes
   * first. Who asks does not wait for that and is told no, and it is noted then all the same.
   */
  async reached({ id, liveRelease }: Pick<SiteRow, 'id' | 'liveRelease'>, draft: Snapshot): Promise<boolean> {
    if (liveRelease === null) return false
    const finding = this.#compare(id, liveRelease, draft).catch((failure: unknown) => {
      const { onFailure = logFailure('Comparing a draft with what visitors read failed') } = this.#options
      onFailure(failure)
      return false
    })
    const late = Promise.withResolvers<boolean>()
    // Cleared by hand: a pause that is given up writes an error with its stack, at every change.
    const timer = setTimeout(() => late.resolve(false), this.#options.patience ?? PATIENCE_MS)
    try {
      return await Promise.race([finding, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  async #compare(id: string, liveRelease: string, draft: Snapshot): Promise<boolean> {
    const live = await this.#siteOf(id, liveRelease)
    if (!live || !isSame(live, draft.site)) return false
    return this.#options.store.level({ id, revision: draft.revision }, liveRelease)
  }

  #siteOf(id: string, release: string): Promise<Site | undefined> {
    const known = this.#live.get(id)
    const site =
      known?.release === release
        ? known.site
        : this.#options.mixtures.siteOf(id, release).then((planned) => planned?.site)
    site.catch(() => this.#live.delete(id))
    this.#live.set(id, { release, site })
    return site
  }
}
