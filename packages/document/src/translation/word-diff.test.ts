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
