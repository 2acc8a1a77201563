// Inverted index, in parts: which pages have a word, and how much it says about them.
import { isSearchable, searchKey, wordSpans } from './search-key.ts'
import { cutTo } from './whole-letters.ts'

/** A page in one language, as it is searched. */
export interface SearchedPage {
  /** As a link has it: `/de/Zimmer/`. */
  readonly address: string
  readonly title: string
  /** Titles of its sections. */
  readonly headings: string
  /** All that it says, its headings included; excerpts are cut from it. */
  readonly text: string
}

/** Some pages of a site: their words in order, and beside each word the pages that have it. */
export interface IndexPart {
  readonly pages: readonly (readonly [address: string, title: string])[]
  readonly words: readonly string[]
  /** For each word its pages: four times the number of a page in this part, and the weight, to the base of 36. */
  readonly at: readonly string[]
}

/** What a word weighs that stands in the text, in a heading, in the title of a page. */
export const WEIGHTS = [0, 1, 3, 6] as const
type Weight = 1 | 2 | 3

/** Letters of a page that are searched. */
const LONGEST_TEXT = 20_000

const weighed = new WeakMap<SearchedPage, ReadonlyMap<string, Weight>>()

/** The words of a page; worked out once for each. */
function wordsOfPage(page: SearchedPage, language: string): ReadonlyMap<string, Weight> {
  const known = weighed.get(page)
  if (known) return known
  const words = new Map<string, Weight>()
  const add = (text: string, weight: Weight) => {
    for (const { word } of wordSpans(cutTo(text, LONGEST_TEXT))) {
      const key = searchKey(word, language)
      if (isSearchable(key) && (words.get(key) ?? 0) < weight) words.set(key, weight)
    }
  }
  add(page.title, 3)
  add(page.headings, 2)
  add(page.text, 1)
  weighed.set(page, words)
  return words
}

/** What is fetched to search these pages, and what is fetched of those that are found: two texts of JSON. */
export function writePart(
  pages: readonly SearchedPage[],
  language: string,
): { readonly index: string; readonly texts: string } {
  const at = new Map<string, string[]>()
  for (const [number, page] of pages.entries()) {
    for (const [word, weight] of wordsOfPage(page, language)) {
      const entry = (number * 4 + weight).toString(36)
      const known = at.get(word)
      if (known) known.push(entry)
      else at.set(word, [entry])
    }
  }
  const words = [...at.keys()].sort()
  const index = {
    pages: pages.map(({ address, title }) => [address, title]),
    words: words.join(' '),
    at: words.map((word) => at.get(word)!.join()).join(' '),
  }
  const texts = pages.map(({ text }) => cutTo(text, LONGEST_TEXT))
  return { index: JSON.stringify(index), texts: JSON.stringify(texts) }
}

/** Reads the index of a part as `writePart` wrote it. */
export function readPart(index: string): IndexPart {
  const { pages, words, at } = JSON.parse(index) as {
    readonly pages: IndexPart['pages']
    readonly words: string
    readonly at: string
  }
  return { pages, words: words === '' ? [] : words.split(' '), at: at.split(' ') }
}
