// Structured data (JSON-LD, schema.org) for search engines (SEO).
import type { Settings } from '@mimar/document'
import type { ComposedPage } from '@mimar/render'
import { scriptJson } from './escape.ts'
import { openingHoursOn } from './hours-data.ts'
import { pricesOn } from './price-data.ts'

/**
 * What search engines are told about the business, in its own words: all of it on the home page, on others what only
 * they say. '' where the owner has said nothing.
 */
export function structuredData(
  { business }: Settings,
  page: ComposedPage,
  url: string,
  isHome: boolean,
  image: string,
): string {
  if (business.type === null) return ''
  const said = { ...openingHoursOn(page), ...pricesOn(page, business.type) }
  if (!isHome && Object.keys(said).length === 0) return ''
  const { latitude, longitude, street, locality, country } = business
  const hasAddress = country !== '' || Object.keys({ ...street, ...locality }).length > 0
  const inLanguage = textReader(page.language)
  const about = {
    '@context': 'https://schema.org',
    '@type': business.type,
    name: page.site.name,
    url,
    ...given('description', page.description),
    ...given('image', image),
    ...given('telephone', business.telephone),
    ...given('email', business.email),
    ...(hasAddress && {
      address: {
        '@type': 'PostalAddress',
        ...given('streetAddress', inLanguage(street)),
        ...given('addressLocality', inLanguage(locality)),
        ...given('addressCountry', country),
      },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...said,
    ...(business.foundingYear !== null && { foundingDate: String(business.foundingYear) }),
    ...(business.roomCount !== null && business.type === 'Hotel' && { numberOfRooms: business.roomCount }),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs.map(({ url: other }) => other) }),
  }
  return `<script type="application/ld+json">${scriptJson(about)}</script>`
}

const given = (name: string, value: string) => (value === '' ? {} : { [name]: value })

/** Streets are written once a language; any text is better than none. */
function textReader(language: string) {
  return (texts: { readonly [language: string]: string }) => texts[language] ?? Object.values(texts)[0] ?? ''
}
