// Bytes that move from one place to another: put into the new one, read from either.
import { whyUnstorable } from '../unstorable.ts'
import { type Blob, FORMS, type Form, type Hash } from './blobs.ts'
import type { PackedBlobs } from './packed.ts'

/** Two places as one, for as long as bytes move from the other to the main one. */
export class MovingBlobs implements PackedBlobs {
  readonly #main: PackedBlobs
  readonly #other: PackedBlobs
  readonly shelf: PackedBlobs['shelf']
  readonly collect: PackedBlobs['collect']
  readonly putTogether: PackedBlobs['putTogether']
  readonly refusePuts: PackedBlobs['refusePuts']

  constructor(main: PackedBlobs, other: PackedBlobs) {
    this.#main = main
    this.#other = other
    this.shelf = main.shelf
    // Nothing is removed where the bytes came from.
    this.collect = main.collect.bind(main)
    this.putTogether = main.putTogether.bind(main)
    this.refusePuts = main.refusePuts.bind(main)
  }

  put(blobs: Iterable<Blob> | AsyncIterable<Blob>): Promise<void> {
    return this.#main.put(blobs)
  }

  async read(hash: Hash, form?: Form): Promise<Buffer | undefined> {
    try {
      return (await this.#main.read(hash, form)) ?? (await this.#other.read(hash, form))
    } catch (failure) {
      // One of them is away: the other one may have it, and who has none of it says why.
      const bytes = whyUnstorable(failure) && (await this.#other.read(hash, form).catch(() => undefined))
      if (bytes) return bytes
      throw failure
    }
  }

  async has(hash: Hash, form?: Form): Promise<boolean> {
    return (await this.#main.has(hash, form)) || this.#other.has(hash, form)
  }

  async size(hash: Hash): Promise<number | undefined> {
    return (await this.#main.size(hash)) ?? this.#other.size(hash)
  }

  async lost(hashes: Iterable<Hash>): Promise<Set<Hash>> {
    return this.#other.lost(await this.#main.lost(hashes))
  }

  async disturbances(): Promise<number> {
    return (await this.#main.disturbances()) + (await this.#other.disturbances())
  }

  async learnNewPacks(): Promise<void> {
    await this.#main.learnNewPacks()
    await this.#other.learnNewPacks()
  }

  forms(hash: Hash): readonly Form[] {
    const kept = new Set([...this.#main.forms(hash), ...this.#other.forms(hash)])
    return FORMS.filter((form) => kept.has(form))
  }

  async lease() {
    const leases = [await this.#main.lease(), await this.#other.lease()]
    return { end: async () => void (await Promise.all(leases.map((lease) => lease.end()))) }
  }
}
