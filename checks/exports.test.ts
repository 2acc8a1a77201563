import { expect, test } from 'vitest'
import {
  findSources,
  importsOf,
  isTest,
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

const users = [
  ...shippedCode,
  ...findSources(
    /^(checks|e2e|bench|scripts)\/.*\.tsx?$|(^|\/)vite(st)?\.config\.ts$|^(packages|apps)\/.*\.test\.tsx?$|(^|\/)testing(\/.*|)\.tsx?$/,
  ),
]

test('every exported name is used somewhere else, or is not exported', () => {
  const used = new Set<string>()
  for (const source of users) {
    for (const { from, names } of importsOf(source)) {
      const target = resolveImport(source.file, from)
      for (const name of names) used.add(`${target} ${name}`)
    }
  }
  const dead = shippedCode
    .filter(
      (source) =>
        !isTest(source) && !FOR_OUTSIDE.test(source.file) && !ENTRIES.some((entry) => entry.test(source.file)),
    )
    .flatMap((source) => exportedNames(source).map((name) => ({ file: source.file, name })))
    .filter(({ file, name }) => !used.has(`${file} ${name}`) && !used.has(`${file} *`))
  expect(dead.map(({ file, name }) => `${file} exports ${name}`)).toEqual([])
})

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
