// The sitemap, and robots.txt that leads to it.
import { type Page, primaryLanguage, type Site } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import { absolute } from './head.ts'
import { indexedPages } from './indexed-pages.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'
import { type PageGroup, pageGroups } from './page-groups.ts'

const XML = 'application/xml; charset=utf-8'
/** Of more addresses there are several files: one page more or less has one of them written anew. */
const ADDRESSES = 2_000
const PAGES_A_PART = 128

/**
 * Every page that search engines may show, in every language, with its other languages; in several files where one would be too
 * long. With an earlier site, of the same languages, those of them that name others.
 */
export function* sitemap(input: PublishInput, before?: Site): Iterable<OutputFile> {
  const { site } = input
  const wasSplit = before !== undefined && isSplit(before)
  if (!isSplit(site)) {
    const isSame = before && !wasSplit && hasSamePaths(indexedPages(before), indexedPages(site))
    if (!isSame) yield plainFile('/sitemap.xml', XML, urlset(input, indexedPages(site)))
    return
  }
  const groups = pageGroups(site, PAGES_A_PART, before)
  const then = wasSplit ? pageGroups(before, PAGES_A_PART) : []
  for (const [at, pages] of groups.entries()) {
    const isSame = then.length === groups.length && hasSamePaths(then[at]!, pages)
    if (pages.length > 0 && !isSame) yield plainFile(partAddress(at), XML, urlset(input, pages))
  }
  const names = sitemapAddresses(site)
  if (wasSplit && sitemapAddresses(before).join() === names.join()) return
  const entries = names.map((name) => `<sitemap><loc>${input.origin}${name}</loc></sitemap>\n`)
  const open = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  yield plainFile('/sitemap.xml', XML, `${DECLARATION}${open}\n${entries.join('')}</sitemapindex>\n`)
}

/** Where the parts of a sitemap lie that has several. */
export const sitemapAddresses = (site: Site, before?: Site): readonly string[] =>
  isSplit(site)
    ? pageGroups(site, PAGES_A_PART, before).flatMap((pages, at) => (pages.length > 0 ? [partAddress(at)] : []))
    : []

const isSplit = (site: Site) => indexedPages(site).length * activeLanguages(site).length > ADDRESSES
const partAddress = (at: number) => `/sitemap-${at + 1}.xml`

const hasSamePaths = (one: PageGroup, other: PageGroup) =>
  one === other || (one.length === other.length && one.every(({ path }, at) => path === other[at]!.path))

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

function urlset(input: PublishInput, pages: readonly Page[]): string {
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return `${DECLARATION}${open}\n${pages.map((page) => urls(input, page)).join('')}</urlset>\n`
}

function urls(input: PublishInput, page: Page): string {
  const addresses = activeLanguages(input.site).map(({ code }) => [code, absolute(input, page, code)] as const)
  const named = [...addresses, ['x-default', absolute(input, page, primaryLanguage(input.site).code)] as const]
  const alternates =
    addresses.length < 2
      ? ''
      : named.map(([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(url)}"/>`).join('')
  return addresses.map(([, url]) => `<url><loc>${xml(url)}</loc>${alternates}</url>\n`).join('')
}

const xml = (url: string) => url.replaceAll('&', '&amp;')

/** Tells search engines that all is theirs to read, and where the list is. */
export function robots({ origin }: PublishInput): OutputFile {
  return plainFile(
    '/robots.txt',
    'text/plain; charset=utf-8',
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}
