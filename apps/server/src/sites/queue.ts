/**
 * Mutex by key: work on the same key runs one after the other, in the order it came. Different keys do not wait for
 * each other.
 */
export class Queue {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work)
    // A failure is for whoever asked for it; who waits behind it has their turn all the same.
    const settled = result.catch(() => {})
    this.#last.set(key, settled)
    settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key)
    })
    return result
  }

  /** Resolves when everything that is waiting now is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values())
  }
}
