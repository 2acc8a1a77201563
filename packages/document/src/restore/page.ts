import { pathKey } from '../path-key.ts'
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
export function placesOf(page: Page): Placed[] {
  const own = (part: 'header' | 'footer'): Placed[] =>
    page[part] === null ? [] : [{ place: `${page.id}/${part}`, sections: page[part] }]
  return [{ place: page.id, sections: page.sections }, ...own('header'), ...own('footer')]
}

function restoreMeta(way: Way, now: Page, then: Page): void {
  const media = then.socialImage ?? null
  const crop = then.socialCrop
  if ((now.socialImage ?? null) !== media || !isSame(now.socialCrop, crop)) {
    way.go({ do: 'set-page-image', page: then.id, media, ...(crop && { crop }) })
  }
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

/** Whether a page may have its address: no other page is there. */
export function isFree(site: Site, { id, path }: Page): boolean {
  return site.pages.every((other) => other.id === id || pathKey(other.path) !== pathKey(path))
}
