// Search results (SERP) as markup: the same from the server and in a browser.
import { escapeText } from '@mimar/fields/escape-text'
import { excerptOf, marked, type Piece } from './excerpt.ts'
import type { Found } from './find-pages.ts'
import { MOST_WORDS, type Search } from './read-search.ts'
import type { SearchWords } from './search-list.ts'

/** What stands below the field: a sentence that is read out, and the pages. */
export interface SaidSearch {
  readonly status: string
  readonly list: string
}

/** Pages that are listed. */
export const MOST_SHOWN = 30

interface Saying {
  readonly found: Found
  readonly search: Search
  readonly words: SearchWords
  /** The text of each page that is listed, in their order; '' where it could not be had. */
  readonly texts: readonly string[]
  /** What addresses begin with where the site stands below a path of its host: `/path`. */
  readonly base?: string
}

/** Says what was found. All that comes from people is escaped. */
export function saySearch({ found, search, words, texts, base = '' }: Saying): SaidSearch {
  const { pages, isPartly, isMeant } = found
  const cut = search.isCut ? paragraph(filled(words.cut, { n: String(MOST_WORDS) })) : ''
  if (pages.length === 0) {
    const status = filled(words.nothing, { query: isolated(search.text) })
    return { status, list: cut + paragraph(words.hint) }
  }
  const shown = pages.slice(0, MOST_SHOWN)
  const counts = { n: String(pages.length), shown: String(shown.length) }
  const items = shown.map(({ address, title }, at) => {
    const excerpt = texts[at] ? `<p dir="auto">${markup(excerptOf(texts[at], isMeant))}</p>` : ''
    return `<li><a href="${escapeText(base + address)}" dir="auto">${markup(marked(title, isMeant))}</a>${excerpt}</li>`
  })
  return {
    status: filled(shown.length < pages.length ? words.first : words.count, counts),
    list: `${cut}${isPartly ? paragraph(words.partly) : ''}<ol>${items.join('')}</ol>`,
  }
}

const paragraph = (text: string) => `<p>${escapeText(text)}</p>`

const markup = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMeant }) => (isMeant ? `<mark>${escapeText(text)}</mark>` : escapeText(text))).join('')

/** What was typed keeps its own direction within a sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`

const filled = (sentence: string, values: { readonly [name: string]: string }) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
