import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { order } from '../packages/sections/src/order.ts'
import { templates } from '../packages/sections/src/registry/definitions.ts'
import { foldersOfTemplates, REGISTRY, writeRegistry } from '../scripts/templates.ts'
import { lineAt, nodesOf, parse, root, shippedCode } from './sources.ts'

test('every template stands in the order of the section picker', () => {
  const forgotten = foldersOfTemplates().filter((folder) => !order.includes(folder))
  expect(forgotten, 'add a line to packages/sections/src/order.ts').toEqual([])
})

test('every template has its six files', () => {
  const files = foldersOfTemplates().flatMap((folder) =>
    ['.ts', '.words.ts', '.view.tsx', '.css', '.examples.ts', '.test.tsx']
      .map((ending) => folder + ending)
      .map((name) => join('packages/sections/src', folder, name)),
  )
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the registry of templates says what their folders say; `npm run templates` writes it', async () => {
  for (const [name, text] of await writeRegistry()) {
    const file = join(REGISTRY, name)
    expect(readFileSync(join(root, file), 'utf8'), `${file} is out of date: run npm run templates`).toBe(text)
  }
})

test('no other package names a template: what sets one apart it declares itself', () => {
  const ids: ReadonlySet<unknown> = new Set(templates.map(({ id }) => id))
  // Among words for people a name like that is a word.
  const readers = shippedCode.filter(({ file }) => !/^packages\/sections\/|words/.test(file))
  const named = readers.flatMap((source) =>
    [...nodesOf(parse(source))]
      .filter(({ type, value }) => type === 'Literal' && ids.has(value))
      .map(({ start, value }) => `${source.file}:${lineAt(source.text, start)} names ${String(value)}`),
  )
  expect(named).toEqual([])
})
