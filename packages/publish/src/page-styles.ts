import type { ComposedPage } from '@mimar/render'
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

/** Writes the styles of pages: rules that can match what a page says, and no others; once for all pages that say the same. */
export function createPageStyles(input: PublishInput) {
  const isSaidByScripts = sayingOf(input.islands)
  const words = new Map<string, Words>()
  const styles = new Map<string, string>()
  const byAttributes = new Map<string, string>()
  const wordsFor = (look: PageLook, floating: string): Words => {
    const said = wordsSaid(attributesIn(floating))
    const always = new Set<string>()
    const sometimes: string[] = []
    for (const word of decidingWords(look, input.presentation)) {
      if (said.has(word) || isSaidByScripts(word)) always.add(word)
      else sometimes.push(word)
    }
    return { always: [...always], sometimes }
  }
  /** `floating` is all that may come over pages of this language. */
  return ({ sections, language, site }: ComposedPage, body: string, floating: string, ours?: PageOfOurs): string => {
    const used = new Set(sections.map(({ template }) => template?.id ?? ''))
    const look = { language, used: ours ? used.add(ours) : used, root: site.root }
    const kind = `${language} ${[...look.used].toSorted().join()}`
    const attributes = attributesIn(body)
    const exactly = `${kind} ${attributes.join()}`
    const seen = byAttributes.get(exactly)
    if (seen !== undefined) return seen
    const { always, sometimes } = words.get(kind) ?? wordsFor(look, floating)
    if (!words.has(kind)) words.set(kind, { always, sometimes })
    const said = wordsSaid(attributes)
    const heard = sometimes.filter((word) => said.has(word))
    const key = `${kind} ${heard.join()}`
    const known = styles.get(key) ?? pageStyles(input, look, new Set([...always, ...heard]))
    styles.set(key, known)
    if (byAttributes.size < MOST_SEEN) byAttributes.set(exactly, known)
    return known
  }
}
