// Files of a language for translators: i18next JSON v4, as Weblate and Crowdin read it (decision 0045).
import type { Tree } from './catalogues.ts'

/** Categories of CLDR plural rules; `zero` is a sentence of its own for nothing in every language. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type Category = (typeof CATEGORIES)[number]

/** Whether these are the forms of one sentence that counts. */
export const isPlural = (tree: string | Tree): tree is Tree =>
  typeof tree === 'object' &&
  typeof tree.other === 'string' &&
  Object.keys(tree).every((key) => (CATEGORIES as readonly string[]).includes(key))

/** What is written for a plain key that would be read as a form of a plural. */
const keyOf = (key: string) => (new RegExp(`_(?:${CATEGORIES.join('|')})$`).test(key) ? `${key}_` : key)

const outwards = (text: string, isCounted: boolean) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `{{${isCounted && name === 'n' ? 'count' : name}}}`)

const inwards = (text: string, isCounted: boolean) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `{${isCounted && name === 'count' ? 'n' : name}}`)

/** The sentences of a language as translators get them: in the shape of English, each form of its own plurals as `key_form`. */
export function writeSentences(english: Tree, own: Tree | null, categories: readonly Category[]): Tree {
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, entry]): [string, string | Tree][] => {
      const said = own?.[key]
      if (typeof entry === 'string') return [[keyOf(key), typeof said === 'string' ? outwards(said, false) : '']]
      if (!isPlural(entry)) return [[key, writeSentences(entry, typeof said === 'object' ? said : null, categories)]]
      const forms = typeof said === 'object' ? said : {}
      const asked = new Set<Category>([...(entry.zero === undefined ? [] : ['zero' as const]), ...categories])
      const all = [...new Set([...asked, ...(Object.keys(forms) as Category[])])]
      return all.map((form) => [`${key}_${form}`, outwards(String(forms[form] ?? ''), true)])
    }),
  )
}

/** What a file of a language said, and what of it cannot be taken or is missing, by key. */
export interface ReadSentences {
  /** Complete: what is missing is English. */
  readonly said: Tree
  readonly all: number
  readonly missing: readonly string[]
  /** Keys that English does not have (any more). */
  readonly unknown: readonly string[]
  /** Sentences of their own on what is wrong, each with its key. */
  readonly faults: readonly string[]
}

/** Reads what `writeSentences` wrote and translators filled in; '' and what is not there is missing. */
export function readSentences(english: Tree, file: unknown, categories: readonly Category[], at = ''): ReadSentences {
  const given = typeof file === 'object' && file !== null ? (file as { readonly [key: string]: unknown }) : {}
  const said: Record<string, string | Tree> = {}
  const known = new Set<string>()
  const found = { all: 0, missing: [] as string[], unknown: [] as string[], faults: [] as string[] }
  for (const [key, entry] of Object.entries(english)) {
    const path = at + key
    if (typeof entry === 'string' || isPlural(entry)) {
      const names = typeof entry === 'string' ? [keyOf(key)] : formsOf(key, entry, given, categories)
      for (const name of names) known.add(name)
      const read = readSentence(entry, given, key, names, path)
      found.all += 1
      found.faults.push(...read.faults)
      if (read.said === undefined) found.missing.push(path)
      said[key] = read.said ?? entry
    } else {
      known.add(key)
      const below = readSentences(entry, given[key], categories, `${path}.`)
      said[key] = below.said
      found.all += below.all
      for (const kind of ['missing', 'unknown', 'faults'] as const) found[kind].push(...below[kind])
    }
  }
  found.unknown.push(...Object.keys(given).flatMap((key) => (known.has(key) ? [] : [at + key])))
  return { said, ...found }
}

/** The keys of the forms that a language has of a sentence; `zero` is always welcome. */
function formsOf(key: string, english: Tree, given: object, categories: readonly Category[]): readonly string[] {
  const zero = english.zero !== undefined || Object.hasOwn(given, `${key}_zero`) ? ['zero' as const] : []
  return [...new Set<Category>([...zero, ...categories])].map((form) => `${key}_${form}`)
}

function readSentence(
  english: string | Tree,
  given: { readonly [key: string]: unknown },
  key: string,
  names: readonly string[],
  path: string,
): { readonly said?: string | Tree; readonly faults: readonly string[] } {
  const isCounted = typeof english !== 'string'
  const there = names.filter((name) => typeof given[name] === 'string' && given[name] !== '')
  if (there.length === 0) return { faults: [] }
  if (isCounted && !there.includes(`${key}_other`))
    return { faults: [`"${path}" has no form "${key}_other". Write it`] }
  const original = isCounted ? String(english.other) : english
  const faults = there.flatMap((name) =>
    faultIn(String(given[name]), original, isCounted, `${path.slice(0, -key.length)}${name}`),
  )
  const texts = there.map((name) => [name.slice(key.length + 1), inwards(String(given[name]), isCounted)] as const)
  return { said: isCounted ? Object.fromEntries(texts) : texts[0]![1], faults }
}

/** A translation fills in what English fills in; how many there are may go without saying ("one page"). */
function faultIn(text: string, original: string, isCounted: boolean, path: string): readonly string[] {
  const filled = (one: string) => [...one.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
  const own = filled(text)
  const due = filled(outwards(original, isCounted))
  const isSame = (from: readonly string[], to: readonly string[]) =>
    from.every((name) => to.includes(name) || (isCounted && name === 'count'))
  const hasBraces = /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''))
  if (!hasBraces && isSame(own, due) && isSame(due, own)) return []
  const wanted = due.length > 0 ? due.map((name) => `{{${name}}}`).join(', ') : 'nothing'
  return [`"${path}" says "${text}", but English fills in ${wanted}. Write the same names in two braces`]
}
