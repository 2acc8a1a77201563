import { type Page, publishedPages, type Site } from '@mimar/document'

/** The pages that search engines, and the search of the site itself, may show: neither hidden ones nor those that are not to be found. */
export const indexedPages = (site: Site): readonly Page[] => publishedPages(site).filter(({ noIndex }) => !noIndex)
