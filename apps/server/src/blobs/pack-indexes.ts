import type { Form, Hash } from './blobs.ts'
import type { PackRecord } from './pack.ts'
import { nameOf, type PackIndex } from './pack-file.ts'

/** Where a copy of a blob lies. */
export interface Found extends PackRecord {
  readonly pack: string
}

/** What the packs of a folder hold, in memory: of most blobs one copy, of some several. */
export class PackIndexes {
  readonly #copies = new Map<string, Found>()
  readonly #spares = new Map<string, Found[]>()
  readonly #writtenAt = new Map<string, number>()

  knows(pack: string): boolean {
    return this.#writtenAt.has(pack)
  }

  /** When that pack was written, in milliseconds since 1970; 0 where it is not known. */
  writtenAt(pack: string): number {
    return this.#writtenAt.get(pack) ?? 0
  }

  packs(): string[] {
    return [...this.#writtenAt.keys()]
  }

  find(hash: Hash, form: Form): Found | undefined {
    return this.#copies.get(nameOf(hash, form))
  }

  /** All copies of a blob, the one in the pack of the greatest name first: every process puts them in the same order. */
  copies(name: string): readonly Found[] {
    const first = this.#copies.get(name)
    const all = first ? [first, ...(this.#spares.get(name) ?? [])] : []
    return all.sort((one, other) => (one.pack < other.pack ? 1 : -1))
  }

  /** A later copy is read before an earlier one. */
  learn(pack: string, { records, writtenAt }: PackIndex): void {
    this.#writtenAt.set(pack, writtenAt)
    for (const record of records) {
      const name = nameOf(record.hash, record.form)
      const before = this.#copies.get(name)
      const isLater = !before || this.writtenAt(before.pack) <= writtenAt
      const found = { ...record, pack }
      const spare = isLater ? before : found
      if (isLater) this.#copies.set(name, found)
      if (spare) this.#spares.set(name, [...(this.#spares.get(name) ?? []), spare])
    }
  }

  forgetCopy({ hash, form, pack }: Found): void {
    const name = nameOf(hash, form)
    const [next, ...rest] = this.copies(name).filter((copy) => copy.pack !== pack)
    if (next) this.#copies.set(name, next)
    else this.#copies.delete(name)
    if (rest.length > 0) this.#spares.set(name, rest)
    else this.#spares.delete(name)
  }

  /** `records` are what the pack holds, where they are at hand: without them all copies are looked through. */
  forgetPack(pack: string, records?: readonly PackRecord[]): void {
    this.#writtenAt.delete(pack)
    const known = records?.map((record) => ({ ...record, pack }))
    const inIt =
      known ?? [...this.#copies.values(), ...[...this.#spares.values()].flat()].filter((found) => found.pack === pack)
    for (const found of inIt) this.forgetCopy(found)
  }
}
