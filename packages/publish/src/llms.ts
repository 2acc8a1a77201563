// llms.txt: what a site is about and where its pages are, in Markdown, for programs that answer questions (llmstxt.org).
import { type LanguageCode, type Page, primaryLanguage, publishedPages, type Site } from '@mimar/document'
import { activeLanguages } from '@mimar/render'
import { absolute } from './head.ts'
import { indexedPages } from './indexed-pages.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'
import { nameOf } from './page-titles.ts'

/** Whoever wants all pages of a large site reads its sitemap: this is to be read at once. */
const MOST_PAGES = 200

/** The name of the site, what its home page says of it, and its pages in each language with theirs. */
export function llms(input: PublishInput): OutputFile {
  const { site } = input
  const primary = primaryLanguage(site).code
  const home = publishedPages(site).find(({ path }) => path === '/')
  const about = home ? textIn(home.meta.description, primary) : ''
  const listed = indexedPages(site).slice(0, MOST_PAGES)
  const parts = [
    `# ${plain(textIn(site.settings.name, primary))}`,
    about === '' ? '' : `> ${plain(about)}`,
    ...activeLanguages(site).map(({ code, localizedName, name }) => {
      const lines = listed.map((page) => lineOf(input, page, code))
      return [`## ${plain(localizedName || name || code)}`, '', ...lines].join('\n')
    }),
  ]
  return plainFile('/llms.txt', 'text/markdown; charset=utf-8', `${parts.filter(Boolean).join('\n\n')}\n`)
}

/** Whether the lines of pages that changed say what they said. */
export function isLlmsSame(input: PublishInput, before: Site, now: readonly Page[], then: readonly Page[]): boolean {
  const linesOf = (site: Site, pages: readonly Page[]) =>
    pages.map((page) => activeLanguages(site).map(({ code }) => lineOf({ ...input, site }, page, code))).join()
  return linesOf(before, then) === linesOf(input.site, now)
}

function lineOf(input: PublishInput, page: Page, language: LanguageCode): string {
  const { site, surroundings } = input
  const title = nameOf(page, language, site, surroundings.catalog)
  const about = page.meta.description[language] ?? ''
  return `- [${plain(title)}](${absolute(input, page, language)})${about === '' ? '' : `: ${plain(about)}`}`
}

const textIn = (texts: { readonly [language: string]: string }, language: LanguageCode) => texts[language] ?? ''

/** On one line, and never taken for a link, a heading or markup. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]<>`*_]/g, '\\$&')
