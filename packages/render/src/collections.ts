// Content collections: which pages stand in which lists (0145). Pages are immutable, so each is looked into once.
import { type LanguageCode, type Page, primaryLanguage, publishedPages, type Section, type Site } from '@mimar/document'
import { calendarOf } from '@mimar/fields'
import {
  type EntryKey,
  entryKey,
  type ListDefinition,
  listDefinitionOf,
  type StoredDetail,
  type TemplateCatalog,
  topicKey,
} from '@mimar/sections'
import { answering, inAnswerOrder } from './answers.ts'

/** A list, and where it stands. */
export interface PlacedList extends ListDefinition {
  readonly page: Page
  readonly section: Section
}

/** A page that stands in a list. */
export interface EntryPage extends EntryKey {
  readonly page: Page
  /** The section that says what the list tells of it. */
  readonly head: Section
}

/** The lists of a site, and what stands in each. */
export interface Collections {
  readonly homes: ReadonlyMap<string, PlacedList>
  /** By the id of the list, as their pages stand. */
  readonly entries: ReadonlyMap<string, readonly EntryPage[]>
  /** By the id of the list, those that show one topic of it; of each topic the first. */
  readonly topics: ReadonlyMap<string, readonly PlacedList[]>
  /** The pages on which lists stand, those of others too. */
  readonly listing: readonly Page[]
  /** Pages that stand in a list. */
  readonly members: ReadonlySet<Page>
}

/** What matters of one page. */
interface Held {
  readonly lists: readonly PlacedList[]
  readonly entry: EntryPage | undefined
}

type OfCatalog<Key extends object, Value> = WeakMap<TemplateCatalog, WeakMap<Key, Value>>

const ofPages: OfCatalog<Page, Held> = new WeakMap()
const ofSites: OfCatalog<readonly Page[], Collections> = new WeakMap()

/** What is made of a value with a catalogue, made once. */
function kept<Key extends object, Value>(
  all: OfCatalog<Key, Value>,
  catalog: TemplateCatalog,
  key: Key,
  make: () => Value,
) {
  const known = all.get(catalog) ?? new WeakMap<Key, Value>()
  // Asked for each of ten thousand pages: nothing is written that stands there.
  if (!all.has(catalog)) all.set(catalog, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** The lists among some pages: those that visitors get, or all. */
export const collectionsOf = (pages: readonly Page[], catalog: TemplateCatalog): Collections =>
  kept(ofSites, catalog, pages, () => {
    const found = gatherAgain(pages, catalog) ?? gather(pages, catalog)
    latest.set(catalog, { pages, collections: found })
    return found
  })

/** The lists that visitors get. */
export const publishedCollections = (site: Site, catalog: TemplateCatalog): Collections =>
  collectionsOf(publishedPages(site), catalog)

interface Gathered {
  readonly pages: readonly Page[]
  readonly collections: Collections
}

/** What was gathered last: of ten thousand pages the next one has another object in the place of one. */
const latest = new WeakMap<TemplateCatalog, Gathered>()
/** More changes than these are gathered anew. */
const MOST_CHANGED = 50

/** The same as `gather`, from what was gathered last; undefined where more is another than words of entries. */
function gatherAgain(pages: readonly Page[], catalog: TemplateCatalog): Collections | undefined {
  const before = latest.get(catalog)
  if (before?.pages.length !== pages.length) return undefined
  const changed = pages.flatMap((page, index) => (page === before.pages[index] ? [] : [index]))
  if (changed.length > MOST_CHANGED) return undefined
  const { entries, members, ...same } = before.collections
  const [now, belonging] = [new Map(entries), new Set(members)]
  for (const index of changed) {
    const [old, page] = [before.pages[index] as Page, pages[index] as Page]
    const [was, is] = [collectedOn(old, catalog), collectedOn(page, catalog)]
    if (was.lists.length > 0 || is.lists.length > 0 || was.entry?.collection !== is.entry?.collection) return undefined
    if (!was.entry || !is.entry) continue
    const id = is.entry.collection
    const all = now.get(id) ?? []
    now.set(id, all.with(all.indexOf(was.entry), is.entry))
    if (belonging.delete(old)) belonging.add(page)
  }
  return { ...same, entries: now, members: belonging }
}

function gather(pages: readonly Page[], catalog: TemplateCatalog): Collections {
  const homes = new Map<string, PlacedList>()
  const entries = new Map<string, EntryPage[]>()
  const topics = new Map<string, PlacedList[]>()
  const listing: Page[] = []
  for (const page of pages) {
    const { lists, entry } = collectedOn(page, catalog)
    if (lists.length > 0) listing.push(page)
    for (const list of lists) {
      if (list.isHome) homes.set(list.collection, list)
      else if (list.topic !== '' && !list.only) addTopic(topics, list)
    }
    if (!entry) continue
    const others = entries.get(entry.collection)
    if (others) others.push(entry)
    else entries.set(entry.collection, [entry])
  }
  const members = [...entries].flatMap(([id, all]) => (homes.has(id) ? all.map(({ page }) => page) : []))
  return { homes, entries, topics, listing, members: new Set(members) }
}

function addTopic(topics: Map<string, PlacedList[]>, list: PlacedList): void {
  const known = topics.get(list.collection) ?? []
  if (known.some(({ topic }) => topic === list.topic)) return
  topics.set(list.collection, [...known, list])
}

/** The lists of a page and what it is itself, which a first section of the role says. */
export const collectedOn = (page: Page, catalog: TemplateCatalog): Held =>
  kept(ofPages, catalog, page, () => {
    const lists: PlacedList[] = []
    let entry: EntryPage | undefined
    for (const section of page.sections) {
      if (section.isHidden) continue
      const template = catalog.find(section.template)
      const list = listDefinitionOf(template, section.id, section.content)
      if (list) lists.push({ ...list, page, section })
      const key = entry ? undefined : entryKey(template, section.content)
      if (key && key.collection !== '') entry = { ...key, page, head: section }
    }
    return { lists, entry }
  })

/** By entries, and by the language in which topics are called first. */
const byTopic = new WeakMap<readonly EntryPage[], Map<LanguageCode, ReadonlyMap<string, readonly EntryPage[]>>>()

/** The topics of some entries in the order in which they come, each with its entries. */
export function topicsOf(
  all: readonly EntryPage[],
  site: Pick<Site, 'id' | 'languages'>,
): ReadonlyMap<string, readonly EntryPage[]> {
  const known = byTopic.get(all) ?? new Map<LanguageCode, ReadonlyMap<string, readonly EntryPage[]>>()
  byTopic.set(all, known)
  const primary = primaryLanguage(site).code
  const found = known.get(primary) ?? findTopics(all, site)
  known.set(primary, found)
  return found
}

function findTopics(all: readonly EntryPage[], site: Pick<Site, 'id' | 'languages'>) {
  const found = new Map<string, EntryPage[]>()
  for (const entry of all) {
    const key = topicKey(topicIn(entry, site))
    if (key === '') continue
    const others = found.get(key)
    if (others) others.push(entry)
    else found.set(key, [entry])
  }
  return found
}

/** What an entry is about, as it is called first: by this it is found, whatever its translations say. */
export const topicIn = ({ topic }: EntryPage, site: Pick<Site, 'id' | 'languages'>): string =>
  topic[primaryLanguage(site).code] ?? Object.values(topic)[0] ?? ''

type Found = WeakMap<readonly EntryPage[], Map<string, readonly EntryPage[]>>

const ordered: Found = new WeakMap()
const narrowed: Found = new WeakMap()

/** What is made of some entries, made once for each name. */
function madeOf(made: Found, all: readonly EntryPage[], name: string, make: () => readonly EntryPage[]) {
  const known = made.get(all) ?? new Map<string, readonly EntryPage[]>()
  made.set(all, known)
  const found = known.get(name) ?? make()
  known.set(name, found)
  return found
}

/** What a list is ordered by. */
type Ordering = Pick<ListDefinition, 'order'> & Partial<Pick<ListDefinition, 'byAnswer' | 'details'>>

/** The detail whose answers order a list; undefined where it is ordered otherwise, or its list names that detail no more. */
export function orderedBy({ byAnswer, details }: Ordering): StoredDetail | undefined {
  return byAnswer ? details?.find(({ id }) => id === byAnswer.of) : undefined
}

/** The entries of a list, the one first that comes first on its first page; a calendar has the farthest first, and is turned there. */
export function entriesInOrder(
  all: readonly EntryPage[],
  list: Ordering,
  site: Site,
  language: LanguageCode,
): readonly EntryPage[] {
  const { order, byAnswer } = list
  // Where words are not translated, the first language stands in.
  const spoken = `${language} ${primaryLanguage(site).code}`
  const detail = orderedBy(list)
  if (detail) {
    const isFalling = byAnswer?.isFalling === true
    const name = `${detail.id} ${detail.kind} ${isFalling} ${spoken}`
    return madeOf(ordered, all, name, () => inAnswerOrder(all, { detail, isFalling }, site, language))
  }
  if (order === 'HAND') return all
  if (order === 'TITLE') return madeOf(ordered, all, `${order} ${spoken}`, () => byTitle(all, site, language))
  return madeOf(ordered, all, order, () => byDay(all, order))
}

/** Those of some entries that a list shows which tells of one answer; none where nobody is asked for it any more. */
export function entriesAnswering(
  all: readonly EntryPage[],
  { only, details }: Pick<ListDefinition, 'only' | 'details'>,
  site: Site,
): readonly EntryPage[] {
  if (!only) return all
  const detail = details.find(({ id }) => id === only.of)
  if (!detail) return NOBODY
  const name = `${detail.id} ${detail.kind} ${primaryLanguage(site).code} ${only.answer}`
  return madeOf(narrowed, all, name, () => answering(all, detail, only.answer, site))
}

const NOBODY: readonly EntryPage[] = []

/** The latest day first; of one day, the page that was made last. What has no day was before all news, and lies ahead of all events. */
function byDay(all: readonly EntryPage[], order: 'NEWEST' | 'SOONEST'): readonly EntryPage[] {
  const undated = order === 'SOONEST' ? '9' : ''
  const dayOf = ({ day }: EntryPage) => day || undated
  return all.toReversed().toSorted((one, two) => (dayOf(one) < dayOf(two) ? 1 : dayOf(one) > dayOf(two) ? -1 : 0))
}

function byTitle(all: readonly EntryPage[], site: Site, language: LanguageCode): readonly EntryPage[] {
  const primary = primaryLanguage(site).code
  const { compare } = new Intl.Collator(calendarOf(language).language, { numeric: true })
  const titleOf = ({ title }: EntryPage) => title[language] ?? title[primary] ?? ''
  return all.toSorted((one, two) => compare(titleOf(one), titleOf(two)))
}

/** Whether a list of another's entries tells of a part of them that is whole: a topic, or an answer. */
export const isOfPart = ({ topic, only }: Pick<ListDefinition, 'topic' | 'only'>): boolean =>
  topic !== '' || only !== null

/**
 * The lists of a page that have pages of their own: those that are defined there, and those of a topic or an answer. A page
 * has few entries of any other.
 */
export const pagedLists = (page: Page, catalog: TemplateCatalog): readonly PlacedList[] => {
  const { lists } = collectedOn(page, catalog)
  return [...lists.filter(({ isHome }) => isHome), ...lists.filter((list) => !list.isHome && isOfPart(list))]
}
