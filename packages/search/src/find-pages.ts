// Full-text search: ranking of pages by the words they have.
import { type IndexPart, WEIGHTS } from './index-part.ts'
import { rateNearly, rateWord, type TypedWord } from './rate-word.ts'
import type { Search } from './read-search.ts'
import { searchKey } from './search-key.ts'

interface FoundPage {
  /** Where it stands: the number of its part, and its own within that. */
  readonly part: number
  readonly page: number
  readonly address: string
  readonly title: string
}

/** The pages that answer a search, the best first. */
export interface Found {
  readonly pages: readonly FoundPage[]
  /** No page has all of the words: these have some. */
  readonly isPartly: boolean
  /** Whether a word of a page is one that was meant, for marking it. */
  isMeant(word: string): boolean
}

type Rate = (word: TypedWord, other: string) => number
/** How well pages answer one word, by part and page. */
type Answers = Map<number, number>
/** The pages that answer anything, by part and page. */
type Pages = Map<number, IndexPart['pages'][number]>

/** More pages than a part ever has. */
const PAGES_A_PART = 4096

/**
 * Searches the parts of an index, of which there are `count`. It yields the number of the part that it has to be given next,
 * and holds on to none: whoever gives them need not have all at once. Pages that are not shown answer nothing.
 */
export function* findPages(
  count: number,
  { words }: Search,
  isShown: (address: string) => boolean = () => true,
): Generator<number, Found, IndexPart> {
  const [answers, pages] = [words.map((): Answers => new Map()), new Map() as Pages]
  function* ask(asked: readonly TypedWord[], rate: Rate): Generator<number, void, IndexPart> {
    for (let number = 0; asked.length > 0 && number < count; number += 1) {
      const part = yield number
      const shown = part.pages.map(([address]) => isShown(address))
      for (const word of asked) collect({ part, number, shown, pages }, word, rate, answers[words.indexOf(word)]!)
    }
  }
  yield* ask(words, rateWord)
  // Only for words that nothing answers: what is mistyped is rare, and looking for it takes ten times as long.
  const nearly = words.filter((_, at) => answers[at]!.size === 0)
  yield* ask(nearly, rateNearly)
  return { ...ranked(pages, answers), isMeant: createMeaning(words, nearly) }
}

/** The same in parts that are all there. */
export function findIn(parts: readonly IndexPart[], search: Search): Found {
  const steps = findPages(parts.length, search)
  let step = steps.next()
  while (!step.done) step = steps.next(parts[step.value]!)
  return step.value
}

interface Within {
  readonly part: IndexPart
  readonly number: number
  /** Of each page of the part. */
  readonly shown: readonly boolean[]
  readonly pages: Pages
}

function collect({ part, number, shown, pages }: Within, word: TypedWord, rate: Rate, into: Answers): void {
  for (const [at, other] of part.words.entries()) {
    const rated = rate(word, other)
    if (rated === 0) continue
    for (const entry of part.at[at]!.split(',')) {
      const value = Number.parseInt(entry, 36)
      const own = value >> 2
      if (!shown[own]) continue
      const page = number * PAGES_A_PART + own
      pages.set(page, part.pages[own]!)
      const score = rated * WEIGHTS[(value & 3) as 1 | 2 | 3]
      if (score > (into.get(page) ?? 0)) into.set(page, score)
    }
  }
}

function ranked(all: Pages, answers: readonly Answers[]): Pick<Found, 'pages' | 'isPartly'> {
  const rates = [...all.keys()].map((number) => {
    const scores = answers.map((one) => one.get(number) ?? 0)
    return {
      number,
      count: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, one) => sum + one, 0),
    }
  })
  const most = rates.reduce((known, { count }) => Math.max(known, count), 0)
  const isPartly = most < answers.length
  const best = rates.filter(({ count }) => isPartly || count === most)
  best.sort((one, other) => other.count - one.count || other.score - one.score || one.number - other.number)
  const pages = best.map(({ number }) => {
    const [address, title] = all.get(number)!
    return { part: Math.floor(number / PAGES_A_PART), page: number % PAGES_A_PART, address, title }
  })
  return { pages, isPartly: isPartly && pages.length > 0 }
}

function createMeaning(words: readonly TypedWord[], nearly: readonly TypedWord[]): Found['isMeant'] {
  const known = new Map<string, boolean>()
  const language = words[0]?.language ?? ''
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const key = searchKey(word, language)
    const isMeant = words.some((one) => rateWord(one, key) > 0) || nearly.some((one) => rateNearly(one, key) > 0)
    known.set(word, isMeant)
    return isMeant
  }
}
