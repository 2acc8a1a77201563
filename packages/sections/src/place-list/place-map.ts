/** Where a place is on a map. */
export interface PlaceMap {
  /** What a frame loads once a visitor asks for it. */
  readonly embed: string
  /** Where a link to it leads without a script. */
  readonly page: string
  /** How one gets there; '' where the owner has given a map and no address. */
  readonly route: string
}

/** The map an owner has chosen, else one that looks for the address; undefined without either. */
export function placeMap({ mapSrc, address }: { readonly mapSrc: string; readonly address: string }) {
  const sought = encodeURIComponent(address.replace(/\s+/g, ' ').trim())
  const route = sought === '' ? '' : `https://www.google.com/maps/dir/?api=1&destination=${sought}`
  if (mapSrc !== '') return { embed: mapSrc, page: mapSrc, route } satisfies PlaceMap
  if (sought === '') return undefined
  const page = `https://www.google.com/maps?q=${sought}`
  return { embed: `${page}&output=embed`, page, route } satisfies PlaceMap
}
