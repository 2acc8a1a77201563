import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations/migrations.ts'

interface Begun {
  readonly version: string
  readonly at: string
}

/** Which versions of the program ran here, and which steps made the tables. */
export class VersionStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Notes the first start of a version. */
  async began(version: string, now = clock.date()): Promise<void> {
    const known = this.#query.selectFrom('versions_run').select('version').where('version', '=', version)
    if (await known.executeTakeFirst()) return
    await this.#query
      .insertInto('versions_run')
      .values({ version, at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** The last first. */
  ran(): Promise<Begun[]> {
    return this.#query.selectFrom('versions_run').select(['version', 'at']).orderBy('at', 'desc').execute()
  }

  /** The last first. */
  steps(): Promise<{ name: string; at: string }[]> {
    return this.#query.selectFrom('migrations').select(['name', 'at']).orderBy('name', 'desc').execute()
  }

  /** Whether a newer version has changed the tables. */
  async hasLaterSteps(): Promise<boolean> {
    const known = new Set(migrations.map(({ name }) => name))
    return (await this.steps()).some(({ name }) => !known.has(name))
  }
}
