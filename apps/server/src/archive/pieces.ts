/** Serialization with shared references: a value in pieces, each of which is read in a moment, so that what is one object stays one. */
export interface Piece {
  readonly id: number
  /** Whether what stands in it are other pieces, or the values themselves. */
  readonly isSplit: boolean
  readonly json: string
}

/** The ids of what was cut before. */
type Known = Map<object, number>

/** The pieces of a value that were not given yet, each after those it is made of; returns its id. It is cut so many levels deep. */
export function* cut(value: object, depth: number, known: Known): Generator<Piece, number> {
  const before = known.get(value)
  if (before !== undefined) return before
  let shown = value
  if (depth > 0) {
    const entries: [string, unknown][] = []
    for (const [name, child] of Object.entries(value)) {
      const isCut = typeof child === 'object' && child !== null
      // A list of one number stands for a piece.
      entries.push([name, isCut ? [yield* cut(child, depth - 1, known)] : child])
    }
    shown = Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
  }
  const id = known.size
  known.set(value, id)
  yield { id, isSplit: depth > 0, json: JSON.stringify(shown) }
  return id
}

/** Puts pieces together in the order in which they were cut. */
export class Joining {
  readonly #values = new Map<number, unknown>()

  add({ id, isSplit, json }: Piece): void {
    const read: object = JSON.parse(json)
    this.#values.set(id, isSplit ? this.#joined(read) : read)
  }

  get(id: number): unknown {
    return this.#values.get(id)
  }

  #joined(read: object): object {
    const value = (child: unknown) => (Array.isArray(child) ? this.get(child[0] as number) : child)
    if (Array.isArray(read)) return read.map(value)
    return Object.fromEntries(Object.entries(read).map(([name, child]) => [name, value(child)]))
  }
}
