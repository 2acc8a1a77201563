import { embedProviders, videoProviders } from './lists.ts'
import type { FramedKind, FrameProvider } from './provider.ts'

/** Whose addresses a field takes; undefined where a program has not learnt them yet. */
export const providersOf = (framed: FramedKind): readonly FrameProvider[] | undefined =>
  framed === 'video' ? videoProviders : embedProviders

/** Has a program know them; here it does from the start. */
export const learnProviders = async (): Promise<void> => {}
