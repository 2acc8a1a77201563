import type { Page, Site } from '@mimar/document'
import { Recent } from './recent.ts'

const MOST_SITES = 50

interface PageUnion {
  /**
   * All that the pages of a site have of something. Of a site asked about before only pages that are other objects are
   * searched, as one of ten thousand pages is asked at every publish. What no page has any more may stay a while.
   */
  of(site: Site): ReadonlySet<string>
  /** Searches the pages in steps, so that others come in between; what is asked then is known. */
  searching(site: Site): Generator<void, void>
}

/** What the pages of sites have, remembered by the page: most stay the same object from change to change. */
export function createPageUnion(search: (page: Page) => Iterable<string>): PageUnion {
  const latest = new Recent<string, { readonly pages: readonly Page[]; readonly found: ReadonlySet<string> }>(
    MOST_SITES,
  )
  const known = new WeakMap<Page, readonly string[]>()
  const inPage = (page: Page) => {
    const found = known.get(page) ?? [...search(page)]
    known.set(page, found)
    return found
  }
  return {
    of({ id, pages }) {
      const before = latest.get(id)
      if (before?.pages === pages) return before.found
      const found = (before && unchanged(before, pages, inPage)) ?? new Set(pages.flatMap(inPage))
      latest.set(id, { pages, found })
      return found
    },
    *searching({ id, pages }) {
      const before = latest.get(id)?.pages
      for (let index = 0; index < pages.length; index += 1) {
        const page = pages[index]!
        if (page === before?.[index]) continue
        inPage(page)
        yield
      }
    },
  }
}

/** What was found before, unless a changed page has more. */
function unchanged(
  before: { readonly pages: readonly Page[]; readonly found: ReadonlySet<string> },
  pages: readonly Page[],
  inPage: (page: Page) => readonly string[],
): ReadonlySet<string> | undefined {
  for (let index = 0; index < pages.length; index += 1) {
    const page = pages[index]!
    if (page === before.pages[index]) continue
    for (const name of inPage(page)) if (!before.found.has(name)) return undefined
  }
  return before.found
}
