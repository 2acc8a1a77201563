import { FIRST_SECTIONS, LONG_PAGE } from '@mimar/render'
import { whenIdle } from './early.ts'

/** Drawn within a few frames, so that a key never waits for long. */
const STEP = 24

/** A long page on its way to the canvas: first what is seen, the rest while the browser is idle. */
export class Arrival {
  readonly #draw: () => void
  #page: string | null = null
  #upTo = Number.POSITIVE_INFINITY
  #isWaiting = false
  readonly #ending = new AbortController()

  constructor(draw: () => void) {
    this.#draw = draw
  }

  /** How many sections of a page are to be drawn now; those that somebody has gone to are among them. */
  upTo(page: string, sections: readonly { readonly id: string }[], wanted: string | null): number {
    if (page !== this.#page) this.#upTo = sections.length > LONG_PAGE ? FIRST_SECTIONS : Number.POSITIVE_INFINITY
    this.#page = page
    if (sections.findIndex(({ id }) => id === wanted) >= this.#upTo) this.#upTo = Number.POSITIVE_INFINITY
    return this.#upTo
  }

  /** So many stand there: the next come when there is time. */
  drawn(sections: number): void {
    if (this.#isWaiting || this.#upTo >= sections) return
    this.#isWaiting = true
    whenIdle(() => {
      this.#isWaiting = false
      this.#upTo += STEP
      this.#draw()
    }, this.#ending.signal)
  }

  end(): void {
    this.#ending.abort('over')
  }
}
