import type { Mixtures } from './mixtures.ts'
import type { Releases } from './releases.ts'

interface MendingOptions {
  readonly releases: Pick<Releases, 'mend'>
  readonly mixtures: Pick<Mixtures, 'siteOf'>
  readonly liveOf: (site: string) => Promise<string | null>
  readonly onFailure: (failure: unknown) => void
}

/** What could not be mended is not tried again before, in milliseconds. */
const AGAIN_MS = 60_000

/** Draws again what of live releases cannot be read any more: once for all who ask for it, and not again and again. */
export function createMending({ releases, mixtures, liveOf, onFailure }: MendingOptions) {
  const trying = new Map<string, { readonly done: Promise<void>; readonly until: number }>()

  async function mend(site: string): Promise<void> {
    const release = await liveOf(site)
    const made = release === null ? undefined : await mixtures.siteOf(site, release)
    if (release !== null && made) await releases.mend(site, release, made)
  }

  return (site: string): Promise<void> => {
    const known = trying.get(site)
    if (known && performance.now() < known.until) return known.done
    const done = mend(site).catch(onFailure)
    trying.set(site, { done, until: performance.now() + AGAIN_MS })
    return done
  }
}
