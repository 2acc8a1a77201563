import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** A stored picture, named by the hash of the bytes it came as. */
export interface MediaRow {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** A base64 thumbhash. */
  readonly placeholder: string
  readonly hasAlpha: boolean
}

/** One encoded file of a picture. `cut` is '' for all of it, or where a portrait's middle lies. */
export interface MediaFileRow {
  readonly media: string
  readonly cut: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly hash: string
  readonly size: number
}

/** How addresses name an encoded file. */
interface FileName extends Pick<MediaFileRow, 'cut' | 'width' | 'type'> {
  /** What the picture's hash begins with. */
  readonly start: string
}

/** A subset of a font, by what it was made for. */
interface FontRow {
  readonly hash: string
  readonly size: number
}

/** Pictures and fonts: what files there are of them. The bytes are blobs. */
export class MediaStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async find(hash: string): Promise<MediaRow | undefined> {
    return (await this.#find(hash))?.row
  }

  /** Finds a picture that somebody is about to name: it is not collected any more, or is not there. */
  async use(hash: string): Promise<MediaRow | undefined> {
    const found = await this.#find(hash)
    if (!found?.isUnneeded) return found?.row
    const kept = this.#query.updateTable('media').set({ unneeded_since: null }).where('hash', '=', hash)
    return (await kept.executeTakeFirst()).numUpdatedRows > 0n ? found.row : undefined
  }

  async #find(hash: string): Promise<{ readonly row: MediaRow; readonly isUnneeded: boolean } | undefined> {
    const row = await this.#query
      .selectFrom('media')
      .select(['hash', 'width', 'height', 'placeholder', 'has_alpha', 'unneeded_since'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (!row) return undefined
    const { has_alpha, unneeded_since, ...media } = row
    return { row: { ...media, hasAlpha: has_alpha !== 0 }, isUnneeded: unneeded_since !== null }
  }

  async insert({ hasAlpha, ...media }: MediaRow, files: readonly MediaFileRow[]): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const values = { ...media, has_alpha: Number(hasAlpha), created_at: clock.date().toISOString() }
      await transaction
        .insertInto('media')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await insertFiles(transaction, files)
    })
  }

  async insertFiles(files: readonly MediaFileRow[]): Promise<void> {
    await insertFiles(this.#query, files)
  }

  /** Forgets the cuts that files of these bytes belong to, so that they are made anew. */
  async forgetFiles(hashes: readonly string[]): Promise<void> {
    const lost = this.#query.selectFrom('media_files').select(['media', 'cut']).where('hash', 'in', hashes)
    for (const { media, cut } of await lost.execute()) {
      await this.#query.deleteFrom('media_files').where('media', '=', media).where('cut', '=', cut).execute()
    }
  }

  async files(media: readonly string[]): Promise<MediaFileRow[]> {
    if (media.length === 0) return []
    const columns = ['media', 'cut', 'type', 'width', 'height', 'hash', 'size'] as const
    return this.#query.selectFrom('media_files').select(columns).where('media', 'in', media).orderBy('width').execute()
  }

  /** A file of each of the pictures that came last. */
  async newest(pictures: number): Promise<{ readonly hash: string }[]> {
    const last = this.#query.selectFrom('media').select('hash').orderBy('created_at', 'desc').limit(pictures)
    const files = this.#query.selectFrom('media_files').select(({ fn }) => fn.min('hash').as('hash'))
    return files.where('media', 'in', last).groupBy('media').execute()
  }

  /** Says that a site shows these cuts today. */
  async want(cuts: readonly Pick<MediaFileRow, 'media' | 'cut'>[], today: string): Promise<void> {
    for (const { media, cut } of cuts) {
      const files = this.#query.updateTable('media_files').set({ wanted_on: today })
      await files.where('media', '=', media).where('cut', '=', cut).where('wanted_on', '<', today).execute()
    }
  }

  /** Forgets cuts that no site has shown since that day; whole pictures stay. What is published keeps its bytes. */
  async forgetCuts(before: string): Promise<void> {
    await this.#query.deleteFrom('media_files').where('cut', '<>', '').where('wanted_on', '<', before).execute()
  }

  /** Whether some picture has no AVIF files yet; those take seconds each, and a stop may have come between. */
  async hasUnmade(): Promise<boolean> {
    const unmade = this.#query
      .selectFrom('media_files as quick')
      .leftJoin('media_files as small', (join) =>
        join
          .onRef('small.media', '=', 'quick.media')
          .onRef('small.cut', '=', 'quick.cut')
          .on('small.type', '=', 'image/avif'),
      )
      .select('quick.hash')
      .where('quick.type', '=', 'image/webp')
      .where('small.hash', 'is', null)
    return (await unmade.limit(1).executeTakeFirst()) !== undefined
  }

  /** An encoded file of the picture whose hash begins like that. */
  async findFile({ start, cut, width, type }: FileName): Promise<{ hash: string; type: string } | undefined> {
    const ofPicture = this.#query.selectFrom('media_files').select(['hash', 'type']).where('media', 'like', `${start}%`)
    const found = ofPicture.where('cut', '=', cut).where('width', '=', width).where('type', '=', type)
    return found.limit(1).executeTakeFirst()
  }

  /** Whether a site was sent the picture whose hash begins like that, or has published this file of it. */
  async hasBeenIn(site: string, start: string, address: string): Promise<boolean> {
    const sent = this.#query.selectFrom('site_uploads').select('hash').where('site', '=', site)
    if (await sent.where('hash', 'like', `${start}%`).limit(1).executeTakeFirst()) return true
    const published = this.#query.selectFrom('release_assets').select('hash').where('site', '=', site)
    return (await published.where('address', '=', address).executeTakeFirst()) !== undefined
  }

  /** The subset of a font whose hash begins like that. */
  async findFontFile(start: string): Promise<{ hash: string } | undefined> {
    const found = this.#query.selectFrom('font_files').select('hash').where('hash', 'like', `${start}%`)
    return found.limit(1).executeTakeFirst()
  }

  /** Finds a subset that is drawn with today: it is kept for another week, or is not there. */
  async useFont(need: string, today: string): Promise<FontRow | undefined> {
    const found = this.#query.selectFrom('font_files').select(['hash', 'size', 'wanted_on']).where('need', '=', need)
    const row = await found.executeTakeFirst()
    if (!row || row.wanted_on >= today) return row
    const kept = this.#query.updateTable('font_files').set({ wanted_on: today }).where('need', '=', need)
    // A server without room still draws; it collects nothing either.
    const updated = await kept.executeTakeFirst().catch(() => undefined)
    return updated?.numUpdatedRows === 0n ? undefined : row
  }

  async insertFont(need: string, { hash, size }: FontRow, today: string): Promise<void> {
    const made = { hash, size, wanted_on: today }
    await this.#query
      .insertInto('font_files')
      .values({ need, ...made })
      .onConflict((conflict) => conflict.column('need').doUpdateSet(made))
      .execute()
  }
}

async function insertFiles(query: Database['query'], files: readonly MediaFileRow[]): Promise<void> {
  if (files.length === 0) return
  await query
    .insertInto('media_files')
    .values(files.map((file) => ({ ...file, wanted_on: clock.date().toISOString().slice(0, 10) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
