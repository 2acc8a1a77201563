// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { differenceOf, placeCaret, placeCaretAt, readSelection, readText, writeText } from './caret.ts'

let text: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="0"></h1><p>Elsewhere</p>'
  text = document.querySelector('h1') as HTMLElement
  document.getSelection()?.removeAllRanges()
})

/** What the selection covers, as the page has it. */
function selected(): string {
  return document.getSelection()?.toString() ?? ''
}

/** How texts stand in the page: as the editor writes them, as browsers leave them, and as templates draw them. */
const SHAPES: readonly (readonly [string, string, string])[] = [
  ['nothing', '', ''],
  ['one line', 'Welcome', 'Welcome'],
  ['two lines of one node', 'One\nTwo', 'One\nTwo'],
  ['two lines with a break between', 'One<br>Two', 'One\nTwo'],
  ['an empty line in the middle', 'One<br><br>Two', 'One\n\nTwo'],
  ['the break that only keeps a line open', 'One<br>', 'One'],
  ['a break at the end that is meant', 'One<br><br>', 'One\n'],
  ['only the break of an emptied line', '<br>', ''],
  ['two nodes side by side', 'One<!-- -->Two', 'OneTwo'],
  ['words in an element', 'One <b>bold</b> word', 'One bold word'],
  ['Arabic', 'مرحبا بكم', 'مرحبا بكم'],
  ['Arabic in lines', 'مرحبا<br>بكم', 'مرحبا\nبكم'],
  ['a family, which is one character of eleven units', '👨‍👩‍👧‍👦!', '👨‍👩‍👧‍👦!'],
]

test.each(SHAPES)('a text that stands as %s is read as people see it', (_, html, words) => {
  text.innerHTML = html
  expect(readText(text)).toBe(words)
})

test.each(SHAPES)('a text written as %s is read again as it was, and stands as one node', (_, __, words) => {
  writeText(text, words)
  expect(readText(text)).toBe(words)
  expect(text.childNodes.length).toBe(words === '' ? 0 : 1)
})

test('a line break at the end gets a second one, without which the browser shows no new line', () => {
  writeText(text, 'One\n')
  expect(text.textContent).toBe('One\n\n')
})

test('a line break at the end of a text with something bold is seen, too, and goes once words follow it', () => {
  text.innerHTML = 'One <strong>bold</strong>'
  writeText(text, 'One bold\n')
  expect(text.innerHTML).toBe('One <strong>bold</strong>\n\n')
  expect(readText(text)).toBe('One bold\n')
  writeText(text, 'One bold\nx')
  expect(readText(text)).toBe('One bold\nx')
})

test.each([
  ['one line', 'Welcome'],
  ['a break', 'One<br>Two'],
  ['empty lines', '<br>One<br><br>Two'],
  ['nodes side by side', 'One<!-- -->Two'],
  ['words in an element', 'One <b>bold</b> word'],
  ['Arabic in lines', 'مرحبا<br>بكم<br>جميعا'],
])('every place of a text with %s can be gone to, and is where the caret says it is', (_, html) => {
  text.innerHTML = html
  for (let at = 0; at <= readText(text).length; at += 1) {
    placeCaret(text, at)
    expect(readSelection(text)).toEqual({ start: at, end: at })
  }
})

test('a part of a text is selected over its line breaks', () => {
  text.innerHTML = 'One<br>Two<br>Three'
  placeCaret(text, 2, 9)
  expect(readSelection(text)).toEqual({ start: 2, end: 9 })
  expect(selected().replaceAll(/\s/g, '')).toBe('eTwoT')
})

test('what was selected from its end to its start is the same part of the text', () => {
  text.textContent = 'Welcome'
  document.getSelection()?.setBaseAndExtent(text.firstChild as Node, 5, text.firstChild as Node, 2)
  expect(readSelection(text)).toEqual({ start: 2, end: 5 })
})

test('a selection of Arabic text counts from where it is read first, which is on the right', () => {
  text.dir = 'rtl'
  text.textContent = 'مرحبا بكم'
  placeCaret(text, 0, 5)
  expect(selected()).toBe('مرحبا')
})

test('the caret goes behind a place that is past the end', () => {
  text.innerHTML = 'One<br>Two'
  placeCaret(text, 99)
  expect(readSelection(text)).toEqual({ start: 7, end: 7 })
})

test('the place behind the last line break, which only keeps a line open, is the end of the text', () => {
  text.innerHTML = 'One<br>'
  document.getSelection()?.collapse(text, 2)
  expect(readSelection(text)).toEqual({ start: 3, end: 3 })
})

test('while nothing is selected, or something elsewhere, the caret counts as being at the end', () => {
  text.textContent = 'Welcome'
  expect(readSelection(text)).toEqual({ start: 7, end: 7 })
  document.getSelection()?.selectAllChildren(document.querySelector('p') as Element)
  expect(readSelection(text)).toEqual({ start: 7, end: 7 })
  document.getSelection()?.setBaseAndExtent(text.firstChild as Node, 1, document.querySelector('p') as Node, 1)
  expect(readSelection(text)).toEqual({ start: 7, end: 7 })
})

test('a tap puts the caret at the letter below it, and at the end where the browser cannot tell', () => {
  text.textContent = 'Welcome'
  const tell = (found: unknown) => Object.assign(document, { caretPositionFromPoint: () => found })
  tell({ offsetNode: text.firstChild, offset: 3 })
  placeCaretAt(text, 10, 10)
  expect(readSelection(text).start).toBe(3)
  tell({ offsetNode: document.querySelector('p')?.firstChild, offset: 2 })
  placeCaretAt(text, 10, 10)
  expect(readSelection(text).start).toBe(7)
  tell(null)
  placeCaret(text, 0)
  placeCaretAt(text, 10, 10)
  expect(readSelection(text).start).toBe(7)
})

test.each([
  ['nothing', 'Welcome', 'Welcome', 7, 7],
  ['a word at the end', 'Welcome', 'Welcome back', 7, 12],
  ['a word at the start', 'Welcome', 'A Welcome', 0, 2],
  ['a word in the middle', 'One three', 'One two three', 5, 9],
  ['a letter that stands twice', 'book', 'boook', 3, 4],
  ['words taken out', 'One two three', 'One three', 5, 5],
  ['everything', 'One', 'Two', 0, 3],
  ['an Arabic word', 'مرحبا', 'مرحبا بكم', 5, 9],
])('two texts that differ by %s differ there', (_, before, after, start, end) => {
  expect(differenceOf(before, after)).toEqual({ start, end })
})

test('[EDIT-22] a text that is written anew keeps what is bold, italic or a link around the words that stay', () => {
  text.innerHTML = 'One <strong>bold <em>word</em></strong> and <a href="/x">a link</a>'
  writeText(text, 'One bold word or a link')
  expect(readText(text)).toBe('One bold word or a link')
  expect(text.innerHTML).toBe('One <strong>bold <em>word</em></strong> or <a href="/x">a link</a>')
  writeText(text, '')
  expect(readText(text)).toBe('')
})
