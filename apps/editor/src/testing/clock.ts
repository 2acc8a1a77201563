/** A clock that stands until a test moves it. */
export class TestClock {
  #now = 1_000_000
  #waiting: { readonly due: number; readonly wake: () => void }[] = []

  readonly now = () => this.#now

  /** What the editor waits with: resolves when the clock has come so far, or at once when it is told to. */
  readonly wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const waiting = { due: this.#now + milliseconds, wake: resolve }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        resolve()
      })
    })

  /** Moves on, and wakes whoever has waited so long. */
  pass(milliseconds: number): void {
    this.#now += milliseconds
    const due = this.#waiting.filter((waiting) => waiting.due <= this.#now).sort((one, two) => one.due - two.due)
    this.#waiting = this.#waiting.filter((waiting) => !due.includes(waiting))
    for (const { wake } of due) wake()
  }

  /** Moves on to the next moment that somebody waits for. */
  next(): void {
    const dues = this.#waiting.map(({ due }) => due)
    if (dues.length > 0) this.pass(Math.max(0, Math.min(...dues) - this.#now))
  }
}
