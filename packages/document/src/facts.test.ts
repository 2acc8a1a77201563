import { expect, test } from 'vitest'
import { flagIcon, hasFlags, shownFlags } from './flags.ts'
import { firstText, itemName } from './item-name.ts'
import { addedSign } from './ornaments/ornaments.ts'
import { pathKey } from './path-key.ts'
import { explain, explainAll, Problem } from './problems.ts'
import { renaming } from './renaming.ts'
import { isPublished, primaryLanguage, publishedPages, sectionsOnPage } from './site.ts'
import {
  aHero,
  someCatalog,
  someLanguage,
  somePage,
  someSection,
  someSite,
  someTemplates,
  theCards,
} from './testing/site.ts'

const [hero] = someTemplates
const buttons = hero.fields.buttons as never

test('[NAV-8] flags are shown where the menu of languages has them: those of active languages, each once', () => {
  const flagged = (code: string, flagCode: string, isActive = true) => ({
    ...someLanguage(code, 1),
    flagCode,
    isActive,
  })
  const languages = [
    flagged('tr', 'TR'),
    flagged('ar', 'SY'),
    flagged('en', 'gb', false),
    flagged('de', ''),
    flagged('ku', 'tr'),
  ]
  const shown = (languageMenuLayout: 'full' | 'text' | 'flag' | null) =>
    shownFlags({ languages, settings: { ...someSite.settings, languageMenuLayout } })
  expect([shown(null), shown('full'), shown('flag'), shown('text')]).toEqual([
    ['sy', 'tr'],
    ['sy', 'tr'],
    ['sy', 'tr'],
    [],
  ])
  expect(hasFlags({ languageMenuLayout: 'text' })).toBe(false)
  expect(flagIcon('SY')).toBe('flag:sy-4x3')
})

test('an item is called by its first text that says something, in one line', () => {
  const called = (buttonText: object) => firstText(buttons, { id: 'b', buttonText, buttonUrl: '/' })
  expect(called({ ar: ' ', en: '  Book\n a   room ', tr: 'Oda' })).toBe('Book a room')
  expect(called({ ar: '  ' })).toBeNull()
  expect(called({})).toBeNull()
  const item = { id: 'c9', title: { en: 'Breakfast' } }
  expect(itemName(theCards, 'cards', item, someCatalog)).toBe('Breakfast')
  expect(itemName(theCards, 'title', item, someCatalog)).toBeNull()
  expect(itemName(theCards, 'gone', item, someCatalog)).toBeNull()
  expect(itemName(someSection('Carousel77', 'c'), 'cards', item, someCatalog)).toBeNull()
})

test.each([
  ['/', '/'],
  ['/Rooms', '/rooms'],
  ['/Rooms/', '/rooms'],
  ['/rooms//', '/rooms/'],
  ['/rooms/two', '/rooms/two'],
])('the path %s is the same as %s', (path, key) => {
  expect(pathKey(path)).toBe(key)
})

test('a site is written first in its primary language, else in its first; without any it is none', () => {
  const [first, second] = [someLanguage('ar', 2), someLanguage('en', 3)]
  expect(primaryLanguage({ id: 'a', languages: [first, { ...second, isPrimary: true }] }).code).toBe('en')
  expect(primaryLanguage({ id: 'a', languages: [first, second] }).code).toBe('ar')
  expect(() => primaryLanguage({ id: 'a', languages: [] })).toThrow('Site "a" has no language')
})

test('visitors get the pages that are not hidden, and the home page always', () => {
  const hidden = { ...somePage('h', '/h', []), isHidden: true as const }
  const home = { ...somePage('home', '/', []), isHidden: true as const }
  const plain = somePage('p', '/p', [])
  expect([hidden, home, plain].map(isPublished)).toEqual([false, true, true])
  const pages = [hidden, home, plain]
  expect(publishedPages({ pages })).toEqual([home, plain])
  expect(publishedPages({ pages })).toBe(publishedPages({ pages }))
  const all = [home, plain]
  expect(publishedPages({ pages: all })).toBe(all)
})

test('a page shows its header, its sections and its footer, of its own where it has them', () => {
  const page = somePage('p', '/p', [aHero])
  const ids = (change: object) => sectionsOnPage(someSite, { ...page, ...change }).map(({ id }) => id)
  expect(ids({})).toEqual(['nav', 'hero', 'foot'])
  expect(ids({ header: [], footer: [someSection('Footer', 'own')] })).toEqual(['hero', 'own'])
})

test('Mimar draws the signs of its own ornaments; one that is not installed has none', () => {
  expect([addedSign('girih'), addedSign(null), addedSign('gone')]).toEqual([undefined, undefined, ''])
})

test('the first five reasons of a refusal are sentences, each with where it is', () => {
  const refusal = (at: string) => ({ code: 'required' as const, at, params: {} })
  expect(explain(refusal('a'))).toBe('This field is required.')
  expect(explainAll([refusal(''), refusal('a/b')])).toBe('This field is required. a/b: This field is required.')
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(refusal)
  expect(explainAll(many)).toBe(
    'abcde'
      .split('')
      .map((at) => `${at}: This field is required.`)
      .join(' '),
  )
  expect(new Problem('page-last', 'why').refusals).toEqual([])
})

test('[U46] former names that say nothing, or are the new one, are not replaced; a text as long as its limit is', () => {
  const titled = (title: string) => ({
    ...someSite,
    pages: [somePage('home', '/', [{ ...aHero, content: { ...aHero.content, title: { en: title } } }])],
  })
  const values = (title: string, from: string[], to: string) =>
    renaming(titled(title), { from, to }, someCatalog).map((one) => 'value' in one && one.value)
  expect(values('The Inn', ['', 'Inn'], 'House')).toEqual(['The House'])
  expect(values('The Inn', ['Inn', 'House'], 'House')).toEqual(['The House'])
  expect(values('House of the Inn', ['House', 'Inn'], 'House')).toEqual(['House of the House'])
  expect(values(`${'x'.repeat(27)}Inn`, ['Inn'], 'Bar')).toEqual([`${'x'.repeat(27)}Bar`])
  expect(values(`${'x'.repeat(27)}Inn`, ['Inn'], 'Bars')).toEqual([])
})
