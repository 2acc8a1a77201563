// Entries of lists for search engines (schema.org), each with what is required of its kind, or not at all.
import type { ComposedPage } from '@mimar/render'
import { ARTICLE, type EntryKind, entryIn, type PublicEntry } from '@mimar/sections'
import { factsOfEvent, type Surrounding, timeOf } from '../event-data.ts'
import { largestJpeg } from '../largest-jpeg.ts'

type Facts = { readonly [name: string]: unknown }

interface Told extends Surrounding {
  readonly site: ComposedPage['site']
}

/** The entry that a page is, and where it stands among the pages of its site. */
export function entriesOn({ sections, site }: ComposedPage, around: Surrounding): readonly Facts[] {
  return sections.flatMap(({ facts: { entryOf }, props }) => {
    if (!entryOf) return []
    const entry = entryIn(props.content)
    if (entry.title === '') return []
    const listAt = new URL(site.link(entryOf.link).href, around.url).href
    return [...told[entryOf.kind](entry, { ...around, site }), trail(entryOf.name, listAt, entry.title)]
  })
}

const trail = (list: string, listAt: string, title: string): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list, item: listAt },
    { '@type': 'ListItem', position: 2, name: title },
  ],
})

type Tell = (entry: PublicEntry, told: Told) => readonly Facts[]

/** What each kind is to search engines. */
const told: { readonly [Kind in EntryKind]: Tell } = {
  NEWS: article('NewsArticle'),
  OTHER: article(ARTICLE),
  EVENTS: (entry, { site, ...around }) =>
    entry.day === '' ? [] : factsOfEvent({ ...entry, name: entry.title, link: '' }, around.url, site, around),
  ROOMS: (entry, around) => [{ ...thing('HotelRoom', entry, around), ...offer(entry, around) }],
  DISHES: (entry, around) => [{ ...thing('MenuItem', entry, around), ...offer(entry, around) }],
  PROJECTS: (entry, around) => [
    { ...thing('CreativeWork', entry, around), ...given('dateCreated', entry.day), creator: business(around) },
  ],
  PEOPLE: (entry, around) => [
    { ...thing('Person', entry, around), ...given('jobTitle', entry.topic), worksFor: business(around) },
  ],
  JOBS: job,
  QUESTIONS: ({ title, text }) => {
    const answer = { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }
    return text === '' ? [] : [{ '@type': 'FAQPage', mainEntity: [answer] }]
  },
}

function article(type: string): Tell {
  return (entry, around) => {
    const { title, text, day, author } = entry
    const image = largestJpeg(entry.picture, around.url)
    const facts = {
      '@type': type,
      headline: title,
      ...given('description', text),
      ...(image && { image: [image] }),
      ...(day !== '' && { datePublished: timeOf(day, 0, around.zone) }),
      author: author === '' ? business(around) : { '@type': 'Person', name: author },
      publisher: business(around),
      mainEntityOfPage: around.url,
    }
    return [facts]
  }
}

/** Told with all that is required of an offer of work, and by nobody who has not said where it is. */
function job(entry: PublicEntry, around: Told): readonly Facts[] {
  const { title, text, day, lastDay, place } = entry
  const address = around.address ?? place
  if (text === '' || day === '' || address === '') return []
  const facts = {
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: day,
    ...(lastDay > day && { validThrough: timeOf(lastDay, 1439, around.zone) }),
    hiringOrganization: business(around),
    jobLocation: { '@type': 'Place', address },
  }
  return [facts]
}

function thing(type: string, { title, text, picture }: PublicEntry, { url }: Told): Facts {
  const image = largestJpeg(picture, url)
  return { '@type': type, name: title, url, ...given('description', text), ...(image && { image: [image] }) }
}

const offer = ({ price, currency }: PublicEntry, { url }: Told): Facts =>
  price === null || currency === '' ? {} : { offers: { '@type': 'Offer', price, priceCurrency: currency, url } }

const business = ({ site, url }: Told): Facts => ({
  ...{ '@type': 'Organization', name: site.name, url: new URL(site.homeHref, url).href },
})

const given = (name: string, value: string) => (value === '' ? {} : { [name]: value })
