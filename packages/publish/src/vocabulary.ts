// Unused CSS removal: which classes and attributes a page and its islands can have.
import { says } from '@mimar/islands'

/** What styles can find: classes as `.lead`, data attributes as `data-mode` and `data-mode=DARK`. */
export type Vocabulary = ReadonlySet<string>

const ASKED = /\.([a-zA-Z][\w-]*)|\[(data-[\w-]+)(?:="?([\w-]*)"?)?\]/g
const askedBy = new Map<string, readonly string[]>()

/** The words that some template's styles ask for, each once; those of all templates are kept. */
export function wordsAsked(css: string): readonly string[] {
  const known = askedBy.get(css)
  if (known) return known
  const words = new Set<string>()
  for (const [, name, attribute, value] of css.matchAll(ASKED)) {
    if (name !== undefined) words.add(`.${name}`)
    if (attribute === undefined) continue
    words.add(attribute)
    if (value !== undefined) words.add(`${attribute}=${value}`)
  }
  const asked = [...words]
  askedBy.set(css, asked)
  return asked
}

/** The attributes by which markup speaks to styles, each once. Searched by the sign that is rarest in markup: it is done for every page. */
export function attributesIn(markup: string): readonly string[] {
  const attributes = new Set<string>()
  let end = 0
  for (let at = markup.indexOf('="'); at !== -1; at = markup.indexOf('="', end)) {
    end = markup.indexOf('"', at + 2)
    const start = markup.lastIndexOf(' ', at) + 1
    if (markup.startsWith('class', start) || markup.startsWith('data-', start)) attributes.add(markup.slice(start, end))
  }
  return [...attributes]
}

/** The words that such attributes say to styles. */
export function wordsSaid(attributes: readonly string[]): Vocabulary {
  const words = new Set<string>()
  for (const attribute of attributes) {
    const [name = '', value = ''] = attribute.split('="')
    if (name === 'class') for (const word of value.split(' ')) words.add(`.${word}`)
    else words.add(name).add(`${name}=${value}`)
  }
  return words
}

/** The words that the scripts of such pages give to their elements while somebody reads, with every value. */
export function sayingOf(islands: { readonly [name: string]: unknown }): (word: string) => boolean {
  const words = new Set<string>(Object.keys(islands).flatMap((name) => says[name] ?? []))
  return (word) => words.has(word.split('=')[0]!)
}
