import type { Page, Section } from '@mimar/document'
import type { EntryKey } from '@mimar/sections'

/** A page that stands in a list. */
export interface EntryPage extends EntryKey {
  readonly page: Page
  /** The section that says what the list tells of it. */
  readonly head: Section
}
