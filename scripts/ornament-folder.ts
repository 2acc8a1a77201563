// Reads the folder of an ornament (theming) that an installation adds: its descriptor, and the styles that are its own (docs/extending.md).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineOrnament, type Ornament } from '@mimar/document/ornament'
import { type Selector, transform } from 'lightningcss'
import { WORD_LANGUAGES } from '../packages/sections/src/word-languages.ts'
import { loadOutside } from './load-outside.ts'

/** An ornament as its folder has it, and the name of what its file exports. */
export interface AddedOrnament {
  readonly path: string
  readonly file: string
  readonly name: string
  readonly ornament: Ornament
  /** Its style sheet; undefined where its sign is all it changes. */
  readonly styles: string | undefined
}

/** Throws one sentence that names the file, what is wrong and the cure. */
export async function readOrnament(path: string, folder: string, namedBy: string): Promise<AddedOrnament> {
  const file = join(path, `${folder}.ts`)
  if (!existsSync(file))
    throw new Error(`${file} is missing: ${namedBy} names the folder, and docs/extending.md what stands in it.`)
  const found = Object.entries(await loadOutside(file)).find(([, value]) => isDescriptor(value))
  if (!found) throw new Error(`${file} exports no ornament. Write: export const ${folder} = defineOrnament({…})`)
  const [name, ornament] = [found[0], found[1] as Ornament]
  try {
    // Also one that was written without the function that checks it.
    defineOrnament(ornament)
  } catch (fault) {
    throw new Error(`${file}: ${(fault as Error).message}`)
  }
  const { label } = ornament
  const silent = WORD_LANGUAGES.find((language) => !(typeof label === 'string' ? label : label[language]))
  if (silent) throw new Error(`${file} says nothing in "${silent}": "label" is read in the editor.`)
  const sheet = join(path, `${folder}.css`)
  if (!existsSync(sheet)) return { path, file, name, ornament, styles: undefined }
  refuseForeign(sheet, ornament.id)
  return { path, file, name, ornament, styles: sheet }
}

function isDescriptor(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ['id', 'label', 'sign'].every((key) => key in value)
}

/** An ornament changes nothing where it was not chosen, and has pages ask for nothing. */
function refuseForeign(sheet: string, id: string): void {
  const own = `[data-ornament="${id}"]`
  const fault = (why: string) => new Error(`${sheet} ${why}`)
  const isOwn = (selector: Selector) =>
    selector.some(
      (part) =>
        part.type === 'attribute' &&
        part.name === 'data-ornament' &&
        part.operation?.operator === 'equal' &&
        part.operation.value === id,
    )
  const refused: Error[] = []
  // What is thrown within the visitor loses its sentence.
  const refuse = (why: string) => void refused.push(fault(why))
  try {
    transform({
      filename: sheet,
      code: readFileSync(sheet),
      visitor: {
        Url: ({ url }) => refuse(`asks for "${url}". Draw it with shapes and gradients instead.`),
        Rule: {
          style: ({ value: { selectors, loc } }) => {
            if (!selectors.every(isOwn))
              refuse(`has a rule in line ${loc.line + 1} for other ornaments too. Begin its selector with ${own}.`)
          },
          import: () => refuse('imports another sheet. Write its rules here.'),
          'font-face': () => refuse('brings a font, which an owner chooses. Take it out.'),
        },
      },
    })
  } catch (failure) {
    throw fault(`cannot be read: ${failure instanceof Error ? failure.message : failure}`)
  }
  if (refused[0]) throw refused[0]
}
