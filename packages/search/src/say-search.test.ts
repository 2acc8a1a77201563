import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { findIn } from './find-pages.ts'
import { readPart, writePart } from './index-part.ts'
import { readSearch } from './read-search.ts'
import { saySearch } from './say-search.ts'
import type { SearchWords } from './search-list.ts'

const words: SearchWords = {
  count: 'Pages found: {n}',
  first: 'Pages found: {n}. The first {shown} are here.',
  nothing: 'Nothing found for “{query}”',
  hint: 'Try other words.',
  partly: 'No page has all of them.',
  cut: 'Only {n} words.',
  empty: 'Type a word.',
  busy: 'Too many.',
  failed: 'Failed.',
}

function say(text: string, typed: string, { title = 'Rooms', base = '' } = {}) {
  const pages = [{ address: '/Rooms/', title, headings: '', text }]
  const search = readSearch(typed, 'en')
  const found = findIn([readPart(writePart(pages, 'en').index)], search)
  return saySearch({ found, search, words, texts: [text], base })
}

test('[SEARCH-4] a page that is found is a link with an excerpt in which what was meant is marked', () => {
  expect(say('Every bedroom looks onto the courtyard.', 'courtyard', { base: '/site' })).toEqual({
    status: 'Pages found: 1',
    list: '<ol><li><a href="/site/Rooms/" dir="auto">Rooms</a><p dir="auto">Every bedroom looks onto the <mark>courtyard</mark>.</p></li></ol>',
  })
})

test('[SEARCH-4] where nothing is found it says so, with what else can be done', () => {
  expect(say('Every bedroom', 'zebra')).toEqual({
    status: 'Nothing found for “\u2068zebra\u2069”',
    list: '<p>Try other words.</p>',
  })
})

test('[SEARCH-5] nothing of what people wrote or typed becomes markup', () => {
  const said = say('A <b onclick="x">bold & big</b> room', 'bold', { title: '<i>"Rooms"</i>' })
  expect(said.list.replace(/<\/?(?:ol|li|p|a|mark)\b[^<>]*>/g, '')).not.toMatch(/[<>]/)
  expect(say('nothing', '<img src=x onerror=y>').status).toContain('<img')
  expect(say('nothing', '<img src=x onerror=y>').list).not.toContain('<img')
})

test('[SEARCH-4] an excerpt of a long text begins near what was meant, at a word, and is short', () => {
  const text = `${'All kinds of words stand here. '.repeat(40)}Then the courtyard begins. ${'More of them follow. '.repeat(40)}`
  const pieces = excerptOf(text, (word) => word === 'courtyard')
  const whole = pieces.map((piece) => piece.text).join('')
  expect(whole).toMatch(/^… Then the courtyard begins\. /)
  expect(whole).toMatch(/ …$/)
  expect(whole.length).toBeLessThan(190)
  expect(pieces.filter(({ isMeant }) => isMeant)).toEqual([{ text: 'courtyard', isMeant: true }])
})

test('[SEARCH-4] neither an excerpt nor what is kept of a page ends in half a letter', () => {
  const isWhole = (text: string) => text.isWellFormed()
  // No space to end at, and signs of two halves at every place.
  for (const before of ['', 'x']) {
    const text = `${before}${'😀'.repeat(200)}`
    const pieces = excerptOf(text, () => false)
    expect(pieces.map((piece) => isWhole(piece.text))).toEqual(pieces.map(() => true))
    const page = { address: '/', title: '', headings: '', text: `${before}${'😀'.repeat(10_001)}` }
    const [kept] = JSON.parse(writePart([page], 'en').texts) as string[]
    expect([isWhole(kept!), kept!.length <= 20_000]).toEqual([true, true])
    const { words } = readPart(writePart([{ ...page, text: `${before}${'𐐷'.repeat(30)}` }], 'en').index)
    expect(words.filter((word) => !isWhole(word))).toEqual([])
  }
})

test('[SEARCH-4] a page that is found by its title alone shows how its text begins', () => {
  expect(excerptOf('Short text.', () => false)).toEqual([{ text: 'Short text.', isMeant: false }])
})
