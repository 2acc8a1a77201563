// IndexNow (indexnow.org): the file by which search engines know that a site itself tells them of changes.
import type { Page, Site } from '@mimar/document'
import { activeLanguages, pageAddress } from '@mimar/render'
import { indexedPages } from './indexed-pages.ts'
import { type OutputFile, plainFile } from './output.ts'

/** Where the key of a site stands; undefined where its owner tells search engines nothing. */
export const indexKeyAddress = ({ settings: { indexNowKey } }: Site): string | undefined =>
  indexNowKey ? `/${indexNowKey}.txt` : undefined

/** The same as a list, of one address or none. */
export const indexKeyAddresses = (site: Site): readonly string[] => {
  const address = indexKeyAddress(site)
  return address === undefined ? [] : [address]
}

export const indexKeyFile = (site: Site): readonly OutputFile[] =>
  indexKeyAddresses(site).map((address) =>
    plainFile(address, 'text/plain; charset=utf-8', String(site.settings.indexNowKey)),
  )

/** The addresses of a site that search engines may show: those of its sitemap. */
export function indexedAddresses(site: Site): string[] {
  const languages = activeLanguages(site)
  const ofPage = (page: Page) => languages.map(({ code }) => pageAddress(site, page, code))
  return indexedPages(site).flatMap(ofPage)
}
