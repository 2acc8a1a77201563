import type { Page, Site } from '@mimar/document'
import { publishedCollections } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'

/** By the pages that stand in no list: entries come and go, and these stay. */
const places = new WeakMap<readonly Page[], ReadonlyMap<Page, number>>()

/** A page that stands in a list counts for nobody's place: one more or less leaves all others as they are. */
const NOWHERE = -1

/** The pages that visitors get beside those that stand in lists. */
export const plainPages = (site: Site, catalog: TemplateCatalog): readonly Page[] =>
  publishedCollections(site, catalog).plain

/** The place of each page among the pages of its site. */
export function pagePlaces(site: Site, catalog: TemplateCatalog): (page: Page) => number {
  const pages = plainPages(site, catalog)
  const known = places.get(pages) ?? new Map(pages.map((page, index) => [page, index] as const))
  places.set(pages, known)
  return (page) => known.get(page) ?? NOWHERE
}
