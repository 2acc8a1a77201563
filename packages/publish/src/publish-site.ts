import { type Language, type Page, primaryLanguage, publishedPages, type Site, shownFlags } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { activeLanguages, flagPath, languagePrefix, pageAddress } from '@mimar/render'
import { changedPages, hasSameFrame } from './changes.ts'
import { flags } from './flags.ts'
import { fontOutputs } from './fonts/faces.ts'
import { isLlmsSame, llms } from './llms.ts'
import { isMissingPageSame } from './missing.ts'
import { movedPage, type OutputFile, type PublishInput } from './output.ts'
import { createPageRenderer, type PageRenderer } from './page.ts'
import { redirectAddresses, redirects } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { seldomFile } from './styles.ts'

/** Every file of a site but its pictures, page by page. */
export function* publishSite(input: PublishInput): Iterable<OutputFile> {
  const renderer = createPageRenderer(input)
  yield* pagesBetween(renderer, input.site, 0)
  yield* besidePages(input, renderer)
}

/** The pages of a site in parts, as several threads draw them: together with `publishBesidePages` all that `publishSite` gives. */
export interface PagesOf {
  /** Pages by their numbers among those that are published. */
  between(from: number, to: number): Iterable<OutputFile>
  /** What the pages so far ask for: scripts, icons, late widgets. */
  asked(): Iterable<OutputFile>
}

export function pagesOf(input: PublishInput): PagesOf {
  const renderer = createPageRenderer(input)
  return {
    between: (from, to) => pagesBetween(renderer, input.site, from, to),
    asked: () => askedFor(renderer),
  }
}

/** Every file of a site but its pictures, its pages and what only they ask for. */
export function publishBesidePages(input: PublishInput): Iterable<OutputFile> {
  return besidePages(input, createPageRenderer(input))
}

function* pagesBetween(renderer: PageRenderer, site: Site, from: number, to?: number): Iterable<OutputFile> {
  for (const [at, page] of publishedPages(site).slice(from, to).entries()) {
    yield* pageInAllLanguages(renderer, site, page, from + at)
  }
}

function* askedFor(renderer: PageRenderer): Iterable<OutputFile> {
  yield* renderer.scripts()
  yield* renderer.icons()
  yield* renderer.lateWidgets()
}

function* besidePages(input: PublishInput, renderer: PageRenderer): Iterable<OutputFile> {
  const { site } = input
  yield* redirects(input, renderer.leadingOn)
  yield* missingPages(renderer, site)
  if (languagePrefix(site, primaryLanguage(site).code) !== '') yield rootRedirect(input, renderer)
  yield* askedFor(renderer)
  yield seldomFile(input)
  yield* fontOutputs(input.fonts)
  yield* flags(input)
  yield* sitemap(input)
  yield robots(input)
  yield llms(input)
}

/** What to write and what to take away, so that an earlier publish becomes this one. */
export interface Changes {
  /** Whether these are all files of the site, because something that every page shows has changed. */
  readonly isAll: boolean
  readonly files: Iterable<OutputFile>
  /** Addresses that are no more. With `isAll`, those of pages; older fonts and scripts harm nobody. */
  readonly removed: readonly string[]
}

/** Renders only the pages that are other objects than before; all of them when something they share has changed. */
export function publishChanges(input: PublishInput, before: Site): Changes {
  const { site } = input
  if (!hasSameFrame(before, site)) {
    // The root is always there: as a page, or leading to one.
    const all = (one: Site) => [
      ...['/', ...addressesOf(one, publishedPages(one))],
      ...[...redirectAddresses(one), ...missingAddresses(one), ...shownFlags(one).map(flagPath)],
    ]
    const now = new Set(all(site))
    const removed = all(before)
    return { isAll: true, files: publishSite(input), removed: removed.filter((address) => !now.has(address)) }
  }
  const { now, then } = changedPages(before, site)
  const pages = now.map(({ page }) => page)
  const written = new Set(addressesOf(site, pages))
  const removed = addressesOf(before, then).filter((address) => !written.has(address))
  const isListSame =
    removed.length === 0 &&
    pages.length === then.length &&
    pages.every(({ noIndex }, index) => noIndex === then[index]?.noIndex)
  return { isAll: false, files: changedFiles(input, before, { now, then, isListSame }), removed }
}

function* changedFiles(
  input: PublishInput,
  before: Site,
  { now, then, isListSame }: ReturnType<typeof changedPages> & { readonly isListSame: boolean },
): Iterable<OutputFile> {
  const renderer = createPageRenderer(input)
  for (const { page, index } of now) yield* pageInAllLanguages(renderer, input.site, page, index)
  const pages = now.map(({ page }) => page)
  const others = [...pages, ...then]
  if (!isMissingPageSame(before, input, others)) yield* missingPages(renderer, input.site)
  yield* askedFor(renderer)
  yield seldomFile(input)
  if (!isListSame) yield* sitemap(input)
  if (!isListSame || !isLlmsSame(input, before, pages, then)) yield llms(input)
}

function* pageInAllLanguages(renderer: PageRenderer, site: Site, page: Page, index: number): Iterable<OutputFile> {
  for (const { code } of activeLanguages(site)) yield renderer.page(page, index, code)
}

/** One for each language: hosting answers with the one of the path. */
function* missingPages(renderer: PageRenderer, site: Site): Iterable<OutputFile> {
  yield renderer.missing(primaryLanguage(site).code, '/404.html')
  for (const { code } of prefixed(site)) yield renderer.missing(code, `/${code}/404.html`)
}

const missingAddresses = (site: Site) => ['/404.html', ...prefixed(site).map(({ code }) => `/${code}/404.html`)]

const prefixed = (site: Site): readonly Language[] =>
  activeLanguages(site).filter(({ code }) => languagePrefix(site, code) !== '')

function addressesOf(site: Site, pages: readonly Page[]): string[] {
  const languages = activeLanguages(site)
  return pages.flatMap((page) => languages.map(({ code }) => pageAddress(site, page, code)))
}

/** Where the primary language has a prefix of its own, the root leads to it (GEN-16). */
function rootRedirect({ site, origin }: PublishInput, { leadingOn }: PageRenderer): OutputFile {
  const home = encodeAddress(pageAddress(site, { path: '/' }, primaryLanguage(site).code))
  return movedPage('/', home, { origin, script: leadingOn() })
}
