import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, moved, textOf, type Writing } from './writing.ts'

type State = Writing<string>

const at = { start: 2, end: 5 }
const idle: State = { kind: 'idle' }
const typing: State = { kind: 'typing', text: 'title' }
const composing: State = { kind: 'composing', text: 'title', before: 'We' }
const committing: State = { kind: 'committing', text: 'title' }
const leaving: State = { kind: 'leaving', text: 'title', held: null }
const held: State = { kind: 'held', at, comesBack: false }
const returning: State = { kind: 'returning', at }
const ALL = [idle, typing, composing, committing, leaving, held, returning]

const comes: Move<string> = { do: 'comes', text: 'paragraph' }
const composes: Move<string> = { do: 'composes', before: 'We' }
const leaves: Move<string> = { do: 'leaves', held: null }
const holds: Move<string> = { do: 'leaves', held: { at, comesBack: false } }
const plain = (kind: 'composed' | 'commits' | 'committed' | 'left' | 'waits' | 'returns' | 'misses' | 'released') =>
  ({ do: kind }) as const

const after = (start: State, ...moves: readonly Move<string>[]) => moves.reduce<State>(moved, start)

test.each(ALL)('the caret that comes into a text is in that one, whatever was before: $kind', (state) => {
  expect(after(state, comes)).toEqual({ kind: 'typing', text: 'paragraph' })
})

test('while an input method writes nothing is on its way into the document, and its end is known once', () => {
  expect(after(typing, composes)).toEqual(composing)
  expect(after(composing, plain('commits'))).toBe(composing)
  expect(after(composing, composes)).toBe(composing)
  expect(after(composing, plain('composed'))).toEqual(typing)
  expect(after(typing, plain('composed'))).toBe(typing)
})

test('own words are on their way from the text they were typed in, and it goes on', () => {
  expect(after(typing, plain('commits'))).toEqual(committing)
  expect(after(committing, plain('committed'))).toEqual(typing)
  for (const state of [idle, leaving, held, returning]) expect(after(state, plain('commits'))).toBe(state)
})

test.each([typing, composing, committing])(
  'a caret that leaves ($kind) hands its words on first, and rests then',
  (state) => {
    expect(after(state, leaves)).toEqual(leaving)
    expect(textOf(after(state, leaves))).toBeNull()
    expect(after(state, leaves, plain('left'))).toEqual(idle)
  },
)

test('a caret that goes to the tools is held at its place, and goes back there', () => {
  expect(after(typing, holds, plain('left'))).toEqual(held)
  expect(after(held, plain('returns'))).toEqual(returning)
  expect(after(returning, comes)).toEqual({ kind: 'typing', text: 'paragraph' })
})

test('what is held stays held at its own place, until it is released', () => {
  const elsewhere = { do: 'leaves', held: { at: { start: 0, end: 0 }, comesBack: true } } as const
  expect(after(held, elsewhere)).toEqual({ ...held, comesBack: true })
  expect(after(held, leaves)).toBe(held)
  expect(after(held, plain('released'))).toEqual(idle)
})

test('a caret on its way back is not released by the tools it leaves; where it finds no text it stays held', () => {
  expect(after(returning, plain('released'))).toBe(returning)
  expect(after(returning, plain('misses'))).toEqual(held)
  expect(after(typing, plain('misses'))).toBe(typing)
})

test('the next drawing brings a caret back only where no text has it', () => {
  expect(after(idle, plain('waits'))).toEqual({ kind: 'held', at: null, comesBack: true })
  expect(after(held, plain('waits'))).toEqual({ kind: 'held', at, comesBack: true })
  for (const state of [typing, composing, committing, leaving]) expect(after(state, plain('waits'))).toBe(state)
})

test('a caret that came into a text meanwhile is not brought back to another one', () => {
  expect(after(idle, plain('waits'), comes)).toEqual({ kind: 'typing', text: 'paragraph' })
})

test('whatever happens, a text keeps the caret until it leaves, and none is left behind', () => {
  const move = fc.constantFrom(
    ...[comes, composes, leaves, holds],
    ...(['composed', 'commits', 'committed', 'left', 'waits', 'returns', 'misses', 'released'] as const).map(plain),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let now: State = idle
      for (const one of moves) {
        const before = textOf(now)
        now = moved(now, one)
        if (before !== null && one.do !== 'leaves' && one.do !== 'comes') expect(textOf(now)).toBe(before)
      }
      expect(['idle', 'held']).toContain(after(now, plain('misses'), leaves, plain('left')).kind)
      expect(after(now, plain('misses'), leaves, plain('left'), plain('released'))).toEqual(idle)
    }),
  )
})
