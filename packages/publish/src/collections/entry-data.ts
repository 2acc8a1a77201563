// Entries of lists for search engines (schema.org), each with what is required of its kind, or not at all.
import { escapeText } from '@mimar/fields/escape-text'
import type { ComposedPage } from '@mimar/render'
import {
  ARTICLE,
  type EntryKind,
  entryIn,
  longTextsIn,
  type PublicArticle,
  type PublicEntry,
  type PublicQuestion,
} from '@mimar/sections'
import { factsOfArticle } from '../article-data.ts'
import { factsOfEvent } from '../event-data.ts'
import { addressAt, dayOf, type Facts, given, houseOf, type Surrounding, wholeAddress } from '../facts.ts'
import { largestJpeg } from '../largest-jpeg.ts'

/** An entry, with what the long texts say that stand below it on its page. */
interface WholeEntry extends PublicEntry {
  readonly body: string
  /** As an article it is of that day, and by that author. */
  readonly published: Pick<PublicArticle, 'day' | 'author'>
}

interface ToldEntry {
  /** Whether the page is an entry: then its long texts are told as what it says, and not beside it. */
  readonly isTold: boolean
  readonly things: readonly Facts[]
  /** What it asks and answers itself. */
  readonly questions: readonly PublicQuestion[]
}

/** The entry that a page is, and where it stands among the pages of its site. */
export function entryOn({ sections }: ComposedPage, around: Surrounding): ToldEntry {
  const found = sections.find(({ facts }) => facts.entryOf)
  const entryOf = found?.facts.entryOf
  const entry = found && entryIn(found.props.content)
  if (!entryOf || !entry || entry.title === '') return { isTold: false, things: [], questions: [] }
  const texts = sections.flatMap(({ template, props }) => (template ? longTextsIn(template.fields, props.content) : []))
  const isQuestion = entryOf.kind === 'QUESTIONS' && entry.text !== ''
  return {
    isTold: true,
    things: [...told[entryOf.kind](wholeOf(entry, texts), around), ...trail(entryOf, entry.title, around)],
    questions: isQuestion ? [{ question: entry.title, answer: entry.text }] : [],
  }
}

/** What the entry has not said itself, the first text that does says for it. */
function wholeOf(entry: PublicEntry, texts: readonly PublicArticle[]): WholeEntry {
  const said = (name: 'text' | 'day' | 'author') => texts.find((one) => one[name] !== '')?.[name] ?? ''
  return {
    ...entry,
    text: entry.text || said('text'),
    picture: entry.picture ?? texts.find(({ picture }) => picture !== null)?.picture ?? null,
    body: texts.map(({ body }) => body).join('\n\n'),
    published: { day: entry.day || said('day'), author: entry.author || said('author') },
  }
}

/** A list without a name is no step on a way. */
function trail({ name, link }: { readonly name: string; readonly link: string }, title: string, around: Surrounding) {
  if (name === '') return []
  const item = wholeAddress(around.site.link(link).href, around)
  const steps = [
    { '@type': 'ListItem', position: 1, name, item },
    { '@type': 'ListItem', position: 2, name: title },
  ]
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }]
}

type Tell = (entry: WholeEntry, around: Surrounding) => readonly Facts[]

/** What each kind is to search engines. */
const told: { readonly [Kind in EntryKind]: Tell } = {
  NEWS: article('NewsArticle'),
  OTHER: article(ARTICLE),
  EVENTS: (entry, around) =>
    entry.day === '' ? [] : factsOfEvent({ ...entry, name: entry.title, link: '' }, around.url, around),
  ROOMS: (entry, around) => [room(entry, around)],
  DISHES: (entry, around) => [{ ...thing('MenuItem', entry, around), ...offer(entry, around) }],
  PROJECTS: (entry, around) => [
    {
      ...thing('CreativeWork', entry, around),
      ...given('dateCreated', entry.day),
      ...{ creator: houseOf(around), inLanguage: around.language },
    },
  ],
  PEOPLE: (entry, around) => [
    { ...thing('Person', entry, around), ...given('jobTitle', entry.topic), worksFor: houseOf(around) },
  ],
  JOBS: job,
  // Told with what else the page answers.
  QUESTIONS: () => [],
}

function article(type: string): Tell {
  return ({ title, text, body, picture, published }, around) => [
    factsOfArticle({ headline: title, text, body, picture, ...published }, around, type),
  ]
}

/** A room that has a price is offered, which schema.org has of products alone; Google refuses one without a picture. */
function room(entry: WholeEntry, around: Surrounding): Facts {
  const facts = thing('HotelRoom', entry, around)
  const offered = offer(entry, around)
  return facts.image && offered.offers ? { ...facts, '@type': ['HotelRoom', 'Product'], ...offered } : facts
}

/** Told with all that is required of an offer of work, and by nobody who has not said in which country and where it is. */
function job({ title, text, body, day, lastDay, place }: WholeEntry, around: Surrounding): readonly Facts[] {
  const address = around.country === '' ? undefined : addressAt(place, around)
  // As HTML, which is what Google asks for.
  const paragraphs = [text, ...body.split('\n\n')].filter((part) => part !== '')
  const description = paragraphs.map((part) => `<p>${escapeText(part).replaceAll('\n', '<br>')}</p>`).join('')
  if (description === '' || day === '' || !address) return []
  const facts = {
    '@type': 'JobPosting',
    ...{ title, description, datePosted: day },
    ...(lastDay > day && { validThrough: dayOf(lastDay, around.zone, 1439) }),
    hiringOrganization: houseOf(around),
    jobLocation: { '@type': 'Place', address },
  }
  return [facts]
}

function thing(type: string, { title, text, picture }: PublicEntry, { url }: Surrounding): Facts {
  const image = largestJpeg(picture, url)
  return { '@type': type, name: title, url, ...given('description', text), ...(image && { image: [image] }) }
}

const offer = ({ price, currency }: PublicEntry, { url }: Surrounding): Facts =>
  price === null || currency === '' ? {} : { offers: { '@type': 'Offer', price, priceCurrency: currency, url } }
