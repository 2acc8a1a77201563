import type { Kysely } from 'kysely'
import { COLLECTING, type PackRow, type PackTable } from '../blobs/pack-table.ts'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A claim that was not renewed for so long is over, in milliseconds: its process has ended. */
const COLLECTS_MS = 3_600_000
const READS_MS = 900_000
/** So many names are asked for at once. */
const AT_ONCE = 500

/** The packs of one bucket, as the database of the installation has them. */
export class PackStore implements PackTable {
  readonly #database: Pick<Database, 'query' | 'store'>
  readonly #store: string

  constructor(database: Pick<Database, 'query' | 'store'>, store: string) {
    this.#database = database
    this.#store = store
  }

  async packs(): Promise<PackRow[]> {
    const rows = this.#database.query.selectFrom('packs').select(['name', 'size', 'written_at'])
    const found = await rows.where('store', '=', this.#store).execute()
    return found.map(({ name, size, written_at }) => ({ name, size: Number(size), writtenAt: Date.parse(written_at) }))
  }

  async add(packs: readonly PackRow[]): Promise<void> {
    for (let at = 0; at < packs.length; at += AT_ONCE) {
      await this.#database.store((query) => this.#insert(query, packs.slice(at, at + AT_ONCE)))
    }
  }

  async replace(names: readonly string[], by: PackRow | undefined, relied: readonly string[] = []): Promise<boolean> {
    const changed = new Changed()
    try {
      await this.#database.query.transaction().execute(async (query) => {
        if (!(await this.#keep(query, relied))) throw changed
        for (let at = 0; at < names.length; at += AT_ONCE) {
          const some = names.slice(at, at + AT_ONCE)
          const own = query.deleteFrom('packs').where('store', '=', this.#store).where('name', 'in', some)
          const { numDeletedRows } = await own.executeTakeFirst()
          if (Number(numDeletedRows) !== some.length) throw changed
        }
        if (by) await this.#insert(query, [by])
      })
      return true
    } catch (failure) {
      if (failure === changed) return false
      throw failure
    }
  }

  async takeLock(owner: string): Promise<boolean> {
    const claim = { owner, until: after(COLLECTS_MS) }
    const taken = await this.#database.query
      .insertInto('pack_claims')
      .values({ store: this.#store, id: COLLECTING, ...claim })
      .onConflict((conflict) =>
        conflict.columns(['store', 'id']).doUpdateSet(claim).where('pack_claims.until', '<', after(0)),
      )
      .executeTakeFirst()
    return Number(taken.numInsertedOrUpdatedRows) === 1
  }

  async hold(claim: string, owner: string): Promise<boolean> {
    const until = after(claim === COLLECTING ? COLLECTS_MS : READS_MS)
    const own = this.#database.query.updateTable('pack_claims').set({ until }).where('store', '=', this.#store)
    const { numUpdatedRows } = await own.where('id', '=', claim).where('owner', '=', owner).executeTakeFirst()
    return Number(numUpdatedRows) === 1
  }

  async lease(claim: string): Promise<void> {
    const lease = { store: this.#store, id: claim, owner: claim, until: after(READS_MS) }
    await this.#database.query.insertInto('pack_claims').values(lease).execute()
  }

  async release(claim: string, owner: string): Promise<void> {
    const own = this.#database.query.deleteFrom('pack_claims').where('store', '=', this.#store)
    await own.where('id', '=', claim).where('owner', '=', owner).execute()
  }

  async isRead(): Promise<boolean> {
    const { query } = this.#database
    const leases = query.deleteFrom('pack_claims').where('store', '=', this.#store).where('id', '!=', COLLECTING)
    await leases.where('until', '<', after(0)).execute()
    const rows = query.selectFrom('pack_claims').select('id').where('store', '=', this.#store)
    return (await rows.where('id', '!=', COLLECTING).executeTakeFirst()) !== undefined
  }

  /** Nobody removes them before the transaction is over, for they are written to; false where one is not there any more. */
  async #keep(query: Kysely<Tables>, names: readonly string[]): Promise<boolean> {
    for (let at = 0; at < names.length; at += AT_ONCE) {
      const some = names.slice(at, at + AT_ONCE)
      const own = query.updateTable('packs').set(({ ref }) => ({ size: ref('size') }))
      const kept = await own.where('store', '=', this.#store).where('name', 'in', some).executeTakeFirst()
      if (Number(kept.numUpdatedRows) !== some.length) return false
    }
    return true
  }

  async #insert(query: Kysely<Tables>, packs: readonly PackRow[]): Promise<void> {
    if (packs.length === 0) return
    const rows = packs.map(({ name, size, writtenAt }) => {
      return { store: this.#store, name, size, written_at: new Date(writtenAt).toISOString() }
    })
    const insert = query.insertInto('packs').values(rows)
    await insert.onConflict((conflict) => conflict.columns(['store', 'name']).doNothing()).execute()
  }
}

class Changed extends Error {}

const after = (time: number) => new Date(clock.now() + time).toISOString()
