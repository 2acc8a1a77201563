/** So much is asked of the system at once. */
const CHUNK_BYTES = 1024 * 1024
/** And so much first: most publishes write a few pages. */
const FIRST_BYTES = 128 * 1024
/** Characters of UTF-16 become at most so many bytes each. */
const BYTES_A_CHARACTER = 3

/** Arena allocation: many texts as bytes in few buffers. One buffer for each would keep the collector busy. */
export class Arena {
  #chunk = Buffer.alloc(0)
  #used = 0

  /** The bytes of a file; those that are bytes already stay where they are. */
  bytesOf(body: string | Uint8Array): Uint8Array {
    if (typeof body !== 'string') return body
    const most = body.length * BYTES_A_CHARACTER
    if (this.#chunk.length - this.#used < most) {
      const usual = Math.min(CHUNK_BYTES, Math.max(FIRST_BYTES, 2 * this.#chunk.length))
      this.#chunk = Buffer.allocUnsafeSlow(Math.max(usual, most))
      this.#used = 0
    }
    const from = this.#used
    this.#used += this.#chunk.write(body, from, 'utf8')
    return this.#chunk.subarray(from, this.#used)
  }
}
