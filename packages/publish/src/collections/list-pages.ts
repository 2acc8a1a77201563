// Which pages of lists show something else than before (0145).
import { type LanguageCode, type Page, primaryLanguage, type Site } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import {
  areNumbersFree,
  type Collections,
  collectedOn,
  feedPath,
  listPages,
  numberedPath,
  type PlacedList,
  publishedCollections,
  shownBy,
  toldBy,
} from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { changedMediaIds, shows } from '../changes.ts'

/** A page of a list: the page it stands on, and which of those on which it goes on; '' is the first. */
interface ListPage {
  readonly page: Page
  readonly key: string
}

const aroundOf = (site: Site, catalog: TemplateCatalog, language = primaryLanguage(site).code) => ({
  ...{ site, catalog, language, today: '' },
  collections: publishedCollections(site, catalog),
})

interface Keys {
  readonly primary: LanguageCode
  readonly keys: readonly string[]
}

const ofCollections = new WeakMap<Collections, Map<Page, Keys>>()

/** All pages on which a page goes on: itself, and those behind it where it has a list of many. */
export function keysOf(site: Site, page: Page, catalog: TemplateCatalog): readonly string[] {
  if (collectedOn(page, catalog).lists.length === 0) return ONLY_ITSELF
  const around = aroundOf(site, catalog)
  const { collections, language: primary } = around
  const ofPages = ofCollections.get(collections) ?? new Map<Page, Keys>()
  ofCollections.set(collections, ofPages)
  const known = ofPages.get(page)
  const keys = known?.primary === primary ? known.keys : listPages(page, around)
  ofPages.set(page, { primary, keys })
  return keys
}

const ONLY_ITSELF = ['']

/** The paths of a page, with those of the pages behind it. */
export function pathsOf(site: Site, page: Page, catalog: TemplateCatalog): readonly string[] {
  return keysOf(site, page, catalog).map((key) => numberedPath(site, page, key))
}

interface ChangedLists {
  /** Pages of lists that show something else, each once. */
  readonly pages: readonly ListPage[]
  /** Entries whose list is called or stands otherwise. */
  readonly entries: readonly Page[]
  /** The paths that pages of those lists had, and that they have no longer. */
  readonly left: readonly string[]
}

/** What must be drawn again beside the pages that are other objects, because a list says something else, or it is another day. */
export function changedLists(before: Site, site: Site, catalog: TemplateCatalog): ChangedLists {
  const [earlier, now] = [publishedCollections(before, catalog), publishedCollections(site, catalog)]
  const media = changedMediaIds(before, site)
  if (earlier === now && media.size === 0) {
    return { pages: now.listing.flatMap((page) => ofToday(site, page, catalog)), ...NOTHING }
  }
  const areFree = areNumbersFree(before.pages, site.pages)
  const known = new Map(earlier.listing.map((page) => [page.id, page]))
  const pages: ListPage[] = []
  const left: string[] = []
  for (const page of now.listing) {
    const old = known.get(page.id)
    const states = old && { before, old, site, page, catalog, areFree }
    pages.push(...changedKeys(site, page, catalog, states).map((key) => ({ page, key })))
    if (states) left.push(...pathsLeft(states))
  }
  return { pages, entries: entriesOfOthers(before, site, catalog), left }
}

const NOTHING = { entries: [], left: [] }

/** Those pages of the lists of a page that show something else. */
function changedKeys(site: Site, page: Page, catalog: TemplateCatalog, states: TwoStates | undefined) {
  const keys = keysOf(site, page, catalog)
  const today = keysOfToday(site, page, catalog)
  if (!states) return keys
  const { before, old } = states
  const media = changedMediaIds(before, site)
  const wanted = media.size === 0 ? keysConcerned(states) : null
  const earlier = new Set(wanted?.size === 0 ? [] : keysOf(before, old, catalog))
  const lookBefore = (key: string) => (earlier.has(key) ? looksOf(before, old, key, catalog) : undefined)
  const isOther = (key: string) => !isLookSame(looksOf(site, page, key, catalog), lookBefore(key), media)
  return keys.filter((key) => today.has(key) || ((wanted?.has(key) ?? true) && isOther(key)))
}

/** Where a page went on and goes on no longer. */
function pathsLeft({ before, old, site, page, catalog, areFree }: TwoStates): readonly string[] {
  const [then, now] = [keysOf(before, old, catalog), keysOf(site, page, catalog)]
  if (areFree && old.path === page.path && then.length === now.length && then.at(-1) === now.at(-1)) {
    if (then.every((key, index) => key === now[index])) return []
  }
  const standing = new Set(pathsOf(site, page, catalog))
  return pathsOf(before, old, catalog).filter((path) => !standing.has(path))
}

/** Pages that are of the day on which they are drawn: where a calendar begins, and a few stand that go. Nobody knows of which day they were before. */
function keysOfToday(site: Site, page: Page, catalog: TemplateCatalog): ReadonlySet<string> {
  const { lists } = collectedOn(page, catalog)
  const around = aroundOf(site, catalog)
  if (!lists.some((list) => toldBy(list, around).isOfDay)) return new Set()
  // Where one list goes on, the others begin.
  return new Set(lists.length === 1 ? [''] : keysOf(site, page, catalog))
}

const ofToday = (site: Site, page: Page, catalog: TemplateCatalog): readonly ListPage[] =>
  [...keysOfToday(site, page, catalog)].map((key) => ({ page, key }))

interface TwoStates {
  readonly before: Site
  readonly old: Page
  readonly site: Site
  readonly page: Page
  readonly catalog: TemplateCatalog
  /** Whether no other page takes, or took, a path that pages of lists would have. */
  readonly areFree: boolean
}

/** Pages of a list that may show something else; null where all may. Of ten thousand entries one is another. */
function keysConcerned({ before, old, site, page, catalog, areFree }: TwoStates): ReadonlySet<string> | null {
  const [list, ...others] = collectedOn(page, catalog).lists
  if (old !== page || !areFree || !list || others.length > 0) return null
  const homeOf = (one: Site) => publishedCollections(one, catalog).homes.get(list.collection)
  if (homeOf(before) !== homeOf(site)) return null
  const [behind, earlier] = [keysOf(site, page, catalog).length - 1, keysOf(before, old, catalog).length - 1]
  const found = new Set([0])
  // Pages that are new or gone, and the one before them, which leads on to them.
  const [few, many] = [Math.min(behind, earlier), Math.max(behind, earlier)]
  if (few !== many) for (let number = few; number <= many; number += 1) found.add(number)
  const compared = new Set<unknown>()
  for (const { code } of activeLanguages(site)) {
    const [now, then] = [toldBy(list, aroundOf(site, catalog, code)), toldBy(list, aroundOf(before, catalog, code))]
    // Most orders are the same in all languages.
    if (now.all === then.all || compared.has(now.all)) continue
    compared.add(now.all)
    // From the oldest, whose pages keep their numbers.
    for (const at of placesChanged(now.all, then.all)) {
      const number = Math.ceil(at / list.amount)
      found.add(number <= behind ? number : now.isCalendar ? behind : 0)
    }
  }
  return new Set([...found].map((number) => (number === 0 ? '' : String(number))))
}

/** The places, counted from the end, in which something else stands. */
function placesChanged<Item>(now: readonly Item[], then: readonly Item[]): readonly number[] {
  const places: number[] = []
  for (let at = 1; at <= Math.max(now.length, then.length); at += 1) {
    if (now[now.length - at] !== then[then.length - at]) places.push(at)
  }
  return places
}

type Look = readonly unknown[]

/** What a page of the lists of a page shows in all languages; the same things are the same objects. */
function looksOf(site: Site, page: Page, key: string, catalog: TemplateCatalog): Look {
  return activeLanguages(site).flatMap(({ code }) => lookOf(site, page, key, code, catalog))
}

function lookOf(site: Site, page: Page, key: string, language: LanguageCode, catalog: TemplateCatalog): Look {
  const around = aroundOf(site, catalog, language)
  return collectedOn(page, catalog).lists.flatMap((list) => {
    const { entries, kind, name, details, isFirst, isCalendar, isByDay, ...ways } = shownBy(list, key, around)
    const { pages, previous, next, first, all, feed, most, topics } = ways
    return [
      ...[numberedPath(site, page, key), kind, name, details, isCalendar, isByDay, isFirst ? pages : 0],
      ...[previous, next, first, all, feed, most],
      ...topics.flatMap((topic) => [topic.name, topic.link]),
      ...entries.flatMap((entry) => [entry.head, entry.page.path]),
    ]
  })
}

function isLookSame(look: Look, before: Look | undefined, media: ReadonlySet<string>): boolean {
  if (before?.length !== look.length) return false
  if (look.some((part, index) => part !== before[index])) return false
  return media.size === 0 || !shows(look, media)
}

/** The entries of lists that are there now or no more, or are called or stand otherwise: each entry leads back to its list. */
function entriesOfOthers(before: Site, site: Site, catalog: TemplateCatalog): readonly Page[] {
  const [earlier, now] = [publishedCollections(before, catalog), publishedCollections(site, catalog)]
  const ids = new Set([...earlier.homes.keys(), ...now.homes.keys()])
  const changed = [...ids].filter((id) => {
    const [old, list] = [earlier.homes.get(id), now.homes.get(id)]
    if (!old || !list) return true
    const keys = keyOf(list, now, catalog)
    const before = keyOf(old, earlier, catalog)
    return before.length !== keys.length || before.some((part, index) => part !== keys[index])
  })
  return changed.flatMap((id) => (now.entries.get(id) ?? []).map(({ page }) => page))
}

/** What entries say of their list. */
const keyOf = (list: PlacedList, { topics }: Collections, catalog: TemplateCatalog): Look => [
  ...[list.name, list.kind, list.details, list.page.path, list.section.hiddenOn, feedPath(list, catalog)],
  ...(topics.get(list.collection) ?? []).flatMap(({ topic, page, section }) => [topic, page.path, section.hiddenOn]),
]
