// Heartbeat: while an answer is long in coming, whether the other side still answers anything at all.

/** An answer that takes longer makes us ask, in milliseconds. */
const LONG = 3_000
const LOOK_EVERY = 500

interface Waiting {
  since: number
  readonly giveUp: () => void
}

/** Waits for answers as long as whoever owes them lives: slow work is waited for, however long it takes. */
export class Heartbeat {
  readonly #beat: () => Promise<unknown>
  readonly #waiting = new Set<Waiting>()
  #timer: NodeJS.Timeout | undefined
  #isAsking = false
  #failure: unknown

  /** `beat` resolves where the other side answers, and fails within a time where it does not. */
  constructor(beat: () => Promise<unknown>) {
    this.#beat = beat
  }

  /** Why nothing need be asked for just now; undefined where it answers, as far as it is known. */
  get failure(): unknown {
    return this.#failure
  }

  /** Where nobody answers any more before that answer has come, gives it up. */
  watch(answer: Promise<unknown>, giveUp: () => void): void {
    const waiting = { since: performance.now(), giveUp }
    this.#waiting.add(waiting)
    const isOver = () => void this.#waiting.delete(waiting)
    answer.then(isOver, isOver)
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY).unref()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#waiting.clear()
    this.#failure = undefined
  }

  async #look(): Promise<void> {
    const [oldest] = this.#waiting
    if (oldest === undefined && this.#failure === undefined) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    const isLong = oldest !== undefined && performance.now() - oldest.since > LONG
    if (this.#isAsking || (!isLong && this.#failure === undefined)) return
    this.#isAsking = true
    const asked = [...this.#waiting]
    try {
      await this.#beat()
      this.#failure = undefined
      for (const one of asked) one.since = performance.now()
    } catch (failure) {
      this.#failure = failure
      for (const { giveUp } of asked) giveUp()
    }
    this.#isAsking = false
  }
}
