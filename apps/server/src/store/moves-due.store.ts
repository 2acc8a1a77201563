// Lease and retry of moves that are decided and not over yet, at either end (0124).
import { sql } from 'kysely'
import { SERVER_ID } from '../server-id.ts'
import type { Database } from './database.ts'
import { JobTryStore } from './job-tries.store.ts'

/** Whoever began it has ended it by then, in milliseconds; else the servers do so by themselves. */
export const FIRST_ASKED_MS = 3_000

/** A move that waits for what the other server says. */
export interface DueMove {
  readonly move: string
  readonly site: string
  /** Where the other server is. */
  readonly origin: string
  readonly attempts: number
  /** When it is asked next; of one that is being asked, until when it is whose that is. */
  readonly dueAt: string | null
  readonly isAsking: boolean
}

/** Sites that were brought wait for whether they were given; those that were given for whether they have arrived. */
const SIDES = {
  arrivals: { table: 'site_arrivals', origin: 'source', state: 'ready' },
  departures: { table: 'site_moves', origin: 'target', state: 'decided' },
} as const

/** So many are listed for whoever runs the installation. */
const MOST_OPEN = 200

/** The moves of one side whose other server has the word. */
export class MovesDueStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']
  readonly #table: 'site_arrivals'
  readonly #state: 'ready'
  readonly #columns
  readonly #tries: JobTryStore

  constructor(database: Database, side: keyof typeof SIDES) {
    const { table, origin, state } = SIDES[side]
    this.#query = database.query
    this.#kind = database.kind
    // What is asked of either table is the same; the query builder is told of one.
    this.#table = table as 'site_arrivals'
    this.#state = state as 'ready'
    const other = sql.ref<string | null>(origin).as('origin')
    this.#columns = ['move', 'site', 'attempts', 'due_at', 'owner', other] as const
    this.#tries = new JobTryStore(database, `move-${side}`)
  }

  /** When the next one is due; undefined where none waits. */
  async soonest(): Promise<string | undefined> {
    const rows = this.#query.selectFrom(this.#table).select('due_at').where('state', '=', this.#state)
    const row = await rows.where('due_at', 'is not', null).orderBy('due_at').limit(1).executeTakeFirst()
    return row?.due_at ?? undefined
  }

  /** Takes what has been due longest for one attempt; it is due again then, unless it is held or ends before. */
  async takeNext(now: string, until: string): Promise<DueMove | undefined> {
    const due = this.#query.selectFrom(this.#table).select('move').where('due_at', '<=', now)
    // What another server takes at this moment is not waited for.
    const next = due
      .where('state', '=', this.#state)
      .orderBy('due_at')
      .limit(1)
      .$if(this.#kind === 'postgres', (one) => one.forUpdate().skipLocked())
    const row = await this.#query
      .updateTable(this.#table)
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until, owner: SERVER_ID }))
      .where('move', '=', next)
      .where('due_at', '<=', now)
      .where('state', '=', this.#state)
      .returning(this.#columns)
      .executeTakeFirst()
    return row && moveOf(row)
  }

  /** Says that it is still being asked. */
  hold(taken: DueMove, until: string): Promise<void> {
    return this.putOff(taken, until, SERVER_ID)
  }

  /** Has it asked again later; what somebody else has taken since stays theirs: the server and the count of attempts are its epoch. */
  async putOff({ move, attempts }: DueMove, dueAt: string, owner: string | null = null): Promise<void> {
    const rows = this.#query.updateTable(this.#table).set({ due_at: dueAt, owner }).where('move', '=', move)
    await rows.where('attempts', '=', attempts).where('owner', '=', SERVER_ID).execute()
  }

  /** Has it asked now; false where there is none, or it is being asked. */
  async tryNow(move: string, now: string): Promise<boolean> {
    const rows = this.#query.updateTable(this.#table).set({ due_at: now }).where('move', '=', move)
    const due = await rows.where('state', '=', this.#state).where('owner', 'is', null).executeTakeFirst()
    return due.numUpdatedRows > 0n
  }

  async open(): Promise<readonly DueMove[]> {
    const rows = this.#query.selectFrom(this.#table).select(this.#columns).where('state', '=', this.#state)
    return (await rows.orderBy('due_at').limit(MOST_OPEN).execute()).map(moveOf)
  }

  /** Notes why the other server could not say. That is never the last time. */
  noteFailure({ move, site, attempts }: DueMove, failure: unknown): Promise<void> {
    return this.#tries.note({ item: move, site, number: attempts, failure, isLast: false })
  }

  forgetFailures({ move }: DueMove): Promise<void> {
    return this.#tries.drop(move)
  }

  failures(move: string) {
    return this.#tries.history(move)
  }
}

interface Row {
  readonly move: string | null
  readonly site: string | null
  readonly origin: string | null
  readonly attempts: number
  readonly due_at: string | null
  readonly owner: string | null
}

/** One that waits has a name, a site and another server. */
function moveOf({ move, site, origin, attempts, due_at: dueAt, owner }: Row): DueMove {
  return { move: move ?? '', site: site ?? '', origin: origin ?? '', attempts, dueAt, isAsking: owner !== null }
}
