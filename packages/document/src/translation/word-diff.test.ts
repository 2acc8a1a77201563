import { expect, test } from 'vitest'
import { Random } from '../testing/random.ts'
import { diffWords } from './word-diff.ts'

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

test.each([
  ['one two three', 'one two three', 'one two three'],
  ['one two three', 'one 2 three', 'one{- two-}{+ 2+} three'],
  [
    'يأتي المسافرون لليلة في طريقهم',
    'يأتي المسافرون لليلة أو ليلتين في طريقهم',
    'يأتي المسافرون لليلة{+ أو ليلتين+} في طريقهم',
  ],
  ['', 'new', '{+new+}'],
  ['old', '', '{-old-}'],
  ['Stay a night.', 'Stay a night!', 'Stay a night{-.-}{+!+}'],
  ['a b c d', 'd a b c', '{-a-}{+d a+} b c{- d-}'],
])('[U44] from “%s” to “%s” the words that went and came are told', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('[U44] what is told reads as both texts, whatever they are', () => {
  const random = new Random(7)
  const words = ['غرفة', 'room', ' ', '\n', '.', 'ü', '👋']
  const some = () => Array.from({ length: random.below(40) }, () => random.pick(words)).join(random.pick([' ', '']))
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [some(), some()]
    const runs = diffWords(before, after)
    const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('')
    expect(without('removed')).toBe(after)
    expect(without('added')).toBe(before)
  }
})

/** How many words two texts have in common at most, in their order. */
function mostInCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one
  if (first === undefined) return 0
  const at = other.indexOf(first)
  const without = mostInCommon(rest, other)
  return at < 0 ? without : Math.max(without, 1 + mostInCommon(rest, other.slice(at + 1)))
}

test('[U44] as many words as can stay do stay, and what went stands as one before what came', () => {
  const random = new Random(11)
  const some = () => Array.from({ length: random.below(8) }, () => random.pick(['a', 'b', 'c']))
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [some(), some()]
    const runs = diffWords(before.join(' '), after.join(' '))
    const stayed = runs.flatMap(({ kind, text }) => (kind === 'same' ? text.trim().split(' ') : []))
    // The first word of a text has no space before it, by which it differs from the same word elsewhere.
    expect(stayed.length).toBeGreaterThanOrEqual(mostInCommon(before, after) - 1)
    for (const [at, { kind, text }] of runs.entries()) {
      const next = runs[at + 1]?.kind
      expect(text).not.toBe('')
      expect([kind, next]).not.toEqual(['added', 'removed'])
      expect(next).not.toBe(kind)
    }
  }
})

test('[U44] two texts of thousands of words each, of which none stays in its place, are one and the other', () => {
  const words = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
  const [before, after] = [
    `${words(2001, 'x')} shared ${words(10, 'y')}`,
    `${words(2001, 'z')} shared ${words(10, 'w')}`,
  ]
  expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  const short = [`${words(20, 'x')} shared ${words(10, 'y')}`, `${words(20, 'z')} shared ${words(10, 'w')}`] as const
  expect(diffWords(...short).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'removed', 'added'])
})
