import { type Fields, nameOfRole } from '@mimar/fields'
import type { Picture } from './template.ts'

/** Somebody who works here, as a page of one language reads it. */
export interface PublicPerson {
  readonly name: string
  readonly work: string
  readonly about: string
  /** As their owner wrote them, one behind another. */
  readonly languages: string
  readonly phone: string
  readonly email: string
  readonly image: Picture | null
}

/** Whom a section with the role `people` tells of: those with a name; nobody of any other. */
export function peopleIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicPerson[] {
  const name = nameOfRole(fields, 'people')
  if (name === undefined) return []
  return (content[name] as readonly PublicPerson[]).filter((person) => person.name !== '')
}
