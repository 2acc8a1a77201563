// Which pages of lists show something else than before (0145).
import { type LanguageCode, type Page, primaryLanguage, publishedPages, type Site } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import {
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

/** All pages on which a page goes on: itself, and those behind it where it has a list of many. */
export const keysOf = (site: Site, page: Page, catalog: TemplateCatalog): readonly string[] =>
  collectedOn(page, catalog).lists.length === 0 ? [''] : listPages(page, aroundOf(site, catalog))

/** The paths of a page, with those of the pages behind it. */
export function pathsOf(site: Site, page: Page, catalog: TemplateCatalog): readonly string[] {
  return keysOf(site, page, catalog).map((key) => numberedPath(site, page, key))
}

interface ChangedLists {
  /** Pages of lists that show something else, each once. */
  readonly pages: readonly ListPage[]
  /** Entries whose list is called or stands otherwise. */
  readonly entries: readonly Page[]
  /** The pages as they were on which those lists stood. */
  readonly former: readonly Page[]
}

/** What must be drawn again beside the pages that are other objects, because a list says something else, or it is another day. */
export function changedLists(before: Site, site: Site, catalog: TemplateCatalog): ChangedLists {
  const [earlier, now] = [publishedCollections(before, catalog), publishedCollections(site, catalog)]
  const media = changedMediaIds(before, site)
  if (earlier === now && media.size === 0) {
    return { pages: now.listing.flatMap((page) => ofToday(site, page, catalog)), ...NOTHING }
  }
  const wantedIds = new Set(now.listing.map(({ id }) => id))
  const known = new Map(
    publishedPages(before).flatMap((page) => (wantedIds.has(page.id) ? [[page.id, page] as const] : [])),
  )
  const pages: ListPage[] = []
  const former: Page[] = []
  for (const page of now.listing) {
    const old = known.get(page.id)
    const [keys, today] = [keysOf(site, page, catalog), keysOfToday(site, page, catalog)]
    const earlierKeys = new Set(old ? keysOf(before, old, catalog) : [])
    const lookBefore = (key: string) => (old && earlierKeys.has(key) ? looksOf(before, old, key, catalog) : undefined)
    const wanted = old && media.size === 0 ? keysConcerned({ before, old, site, page, catalog }) : null
    const changed = keys.filter(
      (key) =>
        today.has(key) ||
        ((wanted?.has(key) ?? true) && !isLookSame(looksOf(site, page, key, catalog), lookBefore(key), media)),
    )
    pages.push(...changed.map((key) => ({ page, key })))
    if (old && changed.length > 0) former.push(old)
  }
  return { pages, entries: entriesOfOthers(before, site, catalog), former }
}

const NOTHING = { entries: [], former: [] }

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
}

/** Pages of a list that may show something else; null where all may. Of ten thousand entries one is another. */
function keysConcerned({ before, old, site, page, catalog }: TwoStates): ReadonlySet<string> | null {
  const [list, ...others] = collectedOn(page, catalog).lists
  if (old !== page || !list || others.length > 0) return null
  const homeOf = (one: Site) => publishedCollections(one, catalog).homes.get(list.collection)
  if (homeOf(before) !== homeOf(site)) return null
  const [behind, earlier] = [keysOf(site, page, catalog).length - 1, keysOf(before, old, catalog).length - 1]
  const found = new Set([0])
  // Pages that are new or gone, and the one before them, which leads on to them.
  const [few, many] = [Math.min(behind, earlier), Math.max(behind, earlier)]
  if (few !== many) for (let number = few; number <= many; number += 1) found.add(number)
  for (let number = 1; number <= behind; number += 1) {
    const key = String(number)
    if (numberedPath(site, page, key) === numberedPath(before, old, key)) continue
    for (const near of [number - 1, number, number + 1]) found.add(near)
  }
  for (const { code } of activeLanguages(site)) {
    const [now, then] = [toldBy(list, aroundOf(site, catalog, code)), toldBy(list, aroundOf(before, catalog, code))]
    if (now.all === then.all) continue
    // From the oldest, whose pages keep their numbers.
    for (let at = 1; at <= Math.max(now.all.length, then.all.length); at += 1) {
      if (now.all[now.all.length - at] === then.all[then.all.length - at]) continue
      const number = Math.ceil(at / list.amount)
      found.add(number <= behind ? number : now.isCalendar ? behind : 0)
    }
  }
  return new Set([...found].map((number) => (number === 0 ? '' : String(number))))
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
