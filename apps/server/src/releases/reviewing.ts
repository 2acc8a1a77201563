// Revalidation of what is kept on the disk: what was deleted, closed or published since is not to be shown from there.
import { setTimeout as pause } from 'node:timers/promises'
import type { KeptSites } from './kept-sites.ts'
import type { LiveReleases } from './live.ts'

interface Reviewing {
  readonly kept: Pick<KeptSites, 'slugs'>
  readonly live: Pick<LiveReleases, 'review'>
  readonly onFailure: (failure: unknown) => void
  readonly first?: number
  readonly every?: number
}

const FIRST_MS = 5_000
const EVERY_MS = 300_000
const AT_ONCE = 100
const BETWEEN_MS = 50

/** From now on all that is kept is looked up every few minutes, whether anybody visits it or not; answers what ends that. */
export function reviewKept({ kept, live, onFailure, first = FIRST_MS, every = EVERY_MS }: Reviewing): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const review = async () => {
    const slugs = await kept.slugs()
    for (let from = 0; from < slugs.length && !signal.aborted; from += AT_ONCE) {
      await live.review(slugs.slice(from, from + AT_ONCE))
      await pause(BETWEEN_MS, undefined, { ref: false, signal })
    }
  }
  const goOn = async () => {
    for (let after = first; ; after = every) {
      await pause(after, undefined, { ref: false, signal })
      // While the database is away nobody knows better.
      await review().catch((failure) => signal.aborted || onFailure(failure))
    }
  }
  goOn().catch((failure) => signal.aborted || onFailure(failure))
  return () => ending.abort()
}
