import { saidIn, startsIn } from '@mimar/sections/all-words'
import { WORD_LANGUAGES } from '@mimar/sections/word-languages'

const SAID = 'virtual:template-words/'
const STARTS = 'virtual:template-starts/'

/**
 * A step of the build (i18n): the words of templates stand beside each other in all languages, and the editor loads one.
 * What the modules hold is typed in src/words/virtual.d.ts. Given other templates, it says theirs.
 */
export const templateWords = (said = saidIn, starts = startsIn) => ({
  name: 'template-words',
  resolveId: (source: string) => (source.startsWith(SAID) || source.startsWith(STARTS) ? `\0${source}` : null),
  load(id: string) {
    const [, kind, code] = /^\0(virtual:template-\w+\/)(\w+)$/.exec(id) ?? []
    const language = WORD_LANGUAGES.find((one) => one === code)
    if (kind === undefined) return null
    if (language === undefined)
      throw new Error(`Templates say nothing in "${code}": WORD_LANGUAGES lists their languages.`)
    return kind === SAID
      ? `export const templates = ${JSON.stringify(said(language))}`
      : `export const starts = ${JSON.stringify(starts(language))}`
  },
})
