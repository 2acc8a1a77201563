import type { Database } from './database.ts'

interface SentPicture {
  readonly site: string
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** Which pictures were sent to which site, each counted once. */
export class UploadStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /**
   * Counts a picture, unless all of them would be more bytes than `limit`; one that is counted already needs no room. Those of a
   * site take turns: what is not decided yet is neither known to another one nor without weight.
   */
  addWithin(limit: number, picture: SentPicture): Promise<'added' | 'known' | 'no-room'> {
    const { site, hash, size } = picture
    return this.#query.transaction().execute(async (transaction) => {
      const touched = transaction.updateTable('sites').set(({ ref }) => ({ revision: ref('revision') }))
      await touched.where('id', '=', site).execute()
      const sent = transaction.selectFrom('site_uploads').where('site', '=', site)
      if (await sent.select('hash').where('hash', '=', hash).executeTakeFirst()) return 'known'
      const total = await sent.select(({ fn }) => fn.sum<number | string>('size').as('bytes')).executeTakeFirst()
      if (Number(total?.bytes ?? 0) + size > limit) return 'no-room'
      await transaction.insertInto('site_uploads').values(picture).execute()
      return 'added'
    })
  }

  async remove(site: string, hash: string): Promise<void> {
    await this.#query.deleteFrom('site_uploads').where('site', '=', site).where('hash', '=', hash).execute()
  }
}
