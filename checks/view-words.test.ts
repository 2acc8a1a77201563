import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import type { Catalogue } from '../scripts/catalogues.ts'
import { viewWords } from '../scripts/view-words.ts'

const VALUE = "{ ar: { a: 'مرحبًا' }, en: { a: 'Hello' }, tr: { a: 'Selam' }, de: { a: 'Hallo' }, fr: { a: 'Salut' } }"
const FILE = '/apps/editor/src/room/words.ts'
const code = `export const roomWords = ${VALUE}\nexport const other = 1`
const said = { ar: { a: 'مرحبًا' }, en: { a: 'Hello' }, tr: { a: 'Selam' }, de: { a: 'Hallo' }, fr: { a: 'Salut' } }
const start = code.indexOf('{')
const catalogue: Catalogue = {
  id: 'room/words',
  file: FILE,
  constant: 'roomWords',
  start,
  end: start + VALUE.length,
  said,
}

type Step = Plugin & {
  transform(code: string, id: string): { readonly code: string } | null
  load(id: string): string | null
}
const step = viewWords({ later: [], aside: [catalogue] }) as Step

test('a catalogue that is loaded apart leaves a table in its file, and one language in the file of each', () => {
  const left = step.transform(code, FILE)?.code
  expect(left).toContain('export const roomWords = tableOf("room/words")')
  expect(left).not.toContain('Hello')
  const german = step.load('\0virtual:view-words/aside-de')
  expect(german).toContain('Hallo')
  expect(german).not.toMatch(/Hello|Salut/)
  expect(step.load('\0virtual:view-words/later-de')).not.toContain('Hallo')
  expect(step.transform(code, '/apps/editor/src/other/words.ts')).toBeNull()
})

test('words of the first screen bring those of what comes right after it', () => {
  expect(step.transform('export const de = {}', '/apps/editor/src/words/de.ts')?.code).toContain('/later-de')
})

test('a file that asks its catalogue for a named language is refused: that one may not be there', () => {
  expect(() => step.transform(`${code}\nroomWords.en`, FILE)).toThrow('roomWords.en: only the language of the reader')
})
