import type { Database } from './database.ts'

/** Which pictures were sent to which site, each counted once. */
export class UploadStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Counts a picture of that many bytes; false when it is counted already. */
  async add(site: string, hash: string, size: number): Promise<boolean> {
    const adding = this.#query.insertInto('site_uploads').values({ site, hash, size })
    const added = await adding.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows) === 1
  }

  async remove(site: string, hash: string): Promise<void> {
    await this.#query.deleteFrom('site_uploads').where('site', '=', site).where('hash', '=', hash).execute()
  }

  /** The bytes of all of them. */
  async total(site: string): Promise<number> {
    const all = this.#query.selectFrom('site_uploads').select(({ fn }) => fn.sum<number | string>('size').as('total'))
    return Number((await all.where('site', '=', site).executeTakeFirst())?.total ?? 0)
  }
}
