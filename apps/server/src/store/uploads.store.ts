import type { Database } from './database.ts'
import { sentBytes } from './sent-files.store.ts'

interface SentPicture {
  readonly site: string
  readonly hash: string
  /** In bytes. */
  readonly size: number
  /** Pictures that the site shows, wherever they came from. */
  readonly shown: readonly string[]
}

/** Which pictures were sent to which site, each counted once. */
export class UploadStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /**
   * Counts a picture, unless all that is kept for the site would be more bytes than `limit`; one that is counted already needs no room. Those of a
   * site take turns: what is not decided yet is neither known to another one nor without weight.
   */
  addWithin(limit: number, picture: SentPicture): Promise<'added' | 'known' | 'no-room'> {
    const { site, hash, size, shown } = picture
    return this.#query.transaction().execute(async (transaction) => {
      const touched = transaction.updateTable('sites').set(({ ref }) => ({ revision: ref('revision') }))
      await touched.where('id', '=', site).execute()
      const sent = transaction.selectFrom('site_uploads').where('site', '=', site)
      if (await sent.select('hash').where('hash', '=', hash).executeTakeFirst()) return 'known'
      if ((await keptBytes(transaction, site, shown)) + size > limit) return 'no-room'
      await transaction.insertInto('site_uploads').values({ site, hash, size }).execute()
      return 'added'
    })
  }

  /** All that is kept for a site, in bytes: pictures as they were sent, their sizes and types, their crops, and what visitors sent. */
  kept(site: string, shown: readonly string[]): Promise<number> {
    return keptBytes(this.#query, site, shown)
  }

  async remove(site: string, hash: string): Promise<void> {
    await this.#query.deleteFrom('site_uploads').where('site', '=', site).where('hash', '=', hash).execute()
  }
}

async function keptBytes(query: Database['query'], site: string, shown: readonly string[]): Promise<number> {
  const sent = query.selectFrom('site_uploads').where('site', '=', site)
  const originals = await sent.select(({ fn }) => fn.sum<number | string>('size').as('bytes')).executeTakeFirst()
  const files = query.selectFrom('media_files').select(({ fn }) => fn.sum<number | string>('size').as('bytes'))
  const ofSite = files.where(({ or, eb }) =>
    or([eb('media', 'in', sent.select('hash')), ...(shown.length > 0 ? [eb('media', 'in', shown)] : [])]),
  )
  const made = Number((await ofSite.executeTakeFirst())?.bytes ?? 0)
  return Number(originals?.bytes ?? 0) + made + (await sentBytes(query, site))
}
