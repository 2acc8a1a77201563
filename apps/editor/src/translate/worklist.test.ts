import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { starterSite } from '../testing/sites.ts'
import { groupsOf, isWanted } from './worklist.ts'

const groups = groupsOf(starterSite('cafe').site, 'en', false, catalog)

/** A group of one text that says so in every language. */
function saying(text: string) {
  const group = groups[0]!
  const entry = group.entries[0]!
  return { ...group, entries: [{ status: 'done', text: { ...entry.text, texts: { de: text } } }] } as const
}

test.each([
  ['Élodie wartet', 'elodie'],
  ['Crème brûlée', 'CREME  '],
  ['Die Straße am Fluss', 'strasse'],
  ['STRASSE', 'straße'],
  ['شارع أحمد', 'احمد'],
  ['مقهى', 'مقهي'],
  ['IŞIK', 'ışık'],
  ['İstanbul', 'istanbul'],
])('of the texts to translate, “%s” is found by “%s”', (text, query) => {
  expect(isWanted(saying(text), { filter: 'done', place: 'all', query })).toBe(true)
})

test('a text that does not say what is looked for is not shown', () => {
  expect(isWanted(saying('Straße'), { filter: 'done', place: 'all', query: 'platz' })).toBe(false)
})
