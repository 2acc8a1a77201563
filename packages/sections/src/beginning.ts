import type { Beginning } from './starts.ts'
import type { DefinedTemplate } from './template.ts'

/** How sections begin, by the id of their template. */
export type Beginnings = { readonly [template: string]: Beginning }

/** What some templates say of how their sections begin. */
export const beginningsOf = (templates: readonly DefinedTemplate[]): Beginnings =>
  Object.fromEntries(
    templates.map(({ id, startsPage, newPages, starts }) => [id, { startsPage, newPages, starts }] as const),
  )
