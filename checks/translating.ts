import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Tree {
  readonly [key: string]: string | Tree
}

/** Fills in an editor language as a translator could have: each sentence is the English one behind a letter of the language. */
export function translate(languages: string, code: string, letter: string): void {
  for (const file of ['editor.json', 'templates.json']) {
    const [own, english] = [code, 'en'].map((one) => readTree(join(languages, one, file)))
    writeFileSync(join(languages, code, file), JSON.stringify(translated(own!, english!, letter)))
  }
}

const readTree = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree

function translated(own: Tree, english: Tree, letter: string): Tree {
  return Object.fromEntries(
    Object.entries(own).map(([key, said]) => {
      const original = english[key] ?? english[`${key.replace(/_[a-z]+$/, '')}_other`]
      if (typeof said === 'string') return [key, `${letter} ${String(original)}`]
      return [key, translated(said, (original ?? {}) as Tree, letter)]
    }),
  )
}
