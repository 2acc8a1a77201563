import { beginningOf } from './beginnings.ts'
import { templates } from './definitions.ts'
import type { PageKind } from './page-kinds.ts'
import type { Template } from './template.ts'

export { PAGE_KINDS, type PageKind } from './page-kinds.ts'

/** The templates with which a new page of a kind begins, from its top, as each says of itself; those that an installation adds, too. */
export function templatesOn(kind: PageKind): readonly Template[] {
  const placeOf = (template: Template) => beginningOf(template).newPages[kind] ?? 0
  return templates.filter((one) => placeOf(one) > 0).toSorted((one, two) => placeOf(one) - placeOf(two))
}
