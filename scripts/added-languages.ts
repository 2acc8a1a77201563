import type { Plugin } from 'vite'
import type { Catalogue } from './catalogues.ts'
import { MAIN } from './catalogues.ts'
import type { AddedLanguage } from './language-folder.ts'

/** What the step needs of a language. */
type Language = Pick<AddedLanguage, 'code' | 'name' | 'direction' | 'editor' | 'templates'>

const VIRTUAL = /^virtual:added-(words|templates)\/(\w+)$/

/**
 * A step of the build (i18n): the editor speaks languages from outside. Each catalogue gets their sentences beside those it is
 * shipped with; the words of every view and of templates are files that are loaded when somebody reads the language.
 */
export function addedLanguages(languages: readonly Language[], catalogues: readonly Catalogue[]): Plugin {
  return {
    name: 'added-languages',
    enforce: 'pre',
    resolveId: (source) => (VIRTUAL.test(source) ? `\0${source}` : null),
    load(id) {
      const [, kind, code] = (id.startsWith('\0') && VIRTUAL.exec(id.slice(1))) || []
      const language = languages.find((one) => one.code === code)
      if (!language) return null
      if (kind === 'templates') return `export const templates = ${JSON.stringify(language.templates)}`
      return `export const words = ${JSON.stringify(language.editor[MAIN])}\nexport const names = ${JSON.stringify(namesIn(language))}`
    },
    transform(code, id) {
      const more = languages.length > 0 ? [...tablesIn(id, languages), ...catalogues.flatMap(said(id, languages))] : []
      return more.length > 0 ? { code: [code, ...more].join('\n'), map: null } : null
    },
  }
}

/** Puts the sentences of the languages behind those of a catalogue of the file. */
const said =
  (id: string, languages: readonly Language[]) =>
  ({ id: catalogue, file, constant }: Catalogue): readonly string[] => {
    const added = Object.fromEntries(languages.map((one) => [one.code, one.editor[catalogue]]))
    return file === id ? [`Object.assign(${constant}, ${JSON.stringify(added)})`] : []
  }

/** Puts the languages behind those in the tables that say which there are, and how each is loaded. */
function tablesIn(id: string, languages: readonly Language[]): readonly string[] {
  const behind = (table: string, value: (one: Language) => string) =>
    languages.map((one) => `${table}['${one.code}'] = ${value(one)}`)
  if (id.endsWith('/apps/editor/src/words/templates.ts'))
    return behind('load', ({ code }) => `async () => (await import('virtual:added-templates/${code}')).templates`)
  if (!id.endsWith('/apps/editor/src/words/words.ts')) return []
  return [
    ...behind('load', ({ code }) => `() => import('virtual:added-words/${code}')`),
    ...behind('OWN_NAMES', ({ name }) => JSON.stringify(name)),
    ...languages.map(({ code }) => `UI_LANGUAGES.push('${code}')`),
    ...languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => `RTL.push('${code}')`),
  ]
}

function namesIn({ templates }: Language): object {
  return Object.fromEntries(
    Object.entries(templates).map(([id, said]) => [id, typeof said === 'string' ? '' : said.name]),
  )
}
