import type { FileType, KeptFile } from '@mimar/fields'
import type { FilePiece } from '../blobs/pieces.ts'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'

/** A file of an owner's, named by the hash of its bytes, and the pieces that they are kept in. */
export interface FileRow extends Omit<KeptFile, 'name'> {
  /** The name of the bytes that list its pieces. */
  readonly list: string
  readonly pieces: readonly FilePiece[]
}

/** Files that are no pictures: what is known of them. The bytes are blobs. */
export class FileStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  async find(hash: string): Promise<FileRow | undefined> {
    return (await this.among([hash]))[0]
  }

  /** Those of these that are here. */
  async among(hashes: readonly string[]): Promise<FileRow[]> {
    if (hashes.length === 0) return []
    const columns = ['hash', 'type', 'size', 'width', 'height', 'milliseconds', 'list', 'pieces'] as const
    const rows = await this.#query.selectFrom('files').select(columns).where('hash', 'in', hashes).execute()
    return rows.map(({ milliseconds, pieces, type, ...row }) => ({
      ...row,
      type: type as FileType,
      seconds: milliseconds / 1000,
      pieces: JSON.parse(pieces) as FilePiece[],
    }))
  }

  /** Finds a file that somebody is about to name: it is not collected any more, or is not there. */
  async use(hash: string): Promise<FileRow | undefined> {
    const kept = this.#query.updateTable('files').set({ unneeded_since: null }).where('hash', '=', hash)
    return (await kept.executeTakeFirst()).numUpdatedRows > 0n ? this.find(hash) : undefined
  }

  async insert({ seconds, pieces, ...row }: FileRow): Promise<void> {
    await this.#query
      .insertInto('files')
      .values({
        ...row,
        milliseconds: Math.round(seconds * 1000),
        pieces: JSON.stringify(pieces),
        created_at: clock.date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unneeded_since: null }))
      .execute()
  }
}
