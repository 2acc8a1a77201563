// Retries that failed: what each said, until the work is done, dismissed or long forgotten.
import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** A try that failed. */
interface NewTry {
  readonly item: string
  readonly site: string
  readonly number: number
  readonly failure: unknown
  readonly isLast: boolean
}

interface FailedTry {
  readonly at: string
  readonly number: number
  readonly error: string
}

/** Work of one kind that was given up. */
interface StoppedWork {
  readonly count: number
  readonly tries: number
  readonly site: string
  readonly siteCount: number
}

const LONGEST_ERROR = 300
/** So many tries are told of. */
const TOLD = 12
/** Nobody mends what was given up longer ago. */
const KEPT_MS = 60 * 86_400_000
/** So much that was given up is tried again at once. */
const MOST_AGAIN = 10_000

/** The tries of one kind of work that failed. */
export class JobTryStore {
  readonly #query: Database['query']
  readonly #kind: string

  constructor({ query }: Database, kind: string) {
    this.#query = query
    this.#kind = kind
  }

  async note({ item, site, number, failure, isLast }: NewTry, now = clock.date()): Promise<void> {
    const error = (failure instanceof Error ? failure.message : String(failure)).slice(0, LONGEST_ERROR)
    const said = { site, error, at: now.toISOString(), is_last: isLast ? 1 : 0 }
    await this.#query
      .insertInto('job_tries')
      .values({ kind: this.#kind, item, number, ...said })
      .onConflict((conflict) => conflict.columns(['kind', 'item', 'number']).doUpdateSet(said))
      .execute()
    const before = new Date(now.getTime() - KEPT_MS).toISOString()
    await this.#query.deleteFrom('job_tries').where('kind', '=', this.#kind).where('at', '<', before).execute()
  }

  /** It is done. What was given up stays until somebody dismisses it or has it tried again. */
  async forget(item: string): Promise<void> {
    const ofIt = this.#query.deleteFrom('job_tries').where('kind', '=', this.#kind).where('item', '=', item)
    await ofIt
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('job_tries as last')
              .select('last.item')
              .where('last.kind', '=', this.#kind)
              .where('last.item', '=', item)
              .where('last.is_last', '=', 1),
          ),
        ),
      )
      .execute()
  }

  /** It begins from the start. */
  async drop(item: string): Promise<void> {
    await this.#query.deleteFrom('job_tries').where('kind', '=', this.#kind).where('item', '=', item).execute()
  }

  /** What happened, the last first. */
  async history(item?: string): Promise<readonly FailedTry[]> {
    return this.#query
      .selectFrom('job_tries')
      .select(['at', 'number', 'error'])
      .where('kind', '=', this.#kind)
      .$if(item !== undefined, (tries) => tries.where('item', '=', item as string))
      .orderBy('at', 'desc')
      .limit(TOLD)
      .execute()
  }

  async stopped(): Promise<string[]> {
    const rows = await this.#stopped().select('item').limit(MOST_AGAIN).execute()
    return rows.map(({ item }) => item)
  }

  async countStopped(): Promise<StoppedWork | undefined> {
    const row = await this.#stopped()
      .select(({ fn }) => [
        ...[fn.countAll().as('count'), fn.max('number').as('tries'), fn.min('site').as('site')],
        fn.count('site').distinct().as('sites'),
      ])
      .executeTakeFirst()
    const count = Number(row?.count ?? 0)
    if (!row || count === 0) return undefined
    return { count, tries: Number(row.tries), site: row.site, siteCount: Number(row.sites) }
  }

  /** Takes what was given up from the list. */
  async dismiss(): Promise<void> {
    const given = await this.stopped()
    if (given.length === 0) return
    await this.#query.deleteFrom('job_tries').where('kind', '=', this.#kind).where('item', 'in', given).execute()
  }

  #stopped() {
    return this.#query.selectFrom('job_tries').where('kind', '=', this.#kind).where('is_last', '=', 1)
  }
}
