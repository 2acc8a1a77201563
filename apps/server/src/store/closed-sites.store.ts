// Archive and takedown: sites that visitors no longer read while all of them stays.
import type { ExpressionBuilder } from 'kysely'
import type { Database } from './database.ts'
import { removeSchedules } from './schedules.store.ts'
import type { Tables } from './tables.ts'

/** Whether visitors may be shown anything of a site: nobody has put it away or taken it down. */
export const isInUse = ({ and, eb }: ExpressionBuilder<Tables, 'sites'>) =>
  and([eb('archived_at', 'is', null), eb('down_at', 'is', null)])

interface Archiving {
  readonly by: string
  /** Where visitors are led on to, without a slash at the end; null: they are told that the site is closed. */
  readonly leadsTo: string | null
}

interface Takedown {
  readonly by: string
  readonly reason: string
}

/** Sites that are closed to visitors. A publish that was put off is given up with each. */
export class ClosedSiteStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Puts a site away, or changes where it leads when it is. */
  archive(site: string, { by, leadsTo }: Archiving, now: Date): Promise<void> {
    return this.#query.transaction().execute(async (transaction) => {
      const archiving = transaction.updateTable('sites').where('id', '=', site)
      await archiving.set({ leads_to: leadsTo }).execute()
      await archiving
        .set({ archived_at: now.toISOString(), archived_by: by })
        .where('archived_at', 'is', null)
        .execute()
      await removeSchedules(transaction, site)
    })
  }

  async unarchive(site: string): Promise<void> {
    const back = { archived_at: null, archived_by: null, leads_to: null }
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.updateTable('sites').set(back).where('id', '=', site).execute()
      // One that was moved is a site of its own here again.
      await transaction.deleteFrom('site_moves').where('site', '=', site).where('state', '=', 'gone').execute()
    })
  }

  /** False where there is no such site. */
  takeDown(site: string, { by, reason }: Takedown, now: Date): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      const down = { down_at: now.toISOString(), down_by: by, down_reason: reason }
      const taken = await transaction.updateTable('sites').set(down).where('id', '=', site).executeTakeFirst()
      await removeSchedules(transaction, site)
      return taken.numUpdatedRows > 0n
    })
  }

  /** Shows visitors again what they read before; false where it was not taken down. */
  async putBack(site: string): Promise<boolean> {
    const back = this.#query.updateTable('sites').set({ down_at: null, down_by: null, down_reason: null })
    const put = await back.where('id', '=', site).where('down_at', 'is not', null).executeTakeFirst()
    return put.numUpdatedRows > 0n
  }
}
