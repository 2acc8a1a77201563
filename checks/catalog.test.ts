import { expect, test } from 'vitest'
import { importsOf, shippedCode } from './sources.ts'

/** The doors of `sections` that hold the templates of this installation (dependency injection). */
const CONCRETE = ['@mimar/sections/definitions', '@mimar/sections/all-words', '@mimar/sections/views']

/**
 * Who imports them outside of `sections`: programs where they begin, and hand them on; and what is still to be given them,
 * counted, so that it becomes fewer and never more.
 */
const MAY_IMPORT: { readonly [folder: string]: number } = {
  // Draws with the views of all templates.
  'packages/publish': 2,
  'apps/editor': 43,
  // The program itself, and the thread that reads files of whole sites; and what looks for pictures in all pages.
  'apps/server': 3,
}

test('the catalogue of templates is passed to who asks something of it, and not imported', () => {
  const counts = new Map<string, number>()
  for (const source of shippedCode) {
    const folder = source.file.split('/').slice(0, 2).join('/')
    const takes = importsOf(source).some(({ from, isTypeOnly }) => CONCRETE.includes(from) && !isTypeOnly)
    if (takes && folder !== 'packages/sections') counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const more = [...counts].filter(([folder, count]) => count > (MAY_IMPORT[folder] ?? 0))
  expect(more, 'take the catalogue as a value: `surroundings.catalog`, an option, a parameter').toEqual([])
})
