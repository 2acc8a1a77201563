import type { Field, Fields } from '@mimar/fields'
import { added } from '#added/words'
import { templates } from './definitions.ts'
import { templateWords as shipped } from './registry/words.ts'
import { sharedWords } from './shared-words.ts'
import type { StarterWords } from './starters/starters.ts'
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

/** First words of each template in one language, by its id. */
export function startsIn(language: WordLanguage, words: AllWords = templateWords): StarterWords {
  return Object.fromEntries(Object.entries(words).map(([id, own]) => [id, own[language].starts]))
}

/** What one template says in a language, with what it shares with others. */
export function saidBy({ fields }: Template, words: AnyTemplateWords, language: WordLanguage): SaidByTemplate {
  const own = words[language]
  const shared = sharedWords[language]
  const all = fieldsIn(fields)
  const named = <Value>(kind: string, mine: Named<Value> | undefined, ours: Named<Value>): Named<Value> =>
    Object.fromEntries(
      all.flatMap(([path, field]) => {
        const isAsked = kind === 'list' ? field.kind === kind : field.kind !== 'list' && field.kind !== 'group'
        const value = isAsked ? (mine?.[path] ?? find(ours, path)) : undefined
        return value === undefined ? [] : [[path, value] as const]
      }),
    )
  return {
    name: own.name,
    search: own.search,
    labels: named('text', own.labels, shared.labels),
    adds: named('list', own.adds, shared.adds),
    choices: named('choice', own.choices, shared.choices),
  }
}

type Named<Value> = { readonly [path: string]: Value }

/** The word for the longest end of a path that has one: `placeholders/name` before `name`. */
function find<Value>(words: Named<Value>, path: string): Value | undefined {
  const steps = path.split('/')
  const ends = steps.map((_, index) => steps.slice(index).join('/'))
  const found = ends.find((end) => Object.hasOwn(words, end))
  return found === undefined ? undefined : words[found]
}

/** Every field of a template by its path without ids, those of lists and groups behind them. */
export function fieldsIn(fields: Fields, at = ''): readonly (readonly [path: string, field: Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'list' || field.kind === 'group' ? field.fields : {}
    return [[at + name, field] as const, ...fieldsIn(inner, `${at}${name}/`)]
  })
}
