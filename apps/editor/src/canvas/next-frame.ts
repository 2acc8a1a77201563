/** Work that is done once before the next frame, however often it is asked for. */
export class NextFrame {
  readonly #work: () => void
  #asked = 0

  constructor(work: () => void) {
    this.#work = work
  }

  ask(): void {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0
      this.#work()
    })
  }

  /** It has been done already. */
  done(): void {
    cancelAnimationFrame(this.#asked)
    this.#asked = 0
  }
}
