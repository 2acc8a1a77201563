import { expect, test } from 'vitest'
import { allCode, importsOf, isTest, resolveImport, shippedCode } from './sources.ts'

/** The table of ARCHITECTURE.md: package → packages of ours it may import. */
const MAY_IMPORT: { readonly [name: string]: readonly string[] } = {
  fields: [],
  search: ['fields'],
  islands: ['fields', 'search'],
  document: ['fields'],
  sections: ['fields'],
  render: ['fields', 'document', 'sections'],
  checkup: ['fields', 'document', 'render'],
  publish: ['fields', 'document', 'sections', 'render', 'islands', 'search'],
  contract: ['fields', 'document'],
  editor: ['contract', 'fields', 'document', 'sections', 'render', 'checkup'],
  server: ['contract', 'fields', 'document', 'sections', 'render', 'checkup', 'publish', 'search'],
  cli: ['contract', 'server'],
}

const packageOf = (file: string) => file.split('/')[1] ?? ''
const isOurs = (from: string) => from.startsWith('@mimar/')

test('every package is in the table of who may import whom', () => {
  for (const { file } of allCode) expect(Object.keys(MAY_IMPORT), file).toContain(packageOf(file))
})

test('imports between packages run one way, through their doors', () => {
  const wrong: string[] = []
  for (const source of allCode) {
    const own = packageOf(source.file)
    for (const { from } of importsOf(source)) {
      if (isOurs(from)) {
        const other = from.split('/')[1] ?? ''
        const isAllowed = MAY_IMPORT[own]?.includes(other) || (isTest(source) && other !== 'editor' && other !== 'cli')
        if (other === own || !isAllowed)
          wrong.push(
            `${source.file} imports ${from}: ${own} may import ${MAY_IMPORT[own]?.join(', ') || 'nothing of ours'}`,
          )
        else if (!resolveImport(source.file, from))
          wrong.push(`${source.file} imports ${from}, which is not a door of that package`)
      } else if (from.startsWith('.')) {
        const target = resolveImport(source.file, from) ?? ''
        if (packageOf(target) !== own) wrong.push(`${source.file} reaches into ${target}: import the package by name`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('in templates and render, only views import React, and as more than a type nowhere else', () => {
  const wrong = shippedCode
    .filter(({ file }) => /^packages\/(sections|render)\//.test(file) && !file.endsWith('.view.tsx'))
    .filter((source) => importsOf(source).some(({ from, isTypeOnly }) => from.startsWith('react') && !isTypeOnly))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('no files import each other in a circle', () => {
  const imports = new Map<string, readonly string[]>(
    shippedCode.map((source) => [
      source.file,
      importsOf(source).flatMap(({ from }) => (from.startsWith('.') ? (resolveImport(source.file, from) ?? []) : [])),
    ]),
  )
  const free = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, path: readonly string[]): void => {
    if (free.has(file)) return
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    for (const next of imports.get(file) ?? []) follow(next, [...path, file])
    free.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  expect(circles).toEqual([])
})
