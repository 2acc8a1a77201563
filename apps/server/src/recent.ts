// LRU cache: keeps what was used last, up to a count.
/** Values stand in a list (doubly linked) from the one used longest ago to the one used last: to use one makes no garbage. */
interface Kept<Key, Value> {
  readonly key: Key
  readonly value: Value
  readonly weight: number
  older: Kept<Key, Value> | undefined
  newer: Kept<Key, Value> | undefined
}

/**
 * An LRU cache: once all together weigh more than `most`, what was set or asked for longest ago makes room. Each weighs
 * 1 unless `weigh` says more.
 */
export class Recent<Key, Value> {
  readonly #most: number
  readonly #weigh: (value: Value) => number
  readonly #kept = new Map<Key, Kept<Key, Value>>()
  #oldest: Kept<Key, Value> | undefined
  #newest: Kept<Key, Value> | undefined
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: Key): Value | undefined {
    const kept = this.#kept.get(key)
    if (kept && kept !== this.#newest) {
      this.#takeOut(kept)
      this.#putLast(kept)
    }
    return kept?.value
  }

  /** The same without using it. */
  peek(key: Key): Value | undefined {
    return this.#kept.get(key)?.value
  }

  /** The newest value stays, whatever it weighs. */
  set(key: Key, value: Value): void {
    this.delete(key)
    const kept: Kept<Key, Value> = { key, value, weight: this.#weigh(value), older: undefined, newer: undefined }
    this.#kept.set(key, kept)
    this.#putLast(kept)
    this.#weight += kept.weight
    while (this.#weight > this.#most && this.#oldest && this.#oldest !== kept) this.delete(this.#oldest.key)
  }

  /** What all that is kept weighs together. */
  get weight(): number {
    return this.#weight
  }

  delete(key: Key): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#takeOut(kept)
    this.#kept.delete(key)
    this.#weight -= kept.weight
  }

  #takeOut(kept: Kept<Key, Value>): void {
    const { older, newer } = kept
    if (older) older.newer = newer
    else this.#oldest = newer
    if (newer) newer.older = older
    else this.#newest = older
  }

  #putLast(kept: Kept<Key, Value>): void {
    kept.older = this.#newest
    kept.newer = undefined
    if (this.#newest) this.#newest.newer = kept
    else this.#oldest = kept
    this.#newest = kept
  }
}
