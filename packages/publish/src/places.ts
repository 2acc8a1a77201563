import { type Page, publishedPages, type Site } from '@mimar/document'
import { type Collections, publishedCollections } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'

const places = new WeakMap<readonly Page[], ReadonlyMap<Page, number>>()

/** A page that stands in a list counts for nobody's place: one more or less leaves all others as they are. */
const NOWHERE = -1

/** The pages that visitors get beside those that stand in lists. */
export function plainPages(site: Site, catalog: TemplateCatalog): readonly Page[] {
  const pages = publishedPages(site)
  const collections = publishedCollections(site, catalog)
  const { members } = collections
  if (members.size === 0) return pages
  const known = plain.get(collections) ?? pages.filter((page) => !members.has(page))
  plain.set(collections, known)
  return known
}

const plain = new WeakMap<Collections, readonly Page[]>()

/** The place of each page among the pages of its site. */
export function pagePlaces(site: Site, catalog: TemplateCatalog): (page: Page) => number {
  const pages = publishedPages(site)
  const known = places.get(pages) ?? new Map(plainPages(site, catalog).map((page, index) => [page, index] as const))
  places.set(pages, known)
  return (page) => known.get(page) ?? NOWHERE
}
