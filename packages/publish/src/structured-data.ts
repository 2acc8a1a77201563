// Structured data (JSON-LD, schema.org) for search engines (SEO).
import type { Settings } from '@mimar/document'
import type { ComposedPage } from '@mimar/render'
import { articlesOn } from './article-data.ts'
import { entriesOn } from './collections/entry-data.ts'
import { scriptJson } from './escape.ts'
import { eventsOn } from './event-data.ts'
import { openingHoursOn } from './hours-data.ts'
import { placesOn } from './place-data.ts'
import { pricesOn } from './price-data.ts'
import { videosOn } from './video-data.ts'

/** What search engines are told on a page: about the business, and of what happens there. '' where there is nothing. */
export function structuredData(
  { business }: Settings,
  page: ComposedPage,
  url: string,
  isHome: boolean,
  image: string,
): string {
  const address = addressOf(business, page.language)
  const around = { url, zone: business.timeZone, address }
  const things = [
    ...eventsOn(page, around),
    ...entriesOn(page, around),
    ...placesOn(page, placeType(business), business.country, url),
    ...videosOn(page, url, business.timeZone),
    ...articlesOn(page, url, business.timeZone),
  ]
  return [aboutBusiness(business, page, url, isHome, image), ...(things.length > 0 ? [{ '@graph': things }] : [])]
    .filter((facts) => facts !== undefined)
    .map((facts) => ({ '@context': 'https://schema.org', ...facts }))
    .map((facts) => `<script type="application/ld+json">${scriptJson(facts)}</script>`)
    .join('')
}

/** What each place of a business is: an organisation has places, and is none. */
const placeType = ({ type }: Settings['business']) =>
  type === null || type === 'Organization' ? 'LocalBusiness' : type

/** The business in its own words: all of it on the home page, on others what only they say. Undefined where the owner has said nothing. */
function aboutBusiness(
  business: Settings['business'],
  page: ComposedPage,
  url: string,
  isHome: boolean,
  image: string,
): object | undefined {
  if (business.type === null) return undefined
  const said = { ...openingHoursOn(page), ...pricesOn(page, business.type) }
  if (!isHome && Object.keys(said).length === 0) return undefined
  const { latitude, longitude } = business
  const address = addressOf(business, page.language)
  return {
    '@type': business.type,
    name: page.site.name,
    url,
    ...given('description', page.description),
    ...given('image', image),
    ...given('telephone', business.telephone),
    ...given('email', business.email),
    ...(address && { address }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...said,
    ...(business.foundingYear !== null && { foundingDate: String(business.foundingYear) }),
    ...(business.roomCount !== null && business.type === 'Hotel' && { numberOfRooms: business.roomCount }),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs.map(({ url: other }) => other) }),
  }
}

/** Where the business is; undefined where the owner has not said. */
function addressOf({ street, locality, country }: Settings['business'], language: string) {
  if (country === '' && Object.keys({ ...street, ...locality }).length === 0) return undefined
  const inLanguage = textReader(language)
  return {
    '@type': 'PostalAddress',
    ...given('streetAddress', inLanguage(street)),
    ...given('addressLocality', inLanguage(locality)),
    ...given('addressCountry', country),
  }
}

const given = (name: string, value: string) => (value === '' ? {} : { [name]: value })

/** Streets are written once a language; any text is better than none. */
function textReader(language: string) {
  return (texts: { readonly [language: string]: string }) => texts[language] ?? Object.values(texts)[0] ?? ''
}
