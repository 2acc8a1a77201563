// Code splitting: in browsers the lists of providers come when somebody names a frame. Takes the place of `known.ts` there.
import type * as Lists from './lists.ts'
import type { FramedKind, FrameProvider } from './provider.ts'

let lists: typeof Lists | undefined

/** Whose addresses a field takes; undefined until the program has learnt them. */
export const providersOf = (framed: FramedKind): readonly FrameProvider[] | undefined =>
  framed === 'video' ? lists?.videoProviders : lists?.embedProviders

/** Fetches them; rejects where they cannot be had now. */
export async function learnProviders(): Promise<void> {
  lists ??= await import('./lists.ts')
}
