// IndexNow: which addresses of a site search engines are to be told of.
import type { Delta } from '../blobs/manifest.ts'
import type { Database } from './database.ts'
import type { IndexPing } from './note-index-ping.ts'
import { ReleaseStore } from './releases.store.ts'

/** Reads what is to be told. */
export class IndexPingStore {
  readonly #query: Database['query']
  readonly #releases: ReleaseStore

  constructor(database: Database) {
    this.#query = database.query
    this.#releases = new ReleaseStore(database)
  }

  /** In the order in which they were noted, however often they were tried since. */
  async read(messages: readonly string[]): Promise<readonly IndexPing[]> {
    if (messages.length === 0) return []
    const columns = ['site', 'before_release as before', 'after_release as after'] as const
    const rows = this.#query.selectFrom('index_pings').select(columns).where('message', 'in', messages)
    return rows.orderBy(({ fn }) => fn.coalesce('noted_at', 'due_at')).execute()
  }

  /** The addresses of a site at which something else stands since; undefined where that is not to be told from all of them. */
  async changed(pings: readonly IndexPing[]): Promise<ReadonlySet<string> | undefined> {
    const found = new Set<string>()
    for (const ping of pings) {
      const deltas = await this.#between(ping)
      if (!deltas) return undefined
      for (const address of deltas.flatMap((delta) => Object.keys(delta))) found.add(address)
    }
    return found
  }

  async #between({ before, after }: IndexPing): Promise<readonly Delta[] | undefined> {
    if (before === null) return undefined
    const lineage = await this.#releases.lineage(after, before).catch(() => undefined)
    return lineage?.startsAt === before ? lineage.deltas : undefined
  }
}
