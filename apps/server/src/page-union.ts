import type { Page, Site } from '@mimar/document'
import { Recent } from './recent.ts'

const MOST_SITES = 50

/**
 * All that the pages of a site have of something. Of a site that was asked about before, only the pages that are other
 * objects are searched: a site of ten thousand pages is asked at every publish. What no page has any more may stay a while.
 */
export function createPageUnion(search: (page: Page) => Iterable<string>): (site: Site) => ReadonlySet<string> {
  const latest = new Recent<string, { readonly pages: readonly Page[]; readonly found: ReadonlySet<string> }>(
    MOST_SITES,
  )
  return ({ id, pages }) => {
    const before = latest.get(id)
    const found = (before && unchanged(before, pages, search)) ?? new Set(pages.flatMap((page) => [...search(page)]))
    latest.set(id, { pages, found })
    return found
  }
}

/** What was found before, unless a changed page has more. */
function unchanged(
  before: { readonly pages: readonly Page[]; readonly found: ReadonlySet<string> },
  pages: readonly Page[],
  search: (page: Page) => Iterable<string>,
): ReadonlySet<string> | undefined {
  for (let index = 0; index < pages.length; index += 1) {
    const page = pages[index]!
    if (page === before.pages[index]) continue
    for (const name of search(page)) if (!before.found.has(name)) return undefined
  }
  return before.found
}
