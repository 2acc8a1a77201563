// Retries with exponential backoff and full jitter, for places that a network leads to.
import { setTimeout as wait } from 'node:timers/promises'
import { BackupRefusal } from '../refusal.ts'

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

/** How patient somebody is with a place. */
export interface Patience {
  readonly attempts: number
  /** Milliseconds for an answer that holds nothing; what is large has longer. */
  readonly answerMs: number
  readonly wait: (ms: number) => Promise<unknown>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A place that is restarted is back within this many tries: half a minute to a minute. */
export const PATIENT: Patience = { attempts: 8, answerMs: 60_000, wait }
/** For who only looks. */
export const IMPATIENT: Patience = { attempts: 1, answerMs: 10_000, wait }

/** Does it until it succeeds or fails for good; a place that never answers is told of in a sentence. */
export async function retrying<T>(place: string, patience: Patience, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof PassingFault)) throw failure
      if (attempt >= patience.attempts) throw unreachable(place, failure, attempt)
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)
      await patience.wait(Math.min(LONGEST_PAUSE_MS, failure.pause ?? 0) + Math.random() * longest)
    }
  }
}

function unreachable(place: string, { message }: PassingFault, attempts: number): BackupRefusal {
  const tried = attempts === 1 ? '' : `, tried ${attempts} times`
  return new BackupRefusal(
    `${place} cannot be used just now (${message}${tried}). The backups that are there are whole. Run it again later: what was copied already is not copied again.`,
  )
}
