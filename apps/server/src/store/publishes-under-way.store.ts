import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** How long a publish is taken to be under way after its server was last heard of, in milliseconds. */
const LIVES_MS = 15_000

/** Which publishes are under way, and how far they are. */
export type UnderWay = Pick<UnderWayStore, 'take' | 'hold' | 'end' | 'find'>

/** Of a database that one machine alone has open nobody else has to be told: a publish waits for no more of the disk. */
export const underWayIn = (database: Pick<Database, 'query' | 'isShared'>): UnderWay =>
  database.isShared ? new UnderWayStore(database) : ALONE

const ALONE: UnderWay = {
  take: async () => true,
  hold: async () => {},
  end: async () => {},
  find: async () => undefined,
}

/** The publishes that are under way on any server: one for a site. */
class UnderWayStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Begins one, unless another is under way; false then. */
  async take(site: string, owner: string): Promise<boolean> {
    const begun = { owner, until: after(LIVES_MS), done: 0, total: 0 }
    const taken = await this.#query
      .insertInto('publishes_under_way')
      .values({ site, ...begun })
      .onConflict((conflict) =>
        conflict.column('site').doUpdateSet(begun).where('publishes_under_way.until', '<', after(0)),
      )
      .executeTakeFirst()
    return Number(taken.numInsertedOrUpdatedRows) === 1
  }

  /** Says that it is still under way, and how far it is. */
  async hold(site: string, owner: string, { done, total }: { readonly done: number; readonly total: number }) {
    const held = { until: after(LIVES_MS), done, total }
    const own = this.#query.updateTable('publishes_under_way').set(held).where('site', '=', site)
    await own.where('owner', '=', owner).execute()
  }

  async end(site: string, owner: string): Promise<void> {
    const own = this.#query.deleteFrom('publishes_under_way').where('site', '=', site)
    await own.where('owner', '=', owner).execute()
  }

  /** How far it is; undefined where none is under way. */
  async find(site: string): Promise<{ readonly done: number; readonly total: number } | undefined> {
    const row = this.#query.selectFrom('publishes_under_way').select(['done', 'total']).where('site', '=', site)
    return row.where('until', '>=', after(0)).executeTakeFirst()
  }
}

const after = (time: number) => new Date(clock.now() + time).toISOString()
