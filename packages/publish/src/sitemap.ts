// The sitemap, and robots.txt that leads to it.
import { type Page, primaryLanguage } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import { absolute } from './head.ts'
import { indexedPages } from './indexed-pages.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

const XML = 'application/xml; charset=utf-8'
/** A sitemap may name 50,000 addresses; with room to spare. */
const ADDRESSES = 40_000

/** Every page that search engines may show, in every language, with its other languages; in several files where one would be too long. */
export function* sitemap(input: PublishInput): Iterable<OutputFile> {
  const perFile = Math.floor(ADDRESSES / Math.max(1, activeLanguages(input.site).length))
  const pages = indexedPages(input.site)
  if (pages.length <= perFile) {
    yield plainFile('/sitemap.xml', XML, urlset(input, pages))
    return
  }
  const names: string[] = []
  for (let from = 0; from < pages.length; from += perFile) {
    names.push(`/sitemap-${names.length + 1}.xml`)
    yield plainFile(names.at(-1)!, XML, urlset(input, pages.slice(from, from + perFile)))
  }
  const entries = names.map((name) => `<sitemap><loc>${input.origin}${name}</loc></sitemap>\n`)
  const open = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  yield plainFile('/sitemap.xml', XML, `${DECLARATION}${open}\n${entries.join('')}</sitemapindex>\n`)
}

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
