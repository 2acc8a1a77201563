/** Work that is done once before the next frame, however often it is asked for. */
export class NextFrame {
  readonly #work: () => void
  #asked = 0

  constructor(work: () => void) {
    this.#work = work
  }

  get isAsked(): boolean {
    return this.#asked !== 0
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

/** The same once that frame is made: what it shows does not wait for the work. */
export class AfterFrame {
  readonly #work: () => void
  readonly #frame = new NextFrame(() => this.#made())
  #channel: MessageChannel | null = null

  constructor(work: () => void) {
    this.#work = work
  }

  get isAsked(): boolean {
    return this.#frame.isAsked || this.#channel !== null
  }

  ask(): void {
    if (!this.isAsked) this.#frame.ask()
  }

  /** It has been done already. */
  done(): void {
    this.#frame.done()
    this.#channel?.port1.close()
    this.#channel = null
  }

  /** A frame is made in one task with what comes before it; the next task comes after it, and one more after all that waits for the frame. */
  #made(): void {
    const channel = new MessageChannel()
    this.#channel = channel
    let isNext = false
    channel.port1.onmessage = () => {
      if (!isNext) {
        isNext = true
        channel.port2.postMessage(null)
        return
      }
      channel.port1.close()
      this.#channel = null
      this.#work()
    }
    channel.port2.postMessage(null)
  }
}
