import { isSame, type Site } from '@mimar/document'
import type { SiteRow, SiteStore, Snapshot } from '../store/sites.store.ts'
import type { Mixtures } from './mixtures.ts'

interface Options {
  readonly mixtures: Pick<Mixtures, 'siteOf'>
  readonly store: Pick<SiteStore, 'level'>
}

interface Live {
  readonly release: string
  readonly site: Promise<Site | undefined>
}

/** Sites whose live document is kept in memory; the one used longest ago makes room. */
const KEPT = 32

/** Drafts that have become what visitors read, with whatever was changed and taken back on the way: nothing of them is left to publish. */
export class Levels {
  readonly #options: Options
  readonly #live = new Map<string, Live>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether visitors read this draft, and notes it where they do. */
  async reached({ id, liveRelease }: Pick<SiteRow, 'id' | 'liveRelease'>, draft: Snapshot): Promise<boolean> {
    if (liveRelease === null) return false
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
    this.#live.delete(id)
    this.#live.set(id, { release, site })
    const [oldest] = this.#live.keys()
    if (this.#live.size > KEPT && oldest !== undefined) this.#live.delete(oldest)
    return site
  }
}
