import { type FieldRole, nameOfRole } from '@mimar/fields'
import type { Template, TemplateRole } from './template.ts'

/** The templates that a program knows (dependency injection): handed to whoever asks something of them, and imported by none. */
export interface TemplateCatalog {
  /** In the order of the section picker. */
  readonly templates: readonly Template[]
  /** The template of that id or alias; undefined when the program does not have it. */
  find(id: string): Template | undefined
  /** Whether the template of that id or alias plays that role. */
  hasRole(id: string, role: TemplateRole): boolean
  /** The name of the field that has a role in a template. */
  fieldFor(id: string, role: FieldRole): string | undefined
}

/** The catalogue of some templates. */
export function catalogOf(templates: readonly Template[]): TemplateCatalog {
  const byName = new Map(
    templates.flatMap((template) => [template.id, ...template.aliases].map((name) => [name, template] as const)),
  )
  const find = (id: string) => byName.get(id)
  const fieldNames = new Map<Template, Map<FieldRole, string | undefined>>()
  /** Looked for once: a page asks for each of its sections whenever it is drawn. */
  const fieldOf = (template: Template, role: FieldRole) => {
    const known = fieldNames.get(template) ?? new Map<FieldRole, string | undefined>()
    fieldNames.set(template, known)
    if (!known.has(role)) known.set(role, nameOfRole(template.fields, role))
    return known.get(role)
  }
  return {
    templates,
    find,
    hasRole: (id, role) => find(id)?.role === role,
    fieldFor(id, role) {
      const template = find(id)
      return template && fieldOf(template, role)
    },
  }
}
