import type { PortTable } from './addresses.ts'
import { readKept, writeKept } from './kept-file.ts'
import { StartRefusal } from './refusal.ts'
import type { PortStore } from './store/ports.store.ts'

interface Kept {
  readonly path: string
  readonly onFailure: (failure: unknown) => void
}

/** Which site is at which port of the host: given once, kept for good, and known without waiting. */
export class SitePorts implements PortTable {
  readonly #first: number
  readonly #last: number
  #store: Pick<PortStore, 'list' | 'left' | 'give'> | undefined
  #ports: ReadonlyMap<string, number> = new Map()
  #slugs: ReadonlyMap<number, string> = new Map()
  /** What the next site gets. */
  #next = 0
  #kept: Kept | undefined
  #written = ''

  constructor(first: number, last: number) {
    this.#first = first
    this.#last = last
    this.#next = first
  }

  /** All of them, whether a site is there or not. */
  get all(): readonly number[] {
    return Array.from({ length: this.#last - this.#first + 1 }, (_, index) => this.#first + index)
  }

  get isFull(): boolean {
    return this.#slugs.size > this.#last - this.#first
  }

  portOf(slug: string): number {
    return this.#ports.get(slug) ?? this.#next
  }

  slugAt(port: number): string | undefined {
    return this.#slugs.get(port)
  }

  holds(port: number): boolean {
    return port >= this.#first && port <= this.#last
  }

  /** `kept` is a file of this machine in which they stand for when the database is away. */
  async open(store: Pick<PortStore, 'list' | 'left' | 'give'>, kept?: Kept): Promise<void> {
    this.#store = store
    this.#kept = kept
    await this.settle()
  }

  /** Knows what was known here last. */
  async recall(path: string): Promise<void> {
    const kept = await readKept<{ readonly ports: readonly (readonly [string, number])[] }>(path)
    if (kept) this.#know(kept.ports)
  }

  #know(held: readonly (readonly [string, number])[]): void {
    this.#ports = new Map(held)
    this.#slugs = new Map(held.map(([slug, port]) => [port, slug]))
  }

  async #keep(ports: readonly (readonly [string, number])[]): Promise<void> {
    const written = JSON.stringify(ports)
    if (!this.#kept || this.#written === written) return
    await writeKept(this.#kept.path, { ports }).catch(this.#kept.onFailure)
    this.#written = written
  }

  /** Gives ports to sites that have none, or one that is no longer among them, and knows all that there are. */
  async settle(): Promise<void> {
    const store = this.#store
    if (!store) return
    const [rows, left] = [await store.list(), await store.left()]
    const known = rows.filter(({ port }) => port !== null && this.holds(port))
    const free = this.#freeBeside(
      known.map(({ port }) => port),
      left,
    )
    const without = rows.filter((row) => !known.includes(row))
    if (without.length > free.length) this.#refuse(rows.length)
    for (const [index, { id }] of without.entries()) await store.give(id, free[index]!, left.includes(free[index]!))
    // Another process may have given others meanwhile.
    const now = without.length > 0 ? await store.list() : rows
    const held = now.flatMap(({ slug, port }) => (port !== null && this.holds(port) ? [[slug, port] as const] : []))
    this.#know(held)
    this.#next =
      this.#freeBeside(
        held.map(([, port]) => port),
        left,
      )[0] ?? 0
    await this.#keep(held)
  }

  /** Those that no site ever had come first: links to one that is gone are to lead nowhere. */
  #freeBeside(known: readonly (number | null)[], left: readonly number[]): number[] {
    const free = this.all.filter((port) => !known.includes(port))
    return [...free.filter((port) => !left.includes(port)), ...free.filter((port) => left.includes(port))]
  }

  #refuse(sites: number): never {
    throw new StartRefusal(
      `There are ${sites} sites, and SITE_PORTS has ${this.all.length} ports. Give it more, such as SITE_PORTS=${this.#first}-${this.#first + 2 * sites}.`,
    )
  }
}
