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
  return {
    templates,
    find,
    hasRole: (id, role) => find(id)?.role === role,
    fieldFor: (id, role) => nameOfRole(find(id)?.fields ?? {}, role),
  }
}
