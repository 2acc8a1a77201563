// The table of packs beside a bucket. Listings of some stores lag behind what was written; a table does not.

/** A pack that stands in a bucket. */
export interface PackRow {
  readonly name: string
  readonly size: number
  /** In milliseconds since 1970. */
  readonly writtenAt: number
}

/** Which packs stand in a bucket, and who is at work there. */
export interface PackTable {
  packs(): Promise<readonly PackRow[]>
  /** Those that are there already stay as they are. */
  add(packs: readonly PackRow[]): Promise<void>
  /** Removes some and adds one at once; false where one of them or of those relied on is not there any more, and nothing was done. */
  replace(names: readonly string[], by: PackRow | undefined, relied?: readonly string[]): Promise<boolean>
  /** Becomes the one who collects; false while another one is. */
  takeLock(owner: string): Promise<boolean>
  /** Says that its owner is still at work; false where another one has it by now. */
  hold(claim: string, owner: string): Promise<boolean>
  lease(claim: string): Promise<void>
  release(claim: string, owner: string): Promise<void>
  isRead(): Promise<boolean>
}

/** What is held by the one who collects. */
export const COLLECTING = 'collecting'

/** The table of a bucket that has no database beside it yet, for one process. */
export class RememberedTable implements PackTable {
  readonly #rows = new Map<string, PackRow>()

  async packs(): Promise<PackRow[]> {
    return [...this.#rows.values()]
  }

  async add(packs: readonly PackRow[]): Promise<void> {
    for (const pack of packs) if (!this.#rows.has(pack.name)) this.#rows.set(pack.name, pack)
  }

  async replace(names: readonly string[], by: PackRow | undefined): Promise<boolean> {
    for (const name of names) this.#rows.delete(name)
    if (by) this.#rows.set(by.name, by)
    return true
  }

  async takeLock(): Promise<boolean> {
    return true
  }

  async isRead(): Promise<boolean> {
    return false
  }

  async hold(): Promise<boolean> {
    return true
  }

  async lease(): Promise<void> {}

  async release(): Promise<void> {}
}
