import type { Field, Fields } from '@mimar/fields'
import { sharedWords } from './shared-words.ts'
import type { AnyTemplateWords, SaidByTemplate } from './template-words.ts'
import type { WordLanguage } from './word-languages.ts'

/** What one template says in a language, with what it shares with others. */
export function saidBy(
  { fields }: { readonly fields: Fields },
  words: AnyTemplateWords,
  language: WordLanguage,
): SaidByTemplate {
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
