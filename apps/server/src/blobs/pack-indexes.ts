import type { Form, Hash } from './blobs.ts'
import { countOf, HASH_BYTES, isOf, keyAt, keyOf, offsetOf, placeAt, shortened } from './known-records.ts'
import type { PackRecord } from './pack.ts'
import type { PackIndex } from './pack-file.ts'

/** Where a copy of a blob lies. */
export interface FoundCopy extends PackRecord {
  readonly pack: string
}

interface Pack extends PackIndex {
  readonly name: string
  /** The number of its first record among those of all packs. */
  first: number
}

/** A place in the table that never had a copy, and one that had. */
const FREE = 0
const LEFT = 0xffff_ffff
const SMALLEST_TABLE = 1024

/**
 * What the packs of a folder hold, in memory: of most blobs one copy, of some several. The indexes stay bytes, as in the packs but
 * shorter. A hash table (open addressing) says which record of which pack a copy is: 51 bytes a copy at most, and nothing to collect.
 */
export class PackIndexes {
  readonly #named = new Map<string, Pack>()
  /** By their first records. */
  readonly #packs: Pack[] = []
  /** The number of the next record that is learned. */
  #records = 0
  /** Of each place the number of a record and one. */
  #table = new Uint32Array(SMALLEST_TABLE)
  #copies = 0
  /** Places that are not free. */
  #taken = 0

  knows(pack: string): boolean {
    return this.#named.has(pack)
  }

  /** When that pack was written, in milliseconds since 1970; 0 where it is not known. */
  writtenAt(pack: string): number {
    return this.#named.get(pack)?.writtenAt ?? 0
  }

  /** How many bytes that pack has. */
  size(pack: string): number {
    return this.#named.get(pack)?.size ?? 0
  }

  packs(): string[] {
    return [...this.#named.keys()]
  }

  /** The copy that was written last. */
  find(hash: Hash, form: Form): FoundCopy | undefined {
    let latest: { readonly pack: Pack; readonly place: number } | undefined
    for (const place of this.#placesOf(keyOf(hash, form))) {
      const pack = this.#packAt(place)
      if (!latest || latest.pack.writtenAt <= pack.writtenAt) latest = { pack, place }
    }
    return latest && this.#foundAt(latest.place, { hash, form })
  }

  /** All copies of a blob, the one in the pack of the greatest name first: every process puts them in the same order. */
  copies(hash: Hash, form: Form): readonly FoundCopy[] {
    const all = Array.from(this.#placesOf(keyOf(hash, form)), (place) => this.#foundAt(place, { hash, form }))
    return all.sort((one, other) => (one.pack < other.pack ? 1 : -1))
  }

  learn(name: string, index: PackIndex): void {
    if (this.knows(name)) return
    const known = shortened(index.index)
    const count = countOf(known)
    const isFull = (this.#taken + count) * 3 > this.#table.length * 2
    if (isFull || this.#records + count >= LEFT) this.#makeRoom(count)
    const pack = { name, ...index, index: known, first: this.#records }
    this.#named.set(name, pack)
    this.#packs.push(pack)
    this.#records += count
    for (let record = 0; record < count; record += 1) this.#add(pack, record)
  }

  forgetCopy({ hash, form, pack }: FoundCopy): void {
    for (const place of this.#placesOf(keyOf(hash, form))) if (this.#packAt(place).name === pack) this.#leave(place)
  }

  forgetPack(name: string): void {
    const pack = this.#named.get(name)
    if (!pack) return
    for (let record = 0; record < countOf(pack.index); record += 1) {
      for (const place of this.#placesOf(keyAt(pack.index, record)))
        if (this.#packAt(place) === pack) this.#leave(place)
    }
    this.#named.delete(name)
    this.#packs.splice(this.#packs.indexOf(pack), 1)
  }

  /** The last pack that begins at or before the record that stands there (binary search). */
  #packAt(place: number): Pack {
    const record = this.#table[place]! - 1
    let [from, to] = [0, this.#packs.length - 1]
    while (from < to) {
      const middle = (from + to + 1) >> 1
      if (this.#packs[middle]!.first <= record) from = middle
      else to = middle - 1
    }
    return this.#packs[from]!
  }

  #recordAt(place: number, { first }: Pack): number {
    return this.#table[place]! - 1 - first
  }

  #foundAt(place: number, asked: Pick<PackRecord, 'hash' | 'form'>): FoundCopy {
    const pack = this.#packAt(place)
    return { ...asked, ...placeAt(pack.index, this.#recordAt(place, pack)), pack: pack.name }
  }

  /** Where copies of the blob with that key stand, from the one that was learned first. */
  *#placesOf(key: Buffer): Iterable<number> {
    const last = this.#table.length - 1
    for (let place = placeOf(key, 0) & last; this.#table[place] !== FREE; place = (place + 1) & last) {
      if (this.#table[place] === LEFT) continue
      const pack = this.#packAt(place)
      if (isOf(pack.index, this.#recordAt(place, pack), key)) yield place
    }
  }

  #add({ index, first }: Pack, record: number): void {
    put(this.#table, index, record, first + record + 1)
    this.#copies += 1
    this.#taken += 1
  }

  #leave(place: number): void {
    this.#table[place] = LEFT
    this.#copies -= 1
  }

  /** A table in which half of the places stay free once so many more are in it. Records of packs that are known are counted anew. */
  #makeRoom(more: number): void {
    let places = SMALLEST_TABLE
    while (places < (this.#copies + more) * 2) places *= 2
    const next = new Uint32Array(places)
    const firsts = new Map<Pack, number>()
    this.#records = 0
    for (const pack of this.#packs) {
      firsts.set(pack, this.#records)
      this.#records += countOf(pack.index)
    }
    for (let place = 0; place < this.#table.length; place += 1) {
      if (this.#table[place] === FREE || this.#table[place] === LEFT) continue
      const pack = this.#packAt(place)
      const record = this.#recordAt(place, pack)
      put(next, pack.index, record, firsts.get(pack)! + record + 1)
    }
    for (const [pack, first] of firsts) pack.first = first
    this.#table = next
    this.#taken = this.#copies
  }
}

/** Puts a record of an index into the first free place that its hash leads to. */
function put(table: Uint32Array, index: Buffer, record: number, number: number): void {
  const last = table.length - 1
  let place = placeOf(index, offsetOf(record)) & last
  while (table[place] !== FREE) place = (place + 1) & last
  table[place] = number
}

/** Hashes are spread as evenly as can be: four bytes of one say where its place is. */
function placeOf(keys: Buffer, at: number): number {
  return (keys.readUInt32BE(at) + keys[at + HASH_BYTES]!) >>> 0
}
