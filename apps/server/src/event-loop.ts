// Event-loop lag, and load shedding where it grows too long.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late work began, in seconds. */
interface Lag {
  readonly p99: number
  readonly max: number
  readonly mean: number
}

/** How finely it is looked, in milliseconds; so much of each delay is the looking. */
const FINE_MS = 20
const WINDOW_MS = 2_000
const NS = 1e9
/** Work that begins later than this, in seconds, all the time: who asks for more waits in vain. */
const TOO_LATE = 1
/** A single pause, however long, is looked at once: nobody is refused for what is over. */
const LATE_IN_A_ROW = 2
/** As many requests of editor and API are under way at once; a thousand people save every second with far fewer. */
const MOST_UNDER_WAY = 1_000

type Delays = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'enable' | 'disable' | 'reset' | 'mean' | 'max' | 'percentile'
>

/** Watches how late the event loop is, and says when there is too much to do. */
export class EventLoop {
  readonly #delays: Delays
  readonly #timer: NodeJS.Timeout
  #last: Lag = { p99: 0, max: 0, mean: 0 }
  #lateInARow = 0
  #underWay = 0

  /** `delays` is what measures them. */
  constructor(delays: Delays = monitorEventLoopDelay({ resolution: FINE_MS })) {
    this.#delays = delays
    this.#delays.enable()
    this.#timer = setInterval(() => this.#look(), WINDOW_MS).unref()
  }

  /** Of the last seconds. */
  get lag(): Lag {
    return this.#last
  }

  /** Whether who asks for more had better come again. */
  get isOverloaded(): boolean {
    return this.#underWay >= MOST_UNDER_WAY || this.#lateInARow >= LATE_IN_A_ROW
  }

  /** Counts a request that is under way; what it gives back is called when it is over. */
  begin(): () => void {
    this.#underWay += 1
    return () => {
      this.#underWay -= 1
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#delays.disable()
  }

  #look(): void {
    const late = (ns: number) => Math.max(0, ns / NS - FINE_MS / 1_000) || 0
    const { mean, max } = this.#delays
    this.#last = { p99: late(this.#delays.percentile(99)), max: late(max), mean: late(mean) }
    this.#lateInARow = this.#last.mean > TOO_LATE ? this.#lateInARow + 1 : 0
    this.#delays.reset()
  }
}
