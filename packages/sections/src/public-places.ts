import { type Fields, nameOfRole } from '@mimar/fields'

/** A place of a business, as a page of one language reads it. */
export interface PublicPlace {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** When each day is open, as fields of the kind `hours` hold it. */
  readonly week: { readonly [day: string]: string }
  readonly latitude: number | null
  readonly longitude: number | null
}

/** What a section with the role `places` tells of: what has a name and an address; nothing of any other. */
export function placesIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly PublicPlace[] {
  const name = nameOfRole(fields, 'places')
  if (name === undefined) return []
  return (content[name] as readonly PublicPlace[]).filter((place) => place.name !== '' && place.address !== '')
}
