import { expect, test } from 'vitest'
import { fullestLine } from './heading.ts'

const fullest = (title: string) => (fullestLine(title) as { '--fullest'?: number } | undefined)?.['--fullest']

test.each([
  ['', undefined],
  ['Salma', undefined],
  ['Say it wrong. Say it', undefined],
  // A third of all, and one for words that do not break there.
  ['Wir warten, bis ein Haus vergisst', 12],
  // No line can be shorter than its longest word.
  ['Verhandlungssicher sprechen', 18],
  ['على مهل، كما في حلب', undefined],
])('[THEME-8] the fullest line of “%s” has %s characters', (title, expected) => {
  expect(fullest(title)).toBe(expected)
})
