// Structured data (JSON-LD, schema.org) for search engines (SEO).
import type { Settings } from '@mimar/document'
import type { ComposedPage } from '@mimar/render'
import { articlesOn } from './article-data.ts'
import { entryOn } from './collections/entry-data.ts'
import { contactPageOn, requestsOn } from './contact-data.ts'
import { scriptJson } from './escape.ts'
import { eventsOn } from './event-data.ts'
import { type Facts, given, type Surrounding, wholeAddress } from './facts.ts'
import { galleryOn } from './gallery-data.ts'
import { openingHoursOn } from './hours-data.ts'
import { peopleOn } from './person-data.ts'
import { placesOn } from './place-data.ts'
import { pricesOn, SERVES } from './price-data.ts'
import { questionsOn } from './question-data.ts'
import { videosOn } from './video-data.ts'

/**
 * What search engines are told on a page: about the business, and of what happens there. Each thing once, with all that is
 * required of its type, or not at all (0147). '' where there is nothing, and on a site without a name: everything says whose it is.
 */
export function structuredData(
  { business }: Settings,
  page: ComposedPage,
  url: string,
  isHome: boolean,
  image: string,
): string {
  const { site, language } = page
  if (site.name === '') return ''
  const { timeZone: zone, country } = business
  const around: Surrounding = { site, language, url, zone, country, address: addressOf(business, language) }
  const entry = entryOn(page, around)
  const things = [
    ...eventsOn(page, around),
    ...entry.things,
    ...questionsOn(page, entry.questions, around),
    ...placesOn(page, placeType(business), around),
    ...peopleOn(page, around),
    ...videosOn(page, around),
    ...(entry.isTold ? [] : articlesOn(page, around)),
    ...galleryOn(page, around),
    ...contactPageOn(page, around, isHome),
  ]
  return [aboutBusiness(business, page, around, isHome, image), ...(things.length > 0 ? [{ '@graph': things }] : [])]
    .filter((facts) => facts !== undefined)
    .map((facts) => ({ '@context': 'https://schema.org', ...facts }))
    .map((facts) => `<script type="application/ld+json">${scriptJson(facts)}</script>`)
    .join('')
}

/** What each place of a business is: an organisation has places, and is none. */
const placeType = ({ type }: Settings['business']) =>
  type === null || type === 'Organization' ? 'LocalBusiness' : typesOf(type)

/** Search engines read hours of local businesses, and schools are none to schema.org: they say that they are both. */
const typesOf = (type: string): string | readonly string[] =>
  type === 'EducationalOrganization' ? [type, 'LocalBusiness'] : type

/**
 * The business in its own words: all of it on the home page, on others what only they say. Undefined where the owner has
 * said nothing. Whoever has not said where it is has an organisation: a place to go to is refused without its address.
 */
function aboutBusiness(
  business: Settings['business'],
  page: ComposedPage,
  around: Surrounding,
  isHome: boolean,
  image: string,
): Facts | undefined {
  if (business.type === null) return undefined
  const { address } = around
  const isPlace = business.type !== 'Organization' && address !== undefined
  const said = saidOf(page, business.type, isPlace, around)
  if (!isHome && Object.keys(said).length === 0) return undefined
  const profiles = business.sameAs.map(({ url }) => url).filter((url) => /^https?:/.test(url))
  return {
    '@type': isPlace ? typesOf(business.type) : 'Organization',
    name: page.site.name,
    url: wholeAddress(page.site.homeHref, around),
    ...given('description', isHome ? page.description : ''),
    ...given('image', image),
    ...given('telephone', business.telephone),
    ...given('email', business.email),
    ...(address && { address }),
    ...(isPlace && placeFacts(business)),
    ...said,
    ...(business.foundingYear !== null && { foundingDate: String(business.foundingYear) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** What a page says of it: hours and menus are of a place, what is offered of anybody. */
function saidOf(page: ComposedPage, type: string, isPlace: boolean, around: Surrounding): Facts {
  const { menu, offers } = pricesOn(page, type, around.url)
  const actions = requestsOn(page, SERVES.includes(type), around)
  return isPlace ? { ...openingHoursOn(page), ...menu, ...offers, ...actions } : { ...offers, ...actions }
}

const placeFacts = ({ type, latitude, longitude, roomCount }: Settings['business']): Facts => ({
  ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  ...(roomCount !== null && type === 'Hotel' && { numberOfRooms: roomCount }),
})

/** Where the business is; undefined where the owner has not said: a country alone is nowhere. */
function addressOf({ street, locality, country }: Settings['business'], language: string): Facts | undefined {
  const inLanguage = textReader(language)
  const said = { ...given('streetAddress', inLanguage(street)), ...given('addressLocality', inLanguage(locality)) }
  if (Object.keys(said).length === 0) return undefined
  return { '@type': 'PostalAddress', ...said, ...given('addressCountry', country) }
}

/** Streets are written once a language; any text is better than none. */
function textReader(language: string) {
  return (texts: { readonly [language: string]: string }) => texts[language] ?? Object.values(texts)[0] ?? ''
}
