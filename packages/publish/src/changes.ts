import { isPublished, type Page, pathKey, publishedPages, type Section, type Site } from '@mimar/document'
import { activeLanguages, siteHours, wantsHours } from '@mimar/render'
import { publishedCollections } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { fontNeeds } from './fonts/needs.ts'
import { plainPages } from './places.ts'

/** Whether everything that all pages show is as it was: sites are immutable, so the same object is the same thing. */
export function hasSameFrame(before: Site, site: Site, catalog: TemplateCatalog): boolean {
  return (
    FRAME.every((part) => before[part] === site[part]) &&
    !isMediaOfFrameChanged(before, site) &&
    fontKeys(before) === fontKeys(site) &&
    hiddenPaths(before, catalog) === hiddenPaths(site, catalog) &&
    shownHours(before, catalog) === shownHours(site, catalog)
  )
}

const FRAME = ['id', 'constants', 'languages', 'theme', 'settings', 'header', 'footer', 'events'] as const

const fontKeys = (site: Site) =>
  fontNeeds(site)
    .map(({ key }) => key)
    .join()

/** The hours that sections of other pages show, in each language: they may stand on any page. '' where none shows them. */
function shownHours(site: Site, catalog: TemplateCatalog): string {
  const own = site.pages.flatMap(sectionsOf)
  if (![...site.header, ...site.footer, ...own].some((section) => wantsHours(section, catalog))) return ''
  return JSON.stringify(activeLanguages(site).map(({ code }) => siteHours(site, code, catalog)))
}

/** All that stands on a page and on no other. */
const sectionsOf = ({ header, footer, sections }: Page) => [...(header ?? []), ...(footer ?? []), ...sections]

/** Menus leave out the pages that are hidden. Those that stand in lists come and go, and count where a menu names them. */
function hiddenPaths(site: Site, catalog: TemplateCatalog): string {
  const { pages } = site
  if (publishedPages({ pages }) === pages) return ''
  const hidden = pages.filter((page) => !isPublished(page))
  const { homes } = publishedCollections(site, catalog)
  const named = homes.size === 0 ? null : namedInMenus(site, catalog)
  return hidden
    .filter((page) => named === null || !isEntry(page, catalog) || named.has(pathKey(page.path)))
    .map(({ path }) => path)
    .join()
}

const isEntry = ({ sections }: Page, catalog: TemplateCatalog) =>
  sections.some(({ template }) => catalog.hasRole(template, 'entry'))

/** Every address in the menus of a site, and each end of one: it may begin with a language. */
function namedInMenus(site: Site, catalog: TemplateCatalog): ReadonlySet<string> {
  const own = site.pages.flatMap(sectionsOf)
  const links = [...site.header, ...site.footer, ...own].flatMap(({ template, content }) => {
    const items = content[catalog.find(template)?.menu ?? '']
    return Array.isArray(items) ? items.map((item) => String((item as { readonly link?: unknown }).link ?? '')) : []
  })
  const paths = links.map((link) => pathKey(link.replace(/[?#].*$/, '')))
  return new Set(paths.flatMap((path) => [path, path.replace(/^\/[^/]+/, '')]))
}

/** A page that is drawn, and its place among the others. */
export interface DrawnPage {
  readonly page: Page
  readonly index: number
}

interface ChangedPages {
  readonly now: readonly DrawnPage[]
  /** What stood in their places before. */
  readonly former: readonly Page[]
  /** Whether all others stand in the order they had. */
  readonly isOrderSame: boolean
}

/** The pages that must be rendered again, and what stood in their places before. */
export function changedPages(before: Site, site: Site, catalog: TemplateCatalog): ChangedPages {
  const changedMedia = changedMediaIds(before, site)
  const now: DrawnPage[] = []
  const then: Page[] = []
  const [pages, earlier] = [plainPages(site, catalog), plainPages(before, catalog)]
  for (let index = 0; index < Math.max(pages.length, earlier.length); index += 1) {
    const page = pages[index]
    const old = earlier[index]
    if (page === old && !(page && changedMedia.size > 0 && shows(page, changedMedia))) continue
    if (page) now.push({ page, index })
    if (old) then.push(old)
  }
  const all = entriesOf(site, catalog)
  const entries = changedEntries(entriesOf(before, catalog), all)
  const shown = changedMedia.size === 0 ? [] : all.filter((page) => shows(page, changedMedia))
  const drawn = new Set([...entries.now, ...shown])
  return {
    now: [...now, ...[...drawn].map((page) => ({ page, index: -1 }))],
    former: [...then, ...entries.former, ...shown.filter((page) => !entries.now.includes(page))],
    isOrderSame: entries.isOrderSame,
  }
}

function entriesOf(site: Site, catalog: TemplateCatalog): readonly Page[] {
  const { members } = publishedCollections(site, catalog)
  return members.size === 0 ? [] : publishedPages(site).filter((page) => members.has(page))
}

/** Which entries are other objects, wherever they stand: one that goes moves none of the others. */
function changedEntries(before: readonly Page[], pages: readonly Page[]) {
  const isOrderSame = before.length === pages.length && pages.every((page, index) => page.id === before[index]?.id)
  if (isOrderSame) {
    const isOther = (page: Page, index: number) => page !== before[index]
    return { now: pages.filter(isOther), former: before.filter((page, index) => page !== pages[index]), isOrderSame }
  }
  const [kept, known] = [new Set(pages), new Set(before)]
  const now = pages.filter((page) => !known.has(page))
  const former = before.filter((page) => !kept.has(page))
  return { now, former, isOrderSame }
}

function isMediaOfFrameChanged(before: Site, site: Site): boolean {
  const changed = changedMediaIds(before, site)
  return changed.size > 0 && shows([site.header, site.footer, site.settings], changed)
}

export function changedMediaIds(before: Site, site: Site): ReadonlySet<string> {
  if (before.media === site.media) return NONE
  const ids = [...Object.keys(before.media), ...Object.keys(site.media)]
  return new Set(ids.filter((id) => before.media[id] !== site.media[id]))
}

const NONE: ReadonlySet<string> = new Set()

/** Whether a part of a site shows one of these pictures: somewhere in it stands `media: id`, or `socialImage: id`. */
export function shows(part: Page | readonly Section[] | unknown, media: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([name, value]) =>
    (name === 'media' || name === 'socialImage') && typeof value === 'string' ? media.has(value) : shows(value, media),
  )
}
