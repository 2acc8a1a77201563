// What lists show and what entries know of their list, as facts of their sections (0145).
import { isPublished, type LanguageCode, type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import {
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
  type EntryPage,
  entriesInOrder,
  numberedPath,
  type PlacedList,
  pagedList,
  pagesOfList,
  partOf,
  publishedCollections,
  topicIn,
  topicsOf,
} from './collections.ts'
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
  if (!HAS_FEED[kind] || pagedList(page, catalog)?.section !== section) return null
  return `${page.path === '/' ? '' : page.path}/feed.xml`
}

interface Around {
  readonly site: Site
  readonly collections: Collections
  readonly language: LanguageCode
  readonly catalog: TemplateCatalog
}

/** What a list shows on one of its pages: entries in their order, and where its other pages are. */
interface Shown extends Omit<Listing, 'name' | 'entries'> {
  readonly entries: readonly EntryPage[]
  readonly name: Localized
}

/** How many pages the lists of a page take: 1 is the page alone. */
export function countListPages(page: Page, collections: Collections, catalog: TemplateCatalog): number {
  const paged = pagedList(page, catalog)
  return paged ? pagesOfList(collections.entries.get(paged.collection)?.length ?? 0, paged.amount) : 1
}

/** What a list of a page shows on the page of that number; 0 is the first. */
export function shownBy(own: PlacedList, number: number, { site, collections, language, catalog }: Around): Shown {
  const { page, section } = own
  const home = own.isHome ? own : collections.homes.get(own.collection)
  const list = { ...own, kind: home?.kind ?? own.kind, order: home?.order ?? own.order }
  const whole = collections.entries.get(own.collection) ?? []
  const all = entriesInOrder(
    own.topic === '' ? whole : (topicsOf(whole, site).get(own.topic) ?? []),
    list,
    site,
    language,
  )
  const isPaged = own.isHome && pagedList(page, catalog)?.section === section
  const pages = isPaged ? countListPages(page, collections, catalog) : 1
  const isFirst = number === 0 || !isPaged
  const isAhead = list.order === 'SOONEST' && isFirst
  const part = isPaged || (isAhead && home) ? partOf(all, (home ?? own).amount, isPaged ? number : 0) : all
  const turned = isAhead ? part.toReversed() : part
  // Which events are over is known where they are read: more of them stand there than are shown.
  const most = own.isHome || !isAhead || list.kind !== 'EVENTS' ? null : own.amount
  const entries = own.isHome || most !== null ? turned : turned.slice(0, own.amount)
  const pathTo = (to: number) => numberedPath(site, page, to)
  // Numbers fall from the newest page behind the first to 1, the oldest.
  const [newer, older] = number === 0 ? [-1, pages - 1] : [number === pages - 1 ? 0 : number + 1, number - 1]
  return {
    ...{ kind: list.kind, name: home?.name ?? own.name, isFirst, pages, entries, most },
    newer: isPaged && newer >= 0 ? pathTo(newer) : null,
    older: isPaged && older > 0 ? pathTo(older) : null,
    all: home && home.page.id !== page.id && (own.topic !== '' || all.length > own.amount) ? home.page.path : null,
    topics:
      isFirst && (own.isHome || own.topic !== '') ? topicLinks(own.collection, { site, collections, language }) : [],
    feed: isPaged ? feedPath(own, catalog) : null,
  }
}

/** The ways to the pages of each topic, where visitors of the language get them and something stands there. */
function topicLinks(collection: string, { site, collections, language }: Omit<Around, 'catalog'>): Listing['topics'] {
  const lists = (collections.topics.get(collection) ?? []).filter(({ section }) => isShownIn(section, language))
  if (lists.length === 0) return []
  const known = topicsOf(collections.entries.get(collection) ?? [], site)
  return lists.flatMap(({ topic, page }) => {
    const [first] = known.get(topic) ?? []
    return first ? [{ name: first.topic[language] ?? topicIn(first, site), link: page.path }] : []
  })
}

function listingOf(section: Section, input: PageInput): Listing | undefined {
  const { site, language, listPage = 0, surroundings } = input
  const { catalog } = surroundings
  const collections = collectionsIn(input)
  const own = collectedOn(input.page, catalog).lists.find((list) => list.section === section)
  if (!own) return undefined
  // A page behind the first is a copy under another path: its list is where its owner has it.
  const list = (own.isHome && collections.homes.get(own.collection)) || own
  const shown = shownBy(list, listPage, { site, collections, language, catalog })
  const entries = shown.entries.map((entry) => listed(entry, input))
  return { ...shown, name: textIn(shown.name, input), entries }
}

type Reading = Pick<PageInput, 'site' | 'language' | 'surroundings'>

const textIn = (texts: Localized, { site, language }: Reading) =>
  texts[language] ?? texts[primaryLanguage(site).code] ?? ''

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
  const newest = entriesInOrder(
    entries.get(list.collection) ?? [],
    { ...list, order: 'NEWEST' },
    input.site,
    input.language,
  )
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
  return { kind: home.kind, name: textIn(home.name, input), link: home.page.path, feed, topicLink }
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
