import type { SentType } from '@mimar/fields'
import type { FilePiece } from '../blobs/pieces.ts'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { inBatches } from './in-batches.ts'

/** A file that a visitor sent, named by the hash of its bytes, and the pieces they are kept in. */
export interface SentFileRow {
  readonly hash: string
  readonly type: SentType
  readonly size: number
  readonly pieces: readonly FilePiece[]
}

/** A file of a message: its number there, and its bytes. */
export interface MessageFile {
  readonly number: number
  readonly hash: string
  readonly size: number
}

/** Files that came with messages. Each is found by its message alone, never by what it is called by itself. */
export class SentFileStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Finds a file that a message is about to have: it is not forgotten any more, or is not there. */
  async use(hash: string): Promise<boolean> {
    const kept = this.#query.updateTable('sent_files').set({ kept_at: clock.date().toISOString() })
    return (await kept.where('hash', '=', hash).executeTakeFirst()).numUpdatedRows > 0n
  }

  async insert({ pieces, ...row }: SentFileRow): Promise<void> {
    const kept_at = clock.date().toISOString()
    await this.#query
      .insertInto('sent_files')
      .values({ ...row, pieces: JSON.stringify(pieces), kept_at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
      .execute()
  }

  /** Those of these that are here. */
  async among(hashes: readonly string[]): Promise<ReadonlyMap<string, SentFileRow>> {
    const found = new Map<string, SentFileRow>()
    await inBatches([...new Set(hashes)], async (some) => {
      const columns = ['hash', 'type', 'size', 'pieces'] as const
      const rows = this.#query
        .selectFrom('sent_files')
        .select(columns)
        .where('hash', 'in', [...some])
      for (const { pieces, type, ...row } of await rows.execute()) {
        found.set(row.hash, { ...row, type: type as SentType, pieces: JSON.parse(pieces) as FilePiece[] })
      }
    })
    return found
  }

  /** The file of a message by its number. */
  async find(message: string, number: number): Promise<SentFileRow | undefined> {
    const row = this.#query.selectFrom('message_files').select('hash').where('message', '=', message)
    const found = await row.where('number', '=', number).executeTakeFirst()
    return found && (await this.among([found.hash])).get(found.hash)
  }

  /** The files of each of these messages, as far as they have some. */
  async of(messages: readonly string[]): Promise<ReadonlyMap<string, readonly MessageFile[]>> {
    const found = new Map<string, MessageFile[]>()
    await inBatches(messages, async (some) => {
      const rows = this.#query.selectFrom('message_files').select(['message', 'number', 'hash', 'size'])
      const sorted = rows
        .where('message', 'in', [...some])
        .orderBy('message')
        .orderBy('number')
      for (const { message, ...file } of await sorted.execute())
        found.set(message, [...(found.get(message) ?? []), file])
    })
    return found
  }

  /** All that visitors sent to a site, each once. */
  async ofSite(site: string): Promise<SentFileRow[]> {
    const rows = this.#query.selectFrom('message_files').select('hash').distinct().where('site', '=', site)
    return [...(await this.among((await rows.execute()).map(({ hash }) => hash))).values()]
  }
}

/** What visitors sent to a site, in bytes. */
export async function sentBytes(query: Database['query'], site: string): Promise<number> {
  const rows = query.selectFrom('message_files').where('site', '=', site)
  const sum = await rows.select(({ fn }) => fn.sum<number | string>('size').as('bytes')).executeTakeFirst()
  return Number(sum?.bytes ?? 0)
}
