// Soft delete, trash: sites that were deleted wait until they are brought back or erased.
import { sql, type Transaction } from 'kysely'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'
import { removeSite } from './remove-site.ts'
import { removeSchedules } from './schedules.store.ts'
import type { Tables } from './tables.ts'

type Owner = Pick<Account, 'id' | 'givenBy'>

/** A site that was deleted and can be brought back. */
export interface DeletedSite {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly deletedAt: string
  /** E-mail address of who did it; null where the account is gone. */
  readonly deletedBy: string | null
  readonly isYou: boolean
  /** Messages from visitors that it holds. */
  readonly messages: number
}

const MEMBER = ['account', 'site', 'role', 'agreed_at', 'invited_by'] as const
const ERASED_AT_ONCE = 100

/**
 * Sites on their way out. Who was on them stands in a table of its own meanwhile, so that nothing which asks for members
 * or for the live release finds such a site.
 */
export class DeletedSiteStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Takes a site from everybody and from visitors; all of it stays, save a publish that was put off. */
  async put(site: string, by: string, now: Date): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      // One row update: a publish that ends in the same moment was before it, or finds that the site is deleted.
      const { numUpdatedRows } = await transaction
        .updateTable('sites')
        .set((is) => ({ live_when_deleted: is.ref('live_release'), live_release: null }))
        .set({ deleted_at: now.toISOString(), deleted_by: by })
        .where('id', '=', site)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      // Who deletes it at the same moment would note that visitors read nothing of it.
      if (numUpdatedRows === 0n) return
      await move(transaction, site, 'members', 'deleted_members')
      await removeSchedules(transaction, site)
    })
  }

  /** Gives a site back to everybody who was on it, and to visitors what they read. False: it is gone, or not deleted. */
  bringBack(site: string): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      const back = await transaction
        .updateTable('sites')
        .set((is) => ({ live_release: is.ref('live_when_deleted'), live_when_deleted: null }))
        .set({ deleted_at: null, deleted_by: null })
        .where('id', '=', site)
        .where('deleted_at', 'is not', null)
        .where('unfinished_since', 'is', null)
        .executeTakeFirst()
      if (back.numUpdatedRows === 0n) return false
      await move(transaction, site, 'deleted_members', 'members')
      return true
    })
  }

  /** The deleted sites that an account owns, as far as who gave it its session owned them too; the last first. */
  async list(owner: Owner): Promise<DeletedSite[]> {
    const messages = sql<number>`(select count(*) from messages where messages.site = sites.id and erased_at is null and kind != 'test')`
    const rows = await this.#of(owner)
      .leftJoin('accounts', 'accounts.id', 'sites.deleted_by')
      .select(['sites.id', 'slug', 'sites.name', 'deleted_at', 'deleted_by', messages.as('messages')])
      .select(({ fn }) => fn.coalesce('accounts.name', 'accounts.email').as('by'))
      .orderBy('deleted_at', 'desc')
      .orderBy('sites.id')
      .execute()
    return rows.map(({ id, slug, name, by, ...row }) => ({
      ...{ id, slug, name, messages: Number(row.messages), deletedAt: row.deleted_at ?? '' },
      ...{ deletedBy: by, isYou: row.deleted_by === owner.id },
    }))
  }

  async isOwned(owner: Owner, site: string): Promise<boolean> {
    const found = this.#of(owner).select('sites.id').where('sites.id', '=', site)
    return (await found.executeTakeFirst()) !== undefined
  }

  async count(owner: Owner): Promise<number> {
    const all = this.#of(owner).select(({ fn }) => fn.countAll().as('count'))
    return Number((await all.executeTakeFirstOrThrow()).count)
  }

  /** Removes for good what was deleted before then (ISO), a hundred at most; how many sites that were. */
  async eraseBefore(before: string): Promise<number> {
    const old = this.#query.selectFrom('sites').select('id').where('deleted_at', '<', before)
    const rows = await old.orderBy('deleted_at').limit(ERASED_AT_ONCE).execute()
    for (const { id } of rows) await removeSite(this.#query, id)
    return rows.length
  }

  #of({ id, givenBy }: Owner) {
    const members = this.#query.selectFrom('deleted_members').select('site').where('role', '=', 'owner')
    const owners = members.where('agreed_at', 'is not', null)
    const deleted = this.#query.selectFrom('sites').where('deleted_at', 'is not', null)
    const own = deleted.where('unfinished_since', 'is', null).where('sites.id', 'in', owners.where('account', '=', id))
    return own.$if(givenBy !== undefined, (sites) =>
      sites.where('sites.id', 'in', owners.where('account', '=', givenBy as string)),
    )
  }
}

/** The rows of who is on a site change their table. */
async function move(
  transaction: Transaction<Tables>,
  site: string,
  from: 'members' | 'deleted_members',
  to: 'members' | 'deleted_members',
): Promise<void> {
  const rows = transaction.selectFrom(from).select(MEMBER).where('site', '=', site)
  await transaction.insertInto(to).columns(MEMBER).expression(rows).execute()
  await transaction.deleteFrom(from).where('site', '=', site).execute()
}
