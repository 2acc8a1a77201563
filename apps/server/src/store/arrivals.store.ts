// Sites that another installation brings: nobody sees one before the word of that installation, and one that has come stays (0127).
import type { Selectable, Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely'
import { clock } from '../clock.ts'
import { SERVER_ID } from '../server-id.ts'
import { insertPeople, insertSchedules, type WholeSite } from './archive.store.ts'
import { type ArchivedEnquiries, insertEnquiries } from './archive-messages.ts'
import { keepArrived } from './arriving-pictures.store.ts'
import type { Database } from './database.ts'
import type { ArrivalState } from './move-tables.ts'
import { FIRST_ASKED_MS } from './moves-due.store.ts'
import { hideHalf, removeHidden } from './remove-site.ts'
import type { Tables } from './tables.ts'

export type Arrival = Selectable<Tables['site_arrivals']>

/** What is put in together with the switch. */
export interface WaitingFacts extends Pick<WholeSite, 'people' | 'schedule' | 'pageSchedules'> {
  readonly enquiries: ArchivedEnquiries | undefined
  readonly live: { readonly revision: number; readonly at: string } | null
}

/** What may be forgotten unasked: before all of it is 'ready' here the other server decides nothing. */
const UNREADY: readonly ArrivalState[] = ['open', 'arriving', 'taking', 'here', 'failed', 'dropped']
/** Once begun a move may take so long. */
const MOVING_MS = 24 * 3_600_000
/** Who reads a site file and is silent for so long has ended. */
const TAKING_MS = 90_000

/** Permissions to bring a site, and what came of them. Secrets arrive here as hashes only. */
export class ArrivalStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** How many permissions of an account wait for their first use; those that are too old by now are forgotten. */
  async countOpen(account: string): Promise<number> {
    const open = this.#query.deleteFrom('site_arrivals').where('account', '=', account).where('state', '=', 'open')
    await open.where('expires_at', '<', clock.date().toISOString()).execute()
    const left = this.#query.selectFrom('site_arrivals').where('account', '=', account).where('state', '=', 'open')
    const row = await left.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  async allow(hash: string, account: string, expires: Date): Promise<void> {
    const row = { hash, account, expires_at: expires.toISOString(), state: 'open' } as const
    await this.#query.insertInto('site_arrivals').values(row).execute()
  }

  /** A permission that still counts; one by which a site has come says where that is, and nothing else. */
  async find(hash: string, now: Date): Promise<(Arrival & Pick<Tables['accounts'], 'email'>) | undefined> {
    const rows = this.#query.selectFrom('site_arrivals').innerJoin('accounts', 'accounts.id', 'site_arrivals.account')
    const open = rows.selectAll('site_arrivals').select('email').where('hash', '=', hash).where('paused_at', 'is', null)
    // One that is ready here may be the only one there is, however old the permission.
    const isFresh = open.where(({ or, eb }) =>
      or([eb('expires_at', '>', now.toISOString()), eb('state', '=', 'ready')]),
    )
    return isFresh.executeTakeFirst()
  }

  async withHash(hash: string): Promise<Arrival | undefined> {
    return this.#query.selectFrom('site_arrivals').selectAll().where('hash', '=', hash).executeTakeFirst()
  }

  async ofMove(move: string): Promise<Arrival | undefined> {
    return this.#query.selectFrom('site_arrivals').selectAll().where('move', '=', move).executeTakeFirst()
  }

  /**
   * Begins anew: what had come of another try is forgotten. False where a site has arrived by it, or is ready here; unless that
   * is the move `over`, of which the server that has the site says that it came to nothing.
   */
  async begin(
    hash: string,
    { move, source, over }: { readonly move: string; readonly source: string; readonly over: string | null },
  ): Promise<boolean> {
    const before = await this.#query.transaction().execute(async (transaction) => {
      const fresh = {
        move,
        source,
        state: 'arriving',
        ready_at: null,
        waiting: null,
        problem: null,
        due_at: null,
      } as const
      const expires = new Date(clock.now() + MOVING_MS).toISOString()
      const begun = transaction.updateTable('site_arrivals').set({ ...fresh, expires_at: expires })
      const row = await forgotten(begun.where('hash', '=', hash), over)
        .returning('site')
        .executeTakeFirst()
      if (!row) return undefined
      const isHalf = row.site !== null && (await hideHalf(transaction, row.site))
      await transaction
        .updateTable('site_arrivals')
        .set({ site: null, state: 'arriving' })
        .where('hash', '=', hash)
        .execute()
      return { half: isHalf ? row.site : null }
    })
    if (before?.half) await removeHidden(this.#query, before.half)
    return before !== undefined
  }

  /** False where the move is no longer as far as that. */
  async step(
    move: string,
    from: ArrivalState,
    to: { readonly state: ArrivalState; readonly site?: string; readonly problem?: string },
  ): Promise<boolean> {
    const row = this.#query.updateTable('site_arrivals').set(to).where('move', '=', move)
    return (await row.where('state', '=', from).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** The site file is being read, by this server until it is silent for long; false where the move is no longer as far as that. */
  async take(move: string): Promise<boolean> {
    const taken = { state: 'taking', owner: SERVER_ID, due_at: afterLease() } as const
    const row = this.#query.updateTable('site_arrivals').set(taken).where('move', '=', move)
    return (await row.where('state', '=', 'arriving').executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Says that it is still being read; false where nobody waits for that any more. */
  async holdTaken(move: string): Promise<boolean> {
    const row = this.#query.updateTable('site_arrivals').set({ due_at: afterLease() }).where('move', '=', move)
    const held = row.where('state', '=', 'taking').where('owner', '=', SERVER_ID)
    return (await held.executeTakeFirst()).numUpdatedRows > 0n
  }

  /** Gives up a site file whose reader has ended; false where it is being read. */
  async giveUpTaken(move: string, problem: string): Promise<boolean> {
    const failed = { state: 'failed', problem, due_at: null, owner: null } as const
    const row = this.#query.updateTable('site_arrivals').set(failed).where('move', '=', move)
    const silent = row.where('state', '=', 'taking').where('due_at', '<', clock.date().toISOString())
    return (await silent.executeTakeFirst()).numUpdatedRows > 0n
  }

  /** All of it is there: it waits for the word of the other server, however long. False where it was dropped. */
  ready(move: string, facts: WaitingFacts): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      const at = clock.date().toISOString()
      const asked = { due_at: new Date(clock.now() + FIRST_ASKED_MS).toISOString(), attempts: 0, owner: null }
      const ready = { state: 'ready', ready_at: at, waiting: JSON.stringify(facts), ...asked } as const
      const arrival = transaction.updateTable('site_arrivals').set(ready).where('move', '=', move)
      const row = await arrival.where('state', 'in', ['here', 'ready']).returning('site').executeTakeFirst()
      if (!row?.site) return false
      const half = transaction.updateTable('sites').set({ unfinished_since: at }).where('id', '=', row.site)
      const { numUpdatedRows } = await half.where('unfinished_since', 'is not', null).executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Error(`The site "${row.site}" was taken away while it was brought in.`)
      await keepArrived(transaction, move, row.site)
      return true
    })
  }

  /** Gives it to whom it was brought: from when it returns it is a site like any other. Undefined where it was not ready. */
  finish(move: string): Promise<string | undefined> {
    return this.#query.transaction().execute(async (transaction) => {
      const over = transaction.updateTable('site_arrivals').set({ state: 'arrived' }).where('move', '=', move)
      const row = await over.where('state', '=', 'ready').returning(['site', 'account', 'waiting']).executeTakeFirst()
      if (!row?.site) return undefined
      await bringIn(transaction, { ...row, site: row.site }, JSON.parse(row.waiting ?? '{}') as WaitingFacts)
      await transaction
        .updateTable('site_arrivals')
        .set({ waiting: null, due_at: null })
        .where('move', '=', move)
        .execute()
      // What earlier tries have brought of it lies at a site of the account from now on, and counts there.
      const brought = transaction.selectFrom('arriving_pictures').select('hash').where('move', '=', move)
      await transaction
        .deleteFrom('arriving_pictures')
        .where('account', '=', row.account)
        .where('hash', 'in', brought)
        .execute()
      return row.site
    })
  }

  /** Forgets what has come so far. A site that has arrived stays, or is ready and not known to be `over`: false. */
  async drop(move: string, over: string | null = null): Promise<boolean> {
    const half = await this.#query.transaction().execute(async (transaction) => {
      const dropped = { state: 'dropped', waiting: null, due_at: null } as const
      const row = await forgotten(transaction.updateTable('site_arrivals').set(dropped).where('move', '=', move), over)
        .returning('site')
        .executeTakeFirst()
      if (!row) return undefined
      return { site: row.site !== null && (await hideHalf(transaction, row.site)) ? row.site : null }
    })
    if (half?.site) await removeHidden(this.#query, half.site)
    return half !== undefined
  }

  /** Puts messages in, each in place of what it was before, and takes away those that are gone. */
  async removeMessages(site: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#query.deleteFrom('messages').where('site', '=', site).where('id', 'in', ids).execute()
  }

  /** Where releases of a site came from. */
  async hasRelease(
    site: string,
    { revision, at }: { readonly revision: number; readonly at: string },
  ): Promise<boolean> {
    const rows = this.#query.selectFrom('releases').select('id').where('site', '=', site)
    const found = await rows.where('revision', '=', revision).where('created_at', '=', at).executeTakeFirst()
    return found !== undefined
  }
}

const afterLease = () => new Date(clock.now() + TAKING_MS).toISOString()

/** Of arrivals, those that nothing is lost with. */
function forgotten(
  arrivals: UpdateQueryBuilder<Tables, 'site_arrivals', 'site_arrivals', UpdateResult>,
  over: string | null,
) {
  return arrivals.where(({ or, and, eb }) =>
    or([eb('state', 'in', UNREADY), and([eb('state', '=', 'ready'), eb('move', '=', over)])]),
  )
}

interface Coming {
  readonly site: string
  readonly account: string
}

/** Nobody is an owner by the word of another server: the site is whose permission it was, everybody else is invited. */
async function bringIn(
  transaction: Transaction<Tables>,
  { site, account }: Coming,
  facts: WaitingFacts,
): Promise<void> {
  const { live, people, enquiries } = facts
  const standing = live === null ? {} : await standingOf(transaction, site, live)
  const half = transaction
    .updateTable('sites')
    .set({ ...standing, unfinished_since: null })
    .where('id', '=', site)
  const { numUpdatedRows } = await half.where('unfinished_since', 'is not', null).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`The site "${site}" was taken away while it was brought in.`)
  const at = clock.date().toISOString()
  await transaction.insertInto('members').values({ account, site, role: 'owner', agreed_at: at }).execute()
  const owned = { site: { id: site }, owner: account }
  await insertPeople(transaction, { ...owned, people })
  await insertSchedules(transaction, { ...owned, ...facts })
  if (enquiries) await insertEnquiries(transaction, site, enquiries)
}

async function standingOf(transaction: Transaction<Tables>, site: string, live: NonNullable<WaitingFacts['live']>) {
  const rows = transaction.selectFrom('releases').select(['id', 'revision', 'mixture']).where('site', '=', site)
  const same = rows.where('revision', '=', live.revision).where('created_at', '=', live.at)
  const { id, revision, mixture } = await same.orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()
  const ahead = mixture === null ? [] : (JSON.parse(mixture) as { readonly ahead: readonly number[] }).ahead
  return { live_release: id, published_revision: revision, published_ahead: ahead.length }
}
