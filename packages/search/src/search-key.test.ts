import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSearchable, searchKey, wordSpans } from './search-key.ts'

const keys = (text: string, language: string) =>
  [...wordSpans(text)].map(({ word }) => searchKey(word, language)).join(' ')

test.each([
  // Vowel signs, tatweel, forms of hamza, alef maksura, ta marbuta.
  ['ar', 'إِفْطَار', 'افطار'],
  ['ar', 'الفطـــور', 'فطور'],
  ['ar', 'أحمد آمنة إيمان', 'احمد امنه ايمان'],
  ['ar', 'مستشفى', 'مستشفي'],
  ['ar', 'شيء مساء', 'شي مسا'],
  ['ar', 'مسؤول رئيسي', 'مسوول رييسي'],
  // The article, alone and grown together with what stands before it.
  ['ar', 'الغرف والغرف بالغرف فالغرف كالغرف للغرف وبالغرف وللغرف', 'غرف غرف غرف غرف غرف غرف غرف غرف'],
  ['ar', 'اللغة الألمانية ألمانية', 'لغه مانيه مانيه'],
  // Three letters stay: these only look as if they had one.
  ['ar', 'والد والدة بالغ اليد', 'والد والده بالغ اليد'],
  ['ar', 'غرفة ١٢ و۱۳', 'غرفه 12 و13'],
  ['tr', 'İSTANBUL Işık ışık ISPARTA', 'istanbul isik isik isparta'],
  ['tr', 'İstanbul’da kahvaltı çeşitleri', 'istanbul da kahvalti cesitleri'],
  ['de', 'Gästezimmer Gaestezimmer GÄSTEZIMMER', 'gastezimmer gastezimmer gastezimmer'],
  ['de', 'Straße STRASSE Grüße Gruesse', 'strasse strasse grusse grusse'],
  ['de', 'neue Quelle Feuer', 'neue quelle feuer'],
  ['en', 'Poets', 'poets'],
  ['fr', "l’hôtel d’été L'Été", 'l hotel d ete l ete'],
  ['fr', 'petit-déjeuner à l’œuf, çà', 'petit dejeuner a l oeuf ca'],
  ['en', 'ﬁtness café', 'fitness cafe'],
  ['de', 'Zim\u00ADmer', 'zimmer'],
])('[SEARCH-2] in %s “%s” is looked for as “%s”', (language, text, expected) => {
  expect(keys(text, language)).toBe(expected)
})

test('one letter alone says nothing, one figure does, and so does one sign of a script without spaces', () => {
  expect(['l', 'د', '7', '茶', 'ab'].map(isSearchable)).toEqual([false, false, true, true, true])
})

test('[SEARCH-2] a word is cut out of its text as it stands there, and a key holds nothing but letters and figures', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('ar', 'de', 'en', 'fr', 'tr'), (text, language) => {
      for (const { word, start, end } of wordSpans(text)) {
        expect(text.slice(start, end)).toBe(word)
        expect(searchKey(word, language)).toMatch(/^[\p{L}\p{N}]*$/u)
      }
    }),
  )
})
