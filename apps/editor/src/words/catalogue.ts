import type { en } from './en.ts'

/** A sentence that counts: one form per plural category of its language. */
export interface Plural {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

export type WordKey = keyof typeof en
export type PluralKey = { [Key in WordKey]: (typeof en)[Key] extends string ? never : Key }[WordKey]
export type PlainKey = Exclude<WordKey, PluralKey>

/** One language's catalogue: plain sentences, and plurals where the sentence counts. */
export type Words = { readonly [Key in WordKey]: Key extends PluralKey ? Plural : string }
