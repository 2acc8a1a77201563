import type { Insertable, Transaction } from 'kysely'
import { SERVER_ID } from '../server-id.ts'
import type { Database } from './database.ts'
import { JobTryStore } from './job-tries.store.ts'
import type { Tables } from './tables.ts'

/** Why a publish was stopped. */
export interface StopReason {
  readonly why: 'errors' | 'not-allowed' | 'nothing-live' | 'part-refused'
  /** The codes of the errors, each as often as it was found. */
  readonly errors: readonly string[]
}

/** What became of a publish that was put off. */
export interface Ending {
  readonly outcome: 'published' | 'stopped' | 'failed'
  readonly reason: StopReason | null
  readonly endedAt: string
}

/** A publish that was put off; over when it has an ending. */
export interface Schedule {
  /** Of a whole site its own; of a page see `pageScheduleId`. */
  readonly id: string
  readonly site: string
  /** null: the whole draft. */
  readonly page: string | null
  readonly account: string
  /** E-mail of the account, and what its holder goes by; null when it is gone. */
  readonly email: string | null
  readonly name: string | null
  readonly at: string
  readonly timeZone: string
  /** When it is tried (again); of one that is being tried, until when it is whose that is. */
  readonly dueAt: string | null
  readonly attempts: number
  readonly ending: Ending | null
}

/** A moment that somebody chooses; without a page for the whole draft. */
export interface NewSchedule extends Pick<Schedule, 'site' | 'account' | 'at' | 'timeZone'> {
  readonly page?: string | undefined
}

/** So many are listed for whoever runs the installation. */
const MOST_OPEN = 200
/** So many of one site are told of: those to come, which are fewer, and what became of the last. */
const MOST_OF_SITE = 200

const COLUMNS = [
  ...(['site', 'account', 'email', 'name', 'at', 'time_zone', 'due_at'] as const),
  ...(['attempts', 'outcome', 'reason', 'ended_at'] as const),
]

/** Where those of whole sites and those of single pages stand: the same columns, but for what a row is called by. */
const KINDS = {
  site: { table: 'schedules', key: 'site', mails: 'schedule_mails', tries: 'publish' },
  page: { table: 'page_schedules', key: 'id', mails: 'page_schedule_mails', tries: 'page-publish' },
} as const

/** What the publish of a page at a moment is called. */
export const pageScheduleId = (site: string, page: string) => `${site} ${page}`

/** Nothing of a site is published at a moment any more. */
export async function removeSchedules(transaction: Transaction<Tables>, site: string): Promise<void> {
  for (const { table } of Object.values(KINDS)) await transaction.deleteFrom(table).where('site', '=', site).execute()
}

/** The publishes that were put off: one for a site, or one for each of its pages. */
export class ScheduleStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']
  readonly #isOfPages: boolean
  readonly #table: 'page_schedules'
  readonly #key: 'id'
  readonly #mails: 'page_schedule_mails'
  readonly #tries: JobTryStore

  constructor(database: Database, of: keyof typeof KINDS = 'site') {
    const { table, key, mails, tries } = KINDS[of]
    this.#query = database.query
    this.#kind = database.kind
    this.#isOfPages = of === 'page'
    // The query builder is told of the tables of one kind.
    this.#table = table as 'page_schedules'
    this.#key = key as 'id'
    this.#mails = mails as 'page_schedule_mails'
    this.#tries = new JobTryStore(database, tries)
  }

  async find(id: string): Promise<Schedule | undefined> {
    const row = await this.#rows().where(`${this.#table}.${this.#key}`, '=', id).executeTakeFirst()
    return row && scheduleOf(row)
  }

  /** All of a site, those that come last first. */
  async ofSite(site: string): Promise<Schedule[]> {
    const rows = await this.#rows().where('site', '=', site).orderBy('at', 'desc').limit(MOST_OF_SITE).execute()
    return rows.map(scheduleOf)
  }

  /** In place of the one there was. */
  async put({ site, page, account, at, timeZone }: NewSchedule): Promise<void> {
    const fresh = { account, at, time_zone: timeZone, due_at: at, attempts: 0, owner: null }
    const open = { ...fresh, outcome: null, reason: null, ended_at: null }
    const id = page === undefined ? site : pageScheduleId(site, page)
    const named = (page === undefined ? { site } : { id, site, page }) as Pick<NewRow, 'id' | 'site' | 'page'>
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom(this.#mails).where('message', '=', id).execute()
      await transaction
        .insertInto(this.#table)
        .values({ ...named, ...open })
        .onConflict((conflict) => conflict.column(this.#key).doUpdateSet(open))
        .execute()
    })
  }

  async remove(id: string): Promise<void> {
    await this.#query.deleteFrom(this.#table).where(this.#key, '=', id).execute()
  }

  /** Forgets what became of the last one; one that is still to come stays. */
  async removeEnded(id: string): Promise<void> {
    await this.#query.deleteFrom(this.#table).where(this.#key, '=', id).where('outcome', 'is not', null).execute()
  }

  /** Notes why an attempt failed, and whether it was the last. */
  noteFailure({ id, site, at, attempts }: Schedule, failure: unknown, isLast: boolean): Promise<void> {
    return this.#tries.note({ item: `${id} ${at}`, site, number: attempts, failure, isLast })
  }

  /** What is still to come, and what was given up. */
  async open(): Promise<Schedule[]> {
    const rows = await this.#rows()
      .where(({ or, eb }) => or([eb('due_at', 'is not', null), eb('outcome', '=', 'failed')]))
      .orderBy('at')
      .limit(MOST_OPEN)
      .execute()
    return rows.map(scheduleOf)
  }

  /** Has one that failed tried at that moment, from its first attempt. */
  async dueNow(id: string, now: string): Promise<boolean> {
    const renewed = await this.#query
      .updateTable(this.#table)
      .set({ due_at: now, attempts: 0, outcome: null, reason: null, ended_at: null })
      .where(this.#key, '=', id)
      .where('owner', 'is', null)
      .where(({ or, and, eb }) =>
        or([eb('outcome', '=', 'failed'), and([eb('outcome', 'is', null), eb('attempts', '>', 0)])]),
      )
      .executeTakeFirst()
    return Number(renewed.numUpdatedRows) === 1
  }

  /** What happened to the attempts at a publish, the last first. */
  attempts({ id, at }: Schedule) {
    return this.#tries.history(`${id} ${at}`)
  }

  /** Takes what has been due longest for one attempt; it is due again then, unless it is held or ends before. */
  async takeNext(now: string, until: string): Promise<Schedule | undefined> {
    const due = this.#query.selectFrom(this.#table).select(this.#key).where('due_at', '<=', now)
    // What another server takes at this moment is not waited for.
    const next = due
      .orderBy('due_at')
      .limit(1)
      .$if(this.#kind === 'postgres', (one) => one.forUpdate().skipLocked())
    const taken = await this.#query
      .updateTable(this.#table)
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until, owner: SERVER_ID }))
      .where(this.#key, '=', next)
      .where('due_at', '<=', now)
      .returning(({ ref }) => [ref(this.#key).as('item'), 'attempts'])
      .executeTakeFirst()
    const schedule = taken && (await this.find(taken.item))
    return schedule?.attempts === taken?.attempts ? schedule : undefined
  }

  /** How far the draft of a site had come at that moment, and how far visitors have read it since; -1: nothing. */
  async reached({
    site,
    at,
  }: Pick<Schedule, 'site' | 'at'>): Promise<{ readonly written: number; readonly read: number }> {
    const before = this.#query.selectFrom('operations').where('site', '=', site).where('at', '<=', at)
    const [last, row] = await Promise.all([
      before.select(({ fn }) => fn.max('revision').as('revision')).executeTakeFirst(),
      this.#query.selectFrom('sites').select('published_revision').where('id', '=', site).executeTakeFirst(),
    ])
    return { written: last?.revision ?? 0, read: row?.published_revision ?? -1 }
  }

  /** When the next one is due. */
  async soonest(): Promise<string | undefined> {
    const row = this.#query.selectFrom(this.#table).select('due_at').where('due_at', 'is not', null)
    return (await row.orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? undefined
  }

  /** Has one that was taken tried again then, by whoever comes; false when it was taken, changed or cancelled meanwhile. */
  async putOff(taken: Schedule, dueAt: string, owner: string | null = null): Promise<boolean> {
    const update = this.#query.updateTable(this.#table).set({ due_at: dueAt, owner })
    // The count of attempts is the epoch of a lease; it begins anew where somebody has it tried again.
    const ours = update.where(this.#key, '=', taken.id).where('at', '=', taken.at).where('owner', '=', SERVER_ID)
    const still = ours.where('attempts', '=', taken.attempts).where('outcome', 'is', null)
    return Number((await still.executeTakeFirst()).numUpdatedRows) === 1
  }

  /** Says that it is still being done; false as above. */
  hold(taken: Schedule, until: string): Promise<boolean> {
    return this.putOff(taken, until, SERVER_ID)
  }

  /** Forgets one that was taken: there is nothing to publish any more. One that was changed or taken meanwhile goes on. */
  async drop({ id, at, attempts }: Schedule): Promise<void> {
    const own = this.#query.deleteFrom(this.#table).where('owner', '=', SERVER_ID)
    const ours = own.where(this.#key, '=', id).where('at', '=', at)
    await ours.where('attempts', '=', attempts).where('outcome', 'is', null).execute()
  }

  /** Ends it, with the mail that tells of it where there is bad news; one that was changed or taken meanwhile goes on. */
  async end({ id, at, attempts }: Schedule, { outcome, reason, endedAt }: Ending, isMailed: boolean): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable(this.#table)
        .set({ due_at: null, outcome, reason: reason && JSON.stringify(reason), ended_at: endedAt, owner: null })
        .where(this.#key, '=', id)
        .where('at', '=', at)
        .where('attempts', '=', attempts)
        .where('owner', '=', SERVER_ID)
        .where('outcome', 'is', null)
        .executeTakeFirst()
      if (!isMailed || Number(ended.numUpdatedRows) === 0) return
      await transaction
        .insertInto(this.#mails)
        .values({ message: id, attempts: 0, due_at: endedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  #rows() {
    return this.#query
      .selectFrom(this.#table)
      .leftJoin('accounts', 'accounts.id', `${this.#table}.account`)
      .select(COLUMNS)
      .select(({ ref }) => ref(`${this.#table}.${this.#key}`).as('item'))
      .$if(this.#isOfPages, (rows) => rows.select('page'))
  }
}

type NewRow = Insertable<Tables['page_schedules']>

interface Row {
  readonly item: string
  readonly site: string
  readonly page?: string | undefined
  readonly account: string
  readonly email: string | null
  readonly name: string | null
  readonly at: string
  readonly time_zone: string
  readonly due_at: string | null
  readonly attempts: number
  readonly outcome: string | null
  readonly reason: string | null
  readonly ended_at: string | null
}

function scheduleOf({ item, page = '', time_zone, due_at: dueAt, outcome, reason, ended_at, ...row }: Row): Schedule {
  const ending =
    outcome === null || ended_at === null ? null : { outcome: outcome as Ending['outcome'], endedAt: ended_at }
  return {
    ...{ ...row, id: item, page: page === '' ? null : page, timeZone: time_zone, dueAt },
    ending: ending && { ...ending, reason: reason === null ? null : (JSON.parse(reason) as StopReason) },
  }
}
