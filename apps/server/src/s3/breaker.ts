// Circuit breaker: of a store that answers nothing, one small question finds out whether it is back, and nobody else waits.
import { PassingFault, TriedInVain } from '../retrying.ts'

/** An answer that takes longer makes us ask, in milliseconds. */
const LONG_MS = 3_000
const LOOK_EVERY_MS = 500
/** Where nobody has wanted anything for so long, the next who does finds out by itself. */
const UNWANTED_MS = 60_000

interface Waiting {
  since: number
  readonly giveUp: () => void
}

/** Whether the other side does its work, or only says that it cannot. What answers nothing fails. */
type Probe = () => Promise<'well' | 'busy'>

/** Keeps requests from a place that is known to be away, and gives up those that it has and does not answer. */
export class Breaker {
  readonly #probe: Probe
  readonly #waiting = new Set<Waiting>()
  #timer: NodeJS.Timeout | undefined
  #isAsking = false
  #failure: string | undefined
  #wantedAt = 0

  constructor(probe: Probe) {
    this.#probe = probe
  }

  /** Fails at once where it is known to be away. */
  pass(): void {
    this.#wantedAt = performance.now()
    if (this.#failure !== undefined) throw new TriedInVain(new PassingFault(this.#failure), 0)
  }

  /** Somebody has tried in vain: until it is back nobody else tries. */
  open({ message }: Error): void {
    this.#failure = message
    this.#watch()
  }

  /** Waits for an answer for as long as anything is answered at all. */
  async watched<Answer>(answer: Promise<Answer>, giveUp: () => void): Promise<Answer> {
    const waiting = { since: performance.now(), giveUp }
    this.#waiting.add(waiting)
    this.#watch()
    try {
      return await answer
    } finally {
      this.#waiting.delete(waiting)
    }
  }

  #watch(): void {
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  async #look(): Promise<void> {
    if (this.#isAsking) return
    const now = performance.now()
    if (now - this.#wantedAt > UNWANTED_MS) this.#failure = undefined
    if (this.#failure === undefined && this.#waiting.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    const isLong = [...this.#waiting].some(({ since }) => now - since > LONG_MS)
    if (this.#failure === undefined && !isLong) return
    this.#isAsking = true
    const asked = [...this.#waiting]
    try {
      if ((await this.#probe()) === 'well') this.#failure = undefined
      for (const one of asked) one.since = performance.now()
    } catch (failure) {
      this.#failure = failure instanceof Error ? failure.message : String(failure)
      for (const { giveUp } of asked) giveUp()
    }
    this.#isAsking = false
  }
}
