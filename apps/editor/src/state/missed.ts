import type { StoredChange } from '@mimar/contract'
import type { Server } from '../server/server.ts'

/** Pages of what was stored since the revision that `from` tells, which is asked for anew before each; until there is nothing new. */
export async function* pagesOfMissed({ readChanges }: Pick<Server, 'readChanges'>, from: () => number) {
  for (let at = -1; from() > at; ) {
    at = from()
    const missed: readonly StoredChange[] = await readChanges(at)
    if (missed.length === 0) return
    // Own changes may have been stored while this was on its way; they are not missed.
    const news = missed.filter((change) => change.revision > from())
    yield { revision: missed.at(-1)?.revision ?? at, changes: [], missed: news }
  }
}
