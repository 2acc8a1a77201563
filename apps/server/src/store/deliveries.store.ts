// Transactional outbox: mails and webhooks that are due, stored with what they tell of.
import { type RawBuilder, sql } from 'kysely'
import { SERVER_ID } from '../server-id.ts'
import type { Database } from './database.ts'
import { JobTryStore } from './job-tries.store.ts'

/** Something that is due to be sent for a site, with how often it was tried. */
export interface Due {
  readonly message: string
  readonly site: string
  readonly attempts: number
  readonly dueAt: string
}

const ofMessage = sql<string>`(select messages.site from messages where messages.id = message)`

/** What is to be taken, and until when it is whose that is. */
interface Taking {
  readonly now: string
  readonly until: string
  /** Sites whose turn it is not. */
  readonly busy?: readonly string[]
}

/** Deliveries of one kind that stand alike. */
interface WaitingDeliveries {
  readonly hasFailed: boolean
  readonly count: number
  readonly attempts: number
  readonly nextAt: string
  /** One of `siteCount`. */
  readonly site: string
  readonly siteCount: number
}

/** How each table says whose each row is: a site, or who is written to. */
export const deliveries = {
  mails: ofMessage,
  webhook_calls: ofMessage,
  invitation_mails: sql<string>`site`,
  schedule_mails: sql<string>`message`,
  page_schedule_mails: sql<string>`(select page_schedules.site from page_schedules where page_schedules.id = message)`,
  account_mails: sql<string>`email`,
  // One cache is told of all sites together.
  cdn_purges: sql<string>`'cdn'`,
  index_pings: sql<string>`site`,
  letter_mails: sql<string>`(select letters.site from letters where letters.id = message)`,
}

interface WaitingRow {
  readonly message: string
  readonly attempts: number
  readonly due_at: string
}

const duesOf = (site: string, rows: readonly WaitingRow[]): Due[] =>
  rows.map(({ message, attempts, due_at }) => ({ message, site, attempts, dueAt: due_at }))

/** What is to be sent, until it is sent: mails and calls that tell of messages, invitations, publishes that did not come about. */
export class DeliveryStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']
  readonly #table: 'mails'
  readonly #site: RawBuilder<string>
  readonly #tries: JobTryStore

  constructor(database: Database, table: keyof typeof deliveries) {
    this.#query = database.query
    this.#kind = database.kind
    // All these tables have the same columns; the query builder is told of one.
    this.#table = table as 'mails'
    this.#site = deliveries[table]
    this.#tries = new JobTryStore(database, table)
  }

  /** Takes what has been due longest, of other sites than these, for one attempt; it is due again then, unless it is held. */
  async takeNext({ now, until, busy = [] }: Taking): Promise<Due | undefined> {
    let due = this.#query.selectFrom(this.#table).select('message').where('due_at', '<=', now)
    if (busy.length > 0) due = due.where(this.#site, 'not in', [...busy])
    // What another server takes at this moment is not waited for.
    const next = due
      .orderBy('due_at')
      .limit(1)
      .$if(this.#kind === 'postgres', (one) => one.forUpdate().skipLocked())
    const row = await this.#query
      .updateTable(this.#table)
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until, owner: SERVER_ID }))
      .where('message', '=', next)
      .where('due_at', '<=', now)
      .returning(['message', 'attempts', this.#site.as('site')])
      .executeTakeFirst()
    return row && { message: row.message, site: row.site, attempts: row.attempts - 1, dueAt: until }
  }

  /** The same with one that was found; false when another process has it. */
  async take({ message, attempts, dueAt }: Due, until: string): Promise<boolean> {
    const taken = await this.#query
      .updateTable(this.#table)
      .set({ attempts: attempts + 1, due_at: until, owner: SERVER_ID })
      .where('message', '=', message)
      .where('due_at', '=', dueAt)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return Number(taken.numUpdatedRows) === 1
  }

  /** Says that those are still being sent; what somebody else has taken since stays theirs. */
  async hold(taken: readonly Due[], until: string): Promise<void> {
    for (const due of taken) await this.#ours(due).set({ due_at: until }).execute()
  }

  /** What was taken, as long as nobody else has taken it since: the count of attempts is its epoch. */
  #ours({ message, attempts }: Due) {
    const rows = this.#query.updateTable(this.#table).where('message', '=', message)
    return rows.where('attempts', '=', attempts + 1).where('owner', 'is not', null)
  }

  /** What else of that site is due, longest first. */
  async alsoDue(site: string, now: string, most: number): Promise<Due[]> {
    return duesOf(site, await this.#rowsOf(site, most).where('due_at', '<=', now).execute())
  }

  /** What else of that site waits, due or not, and nobody has taken. */
  async alsoWaiting(site: string, most: number): Promise<Due[]> {
    return duesOf(site, await this.#rowsOf(site, most).where('owner', 'is', null).execute())
  }

  #rowsOf(site: string, most: number) {
    const rows = this.#query.selectFrom(this.#table).select(['message', 'attempts', 'due_at'])
    return rows.where(this.#site, '=', site).orderBy('due_at').limit(most)
  }

  /** Has it sent again from the start, whatever became of it before. */
  async renew(message: string, dueAt: string): Promise<void> {
    const row = { attempts: 0, due_at: dueAt, owner: null }
    await this.#query
      .insertInto(this.#table)
      .values({ message, ...row })
      .onConflict((conflict) => conflict.column('message').doUpdateSet(row))
      .execute()
    await this.#tries.drop(message)
  }

  /** Has it tried again later; what somebody else has taken since stays theirs. */
  async putOff(due: Due, dueAt: string): Promise<void> {
    await this.#ours(due).set({ due_at: dueAt, owner: null }).execute()
  }

  /** It is done; what somebody else has taken since, or has sent again, stays theirs. */
  async remove({ message, attempts }: Due): Promise<void> {
    const rows = this.#query.deleteFrom(this.#table).where('message', '=', message)
    const gone = await rows.where('attempts', '=', attempts + 1).executeTakeFirst()
    if (gone.numDeletedRows > 0n) await this.#tries.forget(message)
  }

  /** Notes why an attempt failed, and whether it was the last. */
  noteFailure({ message, site, attempts }: Due, failure: unknown, isLast: boolean): Promise<void> {
    return this.#tries.note({ item: message, site, number: attempts + 1, failure, isLast })
  }

  /** What waits, and for which sites; those that have failed apart from those that have not. */
  async waiting(): Promise<readonly WaitingDeliveries[]> {
    const table = sql.lit(this.#table)
    const failed = sql<number>`case when exists (select 1 from job_tries where job_tries.kind = ${table} and job_tries.item = message) then 1 else 0 end`
    const rows = await this.#query
      .selectFrom(this.#table)
      .select(({ fn }) => [
        ...[failed.as('failed'), fn.countAll().as('count'), fn.max('attempts').as('attempts')],
        ...[fn.min('due_at').as('nextAt'), sql<number>`count(distinct ${this.#site})`.as('sites')],
        sql<string>`min(${this.#site})`.as('site'),
      ])
      .groupBy(failed)
      .execute()
    return rows.map(({ failed, count, attempts, nextAt, sites, site }) => ({
      ...{ hasFailed: Number(failed) === 1, count: Number(count), attempts: Number(attempts) },
      ...{ nextAt, siteCount: Number(sites), site },
    }))
  }

  /** Has everything that waits tried now; what is being sent is not sent beside that. */
  async tryAllNow(now: string): Promise<void> {
    const waiting = this.#query.updateTable(this.#table).set({ due_at: now }).where('due_at', '>', now)
    await waiting.where('owner', 'is', null).execute()
  }

  /** Has what was given up tried again from the start, as far as what it tells of is still there. */
  async renewStopped(now: string): Promise<void> {
    const renew = (message: string) =>
      this.#query
        .insertInto(this.#table)
        .values({ message, attempts: 0, due_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    for (const message of await this.#tries.stopped()) await renew(message).catch(() => undefined)
    await this.#tries.dismiss()
  }
}
