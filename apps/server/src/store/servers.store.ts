import { clock } from '../clock.ts'
import type { Database } from './database.ts'

const DAY = 86_400_000
/** How long after it was last heard of a server is taken to run. */
const LIVES_MS = 30_000

/** A server that was heard of a moment ago. */
interface LivingServer {
  readonly id: string
  readonly version: string
  /** Where it puts bytes, then where else it looks for them; undefined where it is of a version that does not say so. */
  readonly places: readonly string[] | undefined
}

/** The servers that run on a database, and the mark of the folder that belongs to it. */
export class ServerStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** The mark of the folder; null where none has been taken yet. */
  async folder(): Promise<string | null> {
    const row = this.#query.selectFrom('installation').select('folder')
    return (await row.executeTakeFirstOrThrow()).folder
  }

  /** Takes another folder in the place of `before`; the mark that counts from then on, somebody else's where they were faster. */
  async takeFolder(mark: string, before: string | null): Promise<string> {
    const update = this.#query.updateTable('installation').set({ folder: mark })
    await update.where('folder', before === null ? 'is' : '=', before).execute()
    return (await this.folder()) ?? mark
  }

  /** A server is there, or still there. */
  async beat(id: string, version: string, having: readonly string[]): Promise<void> {
    const at = this.#ago(0)
    const places = JSON.stringify(having)
    await this.#query
      .insertInto('servers')
      .values({ id, started_at: at, seen_at: at, version, places })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at, places }))
      .execute()
  }

  /** Other servers that were heard of a moment ago. */
  async others(id: string): Promise<LivingServer[]> {
    const rows = this.#query.selectFrom('servers').select(['id', 'version', 'places']).where('id', '!=', id)
    const living = await rows.where('seen_at', '>', this.#ago(LIVES_MS)).orderBy('id').execute()
    return living.map(({ places, ...server }) => ({
      ...server,
      places: places === null ? undefined : (JSON.parse(places) as string[]),
    }))
  }

  async leave(id: string): Promise<void> {
    await this.#query.deleteFrom('servers').where('id', '=', id).execute()
  }

  /** Forgets servers that ended without a word; their ids. */
  async forgetGone(): Promise<readonly string[]> {
    const gone = this.#query.deleteFrom('servers').where('seen_at', '<', this.#ago(DAY)).returning('id')
    return (await gone.execute()).map(({ id }) => id)
  }

  #ago(time: number): string {
    return new Date(clock.now() - time).toISOString()
  }
}
