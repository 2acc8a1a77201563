// Reads the folder of an integration (analytics, live chat, map, frame) that an installation adds (docs/extending.md).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineIntegration, type Integration } from '@mimar/document/integration'
import { WORD_LANGUAGES } from '../packages/sections/src/word-languages.ts'
import { loadOutside } from './load-outside.ts'

/** An integration as its folder has it, and the name of what its file exports. */
export interface AddedIntegration {
  readonly path: string
  readonly file: string
  readonly name: string
  readonly integration: Integration
}

/** Throws one sentence that names the file, what is wrong and the cure. */
export async function readIntegration(path: string, folder: string, namedBy: string): Promise<AddedIntegration> {
  const file = join(path, `${folder}.ts`)
  if (!existsSync(file))
    throw new Error(`${file} is missing: ${namedBy} names the folder, and docs/extending.md what stands in it.`)
  const found = Object.entries(await loadOutside(file)).find(([, value]) => isDescriptor(value))
  if (!found)
    throw new Error(`${file} exports no integration. Write: export const ${plain(folder)} = defineIntegration({…})`)
  const [name, integration] = [found[0], found[1] as Integration]
  try {
    // Also one that was written without the function that checks it.
    defineIntegration(integration)
  } catch (fault) {
    throw new Error(`${file}: ${(fault as Error).message}`)
  }
  if ('setting' in integration && integration.setting)
    throw new Error(`${file} has a "setting", as only Mimar's own have. Take it out: its id is kept by its name.`)
  const silent = WORD_LANGUAGES.find((language) => !saysIn(integration, language))
  if (silent) throw new Error(`${file} says nothing in "${silent}": "label" and "wrong" are read in the editor.`)
  return { path, file, name, integration }
}

function isDescriptor(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ['id', 'kind', 'hosts', 'label'].every((key) => key in value)
}

function saysIn(integration: Integration, language: (typeof WORD_LANGUAGES)[number]): boolean {
  const said = [integration.label, 'key' in integration ? integration.key.wrong : undefined]
  return said.every((one) => one === undefined || typeof one === 'string' || Boolean(one[language]))
}

const plain = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
