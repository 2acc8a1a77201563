import type { Operation } from '@mimar/document'
import { expect, test } from 'vitest'
import { isSameText, keysOf, togetherOf } from './seeing.ts'
import { Seen } from './seen.ts'
import type { Change, Opened } from './state.ts'

const write = (value: string, field = 'title', language = 'en'): Operation => ({
  ...{ do: 'set-field', section: 'hero', field, value },
  language,
})
const caret = { section: 'hero', path: 'title' }
const opened = (revision: number, unsent: readonly Change[] = []) =>
  ({ revision, unsent, language: 'en' }) as unknown as Opened
const news = (value: string, field?: string, language?: string) => [{ operation: write(value, field, language) }]
const change = (id: string, operation = write(id), more: Partial<Change> = {}): Change => ({ id, operation, ...more })

/** Someone who began to type at revision 5. */
function typing(unsent: readonly Change[] = []): Seen {
  const seen = new Seen()
  seen.typing(true, opened(5, unsent), caret)
  return seen
}

test('who types has seen what stood there when they began, however often they go on', () => {
  const seen = typing()
  seen.typing(true, opened(9), caret)
  expect(seen.revision).toBe(5)
  seen.typing(false, opened(9), caret)
  expect(seen.revision).toBeNull()
  seen.typing(true, opened(9), caret)
  expect(seen.revision).toBe(9)
})

test('nobody types where no site is open', () => {
  const seen = typing()
  seen.typing(true, null, caret)
  expect(seen.revision).toBeNull()
})

test.each<readonly [string, readonly Change[], number]>([
  ['own words that stand on an older revision', [change('a', write('A'), { base: 3 })], 3],
  ['own words that stand on nothing known', [change('a')], 5],
  ['own words in another text', [change('a', write('A', 'paragraph'), { base: 3 })], 5],
  ['own words in another language', [change('a', write('A', 'title', 'tr'), { base: 3 })], 5],
])('[U42] %s: what they hide was seen as far as they had', (_, unsent, revision) => {
  expect(typing(unsent).revision).toBe(revision)
})

test('without a caret own words hide nothing', () => {
  const seen = new Seen()
  seen.typing(true, opened(5, [change('a', write('A'), { base: 3 })]), null)
  expect(seen.revision).toBe(5)
})

test('[U42] news to other texts are seen as they come, those to the text at the caret are not, nor what comes after them', () => {
  const seen = typing()
  seen.news(news('Theirs', 'paragraph'), opened(6), caret)
  expect(seen.revision).toBe(6)
  seen.news(news('Theirs'), opened(7), caret)
  expect(seen.revision).toBe(6)
  seen.news(news('Theirs', 'paragraph'), opened(8), caret)
  expect(seen.revision).toBe(6)
  seen.typing(false, opened(8), caret)
  seen.typing(true, opened(8), caret)
  seen.news(news('Theirs', 'paragraph'), opened(9), caret)
  expect(seen.revision).toBe(9)
})

test('[U42] who begins in words of their own that are behind stays behind', () => {
  const seen = typing([change('a', write('A'), { base: 3 })])
  seen.news(news('Theirs', 'paragraph'), opened(6), caret)
  expect(seen.revision).toBe(3)
})

test('news are nothing to who does not type, has no site or no caret', () => {
  const idle = new Seen()
  idle.news(news('Theirs'), opened(6), caret)
  expect(idle.revision).toBeNull()
  const seen = typing()
  seen.news(news('Theirs', 'paragraph'), null, caret)
  seen.news(news('Theirs', 'paragraph'), opened(6), null)
  expect(seen.revision).toBe(5)
})

test('[U42] what was added says what its author had seen, what was there says what it said', () => {
  const before = opened(8, [change('a', write('A'), { base: 4 })])
  const after = opened(8, [...before.unsent, change('b', write('B', 'paragraph')), change('c')])
  expect(new Seen().based(before, after).unsent).toEqual([
    before.unsent[0],
    { id: 'b', operation: write('B', 'paragraph'), base: 8 },
    { id: 'c', operation: write('c'), base: 4, sees: ['a'] },
  ])
  expect(typing().based(before, after).unsent[1]?.base).toBe(5)
})

test('where nothing was added nothing is said', () => {
  const before = opened(8, [change('a'), change('b')])
  for (const unsent of [before.unsent, [change('c')], [change('b'), change('c')]]) {
    const after = opened(9, unsent)
    expect(new Seen().based(before, after)).toBe(after)
  }
})

test('[U42] one request holds changes to one text only if the later had seen the earlier', () => {
  const sees = (...ids: string[]) => ({ sees: ids })
  expect(togetherOf([])).toBe(0)
  expect(togetherOf([change('a'), change('b', write('B', 'paragraph')), change('c', write('C', 'other'))])).toBe(3)
  expect(togetherOf([change('a'), change('b')])).toBe(1)
  expect(togetherOf([change('a'), change('b', write('B'), sees('a'))])).toBe(2)
  const three = [change('a'), change('b', write('B'), sees('a')), change('c', write('C'), sees('a'))]
  expect(togetherOf(three)).toBe(2)
  expect(togetherOf(three.with(2, change('c', write('C'), sees('a', 'b'))))).toBe(3)
})

test('two changes write one text where any of their texts is the same', () => {
  const both: Operation = { do: 'together', operations: [write('A'), write('B', 'paragraph')] }
  const remove: Operation = { do: 'remove-section', section: 'hero' }
  const is = (one: Operation, other: Operation) => isSameText({ operation: one }, { operation: other })
  expect([is(write('A'), both), is(both, write('A')), is(both, write('A', 'other'))]).toEqual([true, true, false])
  expect([is(write('A'), remove), is(remove, write('A')), is(remove, remove)]).toEqual([false, false, false])
  expect([keysOf([both, write('C')]).size, keysOf([remove]).size]).toEqual([2, 0])
})
