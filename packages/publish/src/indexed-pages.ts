import { isPublished, type Page, publishedPages, type Site } from '@mimar/document'

const indexed = new WeakMap<readonly Page[], readonly Page[]>()

/** Whether search engines, and the search of the site itself, may show a page: neither a hidden one nor one that is not to be found. */
export const isIndexed = (page: Page): boolean => isPublished(page) && !page.noIndex

/** The pages that may be shown so. */
export function indexedPages(site: Site): readonly Page[] {
  const pages = publishedPages(site)
  const known = indexed.get(pages) ?? pages.filter(isIndexed)
  indexed.set(pages, known)
  return known
}
