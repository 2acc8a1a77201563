// llms.txt: what a site is about and where its pages are, in Markdown, for programs that answer questions (llmstxt.org).
import { type LanguageCode, type Page, primaryLanguage, publishedPages, type Site } from '@mimar/document'
import { activeLanguages, languagePrefix } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'
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
  const about = aboutOf(site)
  const parts = [
    `# ${plain(textIn(site.settings.name, primary))}`,
    about === '' ? '' : `> ${plain(about)}`,
    ...activeLanguages(site).map(({ code, localizedName, name }) => {
      const lines = listedOf(site).map((page) => lineOf(input, page, code))
      return [`## ${plain(localizedName || name || code)}`, '', ...lines].join('\n')
    }),
  ]
  return plainFile('/llms.txt', 'text/markdown; charset=utf-8', `${parts.filter(Boolean).join('\n\n')}\n`)
}

const listedOf = (site: Site) => indexedPages(site).slice(0, MOST_PAGES)

function aboutOf(site: Site): string {
  const home = publishedPages(site).find(({ path }) => path === '/')
  return home ? textIn(home.meta.description, primaryLanguage(site).code) : ''
}

/** Whether it says what it said of two states of a site that have the same frame. */
export function isLlmsSame(input: PublishInput, before: Site): boolean {
  const { site } = input
  const [now, then] = [listedOf(site), listedOf(before)]
  const linesOf = (page: Page) =>
    activeLanguages(site)
      .map(({ code }) => lineOf(input, page, code))
      .join()
  const isSame = (page: Page, old: Page) => page === old || linesOf(page) === linesOf(old)
  return (
    now.length === then.length && aboutOf(site) === aboutOf(before) && now.every((page, at) => isSame(page, then[at]!))
  )
}

const lines = new WeakMap<TemplateCatalog, WeakMap<Page, Map<string, string>>>()

/** Pages are immutable: the line of each is made once. */
function lineOf(input: PublishInput, page: Page, language: LanguageCode): string {
  const { site, origin, surroundings } = input
  const ofPages = lines.get(surroundings.catalog) ?? new WeakMap<Page, Map<string, string>>()
  lines.set(surroundings.catalog, ofPages)
  const ofPage = ofPages.get(page) ?? new Map<string, string>()
  ofPages.set(page, ofPage)
  const around = [language, primaryLanguage(site).code, languagePrefix(site, language), origin].join(' ')
  const line = ofPage.get(around) ?? makeLine(input, page, language)
  ofPage.set(around, line)
  return line
}

function makeLine(input: PublishInput, page: Page, language: LanguageCode): string {
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
