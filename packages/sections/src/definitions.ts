import { type FieldRole, nameOfRole } from '@mimar/fields'
import { added } from '#added/definitions'
import { type ShippedTemplate, templates as shipped } from './registry/definitions.ts'
import type { Template, TemplateRole } from './template.ts'

export type { ShippedTemplate }

/** Every template, in the order the section picker shows them; those that an installation adds come last. */
export const templates: readonly Template[] = [...shipped, ...added]

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
