// Reconciliation: a move that is decided ends by itself, whoever was killed on the way (0124). Each end asks the other until it knows.
import { clock } from '../clock.ts'
import { JOB_LEASE, whileHeld } from '../sharing/while-held.ts'
import type { DueMove, MovesDueStore } from '../store/moves-due.store.ts'

/** Commands decide moves as well, and wake nobody here. */
const LOOKS_EVERY_MS = 2_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** A server that does not answer holds up none of the others. */
const AT_ONCE = 8

/** Two seconds, four, eight … a quarter of an hour: it is asked for as long as it takes. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20))

/** One end of moves. */
interface End {
  readonly store: MovesDueStore
  /** Asks the other server and does what follows; false where it has not said the last word yet. */
  readonly ask: (due: DueMove) => Promise<boolean>
}

interface Options {
  readonly ends: readonly End[]
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
}

/** Ends moves in the background: of several servers on one database each move is asked about by one at a time. */
export class Endings {
  readonly #options: Options
  readonly #now: () => number
  #running: Promise<void> | undefined
  #isWanted = false
  #isStarted = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? clock.now
  }

  /** From now on it is looked for what is due; what was left is done at once. */
  start(): void {
    this.#isStarted = true
    void this.wake()
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Asks about what is due; resolves when there is nothing more to ask just now. */
  wake(): Promise<void> {
    this.#isWanted = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      await Promise.all(this.#options.ends.map((end) => this.#inLanes(end).catch(this.#options.onFailure)))
    }
    if (this.#isStarted) this.#timer = setTimeout(() => void this.wake(), LOOKS_EVERY_MS).unref()
  }

  async #inLanes(end: End): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#endDue(end)))
  }

  async #endDue(end: End): Promise<void> {
    const { store } = end
    while (!this.#isStopped) {
      // Only reading, most often: a server that has nothing to do writes nothing.
      const soonest = await store.soonest()
      if (soonest === undefined || soonest > this.#after(0)) return
      const due = await store.takeNext(this.#after(0), this.#after(JOB_LEASE))
      if (!due) return
      await whileHeld(
        () => store.hold(due, this.#after(JOB_LEASE)),
        () => this.#ask(due, end),
      )
    }
  }

  async #ask(due: DueMove, { store, ask }: End): Promise<void> {
    try {
      const isOver = await ask(due)
      await store.forgetFailures(due)
      if (isOver) return
    } catch (failure) {
      this.#options.onFailure(failure)
      await store.noteFailure(due, failure)
    }
    await store.putOff(due, this.#after(pauseAfter(due.attempts)))
  }

  #after(pause: number): string {
    return new Date(this.#now() + pause).toISOString()
  }
}
