// Places of a business for search engines (schema.org LocalBusiness; name and address are what Google asks of each).
import type { ComposedPage } from '@mimar/render'
import { type PublicPlace, placesIn } from '@mimar/sections'
import { type Facts, given, houseOf, type Surrounding } from './facts.ts'
import { hoursOfWeek } from './hours-data.ts'

/** The places of a page, each a business of that type that belongs to the whole. */
export function placesOn(
  { sections }: ComposedPage,
  type: string | readonly string[],
  around: Surrounding,
): readonly Facts[] {
  const places = sections.flatMap(({ template, props }) => (template ? placesIn(template.fields, props.content) : []))
  const house = houseOf(around)
  return places.map(({ name, address, phone, week, latitude, longitude }: PublicPlace) => ({
    '@type': type,
    name: `${around.site.name} – ${name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.replace(/\s*\n\s*/g, ', '),
      ...given('addressCountry', around.country),
    },
    ...given('telephone', phone),
    ...openIn(week),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    url: around.url,
    parentOrganization: house,
  }))
}

function openIn(week: PublicPlace['week']): Facts {
  const hours = hoursOfWeek(week)
  return hours.length === 0 ? {} : { openingHoursSpecification: hours }
}
