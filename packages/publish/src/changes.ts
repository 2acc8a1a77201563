import {
  isPublished,
  type Page,
  pageDifference,
  pathKey,
  publishedPages,
  type Section,
  type Site,
} from '@mimar/document'
import { activeLanguages, saysHours, siteHours, wantsHours } from '@mimar/render'
import { type Collections, collectedOn, publishedCollections } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { fontNames } from './fonts/needs.ts'
import { plainPages } from './places.ts'

/** Whether everything that all pages show is as it was: sites are immutable, so the same object is the same thing. */
export function hasSameFrame(before: Site, site: Site, catalog: TemplateCatalog): boolean {
  return (
    FRAME.every((part) => before[part] === site[part]) &&
    !isMediaOfFrameChanged(before, site) &&
    fontKeys(before) === fontKeys(site) &&
    areHiddenSame(before, site, catalog) &&
    areHoursSame(before, site, catalog)
  )
}

const FRAME = ['id', 'constants', 'languages', 'theme', 'settings', 'header', 'footer', 'events'] as const

const fontKeys = (site: Site) =>
  activeLanguages(site)
    .map(({ code }) => fontNames(site, code))
    .join()

/** Pages that are other objects, as they were and as they are; null where others have moved. */
function pagesConcerned(before: Site, site: Site): readonly Page[] | null {
  const { gone, come, isOrderKept } = pageDifference(before.pages, site.pages)
  return isOrderKept ? [...gone, ...come].map(({ page }) => page) : null
}

/** The hours that sections of other pages show may stand on any page. Of pages that neither say nor show them they are what they were. */
function areHoursSame(before: Site, site: Site, catalog: TemplateCatalog): boolean {
  const hasHours = (section: Section) => wantsHours(section, catalog) || saysHours(section, catalog)
  const concerned = pagesConcerned(before, site)
  if (concerned && !concerned.flatMap(sectionsOf).some(hasHours)) return true
  return shownHours(before, catalog) === shownHours(site, catalog)
}

/** The hours in each language; '' where no page shows them. */
function shownHours(site: Site, catalog: TemplateCatalog): string {
  const own = site.pages.flatMap(sectionsOf)
  if (![...site.header, ...site.footer, ...own].some((section) => wantsHours(section, catalog))) return ''
  return JSON.stringify(activeLanguages(site).map(({ code }) => siteHours(site, code, catalog)))
}

/** All that stands on a page and on no other. */
const sectionsOf = ({ header, footer, sections }: Page) => [...(header ?? []), ...(footer ?? []), ...sections]

/** Menus leave out the pages that are hidden. Those that stand in lists come and go, and count where a menu names them. */
function areHiddenSame(before: Site, site: Site, catalog: TemplateCatalog): boolean {
  const areNone = [before, site].every(({ pages }) => publishedPages({ pages }) === pages)
  return areNone || hiddenPaths(before, catalog) === hiddenPaths(site, catalog, before)
}

function hiddenPaths(site: Site, catalog: TemplateCatalog, before?: Site): string {
  const hidden = site.pages.filter((page) => !isPublished(page))
  const { homes } = publishedCollections(site, catalog)
  const named = homes.size === 0 || hidden.length === 0 ? null : namedInMenus(site, catalog, before)
  return hidden
    .filter((page) => named === null || !isEntry(page, catalog) || named.has(pathKey(page.path)))
    .map(({ path }) => path)
    .join()
}

const isEntry = ({ sections }: Page, catalog: TemplateCatalog) =>
  sections.some(({ template }) => catalog.hasRole(template, 'entry'))

interface Named {
  readonly depends: readonly unknown[]
  readonly paths: ReadonlySet<string>
}

const named = new WeakMap<readonly Page[], Named>()

/** Every address in the menus of a site, and each end of one: it may begin with a language. */
function namedInMenus(site: Site, catalog: TemplateCatalog, before?: Site): ReadonlySet<string> {
  const depends = [catalog, site.header, site.footer]
  const hasMenu = ({ template }: Section) => (catalog.find(template)?.menu ?? null) !== null
  const knownOf = (pages: readonly Page[]) => {
    const known = named.get(pages)
    return known?.depends.every((one, index) => one === depends[index]) ? known.paths : undefined
  }
  const earlier = before && knownOf(before.pages)
  const isSame = earlier && pagesConcerned(before, site)?.flatMap(sectionsOf).some(hasMenu) === false
  const paths = knownOf(site.pages) ?? (isSame ? earlier : findNamed(site, catalog))
  named.set(site.pages, { depends, paths })
  return paths
}

function findNamed(site: Site, catalog: TemplateCatalog): ReadonlySet<string> {
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
}

/** The pages that must be rendered again, and what stood in their places before. */
export function changedPages(before: Site, site: Site, catalog: TemplateCatalog): ChangedPages {
  const changedMedia = changedMediaIds(before, site)
  const isOfMedia = (page: Page) => changedMedia.size > 0 && shows(page, changedMedia)
  const now: DrawnPage[] = []
  const then: Page[] = []
  const [pages, earlier] = [plainPages(site, catalog), plainPages(before, catalog)]
  const most = pages === earlier && changedMedia.size === 0 ? 0 : Math.max(pages.length, earlier.length)
  for (let index = 0; index < most; index += 1) {
    const page = pages[index]
    const old = earlier[index]
    if (page === old && !(page && isOfMedia(page))) continue
    if (page) now.push({ page, index })
    if (old) then.push(old)
  }
  const entries = changedEntries(before, site, catalog)
  const shown = changedMedia.size === 0 ? [] : entriesOf(site, catalog).filter(isOfMedia)
  const drawn = new Set([...entries.now, ...shown])
  return {
    now: [...now, ...[...drawn].map((page) => ({ page, index: -1 }))],
    former: [...then, ...entries.former, ...shown.filter((page) => !entries.now.includes(page))],
  }
}

/** The pages that stand in lists. */
function entriesOf(site: Site, catalog: TemplateCatalog): readonly Page[] {
  const plain = plainPages(site, catalog)
  const pages = publishedPages(site)
  if (plain === pages) return []
  const others = new Set(plain)
  return pages.filter((page) => !others.has(page))
}

/** Which entries are other objects, wherever they stand: one that goes moves none of the others. */
function changedEntries(before: Site, site: Site, catalog: TemplateCatalog) {
  const [earlier, collections] = [publishedCollections(before, catalog), publishedCollections(site, catalog)]
  const homesOf = ({ homes }: Collections) => [...homes.keys()].toSorted().join()
  if (homesOf(earlier) === homesOf(collections)) {
    const { gone, come } = pageDifference(publishedPages(before), publishedPages(site))
    const isListed = ({ page }: { readonly page: Page }) =>
      collections.homes.has(collectedOn(page, catalog).entry?.collection ?? '')
    const pagesOf = (all: typeof gone) => all.filter(isListed).map(({ page }) => page)
    return { now: pagesOf(come), former: pagesOf(gone) }
  }
  const [all, old] = [entriesOf(site, catalog), entriesOf(before, catalog)]
  const [kept, known] = [new Set(all), new Set(old)]
  return { now: all.filter((page) => !known.has(page)), former: old.filter((page) => !kept.has(page)) }
}

function isMediaOfFrameChanged(before: Site, site: Site): boolean {
  const changed = changedMediaIds(before, site)
  return changed.size > 0 && shows([site.header, site.footer, site.settings], changed)
}

interface ChangedMedia {
  readonly before: WeakRef<Site['media']>
  readonly ids: ReadonlySet<string>
}

const changedMedia = new WeakMap<Site['media'], ChangedMedia>()

export function changedMediaIds(before: Site, site: Site): ReadonlySet<string> {
  if (before.media === site.media) return NONE
  const known = changedMedia.get(site.media)
  if (known?.before.deref() === before.media) return known.ids
  const ids = new Set<string>()
  for (const id of Object.keys(before.media)) if (before.media[id] !== site.media[id]) ids.add(id)
  for (const id of Object.keys(site.media)) if (before.media[id] !== site.media[id]) ids.add(id)
  changedMedia.set(site.media, { before: new WeakRef(before.media), ids })
  return ids
}

const NONE: ReadonlySet<string> = new Set()

/** Whether a part of a site shows one of these pictures: somewhere in it stands `media: id`, or `socialImage: id`. */
export function shows(part: Page | readonly Section[] | unknown, media: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([name, value]) =>
    (name === 'media' || name === 'socialImage') && typeof value === 'string' ? media.has(value) : shows(value, media),
  )
}
