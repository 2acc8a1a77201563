// Rich Results: what each type of structured data has to say, by Google's documentation of its search gallery.

/** What is asked of a type. */
interface Row {
  /** The page of Google's documentation, or of schema.org where Google shows nothing of that type. */
  readonly source: string
  /** Paths that have to be there; `a|b` is one of both. */
  readonly required: readonly string[]
  /** It says so in words, and in which language. */
  readonly isWritten?: true
}

const LOCAL: Row = { source: 'Local business (LocalBusiness)', required: ['name', 'address'] }
const ARTICLE: Row = {
  source: 'Article (Article, NewsArticle, BlogPosting)',
  required: ['headline', 'author.name', 'publisher.name', 'mainEntityOfPage'],
  isWritten: true,
}

/** Every type that Mimar writes, those within others too. */
export const RICH_RESULTS: { readonly [type: string]: Row } = {
  Article: ARTICLE,
  NewsArticle: ARTICLE,
  Event: {
    source: 'Event (Event)',
    required: ['name', 'startDate', 'location.name', 'location.address', 'eventStatus', 'organizer.name'],
  },
  JobPosting: {
    source: 'Job posting (JobPosting)',
    required: [
      ...['title', 'description', 'datePosted', 'hiringOrganization.name'],
      ...['jobLocation.address', 'jobLocation.address.addressCountry'],
    ],
  },
  VideoObject: {
    source: 'Video (VideoObject, Clip, BroadcastEvent)',
    required: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl|embedUrl'],
  },
  FAQPage: { source: 'FAQ (FAQPage, Question, Answer)', required: ['mainEntity'], isWritten: true },
  Question: { source: 'FAQ (FAQPage, Question, Answer)', required: ['name', 'acceptedAnswer.text'] },
  Answer: { source: 'FAQ (FAQPage, Question, Answer)', required: ['text'] },
  BreadcrumbList: { source: 'Breadcrumb (BreadcrumbList)', required: ['itemListElement'] },
  ListItem: { source: 'Breadcrumb (BreadcrumbList)', required: ['position', 'name'] },
  Product: {
    source: 'Merchant listing (Product, Offer)',
    required: ['name', 'image', 'offers.price', 'offers.priceCurrency'],
  },
  Organization: { source: 'Organization (Organization)', required: ['name', 'url'] },
  Hotel: LOCAL,
  Restaurant: LOCAL,
  CafeOrCoffeeShop: LOCAL,
  MedicalClinic: LOCAL,
  Dentist: LOCAL,
  LegalService: LOCAL,
  AccountingService: LOCAL,
  EducationalOrganization: { source: 'schema.org/EducationalOrganization', required: ['name', 'address'] },
  LocalBusiness: LOCAL,
  OpeningHoursSpecification: {
    source: 'Local business (LocalBusiness)',
    required: ['opens', 'closes', 'dayOfWeek|validFrom', 'dayOfWeek|validThrough'],
  },
  GeoCoordinates: { source: 'Local business (LocalBusiness)', required: ['latitude', 'longitude'] },
  PostalAddress: { source: 'Local business (LocalBusiness)', required: ['streetAddress|addressLocality'] },
  Place: { source: 'Event (Event)', required: ['address'] },
  Offer: {
    source: 'Product snippet (Product, Review, Offer)',
    required: ['price|priceSpecification|itemOffered', 'priceCurrency|priceSpecification|itemOffered'],
  },
  PriceSpecification: { source: 'schema.org/PriceSpecification', required: ['minPrice', 'priceCurrency'] },
  OfferCatalog: { source: 'schema.org/OfferCatalog', required: ['itemListElement'] },
  Service: { source: 'schema.org/Service', required: ['name'] },
  Menu: { source: 'schema.org/Menu', required: ['hasMenuSection', 'url'], isWritten: true },
  MenuSection: { source: 'schema.org/MenuSection', required: ['hasMenuItem'] },
  MenuItem: { source: 'schema.org/MenuItem', required: ['name'] },
  HotelRoom: { source: 'schema.org/HotelRoom', required: ['name', 'url'] },
  Person: { source: 'schema.org/Person', required: ['name'] },
  ImageGallery: { source: 'schema.org/ImageGallery', required: ['name', 'url', 'associatedMedia'], isWritten: true },
  ImageObject: { source: 'Image metadata (ImageObject)', required: ['contentUrl'] },
  ContactPage: { source: 'schema.org/ContactPage', required: ['name', 'url', 'about.name'], isWritten: true },
  ReserveAction: { source: 'schema.org/ReserveAction', required: ['target.urlTemplate', 'result'] },
  EntryPoint: { source: 'schema.org/EntryPoint', required: ['urlTemplate', 'actionPlatform'], isWritten: true },
  LodgingReservation: { source: 'schema.org/LodgingReservation', required: [] },
  FoodEstablishmentReservation: { source: 'schema.org/FoodEstablishmentReservation', required: [] },
  Reservation: { source: 'schema.org/Reservation', required: [] },
  CreativeWork: { source: 'schema.org/CreativeWork', required: ['name', 'url', 'creator.name'], isWritten: true },
}

type Json = { readonly [name: string]: unknown }

/** The blocks of structured data of a page, as search engines read them. Throws where one is no JSON. */
export function structuredBlocks(html: string): readonly Json[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...found].map(([, json = '']) => JSON.parse(json) as Json)
}

/** What a page tells, each thing that stands for itself once. */
export const toldBy = (html: string): readonly Json[] =>
  structuredBlocks(html).flatMap((block) => ('@graph' in block ? (block['@graph'] as readonly Json[]) : [block]))

export const typesOf = (thing: Json): readonly string[] => [thing['@type'] ?? []].flat().map(String)

/** All things of some, those within them too. */
export function* thingsIn(value: unknown, at = ''): Generator<readonly [at: string, thing: Json]> {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* thingsIn(one, `${at}[${index}]`)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  yield [at, value as Json]
  for (const [name, inner] of Object.entries(value)) yield* thingsIn(inner, at === '' ? name : `${at}.${name}`)
}

interface Around {
  /** Of the page. */
  readonly language: string
  /** Whether the zone of the business is known. */
  readonly hasZone: boolean
}

/** What is wrong with what a page tells, in sentences. */
export function richResultFaults(html: string, around: Around): readonly string[] {
  const blocks = structuredBlocks(html)
  const things = toldBy(html)
  const faults = blocks.flatMap((block) =>
    block['@context'] === 'https://schema.org' ? [] : ['a block of no context'],
  )
  const names = things.map((thing) =>
    `${typesOf(thing)} ${thing.name ?? thing.headline ?? thing.title ?? ''} ${thing.startDate ?? ''}`.trim(),
  )
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  faults.push(...twice.map((name) => `${name} is told twice`))
  for (const thing of things) {
    for (const [at, one] of thingsIn(thing, String(typesOf(thing)))) faults.push(...faultsOf(one, at, around))
  }
  return faults
}

function faultsOf(thing: Json, at: string, around: Around): readonly string[] {
  const types = typesOf(thing)
  if (types.length === 0) return [`${at} is of no type`]
  const missing = types.flatMap((type) => {
    const row = Object.hasOwn(RICH_RESULTS, type) ? RICH_RESULTS[type] : undefined
    if (!row) return [`${at} is a ${type}, which has no row`]
    const gone = [...row.required, ...steps(thing)].filter(
      (paths) => !paths.split('|').some((path) => isThere(thing, path)),
    )
    if (row.isWritten && thing.inLanguage === undefined) gone.push('inLanguage')
    return gone.map((path) => `${at} lacks ${path}, asked of a ${type} by ${row.source}`)
  })
  const wrong = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (isRight(name, one, around) ? [] : [`${at}.${name} is ${JSON.stringify(one)}`])),
  )
  const empty = Object.entries(thing).filter(([, value]) => Array.isArray(value) && value.length === 0)
  return [...missing, ...wrong, ...empty.map(([name]) => `${at}.${name} is empty`)]
}

/** Every step of a way but the last leads somewhere, and a way has two. */
function steps({ itemListElement }: Json): readonly string[] {
  if (!Array.isArray(itemListElement) || typesOf(itemListElement[0] ?? {})[0] !== 'ListItem') return []
  return ['itemListElement.1', ...itemListElement.slice(0, -1).map((_, at) => `itemListElement.${at}.item`)]
}

function isThere(thing: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const value = typeof thing === 'object' && thing !== null ? (thing as Json)[name] : undefined
  return rest.length > 0 ? isThere(value, rest.join('.')) : value !== undefined && value !== '' && value !== null
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const MOMENT = new RegExp(`^${DAY}T\\d{2}:\\d{2}(?::\\d{2})?[+-]\\d{2}:\\d{2}$`)
const WALL = new RegExp(`^${DAY}T\\d{2}:\\d{2}(?::\\d{2})?$`)
const ENUMERATED =
  /^https:\/\/schema\.org\/(?:InStock|LimitedAvailability|SoldOut|Event(?:Cancelled|Scheduled)|OfflineEventAttendanceMode|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Vegetarian|Vegan|GlutenFree|Halal)Diet|(?:Desktop|Mobile)WebPlatform)$/

const matches = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)
const isAddress = matches(/^https?:\/\/[^/\s]+\/\S*$/)
const isPrice = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isEnumerated = matches(ENUMERATED)
const isDay = matches(new RegExp(`^${DAY}$`))
/** A day, or a moment with its zone; where the zone of the business is not known, what its clock shows. */
const isMoment = (value: unknown, { hasZone }: Around) =>
  isDay(value) || matches(MOMENT)(value) || (!hasZone && matches(WALL)(value))

type Rule = (value: unknown, around: Around) => boolean

const RULES: { readonly [name: string]: Rule } = {
  ...{ startDate: isMoment, endDate: isMoment, datePublished: isMoment, uploadDate: isMoment, validThrough: isMoment },
  ...{ datePosted: isDay, dateCreated: isDay, validFrom: isDay, foundingDate: matches(/^\d{4}$/) },
  ...{ url: isAddress, item: isAddress, image: isAddress, thumbnailUrl: isAddress, mainEntityOfPage: isAddress },
  ...{ embedUrl: isAddress, contentUrl: isAddress, urlTemplate: isAddress, sameAs: isAddress, menu: isAddress },
  ...{ price: isPrice, minPrice: isPrice, priceCurrency: matches(/^[A-Z]{3}$/), position: Number.isInteger },
  ...{ availability: isEnumerated, eventStatus: isEnumerated, eventAttendanceMode: isEnumerated },
  ...{ dayOfWeek: isEnumerated, suitableForDiet: isEnumerated, actionPlatform: isEnumerated },
  ...{ opens: matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/), closes: matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/) },
  ...{ duration: matches(/^PT\d+S$/), addressCountry: matches(/^[A-Z]{2}$/) },
  inLanguage: (value, { language }) => value === language,
}

function isRight(name: string, value: unknown, around: Around): boolean {
  if (value === '' || value === null || value === undefined) return false
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
  return rule ? rule(value, around) : true
}
