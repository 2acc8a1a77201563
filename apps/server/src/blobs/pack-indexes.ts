import type { Form, Hash } from './blobs.ts'
import { countOf, isOf, keyAt, keyOf, type PackRecord, recordAt } from './pack.ts'
import type { PackIndex } from './pack-file.ts'

/** Where a copy of a blob lies. */
export interface FoundCopy extends PackRecord {
  readonly pack: string
}

interface Pack extends PackIndex {
  readonly name: string
}

/** A place in the table that never had a copy, and one that had. */
const FREE = 0
const LEFT = 0xffff_ffff
const SMALLEST_TABLE = 1024

/**
 * What the packs of a folder hold, in memory: of most blobs one copy, of some several. The indexes stay as they stand
 * in the packs. A hash table (open addressing) says which record of which pack a copy is: 65 bytes a copy, and nothing
 * to collect.
 */
export class PackIndexes {
  /** A pack has its number for as long as it is known. */
  readonly #packs: (Pack | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  /** Of each place the number of the pack and one, and that of the record. */
  #inPack = new Uint32Array(SMALLEST_TABLE)
  #inIndex = new Uint32Array(SMALLEST_TABLE)
  #copies = 0
  /** Places that are not free. */
  #taken = 0

  knows(pack: string): boolean {
    return this.#numbers.has(pack)
  }

  /** When that pack was written, in milliseconds since 1970; 0 where it is not known. */
  writtenAt(pack: string): number {
    return this.#packNamed(pack)?.writtenAt ?? 0
  }

  /** How many bytes that pack has. */
  size(pack: string): number {
    return this.#packNamed(pack)?.size ?? 0
  }

  packs(): string[] {
    return [...this.#numbers.keys()]
  }

  /** The copy that was written last. */
  find(hash: Hash, form: Form): FoundCopy | undefined {
    let latest: { readonly pack: Pack; readonly place: number } | undefined
    for (const place of this.#placesOf(keyOf(hash, form))) {
      const pack = this.#packAt(place)
      if (!latest || latest.pack.writtenAt <= pack.writtenAt) latest = { pack, place }
    }
    return latest && this.#foundAt(latest.place)
  }

  /** All copies of a blob, the one in the pack of the greatest name first: every process puts them in the same order. */
  copies(hash: Hash, form: Form): readonly FoundCopy[] {
    const all = Array.from(this.#placesOf(keyOf(hash, form)), (place) => this.#foundAt(place))
    return all.sort((one, other) => (one.pack < other.pack ? 1 : -1))
  }

  learn(name: string, index: PackIndex): void {
    if (this.knows(name)) return
    const count = countOf(index.index)
    if ((this.#taken + count) * 2 > this.#inPack.length) this.#makeRoom(count)
    const number = this.#freeNumber()
    this.#packs[number] = { name, ...index }
    this.#numbers.set(name, number)
    for (let record = 0; record < count; record += 1) this.#add(number, record)
  }

  forgetCopy({ hash, form, pack }: FoundCopy): void {
    for (const place of this.#placesOf(keyOf(hash, form))) if (this.#packAt(place).name === pack) this.#leave(place)
  }

  forgetPack(name: string): void {
    const number = this.#numbers.get(name)
    const pack = this.#packNamed(name)
    if (number === undefined || !pack) return
    for (let record = 0; record < countOf(pack.index); record += 1) {
      for (const place of this.#placesOf(keyAt(pack.index, record)))
        if (this.#inPack[place] === number + 1) this.#leave(place)
    }
    this.#packs[number] = undefined
    this.#numbers.delete(name)
  }

  #packNamed(name: string): Pack | undefined {
    return this.#packs[this.#numbers.get(name) ?? -1]
  }

  #freeNumber(): number {
    if (this.#numbers.size === this.#packs.length) return this.#packs.length
    return this.#packs.indexOf(undefined)
  }

  #packAt(place: number): Pack {
    return this.#packs[this.#inPack[place]! - 1]!
  }

  #foundAt(place: number): FoundCopy {
    const { index, name } = this.#packAt(place)
    return { ...recordAt(index, this.#inIndex[place]!), pack: name }
  }

  /** Where copies of the blob with that key stand, from the one that was learned first. */
  *#placesOf(key: Buffer): Iterable<number> {
    const last = this.#inPack.length - 1
    for (let place = placeOf(key) & last; this.#inPack[place] !== FREE; place = (place + 1) & last) {
      if (this.#inPack[place] === LEFT) continue
      if (isOf(this.#packAt(place).index, this.#inIndex[place]!, key)) yield place
    }
  }

  #add(number: number, record: number): void {
    const last = this.#inPack.length - 1
    let place = placeOf(keyAt(this.#packs[number]!.index, record)) & last
    while (this.#inPack[place] !== FREE) place = (place + 1) & last
    this.#inPack[place] = number + 1
    this.#inIndex[place] = record
    this.#copies += 1
    this.#taken += 1
  }

  #leave(place: number): void {
    this.#inPack[place] = LEFT
    this.#copies -= 1
  }

  /** A table in which half of the places stay free once so many more are in it. */
  #makeRoom(more: number): void {
    const [inPack, inIndex] = [this.#inPack, this.#inIndex]
    let places = SMALLEST_TABLE
    while (places < (this.#copies + more) * 3) places *= 2
    this.#inPack = new Uint32Array(places)
    this.#inIndex = new Uint32Array(places)
    this.#copies = 0
    this.#taken = 0
    for (const [place, number] of inPack.entries())
      if (number !== FREE && number !== LEFT) this.#add(number - 1, inIndex[place]!)
  }
}

/** Hashes are spread as evenly as can be: four bytes of one say where its place is. */
function placeOf(key: Buffer): number {
  return (key.readUInt32BE(0) + key[32]!) >>> 0
}
