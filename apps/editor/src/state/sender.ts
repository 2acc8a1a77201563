import type { Sent } from '../server.ts'
import type { Change } from './state.ts'

interface SenderOptions {
  readonly unsent: () => readonly Change[]
  readonly revision: () => number
  readonly send: (base: number, changes: readonly Change[]) => Promise<Sent>
  /** Told how each send went, before the next begins. */
  readonly went: (sent: Sent, changes: readonly Change[]) => Promise<void>
  readonly isOnline: () => boolean
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface Sender {
  /** Sends what is unsent, after what is under way; again and again until all is stored. */
  wake(): void
  /** Tries at once instead of waiting for the next turn. */
  retry(): void
  /** Resolves when nothing is unsent (true), or when a try has failed (false). */
  settled(): Promise<boolean>
}

/** The server reads at most this many changes at once. */
const MOST_AT_ONCE = 200
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/** Sends changes one request at a time, in order; waits longer after each failure in a row. */
export function createSender(options: SenderOptions): Sender {
  let isBusy = false
  let failures = 0
  let pause = new AbortController()
  let listeners: ((isStored: boolean) => void)[] = []

  const tell = (isStored: boolean) => {
    const told = listeners
    listeners = []
    for (const listener of told) listener(isStored)
  }
  const turn = async () => {
    const changes = options.unsent().slice(0, MOST_AT_ONCE)
    const sent: Sent = options.isOnline()
      ? await options.send(options.revision(), changes)
      : { kind: 'failed', why: 'offline' }
    await options.went(sent, changes)
    failures = sent.kind === 'failed' ? failures + 1 : 0
    if (sent.kind !== 'failed') return
    tell(false)
    pause = new AbortController()
    await options.wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)), pause.signal)
  }
  const wake = () => {
    if (isBusy) return
    isBusy = true
    void (async () => {
      while (options.unsent().length > 0) await turn()
      isBusy = false
      tell(true)
    })()
  }
  return {
    wake,
    retry() {
      failures = 0
      pause.abort()
      wake()
    },
    settled() {
      if (options.unsent().length === 0) return Promise.resolve(true)
      return new Promise((resolve) => {
        listeners.push(resolve)
        this.retry()
      })
    },
  }
}

/** Waits, or returns early when told to. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
