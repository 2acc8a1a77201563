import { pathKey } from '../rules.ts'
import { isSame } from '../same.ts'
import { metaFields } from '../shapes.ts'
import { PAGE_FLAGS, type Page, type Site } from '../site.ts'
import { beyond } from './contents.ts'
import { type Placed, restorePlaces } from './places.ts'
import type { Way } from './way.ts'

const META = ['title', 'keywords', 'description'] as const

/** Makes one page of the site what it was, or brings it back. Its shared header and footer are not its own and stay. */
export function restorePage(way: Way, then: Site, page: Page): void {
  const now = way.site.pages.find(({ id }) => id === page.id)
  const index = then.pages.findIndex(({ id }) => id === page.id)
  if (!now) {
    const before = then.pages.slice(0, index).findLast(({ id }) => way.site.pages.some((one) => one.id === id))
    way.go({ do: 'insert-page', after: before?.id ?? null, page })
    return
  }
  if (now.path !== page.path && isFree(way.site, page)) {
    way.go({ do: 'set-page-path', page: page.id, path: page.path })
  }
  restoreMeta(way, now, page)
  for (const part of ['header', 'footer'] as const) {
    const isOwn = page[part] !== null
    if ((now[part] !== null) !== isOwn) way.go({ do: 'set-page-part', page: page.id, part, sections: page[part] })
  }
  restorePlaces(way, placesOf(page))
}

/** The places that belong to a page alone. */
function placesOf(page: Page): Placed[] {
  const own = (part: 'header' | 'footer'): Placed[] =>
    page[part] === null ? [] : [{ place: `${page.id}/${part}`, sections: page[part] }]
  return [{ place: page.id, sections: page.sections }, ...own('header'), ...own('footer')]
}

function restoreMeta(way: Way, now: Page, then: Page): void {
  const media = then.socialImage ?? null
  if ((now.socialImage ?? null) !== media) way.go({ do: 'set-page-image', page: then.id, media })
  for (const flag of PAGE_FLAGS) {
    const value = then[flag] ?? false
    if ((now[flag] ?? false) !== value) way.go({ do: 'set-page-flag', page: then.id, flag, value })
  }
  const known = new Set(way.site.languages.map(({ code }) => code))
  for (const property of META) {
    for (const language of Object.keys({ ...now.meta[property], ...then.meta[property] })) {
      const value = then.meta[property][language] ?? null
      if (!known.has(language) || (now.meta[property][language] ?? null) === value) continue
      way.go({ do: 'set-page-meta', page: then.id, property, language, value, ...beyond(metaFields[property], value) })
    }
  }
}

function isFree(site: Site, { id, path }: Page): boolean {
  return site.pages.every((other) => other.id === id || pathKey(other.path) !== pathKey(path))
}

/** Makes all pages what they were, in their order. */
export function restorePages(way: Way, then: Site): void {
  const wanted = new Set(then.pages.map(({ id }) => id))
  freePaths(way, then)
  for (const { id } of way.site.pages) {
    // The last page goes when another has come.
    if (!wanted.has(id) && way.site.pages.length > 1) way.go({ do: 'remove-page', page: id })
  }
  for (const page of then.pages) restorePage(way, then, page)
  for (const { id } of way.site.pages) if (!wanted.has(id)) way.go({ do: 'remove-page', page: id })
  then.pages.forEach(({ id }, index) => {
    const after = then.pages[index - 1]?.id ?? null
    if (way.site.pages[index]?.id !== id) way.go({ do: 'move-page', page: id, after })
  })
}

/** A page whose old address another page has now gets it back in two steps, also one that comes back. */
function freePaths(way: Way, then: Site): void {
  for (const page of then.pages) {
    const now = way.site.pages.find(({ id }) => id === page.id)
    if (now?.path === page.path || isFree(way.site, page)) continue
    const holder = way.site.pages.find(({ path }) => pathKey(path) === pathKey(page.path))
    if (holder) way.go({ do: 'set-page-path', page: holder.id, path: `/old-${holder.id}` })
  }
}

/** What does not belong on a page leaves it, so that what is unique or stood elsewhere finds its place free. */
export function emptyPages(way: Way, then: Site): void {
  const places = new Map(
    then.pages.flatMap(placesOf).flatMap(({ place, sections }) => sections.map((one) => [one.id, place])),
  )
  for (const page of way.site.pages) {
    for (const { place, sections } of placesOf(page)) {
      for (const { id } of sections) {
        if (places.get(id) !== place) way.go({ do: 'remove-section', section: id })
      }
    }
  }
  detachPages(way, then)
}

/**
 * Pages that are to go, and those that had a header or footer of their own, show the shared one no more: what is unique may come back
 * there.
 */
function detachPages(way: Way, then: Site): void {
  for (const { id, ...now } of way.site.pages) {
    const page = then.pages.find((one) => one.id === id)
    for (const part of ['header', 'footer'] as const) {
      const isShared = page !== undefined && page[part] === null
      if (!isShared && now[part] === null) way.go({ do: 'set-page-part', page: id, part, sections: [] })
    }
  }
}

/** Makes header and footer of all pages what they were. */
export function restoreShared(way: Way, then: Site): void {
  const parts = ['header', 'footer'] as const
  if (parts.every((part) => isSame(way.site[part], then[part]))) return
  restorePlaces(
    way,
    parts.map((part) => ({ place: part, sections: then[part] })),
  )
}
