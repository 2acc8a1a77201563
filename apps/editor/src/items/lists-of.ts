import type { Section } from '@mimar/document'
import type { ListField } from '@mimar/fields'
import { listDefinitionOf, type TemplateCatalog } from '@mimar/sections'

/** A list of a section, and the ids of its items. */
interface OwnList {
  readonly list: string
  readonly field: ListField
  readonly ids: readonly string[]
}

/** The lists of a section to which something can be added. What entries are asked for stands where their list is defined, and counts nowhere else. */
export function listsOf({ id, template, content }: Section, catalog: TemplateCatalog): readonly OwnList[] {
  const found = catalog.find(template)
  const isHome = listDefinitionOf(found, id, content)?.isHome !== false
  return Object.entries(found?.fields ?? {}).flatMap(([name, field]) => {
    if (field.kind !== 'list' || (field.role === 'details' && !isHome)) return []
    const items = (content[name] ?? field.initial) as readonly { readonly id: string }[]
    return [{ list: name, field, ids: items.map(({ id }) => id) }]
  })
}
