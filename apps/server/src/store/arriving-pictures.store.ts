// Quotas of what is on its way in: pictures count from when they have come, before anybody has the site (0096).
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { inBatches } from './in-batches.ts'
import type { Tables } from './tables.ts'

/** As long as bytes that nothing names may lie here, and a collection may take. */
const KEPT_MS = 2 * 24 * 3_600_000

export interface ArrivingPicture {
  readonly hash: string
  /** In bytes, as they were counted here. */
  readonly size: number
}

/** Which pictures came for which move. */
export class ArrivingPictureStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  async of(move: string): Promise<readonly ArrivingPicture[]> {
    return this.#query.selectFrom('arriving_pictures').select(['hash', 'size']).where('move', '=', move).execute()
  }

  /** Counts them from now on; one that was counted for that move before is not counted twice. */
  async add(move: string, account: string, pictures: readonly ArrivingPicture[]): Promise<void> {
    const at = clock.date().toISOString()
    // One that is named twice is one.
    const each = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()]
    await inBatches(each, (some) =>
      this.#query
        .insertInto('arriving_pictures')
        .values(some.map((picture) => ({ ...picture, move, account, at })))
        .onConflict((on) => on.columns(['move', 'hash']).doUpdateSet({ at }))
        .execute(),
    )
  }

  async remove(move: string, hash: string): Promise<void> {
    await this.#query.deleteFrom('arriving_pictures').where('move', '=', move).where('hash', '=', hash).execute()
  }

  /** Bytes of a move: as they came, and in the sizes and types that were made of them. */
  bytesOf(move: string): Promise<number> {
    return bytesOf(this.#query, this.#query.selectFrom('arriving_pictures').where('move', '=', move))
  }

  /** Forgets what came long ago for moves that came to nothing: its bytes are gone by now. */
  async forgetOld(): Promise<void> {
    const ready = this.#query.selectFrom('site_arrivals').select('move').where('state', '=', 'ready')
    const before = new Date(clock.now() - KEPT_MS).toISOString()
    const old = this.#query.deleteFrom('arriving_pictures').where('at', '<', before)
    await old.where('move', 'not in', ready.where('move', 'is not', null).$castTo<{ move: string }>()).execute()
  }
}

/** Bytes of all that is on its way to an account; what comes twice counts once. */
export function arrivingBytes(query: Database['query'], account: string): Promise<number> {
  return bytesOf(query, query.selectFrom('arriving_pictures').where('account', '=', account))
}

type Arriving = SelectQueryBuilder<Tables, 'arriving_pictures', object>

async function bytesOf(query: Database['query'], arriving: Arriving): Promise<number> {
  const each = arriving.select(['hash', ({ fn }) => fn.max('size').as('size')]).groupBy('hash')
  const came = query.selectFrom(each.as('each')).select(({ fn }) => fn.sum<number | string>('size').as('bytes'))
  const made = query.selectFrom('media_files').select(({ fn }) => fn.sum<number | string>('size').as('bytes'))
  const [sent, files] = [
    await came.executeTakeFirst(),
    await made.where('media', 'in', arriving.select('hash')).executeTakeFirst(),
  ]
  return Number(sent?.bytes ?? 0) + Number(files?.bytes ?? 0)
}

/** Pictures and files of owners are the site's from now on; what visitors sent counts with its messages, as far as they still have it. */
export async function keepArrived(transaction: Transaction<Tables>, move: string, site: string): Promise<void> {
  const sent = transaction.selectFrom('message_files').select('hash').where('site', '=', site)
  const came = transaction
    .selectFrom('arriving_pictures')
    .where('move', '=', move)
    .where('hash', 'not in', sent)
    .where(({ eb, or }) =>
      or([
        eb('hash', 'in', transaction.selectFrom('media').select('hash')),
        eb('hash', 'in', transaction.selectFrom('files').select('hash')),
      ]),
    )
  await transaction
    .insertInto('site_uploads')
    .columns(['site', 'hash', 'size'])
    .expression(came.select([sql.lit(site).as('site'), 'hash', 'size']))
    .onConflict((on) => on.doNothing())
    .execute()
}
