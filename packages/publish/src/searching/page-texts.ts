// Text extraction: what a page says, as its search reads it.
import { type LanguageCode, type Page, pageDifference, primaryLanguage, type Section, type Site } from '@mimar/document'
import { encodeAddress, type Field, type Fields, isPlain, nameOfRole } from '@mimar/fields'
import { activeLanguages, isShownIn, languagePrefix, pageAddress } from '@mimar/render'
import type { SearchedPage } from '@mimar/search'
import { resolveContent, type TemplateCatalog } from '@mimar/sections'
import { digest } from '../digest.ts'
import { indexedPages } from '../indexed-pages.ts'
import { nameOf } from '../page-titles.ts'

/** What texts are read from. */
export interface TextSource {
  readonly site: Site
  readonly catalog: TemplateCatalog
}

/** What a page says in a language: its own sections, without what stands on every page, without buttons and fields of forms. */
function textsOfPage({ site, catalog }: TextSource, page: Page, language: LanguageCode): SearchedPage {
  const texts: string[] = []
  const headings: string[] = []
  for (const section of page.sections) {
    if (!isShownIn(section, language)) continue
    for (const { text, isHeading } of saidBy(section, site, catalog, language)) {
      texts.push(text)
      if (isHeading) headings.push(text)
    }
  }
  return {
    address: encodeAddress(pageAddress(site, page, language)),
    title: ownTitle(nameOf(page, language, site, catalog), site.settings.name[language] ?? ''),
    headings: headings.join('\n'),
    text: texts.join('\n'),
  }
}

/** `Rooms · Dar al-Rumman` is about rooms: on a site's own results its name says nothing. */
function ownTitle(title: string, siteName: string): string {
  const parts = title.replaceAll(/\s+/g, ' ').split(/ [·|•–—-] /)
  const own = parts.filter((part) => part.trim() !== siteName.trim())
  return own.length > 0 ? own.join(' · ') : title
}

interface Said {
  readonly text: string
  readonly isHeading: boolean
}

/** Where a text is not translated, visitors read that of the primary language, and find it. */
function saidBy(section: Section, site: Site, catalog: TemplateCatalog, language: LanguageCode): Iterable<Said> {
  const template = catalog.find(section.template)
  if (!template) return []
  const primary = primaryLanguage(site).code
  const content = resolveContent(template.fields, section.content, { language, primary, picture: () => null })
  return saidIn(template.fields, content)
}

type Resolved = { readonly [name: string]: unknown }

function* saidIn(fields: Fields, content: Resolved): Generator<Said> {
  for (const [name, field] of Object.entries(fields)) yield* saidByField(field, content[name])
}

function* saidByField(field: Field, value: unknown): Generator<Said> {
  if (isPlain(field)) return
  switch (field.kind) {
    case 'text':
      if (typeof value === 'string' && value !== '' && isProse(field)) {
        yield { text: value, isHeading: field.role === 'heading' }
      }
      return
    case 'list':
      for (const item of value as readonly Resolved[]) yield* saidByItem(field, item)
      return
    case 'group':
      yield* saidIn(field.fields, value as Resolved)
      return
    case 'image':
    case 'marks':
      return
    default:
      field satisfies never
  }
}

const HEADINGS: readonly unknown[] = ['HEADING', 'SUBHEADING']

/** In a long text some blocks are headings, which weigh more. */
function* saidByItem({ fields }: Extract<Field, { kind: 'list' }>, item: Resolved): Generator<Said> {
  const block = nameOfRole(fields, 'block')
  const isHeading = block !== undefined && HEADINGS.includes(item[block])
  for (const said of saidIn(fields, item)) yield isHeading ? { ...said, isHeading } : said
}

/** What a button or an empty field says is no matter of the page. */
const isProse = ({ role, fallback }: Extract<Field, { kind: 'text' }>) => role !== 'button' && fallback === null

/** All of a site, beside a page itself, that what it says depends on. */
export function frameOf({ site }: TextSource, language: LanguageCode): string {
  const name = site.settings.name[language] ?? ''
  return [language, primaryLanguage(site).code, languagePrefix(site, language), name].join(' ')
}

const digests = new WeakMap<TemplateCatalog, WeakMap<Page, Map<string, string>>>()

/** Names what a page says in a language: the same texts have the same name. Pages are immutable, so each is read once. */
export function digestOfPage(source: TextSource, page: Page, language: LanguageCode): string {
  const { catalog } = source
  const ofPages = digests.get(catalog) ?? new WeakMap<Page, Map<string, string>>()
  digests.set(catalog, ofPages)
  const known = ofPages.get(page) ?? new Map<string, string>()
  ofPages.set(page, known)
  const kind = frameOf(source, language)
  const before = known.get(kind)
  if (before !== undefined) return before
  const { address, title, headings, text } = keptTexts(source, page, language)
  const made = digest([address, title, headings, text].join('\0'))
  known.set(kind, made)
  return made
}

/** Texts, and what beside their page they were read from; a site would hold all that it has in memory. */
interface KeptTexts {
  readonly catalog: TemplateCatalog
  readonly frame: string
  readonly texts: SearchedPage
}

/** Pages that were read last: when one of them changes, those that are searched together with it need not be read again. */
const MOST_KEPT = 128
const kept = new Map<Page, Map<string, KeptTexts>>()

/** What a page says, remembered for a while. */
export function keptTexts(source: TextSource, page: Page, language: LanguageCode): SearchedPage {
  const ofPage = kept.get(page) ?? new Map<string, KeptTexts>()
  const known = ofPage.get(language)
  const frame = frameOf(source, language)
  if (known?.catalog === source.catalog && known.frame === frame) return known.texts
  const texts = textsOfPage(source, page, language)
  ofPage.set(language, { catalog: source.catalog, frame, texts })
  kept.delete(page)
  kept.set(page, ofPage)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest)
  return texts
}

const isSameBesidePages = (one: Site, other: Site) =>
  one.languages === other.languages && one.settings === other.settings

/** Pages of sites of which all were read. */
const read = new WeakMap<TemplateCatalog, WeakSet<readonly Page[]>>()

/** Reads all that a site says and has not said `before`, page by page: it yields where others may come in between. */
export function* readingTexts(source: TextSource, before?: Site): Generator<void> {
  const { site, catalog } = source
  if (site.settings.hasSearch !== true) return
  const sites = read.get(catalog) ?? new WeakSet<readonly Page[]>()
  read.set(catalog, sites)
  const isKnown = before && isSameBesidePages(before, site) && sites.has(before.pages)
  const others = isKnown ? pageDifference(before.pages, site.pages).come.map(({ page }) => page) : indexedPages(site)
  for (const page of others) {
    for (const { code } of activeLanguages(site)) digestOfPage(source, page, code)
    yield
  }
  sites.add(site.pages)
}
