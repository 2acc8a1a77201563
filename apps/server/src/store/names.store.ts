import { giveWay } from '../turns.ts'
import type { Database } from './database.ts'
import { endOfPage } from './operation-pages.ts'

const ROWS_AT_ONCE = 500
const PICTURES_AT_ONCE = 100
/** What stands before the name of bytes in every document, change and list of files. */
const BEFORE_HASH = '"hash":"'
const HASH = /^[0-9a-f]{64}$/

/** What sites name by a hash, and bytes are kept for. */
type Kept = 'media' | 'files'

/** Garbage collection, the mark: every name of bytes (SHA-256) in the database, read in pages so that others come in between. */
export class NamesStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Pictures that a site shows, showed at any moment that can come back, or was sent. */
  async *ofSites(): AsyncIterable<string> {
    for await (const site of this.#sites()) {
      yield* this.#ofDocuments(site)
      yield* this.#ofChanges(site)
      yield* this.#ofUploads(site)
    }
  }

  /** Files of everything that was ever published of the sites there are. */
  async *ofReleases(): AsyncIterable<string> {
    for await (const site of this.#sites()) {
      const ids = await this.#query.selectFrom('releases').select('id').where('site', '=', site).execute()
      for (const { id } of ids) yield* this.#ofRelease(id)
      yield* this.#ofAssets(site)
    }
  }

  /** The pictures there are, and all files made of them; of fonts as well. */
  async *ofFiles(): AsyncIterable<string> {
    const fonts = await this.#query.selectFrom('font_files').select('hash').execute()
    for (const { hash } of fonts) yield hash
    for await (const rows of this.#rows('media')) {
      const media = rows.map(({ hash }) => hash)
      yield* media
      const files = this.#query.selectFrom('media_files').select('hash').where('media', 'in', media)
      for (const { hash } of await files.execute()) yield hash
    }
  }

  /** All bytes of the files there are that are no pictures; those of `named` alone, where that is given. */
  async *ofOwnFiles(named?: ReadonlySet<string>): AsyncIterable<string> {
    for await (const rows of this.#rows('files')) {
      const hashes = rows.map(({ hash }) => hash).filter((hash) => named?.has(hash) ?? true)
      if (hashes.length === 0) continue
      const files = this.#query.selectFrom('files').select(['list', 'pieces']).where('hash', 'in', hashes)
      for (const { list, pieces } of await files.execute()) {
        yield list
        yield* hashesIn(pieces)
      }
    }
  }

  /** All bytes of files that visitors sent; those that a message has alone, where that is asked. */
  async *ofSentFiles(isNamed = false): AsyncIterable<string> {
    for (let last = ''; ; ) {
      const page = this.#query.selectFrom('sent_files').select(['hash', 'pieces']).where('hash', '>', last)
      const named = this.#query.selectFrom('message_files').select('hash')
      const wanted = isNamed ? page.where('hash', 'in', named) : page
      const rows = await wanted.orderBy('hash').limit(PICTURES_AT_ONCE).execute()
      for (const { pieces } of rows) yield* hashesIn(pieces)
      if (rows.length < PICTURES_AT_ONCE) return
      last = rows.at(-1)!.hash
    }
  }

  /** Forgets files that no message has and that nobody was about to send since `before` (ISO). */
  async forgetSentFiles(before: string): Promise<void> {
    const named = this.#query.selectFrom('message_files').select('hash')
    await this.#query.deleteFrom('sent_files').where('kept_at', '<', before).where('hash', 'not in', named).execute()
  }

  /**
   * Notes since when pictures and other files are not among these names, and forgets those that were not before `before` (ISO). One that somebody
   * is about to name stays. How many were forgotten.
   */
  async forgetPictures(named: ReadonlySet<string>, now: string, before: string): Promise<number> {
    return (
      (await this.#forgetAmong('media', named, now, before)) + (await this.#forgetAmong('files', named, now, before))
    )
  }

  async #forgetAmong(table: Kept, named: ReadonlySet<string>, now: string, before: string): Promise<number> {
    let forgotten = 0
    for await (const rows of this.#rows(table)) {
      const unnamed = rows.filter(({ hash }) => !named.has(hash))
      const old = unnamed.filter(({ unneeded_since: since }) => since !== null && since < before)
      const back = rows.filter(({ hash, unneeded_since: since }) => since !== null && named.has(hash))
      const fresh = unnamed.filter(({ unneeded_since: since }) => since === null)
      await this.#note(table, back, null)
      await this.#note(table, fresh, now)
      forgotten += await this.#forget(table, old, before)
    }
    return forgotten
  }

  /** Forgets subsets of fonts that nothing was drawn with since that day; they are cut again when they are wanted. Releases keep theirs. */
  async forgetFonts(before: string): Promise<void> {
    await this.#query.deleteFrom('font_files').where('wanted_on', '<', before).execute()
  }

  async #note(table: Kept, rows: readonly { readonly hash: string }[], since: string | null): Promise<void> {
    if (rows.length === 0) return
    const hashes = rows.map(({ hash }) => hash)
    await this.#query.updateTable(table).set({ unneeded_since: since }).where('hash', 'in', hashes).execute()
  }

  async #forget(table: Kept, rows: readonly { readonly hash: string }[], before: string): Promise<number> {
    if (rows.length === 0) return 0
    const hashes = rows.map(({ hash }) => hash)
    const gone = this.#query.deleteFrom(table).where('hash', 'in', hashes).where('unneeded_since', '<', before)
    return Number((await gone.executeTakeFirst()).numDeletedRows)
  }

  async *#sites(): AsyncIterable<string> {
    for (let last = ''; ; ) {
      const page = this.#query.selectFrom('sites').select('id').where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE)
      const rows = await page.execute()
      for (const { id } of rows) yield id
      if (rows.length < ROWS_AT_ONCE) return
      last = rows.at(-1)!.id
    }
  }

  async *#ofDocuments(site: string): AsyncIterable<string> {
    const kept = this.#query.selectFrom('snapshots').select('revision').where('site', '=', site)
    for (const { revision } of await kept.execute()) {
      const found = this.#query.selectFrom('snapshots').select('document').where('site', '=', site)
      const row = await found.where('revision', '=', revision).executeTakeFirst()
      if (row) yield* hashesIn(row.document)
    }
  }

  async *#ofChanges(site: string): AsyncIterable<string> {
    for (let after = 0; ; ) {
      const end = await endOfPage(this.#query, site, { after, limit: ROWS_AT_ONCE }, 'asc')
      if (end === undefined) return
      const page = this.#query.selectFrom('operations').select(['operation', 'inverse']).where('site', '=', site)
      const naming = page.where(({ or, eb }) =>
        or([eb('operation', 'like', `%${BEFORE_HASH}%`), eb('inverse', 'like', `%${BEFORE_HASH}%`)]),
      )
      for (const row of await naming.where('revision', '>', after).where('revision', '<=', end).execute()) {
        yield* hashesIn(row.operation)
        yield* hashesIn(row.inverse)
      }
      after = end
    }
  }

  async *#ofUploads(site: string): AsyncIterable<string> {
    for (let last = ''; ; ) {
      const sent = this.#query.selectFrom('site_uploads').select('hash').where('site', '=', site)
      const rows = await sent.where('hash', '>', last).orderBy('hash').limit(ROWS_AT_ONCE).execute()
      for (const { hash } of rows) yield hash
      if (rows.length < ROWS_AT_ONCE) return
      last = rows.at(-1)!.hash
    }
  }

  async *#ofRelease(id: string): AsyncIterable<string> {
    const release = this.#query.selectFrom('releases').select('delta').where('id', '=', id)
    yield* hashesIn((await release.executeTakeFirst())?.delta ?? '')
    const list = this.#query.selectFrom('release_lists').select('files').where('release', '=', id)
    yield* hashesIn((await list.executeTakeFirst())?.files ?? '')
  }

  async *#ofAssets(site: string): AsyncIterable<string> {
    for (let last = ''; ; ) {
      const assets = this.#query.selectFrom('release_assets').select(['address', 'hash']).where('site', '=', site)
      const rows = await assets.where('address', '>', last).orderBy('address').limit(ROWS_AT_ONCE).execute()
      for (const { hash } of rows) yield hash
      if (rows.length < ROWS_AT_ONCE) return
      last = rows.at(-1)!.address
    }
  }

  async *#rows(
    table: Kept,
  ): AsyncIterable<readonly { readonly hash: string; readonly unneeded_since: string | null }[]> {
    for (let last = ''; ; ) {
      const rows = await this.#query
        .selectFrom(table)
        .select(['hash', 'unneeded_since'])
        .where('hash', '>', last)
        .orderBy('hash')
        .limit(PICTURES_AT_ONCE)
        .execute()
      if (rows.length > 0) yield rows
      if (rows.length < PICTURES_AT_ONCE) return
      last = rows.at(-1)!.hash
    }
  }
}

/** Every name of bytes in a JSON text, in slices. */
async function* hashesIn(text: string): AsyncIterable<string> {
  for (let at = text.indexOf(BEFORE_HASH); at >= 0; at = text.indexOf(BEFORE_HASH, at + 1)) {
    const hash = text.slice(at + BEFORE_HASH.length, at + BEFORE_HASH.length + 64)
    // Copied, because a part of a text keeps all of it in memory.
    if (HASH.test(hash)) yield Buffer.from(hash, 'hex').toString('hex')
    await giveWay()
  }
}
