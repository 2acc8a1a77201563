// Client-side search: fetches the index of a site, and the texts of pages that were found.
import { findIn } from './find-pages.ts'
import { type IndexPart, readPart } from './index-part.ts'
import { readSearch } from './read-search.ts'
import { MOST_SHOWN, type SaidSearch, saySearch } from './say-search.ts'
import type { SearchList } from './search-list.ts'

interface Searcher {
  /** What a search begins with; asked for once. */
  list(): Promise<SearchList>
  /** What the pages of the site answer. Rejects where the index is not to be had; the next search asks for it again. */
  find(typed: string): Promise<SaidSearch>
}

/** Searches the site whose list lies at an address such as `/search/de.json`; `get` fetches a text, and rejects where there is none. */
export function createSearcher(address: string, get: (address: string) => Promise<string>): Searcher {
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const base = folder.slice(0, -'/search/'.length)
  let listed: Promise<SearchList> | undefined
  let fetched: Promise<readonly IndexPart[]> | undefined
  // Published anew meanwhile, or a line that was away.
  const forget = () => {
    listed = fetched = undefined
  }
  const list = () => {
    listed ??= get(address).then((text) => JSON.parse(text) as SearchList)
    listed.catch(forget)
    return listed
  }
  const partsOf = (names: readonly string[]) => {
    fetched ??= Promise.all(names.map(async (name) => readPart(await get(`${folder}${name}.json`))))
    fetched.catch(forget)
    return fetched
  }
  const textOf = textsFrom(folder, get)
  return {
    list,
    async find(typed) {
      const { parts: names, language, words } = await list()
      const search = readSearch(typed, language)
      const found = findIn(await partsOf(names), search)
      const shown = found.pages.slice(0, MOST_SHOWN)
      const read = await Promise.all(shown.map(({ part, page }) => textOf(names[part]!, page)))
      return saySearch({ found, search, words, texts: read, base })
    },
  }
}

/** Reads the text of a page from its part of the texts; a page whose text is not to be had is a result still, without an excerpt. */
function textsFrom(folder: string, get: (address: string) => Promise<string>) {
  const texts = new Map<string, Promise<readonly string[]>>()
  return async (name: string, page: number): Promise<string> => {
    const known = texts.get(name) ?? get(`${folder}${name}-texts.json`).then((text) => JSON.parse(text) as string[])
    texts.set(name, known)
    // What failed once is asked for again.
    known.catch(() => texts.delete(name))
    return (await known.catch(() => []))[page] ?? ''
  }
}
