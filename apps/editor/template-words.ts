import type { Template } from '@mimar/sections'
import { saidIn, startsIn } from '@mimar/sections/all-words'
import type { AnyTemplateWords } from '@mimar/sections/template-words'
import { WORD_LANGUAGES, type WordLanguage } from '@mimar/sections/word-languages'

type Said = (language: WordLanguage) => ReturnType<typeof saidIn>
type Starts = (language: WordLanguage) => ReturnType<typeof startsIn>

interface Added {
  readonly template: Template
  readonly said: AnyTemplateWords
}

/** What `templateWords` is given where an installation adds templates. */
export function wordsWith(added: readonly Added[]): Parameters<typeof templateWords> {
  const words = Object.fromEntries(added.map(({ template, said }) => [template.id, said]))
  const all = added.map(({ template }) => template)
  return [
    (language) => ({ ...saidIn(language), ...saidIn(language, all, words) }),
    (language) => ({ ...startsIn(language), ...startsIn(language, words) }),
  ]
}

/**
 * A step of the build (i18n): the words of templates stand beside each other in all languages, and the editor loads one.
 * What the modules hold is typed in src/words/virtual.d.ts. Given other templates, it says theirs.
 */
export const templateWords = (said: Said = saidIn, starts: Starts = startsIn) => {
  /** What each module holds, by the first part of its name. */
  const exported: { readonly [kind: string]: (language: WordLanguage) => readonly [name: string, value: object] } = {
    'virtual:template-names': (language) => ['names', namesIn(said(language))],
    'virtual:template-words': (language) => ['templates', said(language)],
    'virtual:template-starts': (language) => ['starts', starts(language)],
  }
  return {
    name: 'template-words',
    resolveId: (source: string) => (Object.hasOwn(exported, kindOf(source)) ? `\0${source}` : null),
    load(id: string) {
      const source = id.slice(1)
      const made = id.startsWith('\0') ? exported[kindOf(source)] : undefined
      if (!made) return null
      const code = source.slice(kindOf(source).length + 1)
      const language = WORD_LANGUAGES.find((one) => one === code)
      if (!language) throw new Error(`Templates say nothing in "${code}": WORD_LANGUAGES lists their languages.`)
      const [name, value] = made(language)
      return `export const ${name} = ${JSON.stringify(value)}`
    },
  }
}

const kindOf = (source: string) => source.replace(/\/[^/]*$/, '')

function namesIn(said: ReturnType<typeof saidIn>) {
  return Object.fromEntries(Object.entries(said).map(([id, { name }]) => [id, name]))
}
