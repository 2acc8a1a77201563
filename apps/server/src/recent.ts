// LRU cache: keeps what was used last, up to a count.
interface Kept<Value> {
  readonly value: Value
  readonly weight: number
}

/** An LRU cache: what was set or asked for longest ago makes room, once all together weigh more than `most`; each weighs 1 unless `weigh` says more. */
export class Recent<Key, Value> {
  readonly #most: number
  readonly #weigh: (value: Value) => number
  readonly #kept = new Map<Key, Kept<Value>>()
  /** What was used last is at its place already. */
  #newest: Key | undefined
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: Key): Value | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (key === this.#newest) return kept.value
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    this.#newest = key
    return kept.value
  }

  /** The same without using it. */
  peek(key: Key): Value | undefined {
    return this.#kept.get(key)?.value
  }

  /** The newest value stays, whatever it weighs. */
  set(key: Key, value: Value): void {
    this.delete(key)
    const weight = this.#weigh(value)
    this.#kept.set(key, { value, weight })
    this.#newest = key
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most || oldest === key) return
      this.delete(oldest)
    }
  }

  /** What all that is kept weighs together. */
  get weight(): number {
    return this.#weight
  }

  delete(key: Key): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
