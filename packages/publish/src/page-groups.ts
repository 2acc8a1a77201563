// Pages by the hash of their ids: of what is written for a group, one change concerns one.
import { type Page, pageDifference, type Site } from '@mimar/document'
import { indexedPages, isIndexed } from './indexed-pages.ts'

export type PageGroup = readonly Page[]

interface Grouped {
  /** By its id a page is always in the same one; some may be empty. */
  readonly groups: readonly PageGroup[]
  readonly count: number
}

/** By the pages of a site, and how many a group may have. */
const known = new WeakMap<readonly Page[], Map<number, Grouped>>()

/**
 * The pages that may be found, in groups of so many on average at most: twice as many groups once each has twice as many pages.
 * Groups in which nothing is another than `before` are the same objects.
 */
export function pageGroups(site: Site, most: number, before?: Site): readonly PageGroup[] {
  const ofSite = known.get(site.pages) ?? new Map<number, Grouped>()
  known.set(site.pages, ofSite)
  const grouped = ofSite.get(most) ?? (before && groupAgain(site, before, most)) ?? group(site, most)
  ofSite.set(most, grouped)
  return grouped.groups
}

const groupsFor = (pages: number, most: number) => 2 ** Math.max(0, Math.ceil(Math.log2(pages / most)))

function group(site: Site, most: number): Grouped {
  const pages = indexedPages(site)
  const groups = Array.from({ length: groupsFor(pages.length, most) }, (): Page[] => [])
  for (const page of pages) groups[hashOf(page.id) % groups.length]!.push(page)
  return { groups, count: pages.length }
}

/** The same, from the groups before; undefined where there are more or fewer, or pages have moved. */
function groupAgain(site: Site, before: Site, most: number): Grouped | undefined {
  const then = known.get(before.pages)?.get(most)
  const { gone, come, isOrderKept } = pageDifference(before.pages, site.pages)
  const indexedOf = (all: typeof gone) => all.map(({ page }) => page).filter(isIndexed)
  const [left, fresh] = [indexedOf(gone), indexedOf(come)]
  const count = (then?.count ?? 0) - left.length + fresh.length
  if (!then || !isOrderKept || groupsFor(count, most) !== then.groups.length) return undefined
  const groups = [...then.groups]
  const placeOf = ({ id }: Page) => hashOf(id) % groups.length
  for (const page of left) groups[placeOf(page)] = groups[placeOf(page)]!.filter((one) => one !== page)
  for (const at of new Set(fresh.map(placeOf))) {
    const all = [...groups[at]!, ...fresh.filter((page) => placeOf(page) === at)]
    const places = new Map(all.map((page) => [page, site.pages.indexOf(page)]))
    groups[at] = all.toSorted((one, two) => places.get(one)! - places.get(two)!)
  }
  return { groups, count }
}

/** FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
