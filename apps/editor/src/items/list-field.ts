import type { ListField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'

/** The field of a list by its name; undefined where the template was taken out, or has no such list. */
export function listField(catalog: TemplateCatalog, template: string, name: string): ListField | undefined {
  const field = catalog.find(template)?.fields[name]
  return field?.kind === 'list' ? field : undefined
}
