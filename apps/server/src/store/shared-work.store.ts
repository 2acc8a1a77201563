import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** How long work is taken to be under way after its process was last heard of, in milliseconds. */
const LIVES_MS = 30_000

/** What one process does for all that have the database open. */
export type SharedWork = 'example' | 'pictures' | 'collecting'

/** Work that is done once, however many servers there are: a row for each kind. */
export class SharedWorkStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Begins it; false while another process is at it, or where it was done since then. */
  async take(kind: SharedWork, owner: string, since = EVER): Promise<boolean> {
    const begun = { owner, until: after(LIVES_MS) }
    const taken = await this.#query
      .insertInto('shared_work')
      .values({ kind, ...begun })
      .onConflict((conflict) =>
        conflict
          .column('kind')
          .doUpdateSet(begun)
          .where('shared_work.until', '<', after(0))
          .where(({ or, eb }) => or([eb('shared_work.done_at', 'is', null), eb('shared_work.done_at', '<', since)])),
      )
      .executeTakeFirst()
    return Number(taken.numInsertedOrUpdatedRows) === 1
  }

  /** Says that it goes on. */
  async hold(kind: SharedWork, owner: string): Promise<void> {
    await this.#own(kind, owner)
      .set({ until: after(LIVES_MS) })
      .execute()
  }

  /** It is over, for the next to begin; done, or left as it was. */
  async end(kind: SharedWork, owner: string, isDone: boolean): Promise<void> {
    const done = isDone ? { done_at: after(0) } : {}
    await this.#own(kind, owner)
      .set({ until: NEVER, ...done })
      .execute()
  }

  /** When it was done last. */
  async doneAt(kind: SharedWork): Promise<string | undefined> {
    const row = this.#query.selectFrom('shared_work').select('done_at').where('kind', '=', kind)
    return (await row.executeTakeFirst())?.done_at ?? undefined
  }

  #own(kind: SharedWork, owner: string) {
    return this.#query.updateTable('shared_work').where('kind', '=', kind).where('owner', '=', owner)
  }
}

/** Before and after any time that is stored. */
const [NEVER, EVER] = ['0', '9']

const after = (time: number) => new Date(clock.now() + time).toISOString()
