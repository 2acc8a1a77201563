// Retries with exponential backoff: sends the outbox in order, one request at a time.
import type { Sent } from '../server/server.ts'
import { togetherOf } from './seeing.ts'
import type { Change } from './state.ts'

interface SenderOptions {
  readonly unsent: () => readonly Change[]
  readonly revision: () => number
  readonly send: (base: number, changes: readonly Change[]) => Promise<Sent>
  /** Told how each send went, before the next begins; a throw counts as a failed send. */
  readonly went: (sent: Sent, changes: readonly Change[]) => Promise<void>
  readonly isOnline: () => boolean
  /** Told for how long the next try waits, in milliseconds. */
  readonly waits: (milliseconds: number) => void
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** The server reads at most 500 changes at once, and at most 1 MB; a character takes up to three bytes. */
const MOST_AT_ONCE = 200
const MOST_CHARACTERS = 300_000
/** Most failures are one server that ended where there is another: three tries are within two seconds. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 30_000

/** So long the next try waits, in milliseconds: what the server asks for in seconds, else longer after each failure in a row. */
export const pauseAfter = (failures: number, asked: number | undefined): number =>
  asked === undefined ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)) : asked * 1000

/** Sends changes one request at a time, in order; waits longer after each failure in a row. */
export class Sender {
  readonly #options: SenderOptions
  #isBusy = false
  #failures = 0
  /** So many go at once; fewer after a request that could not be read, until it is known which change it was. */
  #most = MOST_AT_ONCE
  #pause = new AbortController()
  #listeners: ((isStored: boolean) => void)[] = []

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Sends what is unsent, after what is under way; again and again until all is stored. */
  wake(): void {
    if (!this.#isBusy) void this.#run()
  }

  /** Tries at once instead of waiting for the next turn. */
  retry(): void {
    this.#failures = 0
    this.#pause.abort()
    this.wake()
  }

  /** Resolves when nothing is unsent (true), or when a try has failed (false). */
  settled(): Promise<boolean> {
    if (this.#options.unsent().length === 0) return Promise.resolve(true)
    return new Promise((resolve) => {
      this.#listeners.push(resolve)
      this.retry()
    })
  }

  async #run(): Promise<void> {
    this.#isBusy = true
    while (this.#options.unsent().length > 0) await this.#turn()
    this.#isBusy = false
    this.#tell(true)
  }

  async #turn(): Promise<void> {
    const sent = await this.#sendOnce()
    const isStored = sent?.kind === 'stored' || sent?.kind === 'refused'
    this.#failures = isStored ? 0 : this.#failures + 1
    if (isStored) return
    this.#tell(false)
    this.#pause = new AbortController()
    const pause = pauseAfter(this.#failures, sent?.kind === 'failed' ? sent.retryAfter : undefined)
    this.#options.waits(pause)
    await this.#options.wait(pause, this.#pause.signal)
  }

  /** null: what was answered could not be used. It is sent again, and said to be unsaved meanwhile. */
  async #sendOnce(): Promise<Sent | null> {
    const { unsent, revision, send, went, isOnline } = this.#options
    const changes = atOnce(unsent(), this.#most)
    try {
      const sent: Sent = isOnline() ? await send(revision(), changes) : { kind: 'failed', why: 'offline' }
      this.#most = sent.kind === 'unread' ? Math.max(1, changes.length >> 1) : MOST_AT_ONCE
      await went(sent, changes)
      return sent
    } catch {
      return null
    }
  }

  #tell(isStored: boolean): void {
    const told = this.#listeners
    this.#listeners = []
    for (const listener of told) listener(isStored)
  }
}

/** The first changes that fit into one request; one that is large goes alone. */
function atOnce(unsent: readonly Change[], most: number): readonly Change[] {
  let characters = 0
  const first = unsent.slice(0, togetherOf(unsent.slice(0, most)))
  const tooMany = first.findIndex((change) => {
    characters += JSON.stringify(change.operation).length
    return characters > MOST_CHARACTERS
  })
  return tooMany === -1 ? first : first.slice(0, Math.max(1, tooMany))
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
