// Distributed mutex with a lease, for work that one process does for all servers of a database.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SharedWork, SharedWorkStore } from '../store/shared-work.store.ts'

/** How often it is said that work goes on, and how often who waits looks, in milliseconds. */
const TELLS_EVERY_MS = 5_000
const LOOKS_EVERY_MS = 500

type Works = Pick<SharedWorkStore, 'take' | 'hold' | 'end'>

/**
 * Does the work unless another process is at it, or has done it after `since` (ISO 8601); true where it was this one's turn. Work that
 * answers false counts as not done. The lease of a process that ends in the middle runs out after half a minute. This only spares
 * work and nothing may depend on it: a process that stood still for long goes on beside the next.
 */
export async function alone(
  works: Works,
  kind: SharedWork,
  work: () => Promise<unknown>,
  since?: string,
): Promise<boolean> {
  const turn = randomUUID()
  if (!(await works.take(kind, turn, since))) return false
  const timer = setInterval(() => void works.hold(kind, turn).catch(() => {}), TELLS_EVERY_MS).unref()
  let isDone = false
  try {
    isDone = (await work()) !== false
  } finally {
    clearInterval(timer)
    // It ends by itself where that cannot be said.
    await works.end(kind, turn, isDone).catch(() => {})
  }
  return true
}

/** The same, waiting for whoever is at it. */
export async function inTurn(works: Works, kind: SharedWork, work: () => Promise<unknown>): Promise<void> {
  while (!(await alone(works, kind, work))) await pause(LOOKS_EVERY_MS)
}
