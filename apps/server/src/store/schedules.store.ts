import type { Database } from './database.ts'

/** Why a publish was stopped. */
export interface StopReason {
  readonly why: 'errors' | 'not-allowed'
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
  readonly site: string
  readonly account: string
  /** E-mail of the account; null when it is gone. */
  readonly email: string | null
  readonly at: string
  readonly timeZone: string
  /** When it is tried (again). */
  readonly dueAt: string | null
  readonly attempts: number
  readonly ending: Ending | null
}

const COLUMNS = [
  ...(['site', 'account', 'email', 'at', 'time_zone', 'due_at'] as const),
  ...(['attempts', 'outcome', 'reason', 'ended_at'] as const),
]

/** The publishes that were put off: one for a site. */
export class ScheduleStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async find(site: string): Promise<Schedule | undefined> {
    const row = await this.#rows().where('site', '=', site).executeTakeFirst()
    return row && scheduleOf(row)
  }

  /** In place of the one there was. */
  async put(schedule: Pick<Schedule, 'site' | 'account' | 'at' | 'timeZone'>): Promise<void> {
    const { site, account, at, timeZone } = schedule
    const fresh = { account, at, time_zone: timeZone, due_at: at, attempts: 0 }
    const open = { ...fresh, outcome: null, reason: null, ended_at: null }
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('schedule_mails').where('message', '=', site).execute()
      await transaction
        .insertInto('schedules')
        .values({ site, ...open })
        .onConflict((conflict) => conflict.column('site').doUpdateSet(open))
        .execute()
    })
  }

  async remove(site: string): Promise<void> {
    await this.#query.deleteFrom('schedules').where('site', '=', site).execute()
  }

  /** Forgets what became of the last one; one that is still to come stays. */
  async removeEnded(site: string): Promise<void> {
    await this.#query.deleteFrom('schedules').where('site', '=', site).where('outcome', 'is not', null).execute()
  }

  /** What has been due longest. */
  async nextDue(now: string): Promise<Schedule | undefined> {
    const row = await this.#rows().where('due_at', '<=', now).orderBy('due_at').limit(1).executeTakeFirst()
    return row && scheduleOf(row)
  }

  /** When the next one is due. */
  async soonest(): Promise<string | undefined> {
    const row = this.#query.selectFrom('schedules').select('due_at').where('due_at', 'is not', null)
    return (await row.orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? undefined
  }

  /** Takes it for one attempt; false when it was taken, changed or cancelled meanwhile. It is due again then unless it ends before. */
  async take({ site, at, attempts, dueAt }: Schedule, dueAgainAt: string): Promise<boolean> {
    const taken = await this.#query
      .updateTable('schedules')
      .set({ attempts: attempts + 1, due_at: dueAgainAt })
      .where('site', '=', site)
      .where('at', '=', at)
      .where('due_at', '=', dueAt)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return Number(taken.numUpdatedRows) === 1
  }

  /** Ends it, with the mail that tells of it where there is bad news; one that was changed meanwhile goes on. */
  async end({ site, at }: Schedule, { outcome, reason, endedAt }: Ending, isMailed: boolean): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('schedules')
        .set({ due_at: null, outcome, reason: reason && JSON.stringify(reason), ended_at: endedAt })
        .where('site', '=', site)
        .where('at', '=', at)
        .where('outcome', 'is', null)
        .executeTakeFirst()
      if (!isMailed || Number(ended.numUpdatedRows) === 0) return
      await transaction
        .insertInto('schedule_mails')
        .values({ message: site, attempts: 0, due_at: endedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  #rows() {
    return this.#query.selectFrom('schedules').leftJoin('accounts', 'accounts.id', 'schedules.account').select(COLUMNS)
  }
}

interface Row {
  readonly site: string
  readonly account: string
  readonly email: string | null
  readonly at: string
  readonly time_zone: string
  readonly due_at: string | null
  readonly attempts: number
  readonly outcome: string | null
  readonly reason: string | null
  readonly ended_at: string | null
}

function scheduleOf({ time_zone: timeZone, due_at: dueAt, outcome, reason, ended_at, ...row }: Row): Schedule {
  const ending =
    outcome === null || ended_at === null ? null : { outcome: outcome as Ending['outcome'], endedAt: ended_at }
  return {
    ...{ ...row, timeZone, dueAt },
    ending: ending && { ...ending, reason: reason === null ? null : (JSON.parse(reason) as StopReason) },
  }
}
