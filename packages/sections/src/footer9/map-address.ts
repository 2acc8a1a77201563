interface Coordinates {
  readonly lat: number | null
  readonly lng: number | null
}

interface MapAddress {
  /** What the frame loads once a visitor asks for the map. */
  readonly embed: string
  /** Where the link leads without a script. */
  readonly page: string
}

/** A map's addresses: the owner's own, else the place's values joined by commas with the embed option; null without either. */
export function mapAddresses(source: string, place: Coordinates): MapAddress | null {
  const query = [place.lat, place.lng].filter((value) => value !== null).join(',')
  const page = query === '' ? source : `https://www.google.com/maps?q=${query}`
  if (source !== '') return { embed: source, page }
  return query === '' ? null : { embed: `${page}&output=embed`, page }
}
