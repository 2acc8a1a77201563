import { expect, test } from 'vitest'
import {
  accept,
  type Checked,
  judge,
  keepable,
  lenient,
  noWorse,
  type Refusal,
  refusalsBelow,
  refuse,
} from './checked.ts'
import { link } from './link.ts'
import { checkItem, list } from './list.ts'
import { text } from './text.ts'

const title = text({ limit: 5 })
const cards = list({ title: text({ limit: 5 }), url: link() }, { min: 1, max: 2 })
const card = (id: string, said = '') => ({ id, title: { ar: said }, url: '' })

test('[LIM-20] what is only too long or too many is kept in a draft as it is', () => {
  const long = title.check({ ar: 'abcdefg' })
  expect(lenient(long)).toEqual({ ok: true, value: { ar: 'abcdefg' } })
  expect(keepable(long)).toEqual({ ar: 'abcdefg' })
  expect(lenient(cards.check([]))).toEqual({ ok: true, value: [] })
  expect(lenient(cards.check(['a', 'b', 'c'].map((id) => card(id, 'abcdef'))))).toMatchObject({
    ok: true,
    value: [{ id: 'a', title: { ar: 'abcdef' } }, { id: 'b' }, { id: 'c' }],
  })
})

test.each([
  ['a link that is forbidden', [{ ...card('a'), url: 'javascript:x' }]],
  ['a field it does not have', [{ ...card('a'), colour: 'red' }]],
  ['an item without an id', [{ title: { ar: '' } }]],
  ['an item that is none', [card('a'), 12]],
  ['an id twice', [card('a'), card('a')]],
  ['a text with a control character', [card('a', 'a\u0000')]],
  ['a text of a language that is none', [{ ...card('a'), title: { 'not a code': 'x' } }]],
  ['more items than any list holds', Array.from({ length: 1001 }, (_, index) => card(`c${index}`))],
])('%s is not kept, whatever else could be', (_, items) => {
  const checked = cards.check(items)
  expect(checked.ok).toBe(false)
  expect(keepable(checked)).toBeUndefined()
  expect(lenient(checked)).toBe(checked)
})

test('a list of a thousand items can be kept, one more is not even read', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => card(`c${index}`))
  expect(keepable(cards.check(items(1000)))).toHaveLength(1000)
  expect(cards.check(items(1001))).toEqual(refuse('too-many', { max: 2, count: 1001 }))
})

test('a count that is wrong is said with what was asked for', () => {
  expect(cards.check([])).toMatchObject({ refusals: [{ code: 'too-few', at: '', params: { min: 1, count: 0 } }] })
  const three = ['a', 'b', 'c'].map((id) => card(id))
  expect(cards.check(three)).toMatchObject({ refusals: [{ code: 'too-many', at: '', params: { max: 2, count: 3 } }] })
})

test('an item is kept whole or not at all', () => {
  expect(checkItem(cards.fields, card('a', 'abcdef'))).toMatchObject({
    ok: false,
    refusals: [{ at: 'title/ar', code: 'too-long' }],
    asItIs: { id: 'a', title: { ar: 'abcdef' }, url: '' },
  })
  expect(checkItem(cards.fields, { ...card('a'), url: 1 })).toEqual(refuse('not-text', {}, 'url'))
  expect(checkItem(cards.fields, { id: 'a' })).toEqual(accept({ id: 'a', title: {}, url: '' }))
  expect(checkItem(cards.fields, { id: '-' })).toEqual(refuse('id-missing'))
  expect(checkItem(cards.fields, null)).toEqual(refuse('not-an-object'))
})

const tooLong = (length: number, at = 'ar') =>
  judge([{ code: 'too-long', at, params: { limit: 5, length } } as Refusal], true, { ar: 'x'.repeat(length) })
const count = (code: 'too-few' | 'too-many', params: Refusal['params']) =>
  judge([{ code, at: '', params } as Refusal], true, [])

test.each<readonly [string, Checked<unknown>, Checked<unknown>, boolean]>([
  ['as far beyond its limit as before', tooLong(8), tooLong(8), true],
  ['less far beyond its limit', tooLong(7), tooLong(8), true],
  ['further beyond its limit', tooLong(9), tooLong(8), false],
  ['beyond it elsewhere', tooLong(8, 'en'), tooLong(8), false],
  ['fewer too many', count('too-many', { max: 2, count: 3 }), count('too-many', { max: 2, count: 4 }), true],
  ['more too many', count('too-many', { max: 2, count: 5 }), count('too-many', { max: 2, count: 4 }), false],
  [
    'fewer than before, which were too few',
    count('too-few', { min: 3, count: 1 }),
    count('too-few', { min: 3, count: 2 }),
    false,
  ],
  [
    'more than before, still too few',
    count('too-few', { min: 3, count: 2 }),
    count('too-few', { min: 3, count: 1 }),
    true,
  ],
  [
    'too few where there were too many',
    count('too-few', { min: 3, count: 2 }),
    count('too-many', { max: 3, count: 4 }),
    false,
  ],
])('[LIM-20] %s: taken is %5$s', (_, now, before, isTaken) => {
  expect(noWorse(now, before).ok).toBe(isTaken)
})

test('what was in order may not become worse, and what is in order is taken as it is', () => {
  const now = tooLong(6)
  expect(noWorse(now, accept({}))).toBe(now)
  const fine = accept({ ar: 'abc' })
  expect(noWorse(fine, tooLong(9))).toBe(fine)
})

test('what cannot be kept is refused, also where it was no better before', () => {
  const forbidden = refuse('link-forbidden', { address: 'x' })
  expect(noWorse(forbidden, forbidden).ok).toBe(false)
})

test('a refusal names the way to its place', () => {
  const [one, two] = refusalsBelow('cards', [
    ...refusals(refuse('required', {}, 'a/title')),
    ...refusals(refuse('too-few')),
  ])
  expect([one?.at, two?.at]).toEqual(['cards/a/title', 'cards'])
})

const refusals = (checked: ReturnType<typeof refuse>) => (checked.ok ? [] : checked.refusals)
