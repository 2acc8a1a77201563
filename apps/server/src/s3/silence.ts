/** Ends what says nothing for too long: each sign of life gives it the whole time again. */
export class Silence {
  readonly #ending = new AbortController()
  readonly #ended = new Promise<never>((_, reject) => {
    this.#ending.signal.addEventListener('abort', () => reject(this.#ending.signal.reason))
  })
  #timer: NodeJS.Timeout | undefined
  #heardAt = Number.NEGATIVE_INFINITY

  constructor() {
    // Nobody need be waiting.
    this.#ended.catch(() => {})
  }

  /** What comes of it, or the end: whether or not what it works with hears the signal. */
  during<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.#ended])
  }

  /** For what it is to end. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  /** From now on it may say nothing for so long, in milliseconds. */
  begin(longest: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.end, longest).unref()
  }

  /** It has said something. */
  heard(): void {
    this.#heardAt = performance.now()
    this.#timer?.refresh()
  }

  /** When it has said something last, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Nobody waits any more. */
  over(): void {
    clearTimeout(this.#timer)
  }

  readonly end = (): void => this.#ending.abort(new DOMException('It says nothing.', 'TimeoutError'))
}
