import { FileRefusal } from './refusal.ts'

/** What is known of a video before it is played. */
export interface Film {
  /** In px, as it is shown. */
  readonly width: number
  readonly height: number
  /** 0 where it does not say. */
  readonly seconds: number
}

const MOST_SIDE = 16_384
const MOST_SECONDS = 1_000_000

/** Refuses what no screen shows. */
export function plausible({ width, height, seconds }: Film): Film {
  const isShown = width >= 1 && height >= 1 && width <= MOST_SIDE && height <= MOST_SIDE
  if (!isShown) throw new FileRefusal('film-without-picture')
  const isTimed = Number.isFinite(seconds) && seconds >= 0 && seconds <= MOST_SECONDS
  return { width: Math.round(width), height: Math.round(height), seconds: isTimed ? seconds : 0 }
}
