// Transactional outbox: that search engines are to be told of a change (IndexNow) is noted with the change itself.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { clock } from '../clock.ts'
import type { Tables } from './tables.ts'

/** That visitors of a site read another release than before. */
export interface IndexPing {
  readonly site: string
  /** Null: nothing was published before. */
  readonly before: string | null
  readonly after: string
}

/** Publishes of so long are told together; caches in front have forgotten by then what was before. */
const TOLD_AFTER_MS = 5 * 60_000

/** Notes a change, in the transaction that makes it. */
export async function noteIndexPing(query: Kysely<Tables>, { site, before, after }: IndexPing): Promise<void> {
  const now = clock.now()
  const [noted_at, due_at] = [new Date(now).toISOString(), new Date(now + TOLD_AFTER_MS).toISOString()]
  const row = {
    message: randomUUID(),
    site,
    before_release: before,
    after_release: after,
    attempts: 0,
    due_at,
    noted_at,
  }
  await query.insertInto('index_pings').values(row).execute()
}
