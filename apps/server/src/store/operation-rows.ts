// Delta encoding of a history with key frames: one change of a text is whole, those that follow are stored beside it.
import type { Operation } from '@mimar/document'
import type { Selectable } from 'kysely'
import { Recent } from '../recent.ts'
import { packAgainst, unpackAgainst } from './stored-difference.ts'
import type { Tables } from './tables.ts'

/** A change of a text that is stored whole. */
interface Whole {
  readonly revision: number
  readonly text: string
}

interface Made {
  readonly id: string
  readonly revision: number
  readonly operation: Operation
  readonly inverse: Operation
}

type Row = Tables['operations']

interface Of {
  readonly site: string
  readonly account: string
  readonly at: string
  /** Tells the site from another one that had its id before it. */
  readonly from: { readonly createdAt: string }
}

/** Shorter values are not worth looking for another one. */
const SHORTEST = 40
/** So many characters of changes that are stored whole are remembered; who types in what was forgotten begins anew. */
const REMEMBERED = 4_000_000

/** Operations as rows. A difference is always to a change that is whole, so that to read one nothing is walked through. */
export class OperationRows {
  #whole = remembering()

  /** The rows of operations that are stored together; `remember` is to be called once they are. */
  make(operations: readonly Made[], { from, ...of }: Of): { readonly rows: readonly Row[]; remember(): void } {
    const fresh = new Map<string, Whole>()
    const rows = operations.map(({ id, revision, operation, inverse }) => {
      const text = JSON.stringify(operation)
      const place = placeOf(operation)
      const name = place && `${of.site} ${from.createdAt} ${place}`
      const whole = name === undefined ? undefined : (fresh.get(name) ?? this.#whole.get(name))
      const packed = whole ? packAgainst(text, whole.text) : text
      const isSmall = packed.length * 2 < text.length
      if (name !== undefined && !isSmall) fresh.set(name, { revision, text })
      const stored = isSmall ? { operation: packed, base: whole?.revision ?? null } : { operation: text, base: null }
      return { ...of, revision, change_id: id, ...stored, inverse: packAgainst(JSON.stringify(inverse), text) }
    })
    const remember = () => {
      for (const [name, whole] of fresh) this.#whole.set(name, whole)
    }
    return { rows, remember }
  }

  /** What was stored is there no more: nothing is a difference to it. */
  forget(): void {
    this.#whole = remembering()
  }
}

const remembering = () => new Recent<string, Whole>(REMEMBERED, ({ text }) => text.length)

/** Names the text that a change writes; undefined where it writes none, or a short one. */
function placeOf(operation: Operation): string | undefined {
  if (!('value' in operation) || typeof operation.value !== 'string' || operation.value.length < SHORTEST)
    return undefined
  const { value: _, ...place } = operation
  return JSON.stringify(place)
}

/** What is read of a row, with the change that it is stored beside. */
interface ReadRow extends Pick<Selectable<Row>, 'operation'> {
  readonly whole: string | null
}

/** The JSON of an operation from its row. */
export function operationIn({ operation, whole }: ReadRow): string {
  return whole === null ? operation : unpackAgainst(operation, whole)
}
