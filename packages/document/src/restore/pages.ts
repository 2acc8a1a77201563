import { pathKey } from '../path-key.ts'
import { isSame } from '../same.ts'
import type { Site } from '../site.ts'
import { isFree, placesOf, restorePage } from './page.ts'
import { restorePlaces } from './places.ts'
import type { Way } from './way.ts'

// Restoring of all pages (rollback), in three turns: `emptyPages`, then `restoreShared`, then `restorePages`.

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
 * Pages that are to go, or had a header or footer of their own. They no longer show the shared one, so what is unique
 * may come back there.
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
