import type { ComposedPage } from '@mimar/render'
import { fontNames } from './fonts/needs.ts'
import type { PublishInput } from './output.ts'
import { decidingWords, type PageLook, type PageOfOurs, pageStyles } from './styles.ts'
import { attributesIn, sayingOf, wordsSaid } from './vocabulary.ts'

/** The words that decide about the rules of a kind of page. */
interface Words {
  /** Said whatever the page says: by scripts, and by what floats over pages or arrives later. */
  readonly always: readonly string[]
  readonly sometimes: readonly string[]
}

/** Pages of a site repeat each other; one whose pages do not needs no more of them kept. */
const MOST_SEEN = 500

/** What pages of a theme were drawn by, for as long as all that it is made of is the same. */
interface Made {
  readonly depends: readonly unknown[]
  /** By the kind of page; what floats over it changes with the settings of a site, seldom. */
  readonly words: Map<string, { readonly floating: string; readonly words: Words }>
  readonly styles: Map<string, string>
}

/** Sites that were published last, and kinds of pages of each. */
const MOST_MADE = 50
const MOST_KINDS = 100
const made = new Map<PublishInput['site']['theme'], Made>()

/** What is known from the publishes before: of ten thousand pages the one that changed looks as it did. */
function madeWith({ site, surroundings, presentation, islands, fonts }: PublishInput): Made {
  const depends = [surroundings.catalog, presentation, islands, fonts]
  const before = made.get(site.theme)
  const isSame = before?.depends.every((one, index) => one === depends[index]) && before.styles.size < MOST_KINDS
  const known = before && isSame ? before : { depends, words: new Map(), styles: new Map() }
  made.delete(site.theme)
  made.set(site.theme, known)
  const [oldest] = made.keys()
  if (made.size > MOST_MADE && oldest) made.delete(oldest)
  return known
}

/** Writes the styles of pages: rules that can match what a page says, and no others; once for all pages that say the same. */
export function createPageStyles(input: PublishInput) {
  const { words, styles } = madeWith(input)
  const byAttributes = new Map<string, string>()
  const fontsOf = createFontNames(input)
  return ({ sections, language, site }: ComposedPage, body: string, floating: string, ours?: PageOfOurs): string => {
    const used = new Set(sections.map(({ template }) => template?.id ?? ''))
    const look = { language, used: ours ? used.add(ours) : used, root: site.root }
    const kind = `${language} ${[...look.used].toSorted().join()}`
    const attributes = attributesIn(body)
    const exactly = `${kind} ${attributes.join()}`
    const seen = byAttributes.get(exactly)
    if (seen !== undefined) return seen
    const before = words.get(kind)
    const known = before?.floating === floating ? before.words : findWords(look, floating, input)
    if (known !== before?.words) words.set(kind, { floating, words: known })
    const said = wordsSaid(attributes)
    const heard = known.sometimes.filter((word) => said.has(word))
    const key = [kind, known.always.join(), heard.join(), fontsOf(language)].join(' ')
    const written = styles.get(key) ?? pageStyles(input, look, new Set([...known.always, ...heard]))
    styles.set(key, written)
    if (byAttributes.size < MOST_SEEN) byAttributes.set(exactly, written)
    return written
  }
}

/** Names what pages of a language draw their texts with. */
function createFontNames({ site }: PublishInput) {
  const names = new Map<string, string>()
  return (language: string): string => {
    const known = names.get(language) ?? fontNames(site, language)
    names.set(language, known)
    return known
  }
}

function findWords(look: PageLook, floating: string, { islands, presentation }: PublishInput): Words {
  const isSaidByScripts = sayingOf(islands)
  const said = wordsSaid(attributesIn(floating))
  const always = new Set<string>()
  const sometimes: string[] = []
  for (const word of decidingWords(look, presentation)) {
    if (said.has(word) || isSaidByScripts(word)) always.add(word)
    else sometimes.push(word)
  }
  return { always: [...always], sometimes }
}
