// Revalidation of what is kept on the disk: what was deleted, closed or published since is not to be shown from there.
import { setTimeout as pause } from 'node:timers/promises'
import { type News, noNews } from '../store/news.ts'
import type { KeptSites } from './kept-sites.ts'
import type { LiveReleases } from './live.ts'

interface Reviewing {
  readonly kept: Pick<KeptSites, 'slugs'>
  readonly live: Pick<LiveReleases, 'review'>
  /** Where changes are heard of one by one, all of it is looked at seldom. */
  readonly news?: Pick<News, 'isHearing' | 'onMissed'>
  readonly onFailure: (failure: unknown) => void
  readonly first?: number
  /** In place of both pauses in between, in milliseconds. */
  readonly every?: number
}

const FIRST_MS = 5_000
const EVERY_MS = 300_000
/** A server that hears nothing, as beside a standby, knows no more than what it looks at. */
const EVERY_UNHEARD_MS = 30_000
const BETWEEN_MS = 50

/**
 * From now on all that is kept is looked up every few minutes, or every half a minute where no news are heard, and at once where
 * some may have been missed; whether anybody visits it or not. Answers what ends that.
 */
export function reviewKept({ kept, live, news = noNews, onFailure, first = FIRST_MS, every }: Reviewing): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const review = async () => {
    for await (const slugs of kept.slugs()) {
      if (signal.aborted) return
      await live.review(slugs)
      await pause(BETWEEN_MS, undefined, { ref: false, signal })
    }
  }
  let hurry = Promise.withResolvers<void>()
  news.onMissed(() => hurry.resolve())
  const goOn = async () => {
    for (let after = first; ; ) {
      await Promise.race([pauseOf(after, signal), hurry.promise])
      signal.throwIfAborted()
      hurry = Promise.withResolvers<void>()
      // While the database is away nobody knows better.
      await review().catch((failure) => signal.aborted || onFailure(failure))
      after = every ?? (news.isHearing ? EVERY_MS : EVERY_UNHEARD_MS)
    }
  }
  goOn().catch((failure) => signal.aborted || onFailure(failure))
  return () => ending.abort()
}

const pauseOf = (milliseconds: number, signal: AbortSignal) => pause(milliseconds, undefined, { ref: false, signal })
