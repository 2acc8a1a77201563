import {
  type Content,
  checkContent,
  type Field,
  type Fields,
  isWritten,
  type Json,
  missingTexts,
  optionsIn,
} from '@mimar/fields'
import { fieldsIn, saidBy } from '../said.ts'
import { firstWords, loadStarterWords, starterContent } from '../starters/starters.ts'
import type { DefinedTemplate, TemplateRole } from '../template.ts'
import type { AnyTemplateWords } from '../template-words.ts'
import { WORD_LANGUAGES, type WordLanguage } from '../word-languages.ts'
import type { NameFile, TemplatePromise } from './template-promise.ts'

/** What whoever asks for a role reads of the template that plays it. */
const READ_OF_ROLE: { readonly [Role in TemplateRole]: { readonly [field: string]: Field['kind'] } } = {
  navigation: { name: 'text', headerLinks: 'list' },
  contact: { phone: 'text', email: 'text' },
  notice: {},
  ways: {},
  entries: { title: 'text', kind: 'choice', order: 'choice', amount: 'number', collection: 'code' },
  entry: {
    ...{ title: 'text', paragraph: 'text', topic: 'text', place: 'text', author: 'text', image: 'image' },
    ...{ collection: 'code', day: 'date', until: 'date', hours: 'hours', price: 'price', currency: 'code' },
    ...{ isFew: 'flag', isBookedOut: 'flag', isCancelled: 'flag' },
  },
}

/** Paths without ids of what the editor offers by a control, in the section and in its items. */
function optionPaths(fields: Fields): readonly string[] {
  const inItems = fieldsIn(fields).flatMap(([path, field]) =>
    field.kind === 'list' ? optionsIn(field.fields, `${path}/`) : [],
  )
  return [...optionsIn(fields), ...inItems].map(([path]) => path)
}

interface Described {
  readonly template: DefinedTemplate
  readonly words: AnyTemplateWords
  readonly styles: string
  readonly file: NameFile
}

/** A template says everything about itself: what it is called, how it is found, what its parts are called and how it begins. */
export function describesItself(described: Described): readonly TemplatePromise[] {
  const { template, styles, file } = described
  return [
    ...WORD_LANGUAGES.map((language) => isFound(described, language)),
    { name: 'none of its words is left to be written', findBroken: () => unwritten(described) },
    {
      name: 'its texts and its options have a label in every language',
      findBroken: () => {
        const options = optionPaths(template.fields)
        return lacking(
          described,
          'labels',
          (field, path) => field.kind === 'text' || isWritten(field) || options.includes(path),
        )
      },
    },
    {
      name: 'each of its lists says what adding to it is called, and each choice what its options are called',
      findBroken: () => {
        const options = optionPaths(template.fields)
        return [
          ...lacking(described, 'adds', ({ kind }) => kind === 'list'),
          ...lacking(described, 'choices', (field, path) => field.kind === 'choice' && options.includes(path)),
        ]
      },
    },
    {
      name: '[U5] a new one is finished: what it takes, nothing required missing, the same said in all languages',
      findBroken: () => unfinished(described),
    },
    {
      name: 'what it does for the site it has the fields for',
      findBroken: () =>
        Object.entries(template.role ? READ_OF_ROLE[template.role] : {})
          .filter(([name, kind]) => template.fields[name]?.kind !== kind)
          .map(([name, kind]) => `${file('.ts')}: role ${template.role} reads the ${kind} ${name}, which it has not.`),
    },
    {
      name: 'it has styles',
      findBroken: () => (/\.[\w-]+[^{}]*\{/.test(styles) ? [] : [`${file('.css')} has no rule.`]),
    },
  ]
}

const isFound = ({ words, file }: Described, language: WordLanguage): TemplatePromise => ({
  name: `it has a name in "${language}", and is found by other words too`,
  findBroken: () => {
    const { name, search } = words[language]
    const others = search.split(' ').filter((word) => word !== '' && word !== name)
    return [
      ...(name.trim() === '' ? [`${file('.words.ts')} has no ${language}.name.`] : []),
      ...(others.length < 2 ? [`${file('.words.ts')} has fewer than two other words in ${language}.search.`] : []),
    ]
  },
})

/** What whoever made the folder has still to write. */
function unwritten({ words, file }: Described): readonly string[] {
  const left = [...JSON.stringify(words).matchAll(/"(\[\w+: [^"]*\])"/g)].map(([, place]) => place)
  return left.length === 0
    ? []
    : [`${file('.words.ts')} has ${left.length} places to fill in, the first is ${left[0]}.`]
}

/** The fields that nothing is said of, in each language. */
function lacking(
  { template, words, file }: Described,
  part: 'labels' | 'adds' | 'choices',
  isAsked: (field: Field, path: string) => boolean,
): readonly string[] {
  return WORD_LANGUAGES.flatMap((language) => {
    const said: { readonly [path: string]: unknown } = saidBy(template, words, language)[part]
    return fieldsIn(template.fields)
      .filter(([path, field]) => isAsked(field, path) && !said[path])
      .map(([path]) => `${file('.words.ts')} has no ${language}.${part} for ${path}.`)
  })
}

/** As it begins for no business in particular, and for each kind that it knows. */
async function unfinished(described: Described): Promise<readonly string[]> {
  const { template, words } = described
  const starts = await loadStarterWords(WORD_LANGUAGES, 'ar', async (code) =>
    Object.fromEntries(firstWords(template.id, words, code)),
  )
  const kinds = Object.values(template.starts.businesses ?? {}).map(({ types }) => types[0] ?? null)
  return [null, ...kinds].flatMap((business) =>
    unfinishedContent(
      starterContent(template, { ...template, words: starts, pictures: ['hall', 'court'], address: '/', business }),
      described,
    ),
  )
}

function unfinishedContent(content: Content, { template, file }: Described): readonly string[] {
  const checked = checkContent(template.fields, content)
  if (!checked.ok) return [`${file('.words.ts')}: its fields refuse its starts: ${JSON.stringify(checked.refusals)}`]
  const missing = WORD_LANGUAGES.flatMap((language) =>
    missingTexts(template.fields, content, language).map(
      (path) => `${file('.words.ts')} lacks the required ${path} in ${language}.starts.`,
    ),
  )
  const uneven = textsIn(template.fields, content).filter(([, said]) => {
    const count = Object.keys(said as object).length
    return count > 0 && count < WORD_LANGUAGES.length
  })
  return [
    ...missing,
    ...uneven.map(([path]) => `${file('.words.ts')}: not every language has the text ${path} in starts.`),
  ]
}

/** Every text of a content with its path. */
function textsIn(fields: Fields, content: Content, at = ''): (readonly [string, Json])[] {
  return Object.entries(fields).flatMap(([name, field]): (readonly [string, Json])[] => {
    const value = content[name] as Json
    if (field.kind === 'text') return [[at + name, value]]
    if (field.kind !== 'list') return []
    const items = value as unknown as readonly (Content & { id: string })[]
    return items.flatMap((item) => textsIn(field.fields, item, `${at}${name}/${item.id}/`))
  })
}
