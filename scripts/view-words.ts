import type { Plugin } from 'vite'
import { WORD_LANGUAGES, type WordLanguage } from '../packages/sections/src/word-languages.ts'
import type { Catalogue } from './catalogues.ts'

const TABLES = 'virtual:view-words'

/** The catalogues of the views that come after the first screen, and of those that are drawn when somebody means them. */
interface Apart {
  readonly later: readonly Catalogue[]
  readonly aside: readonly Catalogue[]
}

/**
 * A step of the build (i18n): the sentences of a view stand beside each other in all languages, and these catalogues are
 * loaded in one. In the place of each stands a table, which the file of a language fills when it arrives.
 */
export function viewWords(apart: Apart = { later: [], aside: [] }): Plugin {
  const all = [...apart.later, ...apart.aside]
  return {
    name: 'view-words',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(TABLES) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${TABLES}`) return 'const tables = {}\nexport const tableOf = (id) => (tables[id] ??= {})'
      const [, part, code] = /^\0virtual:view-words\/(later|aside)-(\w+)$/.exec(id) ?? []
      const language = WORD_LANGUAGES.find((one) => one === code)
      return part && language ? wordsOf(apart[part as keyof Apart], language) : null
    },
    transform(code, id) {
      const [, main] = /\/apps\/editor\/src\/words\/(\w+)\.ts$/.exec(id) ?? []
      // What comes right after the first screen comes with its words.
      if (WORD_LANGUAGES.some((one) => one === main))
        return { code: `${code}\nimport '${TABLES}/later-${main}'`, map: null }
      const own = all.filter(({ file }) => file === id)
      return own.length > 0 ? { code: withTables(code, own), map: null } : null
    },
  }
}

function wordsOf(catalogues: readonly Catalogue[], language: WordLanguage): string {
  const filled = catalogues.map(
    ({ id, said }) => `tableOf(${JSON.stringify(id)}).${language} = ${JSON.stringify(said[language])}`,
  )
  return [`import { tableOf } from '${TABLES}'`, ...filled, 'export {}'].join('\n')
}

/** A file of catalogues with a table in the place of each, the last one first. */
function withTables(code: string, own: readonly Catalogue[]): string {
  const [named] = own.flatMap(
    ({ constant }) => new RegExp(`\\b${constant}\\.(${WORD_LANGUAGES.join('|')})\\b`).exec(code) ?? [],
  )
  if (named) throw new Error(`${named}: only the language of the reader is loaded. Ask the catalogue for that one.`)
  const changed = own
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { id, start, end }) => `${text.slice(0, start)}tableOf(${JSON.stringify(id)})${text.slice(end)}`,
      code,
    )
  return `import { tableOf } from '${TABLES}'\n${changed}`
}
