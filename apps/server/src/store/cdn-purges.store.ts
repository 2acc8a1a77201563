// What a cache in front is to forget, as the database has noted it.
import { randomUUID } from 'node:crypto'
import type { Delta } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { ReleaseStore } from './releases.store.ts'

/** What has changed of a site. */
export interface PurgeOrder {
  /** EVERY_SITE where it is not one of them. */
  readonly site: string
  readonly before: string | null
  readonly after: string | null
  /** All of the site, not only what differs between these releases. */
  readonly isWhole: boolean
  /** The slug or the name that it has no longer. */
  readonly place: string | null
}

/** In place of a site: all that is kept of any. */
export const EVERY_SITE = ''

/** As the database itself notes changes: at once, and after what was on its way (milliseconds). */
const PAUSES = [0, 5_000]

const UNUSED_MS = 24 * 3_600_000
/** Rows say when a server used it last: a number of minutes, which every database knows. */
const minuteOf = (time: number) => Math.floor(time / 60_000)

/** What a cache in front is to forget, and where that may be. */
export class CdnPurgeStore {
  readonly #query: Database['query']
  readonly #releases: ReleaseStore

  constructor(database: Database) {
    this.#query = database.query
    this.#releases = new ReleaseStore(database)
  }

  /**
   * Has changes noted from then on: a server says so that tells a cache in front, as it starts and now and then. Where that begins, as
   * with a database that was restored, the cache may keep what this one knows nothing of: all of it is to be forgotten.
   */
  async use(now: number): Promise<void> {
    const known = await this.#query.selectFrom('cdn_in_use').select('id').executeTakeFirst()
    if (known === undefined) return this.#begin(now)
    const used = this.#query.insertInto('cdn_in_use').values({ id: minuteOf(now) })
    await used.onConflict((conflict) => conflict.doNothing()).execute()
    await this.#query.deleteFrom('cdn_in_use').where('id', '<', minuteOf(now)).execute()
  }

  /** Ends the noting, and forgets what was noted, where for a day no server has said that it tells a cache. */
  async endUse(now: number): Promise<void> {
    const long = this.#query.deleteFrom('cdn_in_use').where('id', '<=', minuteOf(now - UNUSED_MS))
    const { numDeletedRows } = await long.executeTakeFirst()
    const used = await this.#query.selectFrom('cdn_in_use').select('id').executeTakeFirst()
    if (numDeletedRows > 0n && !used) await this.#query.deleteFrom('cdn_purges').execute()
  }

  #begin(now: number): Promise<void> {
    return this.#query.transaction().execute(async (transaction) => {
      const used = transaction.insertInto('cdn_in_use').values({ id: minuteOf(now) })
      const { numInsertedOrUpdatedRows } = await used.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
      // Another server was faster.
      if (!numInsertedOrUpdatedRows) return
      const order = {
        site: EVERY_SITE,
        before_release: null,
        after_release: null,
        is_whole: 1,
        place: null,
        attempts: 0,
      }
      const dueAt = (pause: number) => new Date(clock.now() + pause).toISOString()
      const rows = PAUSES.map((pause) => ({ ...order, message: randomUUID(), due_at: dueAt(pause) }))
      await transaction.insertInto('cdn_purges').values(rows).execute()
    })
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
