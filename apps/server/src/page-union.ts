import { type Page, pageDifference, type Site } from '@mimar/document'
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
      const found = before ? withMore(before, pages, inPage) : new Set(pages.flatMap(inPage))
      latest.set(id, { pages, found })
      return found
    },
    *searching({ id, pages }) {
      for (const page of others(latest.get(id)?.pages, pages)) {
        inPage(page)
        yield
      }
    },
  }
}

/** Pages that are new, or other objects than before. */
const others = (before: readonly Page[] | undefined, pages: readonly Page[]): readonly Page[] =>
  before ? pageDifference(before, pages).come.map(({ page }) => page) : pages

/** What was found before, with what changed pages have more. */
function withMore(
  before: { readonly pages: readonly Page[]; readonly found: ReadonlySet<string> },
  pages: readonly Page[],
  inPage: (page: Page) => readonly string[],
): ReadonlySet<string> {
  const more = others(before.pages, pages)
    .flatMap(inPage)
    .filter((name) => !before.found.has(name))
  return more.length === 0 ? before.found : new Set([...before.found, ...more])
}
