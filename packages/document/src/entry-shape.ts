import type { Content, DetailKind, Fields, Item, Json, ListField } from '@mimar/fields'
import type { RowFault, Spot } from './entry-rows.ts'

/** What entries hold. */
export interface EntryShape {
  /** Of the section a page begins with. */
  readonly fields: Fields
  /** The long texts below it, where the program has a template for one. */
  readonly article: ListField | undefined
  /** What the list asks of all its entries, as it is called first. */
  readonly details: readonly ShapeDetail[]
  readonly languages: readonly string[]
}

/** A detail that a list asks of its entries. */
interface ShapeDetail {
  readonly id: string
  readonly title: string
  readonly kind: DetailKind
}

/** What a row answers to one of them. */
export interface DetailRead {
  readonly of: string
  /** The field of the answer. */
  readonly name: string
  readonly language?: string
  readonly value: Json
}

/** An entry as it goes into a file. */
export interface EntryToWrite {
  /** The path of its page. */
  readonly address: string
  readonly isDraft: boolean
  readonly content: Content
  /** The blocks of each long text below it. */
  readonly articles: readonly (readonly Item[])[]
}

/** One value that a row says. */
export interface EntryValue {
  readonly field: string
  readonly language?: string
  /** null clears a text. */
  readonly value: Json
}

/** What a row says of one item of a list. */
export interface ItemRead {
  /** Which one; the one in its place, where nothing is said. */
  readonly id?: string
  readonly values: readonly EntryValue[]
}

/** What a row says of a list. */
export interface ListRead {
  readonly items: readonly ItemRead[]
  /** These are all. A table says nothing of what it has no columns for. */
  readonly isWhole: boolean
}

/** What a row says of a long text: all its blocks, or of a table the paragraphs in each language of those that say something. */
export type ArticleRead = ListRead | { readonly paragraphs: ReadonlyMap<string, readonly string[]> }

/** A row that could be read; what it does not say is undefined, or not among the values, and stays. */
export interface EntryRead extends Spot {
  readonly address: string | undefined
  readonly isDraft: boolean | undefined
  readonly values: readonly EntryValue[]
  readonly lists: { readonly [name: string]: ListRead }
  /** By their places among the long texts below it. */
  readonly articles: ReadonlyMap<number, ArticleRead>
  readonly details: readonly DetailRead[]
}

/** What a file says and an entry is not given as it stands there, and where; nothing else of the file waits for it. */
export interface TableNote extends Spot {
  /** A list that stands in one cell, or one that holds fewer items than there always are. */
  readonly code: 'list' | 'too-few'
  readonly column: string
  /** How many items there always are; '' where that is not the matter. */
  readonly found: string
}

/** Kinds of values, each of which has a form of its own. */
export type TableKind = 'date' | 'hours' | 'price' | 'number' | 'flag' | 'code'

/** Why a file cannot be taken in, and where. */
export type TableFault =
  | RowFault
  | (Omit<RowFault, 'code'> & {
      readonly code: 'column-unknown' | 'too-long' | 'too-many' | 'date-order' | 'marks' | 'link' | 'form' | TableKind
    })
