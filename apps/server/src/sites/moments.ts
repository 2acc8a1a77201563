import { applyInSteps, type Catalog, sharingInSteps } from '@mimar/document'
import type { HistoryStore } from '../store/history.store.ts'
import type { Snapshot } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import type { Sites } from './sites.ts'

/** So many changes are taken back at once, so that a long way back needs little memory. */
const AT_ONCE = 500

/** A way back of more changes is compared with one forward, from a copy that was kept. */
const LONG = 200

/** Sites as they were: the newest document with its last changes taken back, or an older one with the next made again, whichever is nearer. */
export class Moments {
  readonly #sites: Pick<Sites, 'read' | 'since'>
  readonly #history: HistoryStore
  readonly #catalog: Catalog
  /** The moment of a site that was looked at last; its neighbours are looked at next. */
  readonly #last = new Map<string, Snapshot>()

  constructor(sites: Pick<Sites, 'read' | 'since'>, history: HistoryStore, catalog: Catalog) {
    this.#sites = sites
    this.#history = history
    this.#catalog = catalog
  }

  /** The document after so many changes; undefined when the site has not seen as many, or is none. */
  async at(id: string, revision: number): Promise<Snapshot | undefined> {
    const newest = await this.#sites.read(id)
    if (!newest || revision > newest.revision || revision < 0) return undefined
    const last = this.#last.get(id)
    const isOnTheWay = last && last.revision >= revision && last.revision <= newest.revision
    // No change touches the constants: other ones are of a site that had this name before it was deleted.
    const from = isOnTheWay && last.site.constants === newest.site.constants ? last : newest
    const found = (await this.#forward(from, newest, revision)) ?? (await this.#back(id, from, revision))
    this.#last.clear()
    this.#last.set(id, found)
    return found
  }

  /** Undefined where the way back is as short. What has not changed since is the same object as in the newest document. */
  async #forward(from: Snapshot, { site }: Snapshot, revision: number): Promise<Snapshot | undefined> {
    const back = from.revision - revision
    const made = back > LONG ? await this.#sites.since(site.id, revision, back - 1) : undefined
    if (!made) return undefined
    const { constants } = site
    return { site: { ...(await inSlices(sharingInSteps(made.site, site))), constants }, revision }
  }

  async #back(id: string, from: Snapshot, revision: number): Promise<Snapshot> {
    let { site } = from
    let at = from.revision
    while (at > revision) {
      const deeds = await this.#history.deeds(id, { after: revision, upTo: at, limit: AT_ONCE })
      for (const { inverse } of deeds) site = (await inSlices(applyInSteps(site, inverse, this.#catalog))).site
      at -= deeds.length
      if (deeds.length === 0) throw new Error(`Site "${id}" misses operations before revision ${at}. Restore a backup.`)
    }
    return { site, revision }
  }
}
