// What a cache in front is to forget, as the database has noted it.
import type { Delta } from '../blobs/manifest.ts'
import type { Database } from './database.ts'
import { ReleaseStore } from './releases.store.ts'

/** What has changed of a site. */
export interface PurgeOrder {
  readonly site: string
  readonly before: string | null
  readonly after: string | null
  /** All of the site, not only what differs between these releases. */
  readonly isWhole: boolean
  /** The slug or the name that it has no longer. */
  readonly place: string | null
}

/** What a cache in front is to forget, and where that may be. */
export class CdnPurgeStore {
  readonly #query: Database['query']
  readonly #releases: ReleaseStore

  constructor(database: Database) {
    this.#query = database.query
    this.#releases = new ReleaseStore(database)
  }

  /** Has changes noted from then on, or no longer. */
  async setUse(isUsed: boolean): Promise<void> {
    const known = await this.#query.selectFrom('cdn_in_use').select('id').executeTakeFirst()
    if ((known !== undefined) === isUsed) return
    if (!isUsed) {
      await this.#query.deleteFrom('cdn_in_use').execute()
      await this.#query.deleteFrom('cdn_purges').execute()
      return
    }
    const used = this.#query.insertInto('cdn_in_use').values({ id: 1 })
    await used.onConflict((conflict) => conflict.doNothing()).execute()
  }

  async read(messages: readonly string[]): Promise<readonly PurgeOrder[]> {
    if (messages.length === 0) return []
    const columns = ['site', 'before_release as before', 'after_release as after', 'is_whole', 'place'] as const
    const rows = await this.#query.selectFrom('cdn_purges').select(columns).where('message', 'in', messages).execute()
    return rows.map(({ is_whole, ...row }) => ({ ...row, isWhole: is_whole === 1 }))
  }

  /** What visitors read otherwise since: addresses with what stands there. Undefined where that is not to be told from all of it. */
  async changes({ before, after }: PurgeOrder): Promise<readonly Delta[] | undefined> {
    if (before === null || after === null) return undefined
    const lineage = await this.#releases.lineage(after, before).catch(() => undefined)
    return lineage?.startsAt === before ? lineage.deltas : undefined
  }

  /** Slugs of a site, its own and those it left, and its proved names. */
  async placesOf(site: string): Promise<readonly string[]> {
    const own = this.#query.selectFrom('sites').select('slug as place').where('id', '=', site)
    const left = this.#query.selectFrom('former_addresses').select('slug as place').where('site', '=', site)
    const names = this.#query.selectFrom('domain_names').select('name as place').where('site', '=', site)
    return (await own.unionAll(left).unionAll(names).execute()).map(({ place }) => place)
  }

  /** Every address at which a site has something now, in that release, or had a file that never changes. */
  async addressesOf(site: string, releases: readonly (string | null)[]): Promise<ReadonlySet<string>> {
    const live = await this.#releases.liveOf(site)
    const found = new Set<string>()
    for (const release of new Set([live, ...releases])) {
      if (release === null) continue
      const lineage = await this.#releases.lineage(release).catch(() => undefined)
      for (const address of lineage?.deltas.flatMap((delta) => Object.keys(delta)) ?? []) found.add(address)
    }
    const assets = this.#query.selectFrom('release_assets').select('address').where('site', '=', site)
    for (const { address } of await assets.execute()) found.add(address)
    return found
  }
}
