import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markedParts, textOfParts } from './marked-parts.ts'
import { checkMarks, type MarkRange, readMarks, writeMarks } from './marks.ts'
import {
  cutMarks,
  isMarked,
  joinMarks,
  linkAt,
  marksAfter,
  marksWithLinks,
  withMark,
  withoutMark,
} from './marks-change.ts'

const LINK = 'https://example.org/'

const range = (most: number): fc.Arbitrary<MarkRange> =>
  fc
    .record({
      kind: fc.constantFrom('bold', 'italic', 'link'),
      start: fc.nat(most),
      length: fc.integer({ min: 1, max: 9 }),
      address: fc.constantFrom('/Rooms', '#comp-form', LINK),
    })
    .map(({ kind, start, length, address }) => ({
      kind,
      start,
      end: start + length,
      address: kind === 'link' ? address : '',
    }))

const someText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ب', '😀'), maxLength: 30 })
const someMarks = fc.array(range(24), { maxLength: 8 }).map(writeMarks)

describe('marks from outside', () => {
  test.each([
    ['', ''],
    ['b0-5', 'b0-5'],
    ['i3-9  b0-5 b4-8', 'b0-8 i3-9'],
    ['b0-5 b5-9', 'b0-9'],
    ['a0-4=example.com', 'a0-4=http://example.com'],
    ['a0-4=/Rooms a2-9=#top', 'a0-4=/Rooms a4-9=#top'],
    ['a0-4=/Rooms a4-9=/Rooms', 'a0-9=/Rooms'],
  ])('%j is kept as %j', (input, value) => expect(checkMarks(input)).toEqual({ ok: true, value }))

  test.each([
    [7, 'not-text'],
    ['b5-5', 'wrong-form'],
    ['b9-2', 'wrong-form'],
    ['u0-4', 'wrong-form'],
    ['<b>', 'wrong-form'],
    ['b0-1000000000', 'wrong-form'],
    ['b0-5=x', 'wrong-form'],
    ['a0-4', 'wrong-form'],
    ['b0-2 '.repeat(501), 'wrong-form'],
  ])('%j is refused', (input, code) => expect(checkMarks(input)).toMatchObject({ ok: false, refusals: [{ code }] }))

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:x', 'https://a"b'])(
    '[SEC-39] a link in a text leads nowhere a link may not: %s',
    (address) => {
      expect(checkMarks(`a0-4=${address}`)).toMatchObject({ ok: false, refusals: [{ code: 'link-forbidden' }] })
    },
  )

  test('are in one form, which is accepted as it is', () => {
    fc.assert(
      fc.property(someMarks, (marks) => {
        expect(checkMarks(marks)).toEqual({ ok: true, value: marks })
        expect(writeMarks(readMarks(marks))).toBe(marks)
      }),
    )
  })
})

describe('pieces of a marked text', () => {
  test('hold each other: links outside, then bold, then italic', () => {
    expect(markedParts('one two three', 'b0-7 i4-13 a4-7=/Rooms')).toEqual([
      { kind: 'bold', address: '', parts: ['one '] },
      {
        kind: 'link',
        address: '/Rooms',
        parts: [{ kind: 'bold', address: '', parts: [{ kind: 'italic', address: '', parts: ['two'] }] }],
      },
      { kind: 'italic', address: '', parts: [' three'] },
    ])
  })

  test('are the whole text, never half a character, and say the same marks as far as there are words', () => {
    fc.assert(
      fc.property(someText, someMarks, (text, marks) => {
        const read = textOfParts(markedParts(text, marks))
        expect(read.text).toBe(text)
        expect(JSON.stringify(markedParts(text, marks)).isWellFormed()).toBe(true)
        expect(textOfParts(markedParts(text, read.marks)).marks).toBe(read.marks)
        if (!/[^ -~]/.test(text)) expect(read.marks).toBe(cutMarks(marks, 0, text.length))
      }),
    )
  })
})

describe('marks stay with their words', () => {
  test.each([
    ['words before', 'a bold word', 'so a bold word', 'b2-6', 'b5-9'],
    ['words behind', 'a bold word', 'a bold word more', 'b2-6', 'b2-6'],
    ['words within', 'a bold word', 'a boXld word', 'b2-6', 'b2-7'],
    ['at the end of bold', 'a bold', 'a bolder', 'b2-6', 'b2-8'],
    ['at the end of a link', 'a link', 'a links', 'a2-6=/x', 'a2-6=/x'],
    ['at the beginning', 'bold', 'A bold', 'b0-4', 'b2-6'],
    ['the marked word itself', 'a bold word', 'a fat word', 'b2-6', 'b2-5'],
    ['a part of it taken out', 'a bold word', 'a bo word', 'b2-6', 'b2-4'],
    ['all of it taken out', 'a bold word', 'a word', 'b2-6', ''],
    ['the text gone', 'a bold word', '', 'b2-6', ''],
    ['over its end', 'a bold word', 'a boXrd', 'b2-6', 'b2-4'],
    ['over its beginning', 'a bold word', 'aXld word', 'b2-6', 'b2-4'],
    ['words before and behind', 'a bold word', 'So a bold word!', 'b2-6', 'b5-9'],
    ['words before and behind a link', 'see here now', 'Please see here, now.', 'a4-8=/x', 'a11-15=/x'],
    ['a letter taken from both ends', 'Xa bold wordY', 'a bold word', 'b3-7', 'b2-6'],
    ['one mark of two between two changes', 'one two three', 'One two 3', 'b4-7 i8-13', 'b4-7 i8-9'],
    ['in Arabic', 'نحن هنا كل يوم', 'إننا هنا كل مساء', 'b4-7', 'b5-8'],
    ['a sentence that shares no words', 'come today please', 'never mind that', 'b5-10', ''],
    ['words that changed their places', 'red and blue', 'blue and red', 'b0-3 i8-12', 'b0-4 i9-12'],
  ])('%s', (_, before, after, marks, expected) => expect(marksAfter(marks, before, after)).toBe(expected))

  test('whatever is written, they are marks of what stands there', () => {
    fc.assert(
      fc.property(someText, someText, someMarks, (before, after, given) => {
        const marks = cutMarks(given, 0, before.length)
        const moved = marksAfter(marks, before, after)
        expect(checkMarks(moved)).toEqual({ ok: true, value: moved })
        expect(cutMarks(moved, 0, after.length)).toBe(moved)
      }),
    )
  })
})

describe('a mark', () => {
  test('is there once it was made, and gone once it was taken off; what stands beside it stays', () => {
    fc.assert(
      fc.property(someMarks, range(24), (marks, one) => {
        const made = withMark(marks, one)
        expect(isMarked(made, one.kind, one.start, one.end)).toBe(true)
        if (one.kind === 'link') expect(linkAt(made, one.start, one.end)?.address).toBe(one.address)
        const off = withoutMark(made, one.kind, one.start, one.end)
        expect(isMarked(off, one.kind, one.start, one.start + 1)).toBe(false)
        const others = (all: string) => readMarks(all).filter(({ kind }) => kind !== one.kind)
        expect(others(off)).toEqual(others(marks))
      }),
    )
  })

  test('of a text that is cut in two and joined again is what it was', () => {
    fc.assert(
      fc.property(someMarks, fc.nat(30), (marks, at) => {
        expect(joinMarks(cutMarks(marks, 0, at), cutMarks(marks, at, 100), at)).toBe(marks)
      }),
    )
  })

  test('leads elsewhere, or is taken off its words', () => {
    const marks = 'b0-9 a1-4=/Rooms a5-8=/Hall'
    expect(marksWithLinks(marks, (address) => (address === '/Rooms' ? '/Suites' : address))).toBe(
      'b0-9 a1-4=/Suites a5-8=/Hall',
    )
    expect(marksWithLinks(marks, (address) => (address === '/Rooms' ? '' : address))).toBe('b0-9 a5-8=/Hall')
  })
})
