// Circuit breaker: of a store that answers nothing, one small question finds out whether it is back, and nobody else waits.
import { PassingFault, TriedInVain } from '../retrying.ts'
import type { Silence } from './silence.ts'

/** An answer that takes longer makes us ask, in milliseconds. */
const LONG_MS = 3_000
const LOOK_EVERY_MS = 500
/** Where nobody has wanted anything for so long, the next who does finds out by itself. */
const UNWANTED_MS = 60_000

/** Somebody who waits for an answer, and when a part of it came last. */
type Answering = Pick<Silence, 'heardAt' | 'end'>

interface Waiting {
  since: number
  readonly silence: Answering
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

  /**
   * Somebody has tried in vain: until it is back nobody else tries. Where the small question is answered, the trouble is with what
   * was asked for, and others go on.
   */
  async open(failure: Error): Promise<void> {
    if (this.#failure !== undefined || this.#isAsking) return
    this.#isAsking = true
    const found = await this.#probe().catch(() => 'away')
    this.#isAsking = false
    if (found === 'well') return
    this.#failure = failure.message
    this.#watch()
  }

  /** Waits for an answer for as long as anything is answered at all. */
  async watched<Answer>(answer: Promise<Answer>, silence: Answering): Promise<Answer> {
    const waiting = { since: performance.now(), silence }
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
    const isLong = [...this.#waiting].some(({ since, silence }) => now - Math.max(since, silence.heardAt) > LONG_MS)
    if (this.#failure === undefined && !isLong) return
    this.#isAsking = true
    await this.#findOut([...this.#waiting])
    this.#isAsking = false
  }

  /** Asks twice before it gives anybody up: a line may be full of what is being sent, or lose a packet. */
  async #findOut(asked: readonly Waiting[]): Promise<void> {
    const began = performance.now()
    try {
      if ((await this.#probe().catch(() => this.#probe())) === 'well') this.#failure = undefined
    } catch (failure) {
      if (!asked.some(({ silence }) => silence.heardAt > began)) {
        this.#failure = failure instanceof Error ? failure.message : String(failure)
        for (const { silence } of asked) silence.end()
      }
    }
    for (const one of asked) one.since = performance.now()
  }
}
