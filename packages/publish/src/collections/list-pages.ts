// Which pages of lists show something else than before (0145).
import { type LanguageCode, type Page, publishedPages, type Site } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import {
  type Collections,
  collectedOn,
  countListPages,
  entriesInOrder,
  feedPath,
  numberedPath,
  type PlacedList,
  publishedCollections,
  shownBy,
} from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { changedMediaIds, shows } from '../changes.ts'

/** A page of a list: the page it stands on, and its number; 0 is the first. */
interface ListPage {
  readonly page: Page
  readonly number: number
}

/** All pages on which a page goes on: itself, and those behind it where it has a list of many. */
export function numbersOf(site: Site, page: Page, catalog: TemplateCatalog): readonly number[] {
  const collections = publishedCollections(site, catalog)
  const pages = collections.homes.size === 0 ? 1 : countListPages(page, collections, catalog)
  // The first, then those behind it from the newest to the oldest.
  return Array.from({ length: pages }, (_, index) => (index === 0 ? 0 : pages - index))
}

/** The paths of a page, with those of the pages behind it. */
export function pathsOf(site: Site, page: Page, catalog: TemplateCatalog): readonly string[] {
  return numbersOf(site, page, catalog).map((number) => numberedPath(site, page, number))
}

interface ChangedLists {
  /** Pages of lists that show something else, each once. */
  readonly pages: readonly ListPage[]
  /** Entries whose list is called or stands otherwise. */
  readonly entries: readonly Page[]
  /** The pages as they were on which those lists stood. */
  readonly former: readonly Page[]
}

const NOTHING: ChangedLists = { pages: [], entries: [], former: [] }

/** What must be drawn again beside the pages that are other objects, because a list says something else. */
export function changedLists(before: Site, site: Site, catalog: TemplateCatalog): ChangedLists {
  const [earlier, now] = [publishedCollections(before, catalog), publishedCollections(site, catalog)]
  if (earlier === now || (earlier.listing.length === 0 && now.listing.length === 0)) return NOTHING
  const media = changedMediaIds(before, site)
  const wantedIds = new Set(now.listing.map(({ id }) => id))
  const known = new Map(
    publishedPages(before).flatMap((page) => (wantedIds.has(page.id) ? [[page.id, page] as const] : [])),
  )
  const pages: ListPage[] = []
  const former: Page[] = []
  for (const page of now.listing) {
    const old = known.get(page.id)
    const numbers = numbersOf(site, page, catalog)
    const wanted = old && media.size === 0 ? numbersConcerned({ before, old, site, page, catalog }) : null
    const changed = numbers.filter(
      (number) =>
        (wanted?.has(number) ?? true) &&
        !isLookSame(looksOf(site, page, number, catalog), old && looksOf(before, old, number, catalog), media),
    )
    pages.push(...changed.map((number) => ({ page, number })))
    if (old && changed.length > 0) former.push(old)
  }
  return { pages, entries: entriesOfOthers(before, site, catalog), former }
}

interface TwoStates {
  readonly before: Site
  readonly old: Page
  readonly site: Site
  readonly page: Page
  readonly catalog: TemplateCatalog
}

/** Numbers of the pages of a list that may show something else; null where all may. Of ten thousand entries one is another. */
function numbersConcerned({ before, old, site, page, catalog }: TwoStates): ReadonlySet<number> | null {
  const [list, ...others] = collectedOn(page, catalog).lists
  const [numbers, earlier] = [numbersOf(site, page, catalog), numbersOf(before, old, catalog)]
  if (old !== page || !list?.isHome || others.length > 0) return null
  const found = new Set<number>([0])
  // Pages that are new or gone, and the one before them, which leads on to them.
  const [few, many] = [Math.min(numbers.length, earlier.length), Math.max(numbers.length, earlier.length)]
  if (few !== many) for (let number = few - 1; number < many; number += 1) found.add(number)
  for (const number of numbers) {
    if (numberedPath(site, page, number) === numberedPath(before, old, number)) continue
    for (const near of [number - 1, number, number + 1]) found.add(near)
  }
  for (const { code } of activeLanguages(site)) {
    const [now, then] = [inOrderOf(site, list, code, catalog), inOrderOf(before, list, code, catalog)]
    if (now === then) continue
    // From the oldest, whose pages keep their numbers.
    for (let at = 1; at <= Math.max(now.length, then.length); at += 1) {
      if (now[now.length - at] === then[then.length - at]) continue
      const number = Math.ceil(at / list.amount)
      found.add(number < numbers.length ? number : 0)
    }
  }
  return found
}

function inOrderOf(site: Site, list: PlacedList, language: LanguageCode, catalog: TemplateCatalog) {
  const { entries } = publishedCollections(site, catalog)
  return entriesInOrder(entries.get(list.collection) ?? [], list, site, language)
}

type Look = readonly unknown[]

/** What a page of the lists of a page shows in all languages; the same things are the same objects. */
function looksOf(site: Site, page: Page, number: number, catalog: TemplateCatalog): Look | undefined {
  if (number >= countListPages(page, publishedCollections(site, catalog), catalog)) return undefined
  return activeLanguages(site).flatMap(({ code }) => lookOf(site, page, number, code, catalog))
}

function lookOf(site: Site, page: Page, number: number, language: LanguageCode, catalog: TemplateCatalog): Look {
  const collections = publishedCollections(site, catalog)
  return collectedOn(page, catalog).lists.flatMap((list) => {
    const { entries, kind, name, isFirst, ...ways } = shownBy(list, number, { site, collections, language, catalog })
    const { pages, newer, older, all, feed, most, topics } = ways
    return [
      ...[numberedPath(site, page, number), kind, name, isFirst ? pages : 0, newer, older, all, feed, most],
      ...topics.flatMap((topic) => [topic.name, topic.link]),
      ...entries.flatMap((entry) => [entry.head, entry.page.path]),
    ]
  })
}

function isLookSame(look: Look | undefined, before: Look | undefined, media: ReadonlySet<string>): boolean {
  if (!look || before?.length !== look.length) return look === before
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
  ...[list.name, list.kind, list.page.path, list.section.hiddenOn, feedPath(list, catalog)],
  ...(topics.get(list.collection) ?? []).flatMap(({ topic, page, section }) => [topic, page.path, section.hiddenOn]),
]
