// Content collections: which pages stand in which lists (0145). Pages are immutable, so each is looked into once.
import { type Page, type PageAt, pageDifference, publishedPages, type Section, type Site } from '@mimar/document'
import { entryKey, type ListDefinition, listDefinitionOf, type TemplateCatalog } from '@mimar/sections'
import { carryOrders } from './entry-orders.ts'
import type { EntryPage } from './entry-page.ts'

/** A list, and where it stands. */
export interface PlacedList extends ListDefinition {
  readonly page: Page
  readonly section: Section
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
  /** Pages that stand in no list; all of them, as they were given, where there is none. */
  readonly plain: readonly Page[]
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
    const found = gatherFromLatest(pages, catalog) ?? gather(pages, catalog)
    latest = [new WeakRef(pages), ...latest].slice(0, MOST_LATEST)
    return found
  })

/** The lists that visitors get. */
export const publishedCollections = (site: Site, catalog: TemplateCatalog): Collections =>
  collectionsOf(publishedPages(site), catalog)

/** What was gathered last, the newest first; it is held by who has it in memory. */
let latest: readonly WeakRef<readonly Page[]>[] = []
const MOST_LATEST = 16
/** More changes than these are gathered anew. */
const MOST_CHANGED = 50

/** Of ten thousand pages the next state of a site has another object in the place of one, or one more. */
function gatherFromLatest(pages: readonly Page[], catalog: TemplateCatalog): Collections | undefined {
  for (const state of latest) {
    const then = state.deref()
    const before = then && ofSites.get(catalog)?.get(then)
    if (!before || !isNear(then, pages)) continue
    const { gone, come, isOrderKept } = pageDifference(then, pages)
    if (isOrderKept && gone.length + come.length <= MOST_CHANGED)
      return gatherAgain({ before, pages, gone, come, catalog })
  }
  return undefined
}

/** Whether they may be two states of one site. */
function isNear(before: readonly Page[], pages: readonly Page[]): boolean {
  if (Math.abs(before.length - pages.length) > MOST_CHANGED) return false
  const middle = Math.floor(before.length / 2)
  return before[0] === pages[0] || before.at(-1) === pages.at(-1) || before[middle] === pages[middle]
}

interface Exchange {
  readonly pages: readonly Page[]
  readonly gone: readonly PageAt[]
  readonly come: readonly PageAt[]
}

/** The same as `gather`, from what was gathered before. */
function gatherAgain({ before, catalog, ...exchange }: Exchange & { before: Collections; catalog: TemplateCatalog }) {
  const hasLists = (page: Page) => (collectedOn(page, catalog).lists.length > 0 ? page : undefined)
  const listing = exchanged(before.listing, exchange, hasLists)
  const { homes, topics } = listing === before.listing ? before : listsOn(listing, catalog)
  const entries = entriesAgain(before.entries, exchange, catalog)
  const isListed = isListedIn(homes, catalog)
  const areHomesSame = homes === before.homes || [...homes.keys()].join() === [...before.homes.keys()].join()
  const plain = areHomesSame
    ? exchanged(before.plain, exchange, (page) => (isListed(page) ? undefined : page))
    : exchange.pages.filter((page) => !isListed(page))
  return { homes, topics, listing, entries, plain: plain.length === exchange.pages.length ? exchange.pages : plain }
}

/** The entries of each list; how they were ordered is carried on. */
function entriesAgain(before: Collections['entries'], exchange: Exchange, catalog: TemplateCatalog) {
  const entryOf = ({ page }: { readonly page: Page }) => collectedOn(page, catalog).entry ?? []
  const [gone, come] = [exchange.gone.flatMap(entryOf), exchange.come.flatMap(entryOf)]
  if (gone.length + come.length === 0) return before
  const entries = new Map(before)
  for (const id of new Set([...gone, ...come].map(({ collection }) => collection))) {
    const isOf = ({ collection }: EntryPage) => collection === id
    const [old = [], of] = [before.get(id), (page: Page) => [entryOf({ page })].flat().find(isOf)]
    const all = exchanged(old, exchange, of)
    if (all.length === 0) entries.delete(id)
    else entries.set(id, all)
    carryOrders(old, all, { gone: gone.filter(isOf), come: come.filter(isOf) })
  }
  return entries
}

/** What a list holds of some pages, in their order, with what came in the place of what is gone; itself where nothing did. */
function exchanged<Item>(
  list: readonly Item[],
  { pages, gone, come }: Exchange,
  itemOf: (page: Page) => Item | undefined,
): readonly Item[] {
  const made = [...list]
  let isSame = true
  for (const { page } of gone) {
    const item = itemOf(page)
    if (item === undefined) continue
    made.splice(made.indexOf(item), 1)
    isSame = false
  }
  for (const { page, index } of come) {
    const item = itemOf(page)
    if (item === undefined) continue
    made.splice(placeBehind(made, itemOf, pages, index), 0, item)
    isSame = false
  }
  return isSame ? list : made
}

/** Behind what the nearest page before has in a list. */
function placeBehind<Item>(
  list: readonly Item[],
  itemOf: (page: Page) => Item | undefined,
  pages: readonly Page[],
  index: number,
): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const item = itemOf(pages[at]!)
    if (item !== undefined) return list.indexOf(item) + 1
  }
  return 0
}

function gather(pages: readonly Page[], catalog: TemplateCatalog): Collections {
  const entries = new Map<string, EntryPage[]>()
  const listing: Page[] = []
  for (const page of pages) {
    const { lists, entry } = collectedOn(page, catalog)
    if (lists.length > 0) listing.push(page)
    if (!entry) continue
    const others = entries.get(entry.collection)
    if (others) others.push(entry)
    else entries.set(entry.collection, [entry])
  }
  const { homes, topics } = listsOn(listing, catalog)
  const isListed = isListedIn(homes, catalog)
  const plain = [...homes.keys()].some((id) => entries.has(id)) ? pages.filter((page) => !isListed(page)) : pages
  return { homes, entries, topics, listing, plain }
}

/** Whether a page stands in one of these lists. */
const isListedIn =
  (homes: Collections['homes'], catalog: TemplateCatalog) =>
  (page: Page): boolean =>
    homes.has(collectedOn(page, catalog).entry?.collection ?? '')

/** The lists that stand on these pages: those that are defined there, and of each topic the first. */
function listsOn(listing: readonly Page[], catalog: TemplateCatalog): Pick<Collections, 'homes' | 'topics'> {
  const homes = new Map<string, PlacedList>()
  const topics = new Map<string, PlacedList[]>()
  for (const list of listing.flatMap((page) => collectedOn(page, catalog).lists)) {
    if (list.isHome) homes.set(list.collection, list)
    else if (list.topic !== '' && !list.only) addTopic(topics, list)
  }
  return { homes, topics }
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
