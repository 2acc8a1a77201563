import { isPublished, type Page, publishedPages, type Section, type Site } from '@mimar/document'
import { fontNeeds } from './fonts/needs.ts'

/** Whether everything that all pages show is as it was: sites are immutable, so the same object is the same thing. */
export function hasSameFrame(before: Site, site: Site): boolean {
  return (
    FRAME.every((part) => before[part] === site[part]) &&
    !isMediaOfFrameChanged(before, site) &&
    fontKeys(before) === fontKeys(site) &&
    hiddenPaths(before) === hiddenPaths(site)
  )
}

const FRAME = ['id', 'constants', 'languages', 'theme', 'settings', 'header', 'footer', 'events'] as const

const fontKeys = (site: Site) =>
  fontNeeds(site)
    .map(({ key }) => key)
    .join()

/** Menus leave out the pages that are hidden. */
const hiddenPaths = ({ pages }: Site) =>
  publishedPages({ pages }) === pages
    ? ''
    : pages
        .filter((page) => !isPublished(page))
        .map(({ path }) => path)
        .join()

/** The pages that must be rendered again, and what stood in their places before. */
export function changedPages(before: Site, site: Site) {
  const changedMedia = changedMediaIds(before, site)
  const now: { readonly page: Page; readonly index: number }[] = []
  const then: Page[] = []
  const [pages, earlier] = [publishedPages(site), publishedPages(before)]
  for (let index = 0; index < Math.max(pages.length, earlier.length); index += 1) {
    const page = pages[index]
    const old = earlier[index]
    if (page === old && !(page && changedMedia.size > 0 && shows(page, changedMedia))) continue
    if (page) now.push({ page, index })
    if (old) then.push(old)
  }
  return { now, then }
}

function isMediaOfFrameChanged(before: Site, site: Site): boolean {
  const changed = changedMediaIds(before, site)
  return changed.size > 0 && shows([site.header, site.footer, site.settings], changed)
}

function changedMediaIds(before: Site, site: Site): ReadonlySet<string> {
  if (before.media === site.media) return NONE
  const ids = [...Object.keys(before.media), ...Object.keys(site.media)]
  return new Set(ids.filter((id) => before.media[id] !== site.media[id]))
}

const NONE: ReadonlySet<string> = new Set()

/** Whether a part of a site shows one of these pictures: somewhere in it stands `media: id`, or `socialImage: id`. */
function shows(part: Page | readonly Section[] | unknown, media: ReadonlySet<string>): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([name, value]) =>
    (name === 'media' || name === 'socialImage') && typeof value === 'string' ? media.has(value) : shows(value, media),
  )
}
