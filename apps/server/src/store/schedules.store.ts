import { SERVER_ID } from '../server-id.ts'
import type { Database } from './database.ts'
import { JobTryStore } from './job-tries.store.ts'

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

/** So many are listed for whoever runs the installation. */
const MOST_OPEN = 200

const COLUMNS = [
  ...(['site', 'account', 'email', 'name', 'at', 'time_zone', 'due_at'] as const),
  ...(['attempts', 'outcome', 'reason', 'ended_at'] as const),
]

/** The publishes that were put off: one for a site. */
export class ScheduleStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']
  readonly #tries: JobTryStore

  constructor(database: Database) {
    this.#query = database.query
    this.#kind = database.kind
    this.#tries = new JobTryStore(database, 'publish')
  }

  async find(site: string): Promise<Schedule | undefined> {
    const row = await this.#rows().where('site', '=', site).executeTakeFirst()
    return row && scheduleOf(row)
  }

  /** In place of the one there was. */
  async put(schedule: Pick<Schedule, 'site' | 'account' | 'at' | 'timeZone'>): Promise<void> {
    const { site, account, at, timeZone } = schedule
    const fresh = { account, at, time_zone: timeZone, due_at: at, attempts: 0, owner: null }
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

  /** Notes why an attempt failed, and whether it was the last. */
  noteFailure({ site, at, attempts }: Schedule, failure: unknown, isLast: boolean): Promise<void> {
    return this.#tries.note({ item: `${site} ${at}`, site, number: attempts, failure, isLast })
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
  async dueNow(site: string, now: string): Promise<boolean> {
    const renewed = await this.#query
      .updateTable('schedules')
      .set({ due_at: now, attempts: 0, outcome: null, reason: null, ended_at: null })
      .where('site', '=', site)
      .where('owner', 'is', null)
      .where(({ or, and, eb }) =>
        or([eb('outcome', '=', 'failed'), and([eb('outcome', 'is', null), eb('attempts', '>', 0)])]),
      )
      .executeTakeFirst()
    return Number(renewed.numUpdatedRows) === 1
  }

  /** What happened to the attempts at a publish, the last first. */
  attempts({ site, at }: Schedule) {
    return this.#tries.history(`${site} ${at}`)
  }

  /** Takes what has been due longest for one attempt; it is due again then, unless it is held or ends before. */
  async takeNext(now: string, until: string): Promise<Schedule | undefined> {
    const due = this.#query.selectFrom('schedules').select('site').where('due_at', '<=', now)
    // What another server takes at this moment is not waited for.
    const next = due
      .orderBy('due_at')
      .limit(1)
      .$if(this.#kind === 'postgres', (one) => one.forUpdate().skipLocked())
    const taken = await this.#query
      .updateTable('schedules')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until, owner: SERVER_ID }))
      .where('site', '=', next)
      .where('due_at', '<=', now)
      .returning(['site', 'attempts'])
      .executeTakeFirst()
    const schedule = taken && (await this.find(taken.site))
    return schedule?.attempts === taken?.attempts ? schedule : undefined
  }

  /** When the next one is due. */
  async soonest(): Promise<string | undefined> {
    const row = this.#query.selectFrom('schedules').select('due_at').where('due_at', 'is not', null)
    return (await row.orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? undefined
  }

  /** Has one that was taken tried again then, by whoever comes; false when it was taken, changed or cancelled meanwhile. */
  async putOff(taken: Schedule, dueAt: string, owner: string | null = null): Promise<boolean> {
    const update = this.#query.updateTable('schedules').set({ due_at: dueAt, owner }).where('site', '=', taken.site)
    // The count of attempts is the epoch of a lease.
    const ours = update.where('at', '=', taken.at).where('attempts', '=', taken.attempts).where('outcome', 'is', null)
    return Number((await ours.executeTakeFirst()).numUpdatedRows) === 1
  }

  /** Says that it is still being done; false as above. */
  hold(taken: Schedule, until: string): Promise<boolean> {
    return this.putOff(taken, until, SERVER_ID)
  }

  /** Ends it, with the mail that tells of it where there is bad news; one that was changed or taken meanwhile goes on. */
  async end({ site, at, attempts }: Schedule, { outcome, reason, endedAt }: Ending, isMailed: boolean): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('schedules')
        .set({ due_at: null, outcome, reason: reason && JSON.stringify(reason), ended_at: endedAt, owner: null })
        .where('site', '=', site)
        .where('at', '=', at)
        .where('attempts', '=', attempts)
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
  readonly name: string | null
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
