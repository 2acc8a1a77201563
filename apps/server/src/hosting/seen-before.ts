// Cache admission (the doorkeeper of TinyLFU, a Bloom filter): what is asked for once puts nothing out of a memory that is full.
const BITS = 2 ** 20
/** After so many others it is forgotten what was asked for: about twice as many answers as fit into memory. */
const REMEMBERED = 20_000

/** Knows what was asked for lately, in 128 kB; of a hundred that were not it takes two for one that was. */
export class SeenBefore {
  readonly #bits = new Uint8Array(BITS / 8)
  #seen = 0

  /** Whether it was asked for lately, by its hash (hexadecimal); from now on it was. */
  note(hash: string): boolean {
    const bit = Number.parseInt(hash.slice(0, 8), 16) % BITS
    const [at, mask] = [bit >> 3, 1 << (bit & 7)]
    if (this.#bits[at]! & mask) return true
    if (this.#seen >= REMEMBERED) this.#forget()
    this.#bits[at]! |= mask
    this.#seen += 1
    return false
  }

  #forget(): void {
    this.#bits.fill(0)
    this.#seen = 0
  }
}
