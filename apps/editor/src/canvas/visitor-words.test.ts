import { wordsIn as allWords } from '@mimar/sections'
import { expect, test } from 'vitest'
import { loadVisitorWords, wordsIn } from './visitor-words.ts'

test('the canvas has the words of a language once it is shown, and no others before', async () => {
  expect(() => wordsIn('ar')).toThrow('are not here yet')
  for (const language of ['ar', 'en', 'tr', 'de', 'fr', 'de-AT', 'sv']) {
    await loadVisitorWords(language)
    expect(wordsIn(language)).toEqual(allWords(language))
  }
})
