import type { DetailKind } from '@mimar/fields'
import type { Picture } from './shown-picture.ts'

/** A detail that a list has all its entries say, by the name that a page of one language reads. */
export interface ListDetail {
  readonly id: string
  readonly label: string
  readonly kind: DetailKind
  /** What a number counts: m², people. */
  readonly unit?: string
  /** Whether the list says it, too. */
  readonly isInList: boolean
}

/** What an entry says of itself in a line of its own; of which values counts, its kind says. */
export interface EntryFact {
  readonly id: string
  /** What it calls it itself. */
  readonly label: string
  /** The id of a detail of its list; '' for none. */
  readonly of: string
  readonly value: string
  readonly same: string
  readonly price: number | null
  readonly amount: number | null
  readonly day: string
  readonly so: 'YES' | 'NO' | null
  /** Where it leads. */
  readonly address: string
  readonly picture: Picture | null
}
