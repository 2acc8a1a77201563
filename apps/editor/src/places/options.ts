import { narrowedFields, type Section } from '@mimar/document'
import { type FieldRole, findField, isPlain, type Json, nameOfRole, optionsIn, type PlainField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { layoutsOf } from './layouts.ts'

/** A value with no place on the canvas: it is changed among the options of its section or item. */
interface OptionPlace {
  readonly path: string
  readonly field: PlainField
  readonly value: Json
}

/** The options of a section ('') or of one of its items ('cards/k1') that show in its layout; how it looks only for who may design (U4). */
export function optionsOf(
  section: Section,
  item: string,
  mayDesign: boolean,
  catalog: TemplateCatalog,
): readonly OptionPlace[] {
  const template = catalog.find(section.template)
  if (!template) return []
  const all = narrowedFields(section, template.fields)
  const list = item === '' ? null : findField(all, section.content, item.slice(0, item.lastIndexOf('/')))
  const own = list === null ? all : list.ok && list.field.kind === 'list' ? list.field.fields : {}
  const layout = layoutsOf(section, catalog)?.chosen
  // What a list asks of its entries is answered together, beside the entry's own.
  if (nameOfRole(own, 'detail')) return []
  return optionsIn(own, item === '' ? '' : `${item}/`).flatMap(([path, field]) => {
    const found = findField(all, section.content, path)
    const isShown = field.inLayout === undefined || field.inLayout === layout
    return found.ok && isShown && (mayDesign || !field.isDesign) ? [{ path, field, value: found.value }] : []
  })
}

/** What of a section has a role, and is changed by a control in a tool of its own; none in a layout that does not show it. */
export function optionOfRole(
  section: Section,
  role: FieldRole,
  mayDesign: boolean,
  catalog: TemplateCatalog,
): readonly OptionPlace[] {
  const path = catalog.fieldFor(section.template, role) ?? ''
  const found = findField(catalog.find(section.template)?.fields ?? {}, section.content, path)
  if (!found.ok || !isPlain(found.field)) return []
  const { field, value } = found
  const isShown = field.inLayout === undefined || field.inLayout === layoutsOf(section, catalog)?.chosen
  return isShown && (mayDesign || !field.isDesign) ? [{ path, field, value }] : []
}
