// What lists show and what entries know of their list, as facts of their sections (0145).
import { isPublished, type LanguageCode, type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import { type Localized, todayIn } from '@mimar/fields'
import {
  detailsIn,
  type EntryKind,
  type EntryPlace,
  entryIn,
  type ListedEntry,
  type Listing,
  publishedMark,
  resolveContent,
  type SectionFacts,
  type TemplateCatalog,
  topicKey,
} from '@mimar/sections'
import {
  type Collections,
  collectedOn,
  collectionsOf,
  isOfPart,
  type PlacedList,
  pagedLists,
  publishedCollections,
} from './collections.ts'
import { entriesAnswering, entriesInOrder, orderedBy, topicIn, topicsOf } from './entry-orders.ts'
import type { EntryPage } from './entry-page.ts'
import {
  ahead,
  type Divided,
  type ListPart,
  listPageKey,
  numberedPath,
  numberOf,
  pagesBehind,
  partAt,
} from './list-parts.ts'
import { pictureOf } from './picture.ts'
import { isShownIn } from './shown.ts'
import type { PageInput } from './surroundings.ts'

type EntryFacts = Pick<SectionFacts, 'listing' | 'entryOf'>

/** What a section that lists entries, or is one, may know of the others; undefined for any other section. */
export function entryFacts(section: Section, input: PageInput): EntryFacts | undefined {
  const template = input.surroundings.catalog.find(section.template)
  if (template?.role === 'entries') return same(section, input, { listing: listingOf(section, input) })
  return template?.role === 'entry' ? same(section, input, { entryOf: placeOf(section, input) }) : undefined
}

const collectionsIn = ({ site, mode, surroundings: { catalog } }: PageInput): Collections =>
  mode === 'canvas' ? collectionsOf(site.pages, catalog) : publishedCollections(site, catalog)

/** Kinds of which it matters when something new comes. */
const HAS_FEED: { readonly [Kind in EntryKind]: boolean } = {
  ...{ NEWS: true, EVENTS: true, ROOMS: false, DISHES: false, PROJECTS: true },
  ...{ PEOPLE: false, JOBS: true, QUESTIONS: false, OTHER: true },
}

/** The path of what programs read of a list; null where its kind has none, or another list of the page has one. */
export function feedPath({ page, section, kind }: PlacedList, catalog: TemplateCatalog): string | null {
  const [first] = collectedOn(page, catalog).lists.filter(({ isHome }) => isHome)
  if (!HAS_FEED[kind] || first?.section !== section) return null
  return `${page.path === '/' ? '' : page.path}/feed.xml`
}

interface Around {
  readonly site: Site
  readonly collections: Collections
  readonly language: LanguageCode
  readonly catalog: TemplateCatalog
  /** On which its pages are drawn, `2026-12-31`; '' where no first page of a calendar is asked for. */
  readonly today: string
}

/** What a list shows on one of its pages: entries in their order, and where its other pages are. */
interface Shown extends Omit<Listing, 'name' | 'entries' | 'details'>, Pick<PlacedList, 'details' | 'name'> {
  readonly entries: readonly EntryPage[]
}

interface Told extends Divided<EntryPage>, Pick<PlacedList, 'details' | 'kind' | 'name'> {
  readonly home: PlacedList | undefined
  /** Whether what is newer stands before what is older, or the other way round. */
  readonly isByDay: boolean
  /** Whether what stands there is of the day on which it is drawn. */
  readonly isOfDay: boolean
}

/** What a list tells of, all of it, by the list that is defined. */
export function toldBy(own: PlacedList, { site, collections, language, today }: Omit<Around, 'catalog'>): Told {
  const home = own.isHome ? own : collections.homes.get(own.collection)
  const { kind, details } = home ?? own
  const whole = collections.entries.get(own.collection) ?? []
  const some = own.topic === '' ? whole : (topicsOf(whole, site).get(own.topic) ?? [])
  const { order, byAnswer } = orderOf(own, home)
  const all = entriesInOrder(
    entriesAnswering(some, { only: own.only, details }, site),
    { order, byAnswer, details },
    site,
    language,
  )
  const isByDay = !byAnswer && (order === 'NEWEST' || order === 'SOONEST')
  const isCalendar = isByDay && order === 'SOONEST'
  const areSome = !own.isHome && !isOfPart(own)
  return {
    ...{ home, kind, details, name: home?.name ?? own.name, all, amount: own.amount, today },
    ...{ isByDay, isCalendar, isOfDay: isCalendar || (areSome && !isByDay && GOES.includes(kind)) },
    keepsPast: kind !== 'EVENTS',
  }
}

/** As the list that is defined has them, unless one that shows some of them is ordered by a detail of its choice. */
function orderOf(own: PlacedList, home: PlacedList | undefined): Pick<PlacedList, 'order' | 'byAnswer'> {
  const { order, details } = home ?? own
  const chosen = [own, home].find((list) => list && orderedBy({ ...list, details }))
  return { order, byAnswer: chosen?.byAnswer ?? null }
}

/** The keys of all pages on which the lists of a page go on: '' is the page itself, and then from the one nearest to it. */
export function listPages(page: Page, around: Around): readonly string[] {
  const behind = pagedLists(page, around.catalog).flatMap((list, index) => {
    const { all, amount, isCalendar } = toldBy(list, around)
    const count = pagesBehind(all.length, amount, isCalendar)
    return Array.from({ length: count }, (_, at) => listPageKey(index, count - at))
  })
  return ['', ...behind]
}

/** Kinds of which an entry goes once it is over. */
const GOES: readonly EntryKind[] = ['EVENTS', 'JOBS']
/** Of those as many more stand ready, unseen, where only the next few are wanted. */
const SPARE = 12

/** What a list of a page shows on the page of that key. */
export function shownBy(own: PlacedList, key: string, around: Around): Shown {
  const { page, section, amount } = own
  const { site, collections, language, catalog } = around
  const told = toldBy(own, around)
  const { home, kind, details, all, isCalendar, isByDay } = told
  const place = pagedLists(page, catalog).findIndex((list) => list.section === section)
  const number = place < 0 ? 0 : numberOf(key, place)
  const isFirst = number === 0
  const { entries, previous, next } = place < 0 ? fewOf(told) : partAt(told, number)
  const pathTo = (to: number | null) => (to === null ? null : numberedPath(site, page, listPageKey(place, to)))
  const isPart = isOfPart(own) || all.length > amount
  return {
    ...{ kind, name: told.name, details, isFirst, isCalendar, isByDay, entries },
    ...{ previous: pathTo(previous), next: pathTo(next) },
    pages: isCalendar || place < 0 ? 1 : pagesBehind(all.length, amount, isCalendar) + 1,
    most: place < 0 && GOES.includes(kind) ? amount : null,
    first: isCalendar && !isFirst ? page.path : null,
    all: home && home.page.id !== page.id && isPart ? home.page.path : null,
    topics:
      isFirst && (own.isHome || own.topic !== '') ? topicLinks(own.collection, { site, collections, language }) : [],
    feed: feedPath(own, catalog),
  }
}

/** The first few of another list: of what goes once it is over, those that are not, where no day has them first. */
function fewOf(told: Told): ListPart<EntryPage> {
  const { all, amount, kind, isCalendar, isOfDay } = told
  const most = amount + (GOES.includes(kind) ? SPARE : 0)
  const standing = isCalendar ? ahead(told) : isOfDay ? all.filter((entry) => !isOver(entry, told)) : all
  return { entries: standing.slice(0, most), previous: null, next: null }
}

/** Whether the last day is before today: of a job only one that it names. */
function isOver({ day, until }: EntryPage, { kind, today }: Told): boolean {
  const last = until > day ? until : kind === 'JOBS' ? '' : day
  return last !== '' && last < today
}

/** The ways to the pages of each topic, where visitors of the language get them and something stands there. */
function topicLinks(
  collection: string,
  { site, collections, language }: Omit<Around, 'catalog' | 'today'>,
): Listing['topics'] {
  const lists = (collections.topics.get(collection) ?? []).filter(({ section }) => isShownIn(section, language))
  if (lists.length === 0) return []
  const known = topicsOf(collections.entries.get(collection) ?? [], site)
  return lists.flatMap(({ topic, page }) => {
    const [first] = known.get(topic) ?? []
    return first ? [{ name: first.topic[language] ?? topicIn(first, site), link: page.path }] : []
  })
}

function listingOf(section: Section, input: PageInput): Listing | undefined {
  const { site, language, listPage = '', surroundings } = input
  const { catalog } = surroundings
  const collections = collectionsIn(input)
  // A page behind the first is a copy under another path: its list is where its owner has it.
  const page = collections.listing.find(({ id }) => id === input.page.id) ?? input.page
  const isIt = (list: PlacedList) => list.section === section
  const own = collectedOn(page, catalog).lists.find(isIt) ?? collectedOn(input.page, catalog).lists.find(isIt)
  if (!own) return undefined
  const today = input.today ?? todayIn(site.settings.business.timeZone, Date.now())
  const shown = shownBy(own, listPage, { site, collections, language, catalog, today })
  const entries = shown.entries.map((entry) => listed(entry, input))
  const details = detailsIn(shown, (texts) => namedIn(texts, input))
  return { ...shown, name: textIn(shown.name, input), details, entries }
}

type Reading = Pick<PageInput, 'site' | 'language' | 'surroundings'>

const textIn = (texts: Localized, { site, language }: Reading) =>
  texts[language] ?? texts[primaryLanguage(site).code] ?? ''

/** A name in any language is better than none. */
const namedIn = (texts: Localized, reading: Reading) => textIn(texts, reading) || (Object.values(texts)[0] ?? '')

function listed({ page, head }: EntryPage, { site, language, surroundings }: Reading): ListedEntry {
  const primary = primaryLanguage(site).code
  const standIns = new Set<string>()
  const fields = surroundings.catalog.find(head.template)?.fields ?? {}
  const content = resolveContent(fields, head.content, {
    ...{ language, primary },
    standIn: (path) => standIns.add(path),
    picture: (image, field) => pictureOf({ image, field, media: site.media, language, primary, surroundings }),
  })
  const mark = publishedMark({ section: head.id, template: head.template, standIns, primary })
  return { ...entryIn(content), id: page.id, link: page.path, isDraft: !isPublished(page), mark }
}

/** The entries that programs read of a list, the newest first. */
export function feedEntries(list: PlacedList, input: Reading, most: number): readonly ListedEntry[] {
  const { entries } = publishedCollections(input.site, input.surroundings.catalog)
  const newest = entriesInOrder(entries.get(list.collection) ?? [], { order: 'NEWEST' }, input.site, input.language)
  return newest.slice(0, most).map((entry) => listed(entry, input))
}

/** What an entry knows of its list: the first of its page, in a list that visitors of its language get. */
function placeOf(section: Section, input: PageInput): EntryPlace | undefined {
  const { page, site, language, surroundings } = input
  const { entry } = collectedOn(page, surroundings.catalog)
  const { homes, topics } = collectionsIn(input)
  const home = entry?.head === section ? homes.get(entry.collection) : undefined
  if (!entry || !home || !isShownIn(home.section, language)) return undefined
  const feed = feedPath(home, surroundings.catalog)
  const key = topicKey(topicIn(entry, site))
  const ofTopic = topics.get(entry.collection)?.find((list) => list.topic === key && isShownIn(list.section, language))
  const topicLink = ofTopic?.page.path ?? null
  const details = detailsIn(home, (texts) => namedIn(texts, input))
  return { kind: home.kind, name: textIn(home.name, input), link: home.page.path, feed, topicLink, details }
}

const drawn = new WeakMap<Section, { readonly depends: readonly unknown[]; readonly facts: EntryFacts }>()

/** On the canvas what is the same is the same object, so that a key pressed elsewhere draws no list again. */
function same(section: Section, input: PageInput, facts: EntryFacts): EntryFacts {
  if (input.mode !== 'canvas') return facts
  const { site, language, surroundings } = input
  const depends = [language, surroundings, site.media, site.languages, JSON.stringify(facts)]
  const before = drawn.get(section)
  if (before && depends.every((one, index) => one === before.depends[index])) return before.facts
  drawn.set(section, { depends, facts })
  return facts
}
