import { added } from '#added/definitions'
import { catalogOf } from './catalog.ts'
import { type ShippedTemplate, templates as shipped } from './registry/definitions.ts'

export type { ShippedTemplate }

/** Every template of this installation; those that it adds come last. Entries of programs hand it on, and nobody else imports it. */
export const catalog = catalogOf([...shipped, ...added])

export const { templates, find: findTemplate, hasRole, fieldFor } = catalog
