// What the server reads to search a site: its page of results, and the list, indexes and texts of its search (0136).
import { type IndexPart, readPart, type SearchList } from '@mimar/search'
import type { Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { Recent } from '../recent.ts'
import { once } from './once.ts'
import { BytesLost } from './prepared.ts'

interface Kinds {
  readonly page: string
  readonly list: SearchList
  readonly index: IndexPart
  readonly texts: readonly string[]
}

const READ: { readonly [Kind in keyof Kinds]: (text: string) => Kinds[Kind] } = {
  page: (text) => text,
  list: JSON.parse,
  index: readPart,
  texts: JSON.parse,
}

interface Options {
  readonly blobs: Pick<Blobs, 'read'>
  /** So many bytes are kept in memory. */
  readonly memoryBytes: number
}

/** In memory they take about so many times their bytes. */
const IN_MEMORY = 3
/** Of the memory, for what is not an index: excerpts do not push out what every search reads. */
const BESIDE_INDEXES = 1 / 4

interface Kept {
  readonly value: unknown
  readonly weight: number
}

/** Reads them, and keeps them by what they hold: those of a site that is published again are mostly the same. */
export class SearchedFiles {
  readonly #blobs: Options['blobs']
  readonly #room: number
  readonly #indexes: Recent<string, Kept>
  readonly #others: Recent<string, Kept>
  readonly #loadOnce = once((file, kind: keyof Kinds) => this.#load(file, kind))

  constructor({ blobs, memoryBytes }: Options) {
    const others = memoryBytes * BESIDE_INDEXES
    this.#blobs = blobs
    this.#room = memoryBytes - others
    this.#indexes = new Recent(this.#room, ({ weight }) => weight)
    this.#others = new Recent(others, ({ weight }) => weight)
  }

  /** Bytes of memory that all of them take. */
  get weight(): number {
    return this.#indexes.weight + this.#others.weight
  }

  async read<Kind extends Exclude<keyof Kinds, 'index'>>(file: ReleaseFile, kind: Kind): Promise<Kinds[Kind]> {
    return (await this.#get(file, kind, this.#others)) as Kinds[Kind]
  }

  /**
   * Gives the parts of one index as they are asked for. Of an index that is larger than the memory the first parts are kept and the rest
   * is read each time: the last would push out the first, which the next search begins with (LRU thrashing).
   */
  partsOf(files: readonly ReleaseFile[]): (number: number) => Promise<IndexPart> {
    let bytes = 0
    const kept = files.map(({ size }) => {
      bytes += size * IN_MEMORY
      return bytes <= this.#room
    })
    return async (number) =>
      (await this.#get(files[number]!, 'index', kept[number] ? this.#indexes : undefined)) as IndexPart
  }

  async #get(file: ReleaseFile, kind: keyof Kinds, memory: Recent<string, Kept> | undefined): Promise<unknown> {
    const known = memory?.get(file.hash)
    if (known) return known.value
    const loaded = await this.#loadOnce(file, kind)
    memory?.set(file.hash, loaded)
    return loaded.value
  }

  async #load(file: ReleaseFile, kind: keyof Kinds): Promise<Kept> {
    const bytes = await this.#blobs.read(file.hash)
    if (!bytes) throw new BytesLost(file)
    return { value: READ[kind](bytes.toString()), weight: bytes.length * IN_MEMORY }
  }
}
