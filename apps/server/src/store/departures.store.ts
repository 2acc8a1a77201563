// Handing a site over to another installation: the decision is one row here, and nowhere else (0127).
import { type Selectable, sql, type Transaction } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { FIRST_ASKED_MS } from './moves-due.store.ts'
import type { Tables } from './tables.ts'

export type Departure = Omit<Selectable<Tables['site_moves']>, 'frozen_until' | 'due_at' | 'attempts' | 'owner'>

/** Whether a site is the other installation's: 'over', it never will be by that move; 'unknown', nobody has heard of one. */
type MoveStanding = 'open' | 'decided' | 'over' | 'unknown'

const UNDECIDED: readonly Departure['state'][] = ['going', 'frozen']
const LONGEST_MOVE_MS = 24 * 3_600_000
const COLUMNS = ['site', 'move', 'target', 'state', 'begun_by', 'begun_at', 'address', 'editor'] as const
/** Who still writes is waited for so long; others wait behind them. */
const LOCK_WITHIN = '1s'

/** Sites on their way to another installation. */
export class DepartureStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']

  constructor({ query, kind }: Pick<Database, 'query' | 'kind'>) {
    this.#query = query
    this.#kind = kind
  }

  async find(site: string): Promise<Departure | undefined> {
    return this.#query.selectFrom('site_moves').select(COLUMNS).where('site', '=', site).executeTakeFirst()
  }

  /** What became of a move. One that was begun a day ago comes to nothing by being asked about: nobody decides it then. */
  async standing(move: string): Promise<MoveStanding> {
    const day = new Date(clock.now() - LONGEST_MOVE_MS).toISOString()
    const old = this.#query.updateTable('site_moves').set({ state: 'given-up', frozen_until: 0 })
    await old.where('move', '=', move).where('state', 'in', UNDECIDED).where('begun_at', '<', day).execute()
    const row = this.#query.selectFrom('site_moves').select('state').where('move', '=', move)
    const found = await row.executeTakeFirst()
    if (found) return found.state === 'given-up' ? 'over' : UNDECIDED.includes(found.state) ? 'open' : 'decided'
    const over = this.#query.selectFrom('moves_given_up').select('move').where('move', '=', move)
    return (await over.executeTakeFirst()) ? 'over' : 'unknown'
  }

  /** In place of an earlier move that came to nothing; false where one is decided. */
  async begin({
    site,
    move,
    target,
    by,
  }: Readonly<Record<'site' | 'move' | 'target' | 'by', string>>): Promise<boolean> {
    const at = clock.date().toISOString()
    const fresh = { move, target, state: 'going', frozen_until: 0, begun_by: by } as const
    const row = { ...fresh, begun_at: at, address: null, editor: null }
    return this.#query.transaction().execute(async (transaction) => {
      // Of two that begin at once the second finds the first, also where there was no row.
      if (this.#kind === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtext(${`moves ${site}`}))`.execute(transaction)
      await transaction.updateTable('site_moves').set({ site }).where('site', '=', site).execute()
      const before = transaction.selectFrom('site_moves').select(['move', sql.lit(at).as('at')])
      const over = before.where('site', '=', site).where('state', 'not in', ['decided', 'gone'])
      await transaction.insertInto('moves_given_up').columns(['move', 'at']).expression(over).execute()
      const added = await transaction
        .insertInto('site_moves')
        .values({ site, ...row })
        .onConflict((on) => on.column('site').doUpdateSet(row).where('site_moves.state', 'not in', ['decided', 'gone']))
        .executeTakeFirst()
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
    })
  }

  /**
   * From when it returns nothing of the site is changed any more, by whatever server, until that moment (`performance.now()`);
   * everything that was acknowledged before can be read. False where the move is another, or over.
   */
  freeze({ site, move }: Pick<Departure, 'site' | 'move'>, ends: number): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      await this.#alone(transaction, site)
      const until = await this.#inMs(transaction, Math.max(0, Math.floor(ends - performance.now())))
      const going = transaction
        .updateTable('site_moves')
        .where('move', '=', move)
        .where('state', 'in', ['going', 'frozen'])
      const frozen = await going.set({ state: 'frozen', frozen_until: until }).executeTakeFirst()
      return frozen.numUpdatedRows > 0n
    })
  }

  /** The site is changed here again, unless the move is decided. */
  async thaw(move: string, state: 'going' | 'given-up' = 'going'): Promise<void> {
    const row = this.#query.updateTable('site_moves').set({ state, frozen_until: 0 }).where('move', '=', move)
    await row.where('state', 'in', ['going', 'frozen']).execute()
  }

  /** The site is the other installation's from when it returns true. Only while it stands still: else something may have been changed. */
  decide({ site, move }: Pick<Departure, 'site' | 'move'>): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      await this.#alone(transaction, site)
      const now = await this.#inMs(transaction, 0)
      const asked = { due_at: new Date(clock.now() + FIRST_ASKED_MS).toISOString(), attempts: 0, owner: null }
      const frozen = transaction
        .updateTable('site_moves')
        .set({ state: 'decided', ...asked })
        .where('move', '=', move)
      const decided = await frozen.where('state', '=', 'frozen').where('frozen_until', '>', now).executeTakeFirst()
      return decided.numUpdatedRows > 0n
    })
  }

  /** Visitors are led on from then on. */
  settle({ site, move, begun_by: by }: Departure, there: { readonly address: string; readonly editor: string }) {
    return this.#query.transaction().execute(async (transaction) => {
      const decided = transaction
        .updateTable('site_moves')
        .set({ state: 'gone', due_at: null, ...there })
        .where('move', '=', move)
      const settled = await decided.where('state', '=', 'decided').executeTakeFirst()
      if (settled.numUpdatedRows === 0n) return
      const archived = { archived_at: clock.date().toISOString(), archived_by: by, leads_to: there.address }
      await transaction.updateTable('sites').set(archived).where('id', '=', site).execute()
      for (const table of ['schedules', 'page_schedules', 'site_offers'] as const) {
        await transaction.deleteFrom(table).where('site', '=', site).execute()
      }
    })
  }

  /** Waits until nobody writes to the site; who begins to now waits in turn. On SQLite the first write is as much. */
  async #alone(transaction: Transaction<Tables>, site: string): Promise<void> {
    if (this.#kind === 'sqlite') {
      await transaction.updateTable('site_moves').set({ site }).where('site', '=', site).execute()
      return
    }
    await sql`select set_config('lock_timeout', ${LOCK_WITHIN}, true)`.execute(transaction)
    await sql`select pg_advisory_xact_lock(84, hashtext(${site}))`.execute(transaction)
  }

  /** That moment of the database's own clock, which its triggers go by. */
  async #inMs(transaction: Transaction<Tables>, ms: number): Promise<number> {
    const now =
      this.#kind === 'sqlite'
        ? sql<{ now: number }>`select cast((julianday('now') - 2440587.5) * 86400000 as integer) as now`
        : sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`
    return Number((await now.execute(transaction)).rows[0]?.now) + ms
  }
}
