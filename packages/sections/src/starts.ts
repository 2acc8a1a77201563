import type { Json } from '@mimar/fields'
import type { PageKind } from './page-kinds.ts'

interface BusinessStart {
  /** As `settings.business.type` names them. */
  readonly types: readonly string[]
  readonly values: { readonly [path: string]: readonly Json[] }
}

/** How a new section begins, beside its first words (NAME.words.ts). */
export interface Starts<List extends string = string, Picture extends string = string, Name extends string = string> {
  /** How many entries a list has, by its path; as many as there are words for unless said. */
  readonly counts?: { readonly [L in List]?: number }
  /** What it holds beside its words, or the entries of a list in their order, by the path of the field. */
  readonly values?: { readonly [path: string]: readonly Json[] }
  /** The pictures that show something, by their paths; all but backgrounds and logos unless said. */
  readonly pictures?: readonly Picture[]
  /** What entries of a list cost, one after another, by the path of the price. */
  readonly amounts?: { readonly [path: string]: readonly number[] }
  /** What the site says better than any words of ours: its name, links to its pages, its address; where its ways of being called, reached and asked lead. */
  readonly fromSite?: { readonly [N in Name]?: 'name' | 'pages' | 'email' | 'phone' | 'ways' }
  /** How it begins for some businesses: with other values, and with the words that `startsFor` has under this name. */
  readonly businesses?: { readonly [name: string]: BusinessStart }
  /** What it chooses where one of its `pictures` is a drawing. */
  readonly drawn?: { readonly [N in Name]?: string }
}

/** How sections of a template begin: asked once somebody adds one, and no sooner. */
export interface Beginning {
  /** Offered on a page without sections. */
  readonly startsPage: boolean
  /** The kinds of new pages that begin with it, and where it stands on each: 1 is at the top. */
  readonly newPages: { readonly [Kind in PageKind]?: number }
  readonly starts: Starts
}
