import { added } from '#added/words'
import { templates } from './definitions.ts'
import { templateWords as shipped } from './registry/words.ts'
import { saidBy } from './said.ts'
import { firstWords, type StarterWords } from './starters/starters.ts'
import type { Template } from './template.ts'
import type { AnyTemplateWords, SaidByTemplate } from './template-words.ts'
import type { WordLanguage } from './word-languages.ts'

type AllTemplates = readonly Template[]
type AllWords = { readonly [template: string]: AnyTemplateWords }

const templateWords: AllWords = { ...shipped, ...added }

/** What each template says about itself in one language, by its id; the editor's build takes this once a language. */
export function saidIn(
  language: WordLanguage,
  all: AllTemplates = templates,
  words: AllWords = templateWords,
): { readonly [template: string]: SaidByTemplate } {
  return Object.fromEntries(
    all.flatMap((template) => {
      const own = words[template.id]
      return own ? [[template.id, saidBy(template, own, language)] as const] : []
    }),
  )
}

/** First words of each template in one language, by its id; those for one kind of business behind it: `Id/name`. */
export function startsIn(language: WordLanguage, words: AllWords = templateWords): StarterWords {
  return Object.fromEntries(Object.entries(words).flatMap(([id, own]) => firstWords(id, own, language)))
}
