import { type FieldRole, nameOfRole } from '@mimar/fields'
import { type ShippedTemplate, templates } from './registry/definitions.ts'
import type { Template, TemplateRole } from './template.ts'

export { type ShippedTemplate, templates }

const byName = new Map(
  templates.flatMap((template) => [template.id, ...template.aliases].map((name) => [name, template] as const)),
)

/** The template of that id or alias; undefined when this version does not have it. */
export function findTemplate(id: string): Template | undefined {
  return byName.get(id)
}

/** Whether the template of that id or alias plays that role. */
export function hasRole(id: string, role: TemplateRole): boolean {
  return findTemplate(id)?.role === role
}

/** The name of the field that has a role in a template. */
export function fieldFor(template: string, role: FieldRole): string | undefined {
  return nameOfRole(findTemplate(template)?.fields ?? {}, role)
}

/** What the document asks of templates, in its own words. */
export const catalog = { find: findTemplate }
