// Writes the folder of an editor language for translators (i18n): `npm run language -- new nl`, `npm run language -- export de`.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WORD_LANGUAGES } from '../packages/sections/src/word-languages.ts'
import { readAddedTemplates } from './additions.ts'
import { readCatalogues } from './catalogues.ts'
import { findConfig } from './config-file.mjs'
import { writeLanguage } from './language-folder.ts'

const HOW = 'Write: npm run language -- new nl [folder], or npm run language -- export de [folder]'

/**
 * Makes `languages/CODE` in a folder: all keys, empty for a new one, and `languages/en` beside it, whose sentences translators read.
 * Templates that the `mimar.config.ts` of the folder adds are among them.
 * Gives back what it made, as a sentence; throws one that says what to do.
 */
export async function writeLanguages([order, code = '', ...more]: readonly string[], started: string): Promise<string> {
  const isShipped = WORD_LANGUAGES.some((one) => one === code)
  if ((order !== 'new' && order !== 'export') || !/^[a-z]{2,3}$/.test(code) || more.length > 1) throw new Error(HOW)
  if (order === 'new' && isShipped) throw new Error(`Mimar speaks "${code}" already. To correct it: export ${code}`)
  if (order === 'export' && !isShipped) throw new Error(`Mimar does not speak "${code}". To begin it: new ${code}`)
  const languages = resolve(started, more[0] ?? '', 'languages')
  const folder = join(languages, code)
  if (existsSync(folder)) throw new Error(`${folder} is there already. Move it away, or name another folder.`)
  const catalogues = await readCatalogues()
  const config = findConfig(process.env, started)
  const templates = config ? await readAddedTemplates(config) : []
  writeLanguage(folder, code, catalogues, templates)
  if (code !== 'en') writeLanguage(join(languages, 'en'), 'en', catalogues, templates)
  return order === 'export'
    ? `${folder} holds what Mimar says in "${code}".`
    : `${folder} has all keys; ${join(languages, 'en')} says them in English. Add languages: ['./languages/${code}'] to mimar.config.ts.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await writeLanguages(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd()))
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}
