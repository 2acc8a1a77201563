// Places of a business for search engines (schema.org LocalBusiness; name and address are what Google asks of each).
import type { ComposedPage } from '@mimar/render'
import { type PublicPlace, placesIn } from '@mimar/sections'

type Facts = { readonly [name: string]: unknown }

/** The places of a page, each a business of that type that belongs to the whole. */
export function placesOn(
  { sections, site }: ComposedPage,
  type: string,
  country: string,
  url: string,
): readonly Facts[] {
  const places = sections.flatMap(({ template, props }) => (template ? placesIn(template.fields, props.content) : []))
  const home = new URL(site.homeHref, url).href
  return places.map(({ name, address, phone }: PublicPlace) => ({
    '@type': type,
    name: `${site.name} – ${name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.replace(/\s*\n\s*/g, ', '),
      ...(country !== '' && { addressCountry: country }),
    },
    ...(phone !== '' && { telephone: phone }),
    url,
    parentOrganization: { '@type': 'Organization', name: site.name, url: home },
  }))
}
