import type { StoredChange } from '@mimar/contract'
import type { Server } from '../server/server.ts'

/** Pages of what was stored since the revision that is known, or since an earlier one; until there is nothing new. */
export async function* pagesOfMissed(
  { readChanges }: Pick<Server, 'readChanges'>,
  known: () => number,
  since?: number,
) {
  for (let at = since ?? known(); ; ) {
    const missed: readonly StoredChange[] = await readChanges(at)
    const last = missed.at(-1)
    if (!last) return
    // Own changes may have been stored while this was on its way; they are not missed.
    const news = since === undefined ? missed.filter(({ revision }) => revision > known()) : missed
    yield { revision: last.revision, changes: [], missed: news }
    at = since === undefined ? Math.max(last.revision, known()) : last.revision
  }
}
