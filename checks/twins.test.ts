import { WORD_LANGUAGES } from '@mimar/sections/word-languages'
import { expect, test } from 'vitest'
import { nodesOf, parse, type Source, type Syntax, shippedCode } from './sources.ts'

/** Files that stand for another: what they export under its names is the same thing. */
const SAME_BY_PLACE = [
  // A part of the editor, and its stand-in until it has arrived.
  /^apps\/editor\/src\/shell\/later\.tsx$/,
  // Takes the place of another file in browsers, by a condition of the package's imports.
  /^packages\/sections\/src\/(?:unchecked|frames\/known-later)\.ts$|^packages\/fields\/src\/known-later\.ts$/,
  // What an installation adds; each is led to by its own name, `#added/…`.
  /^packages\/\w+\/src\/added\/[\w-]+\.ts$/,
]

/** Catalogues: the words of a language are called by its code, in a file that is called so too. */
const isLanguage = (name: string, { file }: Source) =>
  WORD_LANGUAGES.some((code) => code === name) && new RegExp(`[/-]${name}\\.ts$`).test(file)

/** An app is one workspace; an app may import every package, so that those together are another. */
const workspaceOf = ({ file }: Source) => file.replace(/^(packages)\/.*|^(apps\/\w+)\/.*/, '$1$2')

test('an exported name means one thing: no other file of a workspace exports it for another', () => {
  const places = new Map<string, Set<string>>()
  for (const source of shippedCode.filter(({ file }) => !SAME_BY_PLACE.some((one) => one.test(file)))) {
    for (const name of declaredNames(source).filter((one) => !isLanguage(one, source))) {
      const key = `${workspaceOf(source)}: ${name}`
      places.set(key, (places.get(key) ?? new Set()).add(source.file))
    }
  }
  const twins = [...places].filter(([, files]) => files.size > 1)
  expect(twins.map(([name, files]) => `${name} is declared in ${[...files].join(' and ')}`)).toEqual([])
  expect(places.size).toBeGreaterThan(1_000)
})

test('a stand-in of the editor is named after the part that it stands in for', () => {
  const [later, ...parts] = ['later.tsx', 'later-parts.ts', 'aside-parts.ts'].map((name) =>
    of(`apps/editor/src/shell/${name}`),
  )
  const handedOn = new Set(parts.flatMap((one) => (one ? [...nodesOf(parse(one))] : [])).flatMap(specifierNames))
  const standIns = later ? declaredNames(later).filter((name) => /^[A-Z][a-z]/.test(name)) : []
  expect(standIns.filter((name) => !handedOn.has(name))).toEqual([])
  expect(standIns.length).toBeGreaterThan(5)
})

const of = (file: string) => shippedCode.find((source) => source.file === file)

/** What a file declares itself and exports; what it hands on from another file is declared there. */
function declaredNames(source: Source): string[] {
  return (parse(source).body as Syntax[]).flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return []
    const { declarations, id } = declaration as Syntax
    const all = declarations ? (declarations as Syntax[]).map((one) => one.id as Syntax) : [id as Syntax]
    return all.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  })
}

const specifierNames = ({ type, specifiers }: Syntax) =>
  type === 'ExportNamedDeclaration' ? (specifiers as Syntax[]).map(({ exported }) => (exported as Syntax).name) : []
