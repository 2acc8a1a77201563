import { type Content, checkContent, type Field, type Fields, type Json, missingTexts, optionsIn } from '@mimar/fields'
import { expect, test } from 'vitest'
import { fieldsIn, saidBy, startsIn } from '../all-words.ts'
import { loadStarterWords, starterContent } from '../starters/starters.ts'
import type { Template, TemplateRole } from '../template.ts'
import type { AnyTemplateWords } from '../template-words.ts'
import { WORD_LANGUAGES } from '../word-languages.ts'

/** What whoever asks for a role reads of the template that plays it. */
const READ_OF_ROLE: { readonly [Role in TemplateRole]: { readonly [field: string]: Field['kind'] } } = {
  navigation: { name: 'text', headerLinks: 'list' },
  contact: { phone: 'text', email: 'text' },
}

/** Paths without ids of what the editor offers by a control, in the section and in its items. */
function optionPaths(fields: Fields): readonly string[] {
  const inItems = fieldsIn(fields).flatMap(([path, field]) =>
    field.kind === 'list' ? optionsIn(field.fields, `${path}/`) : [],
  )
  return [...optionsIn(fields), ...inItems].map(([path]) => path)
}

interface Described {
  readonly template: Template
  readonly words: AnyTemplateWords
  readonly styles: string
  /** The file of the template that ends so, as messages name it. */
  readonly file: (ending: string) => string
}

/** A template says everything about itself: what it is called, how it is found, what its parts are called and how it begins. */
export function describesItself({ template, words, styles, file }: Described): void {
  const all = fieldsIn(template.fields)
  const options = optionPaths(template.fields)
  const missing = (part: 'labels' | 'adds' | 'choices', isAsked: (field: Field, path: string) => boolean) =>
    WORD_LANGUAGES.flatMap((language) => {
      const said: { readonly [path: string]: unknown } = saidBy(template, words, language)[part]
      return all
        .filter(([path, field]) => isAsked(field, path) && !said[path])
        .map(([path]) => `${file('.words.ts')} has no ${language}.${part} for ${path}`)
    })

  test.each(WORD_LANGUAGES)('it has a name in "%s", and is found by other words too', (language) => {
    const { name, search } = words[language]
    expect(name.trim(), `${file('.words.ts')} has no ${language}.name`).not.toBe('')
    const others = search.split(' ').filter((word) => word !== '' && word !== name)
    expect(others.length, `${file('.words.ts')} has fewer than two other words in ${language}.search`).toBeGreaterThan(
      1,
    )
  })

  test('none of its words is left to be written', () => {
    const left = [...JSON.stringify(words).matchAll(/"(\[\w+: [^"]*\])"/g)].map(([, place]) => place)
    expect(left, `${file('.words.ts')} has places to fill in`).toEqual([])
  })

  test('its texts and its options have a label in every language', () => {
    expect(missing('labels', (field, path) => field.kind === 'text' || options.includes(path))).toEqual([])
  })

  test('each of its lists says what adding to it is called, and each choice what its options are called', () => {
    expect(missing('adds', ({ kind }) => kind === 'list')).toEqual([])
    expect(missing('choices', (field, path) => field.kind === 'choice' && options.includes(path))).toEqual([])
  })

  test('[U5] a new one is finished: what it takes, nothing required missing, the same said in all languages', async () => {
    const starts = await loadStarterWords(WORD_LANGUAGES, 'ar', async (code) =>
      startsIn(code, { [template.id]: words }),
    )
    const content = starterContent(template, { words: starts, pictures: ['hall', 'court'], address: '/' })
    expect(checkContent(template.fields, content)).toMatchObject({ ok: true })
    for (const language of WORD_LANGUAGES) {
      const lacking = missingTexts(template.fields, content, language)
      expect(lacking, `${file('.words.ts')} lacks required texts in ${language}.starts`).toEqual([])
    }
    for (const [path, said] of textsIn(template.fields, content)) {
      const languages = Object.keys(said as object)
      if (languages.length > 0)
        expect(languages, `${file('.words.ts')}: starts ${path}`).toHaveLength(WORD_LANGUAGES.length)
    }
  })

  test('what it does for the site it has the fields for', () => {
    for (const [name, kind] of Object.entries(template.role ? READ_OF_ROLE[template.role] : {}))
      expect(template.fields[name]?.kind, `${file('.ts')}: role ${template.role} reads the ${kind} ${name}`).toBe(kind)
  })

  test('it has styles', () => {
    expect(styles, `${file('.css')} has no rule`).toMatch(/\.[\w-]+[^{}]*\{/)
  })
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
