// Reads and writes the folder of an editor language (i18n) that stands outside the checkout (docs/extending.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saidIn } from '@mimar/sections/all-words'
import type { Template } from '../packages/sections/src/template.ts'
import type { AnyTemplateWords } from '../packages/sections/src/template-words.ts'
import { WORD_LANGUAGES, type WordLanguage } from '../packages/sections/src/word-languages.ts'
import type { Catalogue, Tree } from './catalogues.ts'
import { type Category, readSentences, writeSentences } from './language-file.ts'

/** What a language says of itself, in `language.json`. */
interface Declared {
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The forms of a sentence that counts, as CLDR has them. */
  readonly plurals: readonly Category[]
}

/** A language that an installation adds, complete: what nobody has translated is English. */
export interface AddedLanguage extends Declared {
  readonly path: string
  /** Catalogue → its sentences. */
  readonly editor: { readonly [id: string]: Tree }
  /** Template → what it says about itself. */
  readonly templates: Tree
  readonly all: number
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

const FILES = ['editor.json', 'templates.json'] as const

/** A template from outside, whose words translators are asked for as well. */
interface Spoken {
  readonly template: Template
  readonly said: AnyTemplateWords
}

const treesOf = (catalogues: readonly Catalogue[], added: readonly Spoken[], language: WordLanguage) => {
  const editor: Tree = Object.fromEntries(catalogues.map(({ id, said }) => [id, said[language]]))
  const own = Object.fromEntries(added.map(({ template, said }) => [template.id, said]))
  const outside = added.map(({ template }) => template)
  const templates = { ...saidIn(language), ...saidIn(language, outside, own) }
  // Plain data by its own making: names, search words, labels and choices.
  return { 'editor.json': editor, 'templates.json': templates as unknown as Tree }
}

/** Throws one sentence that names the file, the key, what is wrong and the cure. */
export function readLanguage(
  path: string,
  catalogues: readonly Catalogue[],
  templates: readonly Spoken[] = [],
): AddedLanguage {
  const declared = readDeclared(path)
  const english = treesOf(catalogues, templates, 'en')
  const [editor, sections] = FILES.map((name) => {
    const file = join(path, name)
    const read = readSentences(english[name], existsSync(file) ? readJson(file) : {}, declared.plurals)
    if (read.faults.length > 0) {
      const more = read.faults.length > 1 ? ` (and ${read.faults.length - 1} more)` : ''
      throw new Error(`${file}: ${read.faults[0]}.${more}`)
    }
    return read
  })
  return {
    ...declared,
    path,
    // In the shape of English: a catalogue is a tree of its own.
    editor: editor!.said as { readonly [id: string]: Tree },
    templates: sections!.said,
    all: editor!.all + sections!.all,
    missing: [...editor!.missing, ...sections!.missing],
    unknown: [...editor!.unknown, ...sections!.unknown],
  }
}

/** How much of a language is there, as the build tells it. */
export function tellLanguage({ name, code, path, all, missing, unknown }: AddedLanguage): string {
  const lacks = missing.length > 0 ? `; ${missing.length} are said in English, the first is "${missing[0]}"` : ''
  const strange = unknown.length > 0 ? `; ${unknown.length} keys are none of this version, as "${unknown[0]}"` : ''
  return `${name} (${code}, ${path}) says ${all - missing.length} of ${all} sentences${lacks}${strange}.`
}

/** Writes a language of the editor as translators get it; one that it does not speak is written empty. */
export function writeLanguage(
  folder: string,
  code: string,
  catalogues: readonly Catalogue[],
  templates: readonly Spoken[] = [],
): void {
  const shipped = WORD_LANGUAGES.find((one) => one === code)
  const plurals = pluralsOf(code)
  const english = treesOf(catalogues, templates, 'en')
  const own = shipped && treesOf(catalogues, templates, shipped)
  mkdirSync(folder, { recursive: true })
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  const direction = RTL.has(code) ? 'rtl' : 'ltr'
  write(join(folder, 'language.json'), { code, name, direction, plurals } satisfies Declared)
  for (const file of FILES) write(join(folder, file), writeSentences(english[file], own?.[file] ?? null, plurals))
}

/** Languages that are written from right to left, as far as there are readers of them in large numbers. */
const RTL = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** The categories of a language, in the order of CLDR. */
function pluralsOf(code: string): readonly Category[] {
  const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories as readonly Category[]
  return (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((category) => known.includes(category))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (failure) {
    throw new Error(`${file} is no JSON: ${(failure as Error).message}. Mend it, or write it again.`)
  }
}

function readDeclared(path: string): Declared {
  const file = join(path, 'language.json')
  if (!existsSync(file))
    throw new Error(`${file} is missing: it says code, name, direction and plurals of the language.`)
  const { code, name, direction, plurals } = readJson(file) as Partial<Declared>
  if (typeof code !== 'string' || !/^[a-z]{2,3}$/.test(code))
    throw new Error(`${file} has the code "${code}". Write that of a language, in two or three letters: "nl".`)
  if (WORD_LANGUAGES.some((one) => one === code))
    throw new Error(`${file} has the code "${code}", which Mimar speaks already. Correct it there, or choose another.`)
  if (typeof name !== 'string' || name.trim() === '')
    throw new Error(`${file} has no "name". Write what the language calls itself.`)
  if (direction !== 'ltr' && direction !== 'rtl')
    throw new Error(`${file} has the direction "${direction}". Write "ltr" or "rtl".`)
  const due = pluralsOf(code)
  if (!Array.isArray(plurals) || plurals.join() !== due.join())
    throw new Error(`${file} has other plurals than "${code}" has. Write: ${JSON.stringify(due)}.`)
  return { code, name, direction, plurals: due }
}
