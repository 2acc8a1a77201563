import { expect, test } from 'vitest'
import { UI_LANGUAGES } from '../words/words.ts'
import { countriesIn } from './countries.ts'

test.each(UI_LANGUAGES)('a country is chosen by its name in %s, in the order of that language', (language) => {
  const countries = countriesIn(language, '')
  const names = countries.map(([, name]) => name)
  expect(countries.filter(([code, name]) => code === name)).toEqual([])
  expect(new Set(names).size).toBe(250)
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
})

test('a country is called what people there call it in their language', () => {
  const syria = UI_LANGUAGES.map((language) => new Map(countriesIn(language, '')).get('SY'))
  expect(syria.toSorted()).toEqual(['Suriye', 'Syria', 'Syrie', 'Syrien', 'سوريا'])
})

test('a code that a site brought along stays in the list', () => {
  expect(new Map(countriesIn('en', 'ZQ')).get('ZQ')).toBe('ZQ')
})
