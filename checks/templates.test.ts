import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { order } from '../packages/sections/src/order.ts'
import { foldersOfTemplates, REGISTRY, writeRegistry } from '../scripts/templates.ts'
import { root } from './sources.ts'

test('every template stands in the order of the section picker', () => {
  const forgotten = foldersOfTemplates().filter((folder) => !order.includes(folder))
  expect(forgotten, 'add a line to packages/sections/src/order.ts').toEqual([])
})

test('the registry of templates says what their folders say; `npm run templates` writes it', async () => {
  for (const [name, text] of await writeRegistry()) {
    const file = join(REGISTRY, name)
    expect(readFileSync(join(root, file), 'utf8'), `${file} is out of date: run npm run templates`).toBe(text)
  }
})
