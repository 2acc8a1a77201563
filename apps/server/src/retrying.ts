// Retries with exponential backoff and full jitter, for places that a network leads to.
import { setTimeout as wait } from 'node:timers/promises'

/** What may well succeed when it is tried once more. */
export class PassingFault extends Error {
  /** The place has asked for so many milliseconds. */
  readonly pause: number | undefined

  constructor(message: string, pause?: number) {
    super(message)
    this.name = 'PassingFault'
    this.pause = pause
  }
}

/** It did not succeed, however often it was tried. */
export class TriedInVain extends Error {
  readonly attempts: number

  constructor({ message }: PassingFault, attempts: number) {
    super(message)
    this.name = 'TriedInVain'
    this.attempts = attempts
  }
}

/** How patient somebody is with a place. */
export interface Patience {
  readonly attempts: number
  /** Milliseconds for an answer that holds nothing; what is large has longer. */
  readonly answerMs: number
  /** The first pause is no longer than twice that, and each may be twice as long as the one before. */
  readonly pauseMs: number
  /** No try begins so long after the first, in milliseconds, whatever the place asks for. */
  readonly withinMs?: number
  readonly wait: (ms: number) => Promise<unknown>
}

const LONGEST_PAUSE_MS = 30_000
/** A place that is restarted is back within this many tries: half a minute to a minute. */
export const PATIENT: Patience = { attempts: 8, answerMs: 60_000, pauseMs: 500, wait }
/** For who only looks. */
export const IMPATIENT: Patience = { ...PATIENT, attempts: 1, answerMs: 10_000 }

/** Does it until it succeeds or fails for good. */
export async function retrying<T>(
  { attempts, pauseMs, withinMs = Number.POSITIVE_INFINITY, wait }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  const until = performance.now() + withinMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof PassingFault)) throw failure
      const longest = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** attempt)
      const pause = Math.min(LONGEST_PAUSE_MS, failure.pause ?? 0) + Math.random() * longest
      if (attempt >= attempts || performance.now() + pause > until) throw new TriedInVain(failure, attempt)
      await wait(pause)
    }
  }
}
