// Graceful shutdown, its first step: who sends us work hears that we leave before the door closes.

/** Who asked whether we are ready within this time, in milliseconds, is waited for. */
const ASKED_WITHIN = 30_000
/** So long at most. */
const LONGEST_WAIT = 6_000

/** Whether this server is about to stop, and whether whoever balances the load has heard of it. */
export class Leaving {
  #askedAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  #heard: () => void = () => {}

  /** Somebody asks whether this server is ready; true when it is about to stop. */
  asked(): boolean {
    this.#askedAt = performance.now()
    if (this.#isLeaving) this.#heard()
    return this.#isLeaving
  }

  /** Resolves once that was told to who asks, at once where nobody does. */
  async begin(longest = LONGEST_WAIT): Promise<void> {
    this.#isLeaving = true
    if (performance.now() - this.#askedAt > ASKED_WITHIN) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, longest)
    this.#heard = resolve
    await promise
    clearTimeout(timer)
  }
}
