import { type Page, primaryLanguage, type Site } from '@mimar/document'
import { collectionsOf, type EntryPage, entriesInOrder } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { foundEntries, isLong } from '../../places/found-entries.ts'

/** How many entries of each list are shown, by its id, and what is looked for among them: none unless said. */
export type Unfolded = { readonly [list: string]: { readonly most: number; readonly query: string } }

/** The entries of a list, folded away or shown in part. */
export interface FoldedList {
  readonly list: string
  /** How many there are, and how many of them were looked for. */
  readonly count: number
  readonly found: number
  readonly shown: number
  readonly query: string
}

/** `find` stands above the entries of a long list, `fold` below. */
type Row =
  | { readonly page: Page; readonly name?: string | undefined; readonly isEntry: boolean; readonly at?: undefined }
  | { readonly page?: undefined; readonly at: 'find' | 'fold'; readonly fold: FoldedList }

/** The pages as the panel shows them: those that stand in a list are folded behind the page of the list. */
export function pageRows(site: Site, unfolded: Unfolded, catalog: TemplateCatalog): readonly Row[] {
  const { homes, entries, plain } = collectionsOf(site.pages, catalog)
  const primary = primaryLanguage(site).code
  const nameOf = ({ title }: EntryPage) => title[primary] ?? Object.values(title)[0]
  return plain.flatMap((page): readonly Row[] => {
    const lists = [...homes.values()].filter((list) => list.page === page)
    const below = lists.flatMap((list): readonly Row[] => {
      const all = entries.get(list.collection) ?? []
      if (all.length === 0) return []
      const { most, query } = unfolded[list.collection] ?? { most: 0, query: '' }
      const found = most === 0 ? all : foundEntries(entriesInOrder(all, list, site, primary), query)
      const shown = Math.min(found.length, most)
      const rows = found.slice(0, shown).map((entry) => ({ page: entry.page, name: nameOf(entry), isEntry: true }))
      const fold = { list: list.collection, count: all.length, found: found.length, shown, query }
      return [...(most > 0 && isLong(all) ? [{ at: 'find', fold } as const] : []), ...rows, { at: 'fold', fold }]
    })
    return [{ page, isEntry: false }, ...below]
  })
}
