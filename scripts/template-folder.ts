// Reads the folder of a template by its recipe (CONTRIBUTING.md): one of the checkout, or one that an installation adds.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DefinedTemplate } from '../packages/sections/src/template.ts'
import type { AnyTemplateWords } from '../packages/sections/src/template-words.ts'

/** A template as its folder has it, with the names of what its files export. */
export interface FoundTemplate {
  readonly folder: string
  readonly definition: string
  readonly view: string
  readonly words: string
  /** Its own style sheets; the one that is called like the folder comes first. */
  readonly styles: readonly string[]
  readonly template: DefinedTemplate
  readonly said: AnyTemplateWords
}

/** Where a folder of a template stands. */
export interface TemplateFolder {
  readonly path: string
  /** Its last part, which its files are called by. */
  readonly name: string
  /** As messages name it. */
  readonly shown: string
  /** Who names it, as messages say. */
  readonly namedBy: string
}

/** Loads what a file exports. */
export type Load = (file: string) => Promise<Readonly<Record<string, unknown>>>

/** Throws naming the file that is missing or does not say what it should. */
export async function readTemplate({ path, name, shown, namedBy }: TemplateFolder, load: Load): Promise<FoundTemplate> {
  const file = (ending: string) => join(path, `${name}${ending}`)
  const said = (ending: string) => `${shown}/${name}${ending}`
  for (const ending of ['.ts', '.view.tsx', '.css', '.words.ts', '.examples.ts']) {
    if (!existsSync(file(ending)))
      throw new Error(`${said(ending)} is missing: ${namedBy} names the folder, and CONTRIBUTING.md what stands in it.`)
  }
  const [definition, template] = exported(await load(file('.ts')), 'fields', `${said('.ts')} exports no template`)
  const [words, spoken] = exported(await load(file('.words.ts')), 'ar', `${said('.words.ts')} exports no words`)
  const drawn = readFileSync(file('.view.tsx'), 'utf8')
  const view = new RegExp(`export const (\\w+): SectionView<typeof ${definition}>`).exec(drawn)?.[1]
  if (!view) throw new Error(`${said('.view.tsx')} exports no view: export const X: SectionView<typeof ${definition}>`)
  const own = readdirSync(path).filter((one) => one.endsWith('.css') && one !== `${name}.css`)
  const styles = [`${name}.css`, ...own.sort()]
  return {
    folder: name,
    definition,
    view,
    words,
    styles,
    template: template as unknown as DefinedTemplate,
    said: spoken as AnyTemplateWords,
  }
}

/** The export that has such a key, and its name. */
function exported(
  module: Readonly<Record<string, unknown>>,
  key: string,
  complaint: string,
): readonly [string, object] {
  for (const [name, value] of Object.entries(module))
    if (typeof value === 'object' && value !== null && key in value) return [name, value]
  throw new Error(`${complaint}; CONTRIBUTING.md says how it looks.`)
}
