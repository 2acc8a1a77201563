import type { Section } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'

/** The layouts of a section, the usual one and the one it has; undefined where its template has one layout. */
export function layoutsOf({ template, content }: Section, catalog: TemplateCatalog) {
  const name = catalog.fieldFor(template, 'layout')
  const field = name === undefined ? undefined : catalog.find(template)?.fields[name]
  if (name === undefined || field?.kind !== 'choice') return undefined
  return { name, options: field.options, usual: field.usual, chosen: content[name] ?? field.usual }
}
