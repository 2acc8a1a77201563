import { expect, test } from 'vitest'
import {
  fieldKinds,
  findSources,
  importsOf,
  nodesOf,
  parse,
  resolveImport,
  type Source,
  type Syntax,
  shippedCode,
} from './sources.ts'

/** Files that run by themselves: nothing imports them. */
const ENTRIES = [
  /^apps\/[^/]+\/src\/(main|mimar)\.tsx?$/,
  /^packages\/islands\/src\/[^/]+\.ts$/,
  /(^|\/)testing(\/|\.tsx?$)/,
  /encoder\.ts$|worker\.ts$/,
]

/** Doors for templates outside the repository (0043, docs/extending.md): who uses them is not here. */
const FOR_OUTSIDE = /^packages\/sections\/src\/(installation|parts\/index)\.ts$/

/** What templates outside are made of, too: a function for each kind of field. */
const FIELD_DOOR = 'packages/fields/src/index.ts'
const isKind = ({ file, name }: { readonly file: string; readonly name: string }) =>
  file === FIELD_DOOR && fieldKinds.includes(name)

/** What builds the product. */
const builders = findSources(/^(apps|packages)\/.*vite\.config\.ts$|^scripts\/.*\.m?ts$/)

/** What tests and measures the product. */
const tests = findSources(
  /^(checks|e2e|bench)\/.*\.tsx?$|(^|\/)vitest\.config\.ts$|^(packages|apps)\/.*\.test\.tsx?$|(^|\/)testing(\/.*|)\.tsx?$/,
)

/** Whether one of these files imports a name from a file. */
function importedBy(sources: readonly Source[]): (file: string, name: string) => boolean {
  const used = new Set<string>()
  for (const source of sources) {
    for (const { from, names } of importsOf(source)) {
      const target = resolveImport(source.file, from)
      for (const name of names) used.add(`${target} ${name}`)
    }
  }
  return (file, name) => used.has(`${file} ${name}`) || used.has(`${file} *`)
}

const isShipped = importedBy([...shippedCode, ...builders])
const isTested = importedBy(tests)

/** Exported names that nothing of the product imports. */
const idle = shippedCode
  .filter(({ file }) => ![FOR_OUTSIDE, ...ENTRIES].some((entry) => entry.test(file)))
  .flatMap((source) => exportedNames(source).map((name) => ({ source, file: source.file, name })))
  .filter((one) => !isShipped(one.file, one.name) && !isKind(one))

test('every exported name is used somewhere else, or is not exported', () => {
  const dead = idle.filter(({ file, name }) => !isTested(file, name) && !FOR_BROWSERS.test(file))
  expect(dead.map(({ file, name }) => `${file} exports ${name}`)).toEqual([])
})

/** What a package takes in browsers in the place of another file of its own, by a condition of its imports. */
const FOR_BROWSERS = /\/(?:unchecked|known-later)\.ts$/

/** Made for tests by every template. */
const UNSHIPPED = /\.examples\.ts$/

test('what only tests use is no part of the product; a part that its own file needs may be tested', () => {
  const unshipped = idle.filter(
    ({ source, name }) =>
      !UNSHIPPED.test(source.file) && !FOR_BROWSERS.test(source.file) && !isUsedInside(source, name),
  )
  expect(unshipped.map(({ file, name }) => `${file} exports ${name}`)).toEqual([])
})

/** Whether a file needs what it exports, beyond the declaration itself; a name that is handed on from another file is not. */
function isUsedInside(source: Source, name: string): boolean {
  const declares = (node: Syntax) => node.type === 'ExportNamedDeclaration' && namesOf(node).includes(name)
  const others = (parse(source).body as Syntax[]).filter((node) => !declares(node))
  return others.some((node) => [...nodesOf(node)].some((one) => one.type === 'Identifier' && one.name === name))
}

function exportedNames(source: Source): string[] {
  return [...nodesOf(parse(source))].filter((node) => node.type === 'ExportNamedDeclaration').flatMap(namesOf)
}

function namesOf(node: Syntax): string[] {
  const declaration = node.declaration as Syntax | null
  if (!declaration)
    return (node.specifiers as Syntax[]).map((specifier) => (specifier.exported as Syntax).name as string)
  if (declaration.type === 'VariableDeclaration') {
    return (declaration.declarations as Syntax[]).map((one) => (one.id as Syntax).name as string).filter(Boolean)
  }
  return [(declaration.id as Syntax).name as string]
}
