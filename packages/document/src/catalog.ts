import type { Fields } from '@mimar/fields'
import type { Category } from './site.ts'

/** What the document needs to know of a template; it is handed this, so that it never imports the sections. */
export interface TemplateFacts {
  readonly id: string
  readonly category: Category
  /** At most one on a page (GEN-6). */
  readonly isUnique: boolean
  readonly fields: Fields
  /** What it does for a site: `entries` lists pages that begin with an `entry` (0145). */
  readonly role?: string | null
}

/** Template id → facts; undefined for a template this version does not have. */
export interface Catalog {
  find(template: string): TemplateFacts | undefined
}
