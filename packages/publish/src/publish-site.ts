import { type Language, type Page, primaryLanguage, publishedPages, type Site, shownFlags } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { activeLanguages, flagPath, languagePrefix, pageAddress } from '@mimar/render'
import { numberedPath } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { changedPages, type DrawnPage, hasSameFrame } from './changes.ts'
import { feedAddresses, feeds } from './collections/feeds.ts'
import { changedLists, keysOf, pathsOf } from './collections/list-pages.ts'
import { flags } from './flags.ts'
import { fontOutputs } from './fonts/faces.ts'
import { indexKeyAddresses, indexKeyFile } from './index-now.ts'
import { isLlmsSame, llms } from './llms.ts'
import { manifests } from './manifest.ts'
import { manifestAddress } from './manifest-address.ts'
import { isMissingPageSame } from './missing.ts'
import { movedPage, type OutputFile, type PublishInput } from './output.ts'
import { createPageRenderer, type PageRenderer } from './page.ts'
import { pagePlaces } from './places.ts'
import { redirectAddresses, redirects } from './redirects.ts'
import { goneParts, hasSearch, searchAddresses, searchFiles } from './searching/search-files.ts'
import { robots, sitemap, sitemapAddresses } from './sitemap.ts'
import { seldomFile } from './styles.ts'

/** Every file of a site but its pictures, page by page. */
export function* publishSite(input: PublishInput): Iterable<OutputFile> {
  const renderer = createPageRenderer(input)
  yield* pagesBetween(renderer, input, 0)
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
    between: (from, to) => pagesBetween(renderer, input, from, to),
    asked: () => askedFor(renderer),
  }
}

/** Every file of a site but its pictures, its pages and what only they ask for. */
export function publishBesidePages(input: PublishInput): Iterable<OutputFile> {
  return besidePages(input, createPageRenderer(input))
}

function* pagesBetween(renderer: PageRenderer, input: PublishInput, from: number, to?: number): Iterable<OutputFile> {
  const { site, surroundings } = input
  const placeOf = pagePlaces(site, surroundings.catalog)
  for (const page of publishedPages(site).slice(from, to)) {
    const keys = keysOf(site, page, surroundings.catalog)
    for (const key of keys) yield* pageInAllLanguages(renderer, site, { page, index: placeOf(page), key })
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
  yield* searchPages(renderer, site)
  yield* searchFiles(input)
  yield* feeds(input)
  if (languagePrefix(site, primaryLanguage(site).code) !== '') yield rootRedirect(input, renderer)
  yield* askedFor(renderer)
  yield seldomFile(input)
  yield* fontOutputs(input.fonts)
  yield* flags(input)
  yield* sitemap(input)
  yield robots(input)
  yield llms(input)
  yield* manifests(input)
  yield* indexKeyFile(site)
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
  const { site, surroundings } = input
  const { catalog } = surroundings
  if (!hasSameFrame(before, site, catalog)) {
    const now = new Set(allAddresses(site, catalog))
    const removed = allAddresses(before, catalog).filter((address) => !now.has(address))
    return { isAll: true, files: publishSite(input), removed }
  }
  const { now, former: then } = changedPages(before, site, catalog)
  const pages = now.map(({ page }) => page)
  const lists = changedLists(before, site, catalog)
  const behind = lists.pages.map(({ page, key }) => numberedPath(site, page, key))
  const written = new Set([
    ...addressesOf(site, [...pages.flatMap((page) => pathsOf(site, page, catalog)), ...behind]),
    ...[...feedAddresses(site, catalog), ...redirectAddresses(site, catalog), ...sitemapAddresses(site, before)],
  ])
  const stood = [
    ...addressesOf(before, [...then.flatMap((page) => pathsOf(before, page, catalog)), ...lists.left]),
    ...[...feedAddresses(before, catalog), ...redirectAddresses(before, catalog), ...sitemapAddresses(before)],
  ]
  const removed = stood.filter((address) => !written.has(address))
  const drawn = drawnPages(input, now, lists)
  const files = changedFiles(input, before, { drawn, others: [...pages, ...then] })
  return { isAll: false, files, removed: [...removed, ...goneParts(input, before)] }
}

/** Where anything of a site lies that goes with it; the root is always there: as a page, or leading to one. */
const allAddresses = (site: Site, catalog: TemplateCatalog): readonly string[] => [
  ...['/', ...addressesOf(site, allPaths(site, catalog)), ...feedAddresses(site, catalog), ...sitemapAddresses(site)],
  ...[...redirectAddresses(site, catalog), ...missingAddresses(site), ...searchAddresses(site)],
  ...[...shownFlags(site).map(flagPath), ...indexKeyAddresses(site)],
  ...activeLanguages(site).map(({ code }) => manifestAddress(site, code)),
]

const allPaths = (site: Site, catalog: TemplateCatalog) =>
  publishedPages(site).flatMap((page) => pathsOf(site, page, catalog))

/** A page to be drawn, or one of those behind it where it has a list of many; '' is itself. */
interface NumberedPage extends DrawnPage {
  readonly key: string
}

/** What is to be drawn, each once: pages that are other objects with all behind them, and what their lists say otherwise. */
function drawnPages(
  { site, surroundings: { catalog } }: PublishInput,
  now: readonly DrawnPage[],
  lists: ReturnType<typeof changedLists>,
): readonly NumberedPage[] {
  const changed = new Set(now.map(({ page }) => page))
  const others = lists.pages.filter(({ page }) => !changed.has(page))
  const shown = new Set([...changed, ...others.filter(({ key }) => key === '').map(({ page }) => page)])
  const entries = [...new Set(lists.entries)].filter((page) => !shown.has(page))
  const placeOf = pagePlaces(site, catalog)
  return [
    ...now.flatMap(({ page, index }) => keysOf(site, page, catalog).map((key) => ({ page, index, key }))),
    ...others.map(({ page, key }) => ({ page, index: placeOf(page), key })),
    ...entries.map((page) => ({ page, index: placeOf(page), key: '' })),
  ]
}

interface ChangedFiles {
  readonly drawn: readonly NumberedPage[]
  /** Pages that are other objects, as they are and as they were. */
  readonly others: readonly Page[]
}

function* changedFiles(input: PublishInput, before: Site, { drawn, others }: ChangedFiles): Iterable<OutputFile> {
  const renderer = createPageRenderer(input)
  for (const one of drawn) yield* pageInAllLanguages(renderer, input.site, one)
  if (!isMissingPageSame(before, input, others)) {
    yield* missingPages(renderer, input.site)
    yield* searchPages(renderer, input.site)
  }
  yield* redirects(input, renderer.leadingOn, before)
  yield* searchFiles(input, before)
  yield* feeds(input, before)
  yield* askedFor(renderer)
  yield seldomFile(input)
  yield* sitemap(input, before)
  if (!isLlmsSame(input, before)) yield llms(input)
}

function* pageInAllLanguages(renderer: PageRenderer, site: Site, one: NumberedPage): Iterable<OutputFile> {
  for (const { code } of activeLanguages(site)) yield renderer.page(one.page, one.index, code, one.key)
}

/** One for each language: hosting answers with the one of the path. */
function* missingPages(renderer: PageRenderer, site: Site): Iterable<OutputFile> {
  yield renderer.missing(primaryLanguage(site).code, '/404.html')
  for (const { code } of prefixed(site)) yield renderer.missing(code, `/${code}/404.html`)
}

/** One for each language of a site that is searched. */
function* searchPages(renderer: PageRenderer, site: Site): Iterable<OutputFile> {
  if (!hasSearch(site)) return
  for (const { code } of activeLanguages(site)) yield renderer.searching(code)
}

const missingAddresses = (site: Site) => ['/404.html', ...prefixed(site).map(({ code }) => `/${code}/404.html`)]

const prefixed = (site: Site): readonly Language[] =>
  activeLanguages(site).filter(({ code }) => languagePrefix(site, code) !== '')

function addressesOf(site: Site, paths: readonly string[]): string[] {
  const languages = activeLanguages(site)
  return paths.flatMap((path) => languages.map(({ code }) => pageAddress(site, { path }, code)))
}

/** Where the primary language has a prefix of its own, the root leads to it (GEN-16). */
function rootRedirect({ site, origin }: PublishInput, { leadingOn }: PageRenderer): OutputFile {
  const home = encodeAddress(pageAddress(site, { path: '/' }, primaryLanguage(site).code))
  return movedPage('/', home, { origin, script: leadingOn() })
}
