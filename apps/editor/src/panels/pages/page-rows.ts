import { type Page, primaryLanguage, type Site } from '@mimar/document'
import { collectionsOf, type EntryPage, entriesInOrder } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'

/** How many entries of each list are shown, by its id: none unless said. */
export type Unfolded = { readonly [list: string]: number }

/** The entries of a list, folded away or shown in part. */
export interface FoldedList {
  readonly list: string
  readonly count: number
  readonly shown: number
}

type Row =
  | { readonly page: Page; readonly name?: string | undefined; readonly isEntry: boolean; readonly fold?: undefined }
  | { readonly page?: undefined; readonly name?: undefined; readonly isEntry?: undefined; readonly fold: FoldedList }

/** The pages as the panel shows them: those that stand in a list are folded behind the page of the list. */
export function pageRows(site: Site, unfolded: Unfolded, catalog: TemplateCatalog): readonly Row[] {
  const { homes, entries, members } = collectionsOf(site.pages, catalog)
  const primary = primaryLanguage(site).code
  const plain = members.size === 0 ? site.pages : site.pages.filter((page) => !members.has(page))
  const nameOf = ({ title }: EntryPage) => title[primary] ?? Object.values(title)[0]
  return plain.flatMap((page): readonly Row[] => {
    const lists = [...homes.values()].filter((list) => list.page === page)
    const below = lists.flatMap((list): readonly Row[] => {
      const all = entries.get(list.collection) ?? []
      const shown = Math.min(all.length, unfolded[list.collection] ?? 0)
      const rows = entriesInOrder(all, list, site, primary)
        .slice(0, shown)
        .map((entry) => ({ page: entry.page, name: nameOf(entry), isEntry: true }))
      return all.length === 0 ? [] : [...rows, { fold: { list: list.collection, count: all.length, shown } }]
    })
    return [{ page, isEntry: false }, ...below]
  })
}
