import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './timeline4.css?raw'
import { timeline4Examples } from './timeline4.examples.ts'
import { timeline4 } from './timeline4.ts'
import { Timeline4 } from './timeline4.view.tsx'
import { timeline4Words } from './timeline4.words.ts'

conformingTemplate({ template: timeline4, View: Timeline4, words: timeline4Words, examples: timeline4Examples, styles })

const [houses, day, twelve] = timeline4Examples
const draw = (example: (typeof timeline4Examples)[number]) => drawExample(timeline4, Timeline4, example)

test('[SEC-28] moments are a list in order: across the page up to six, down it where there are more', () => {
  expect(draw(houses!)).toMatch(/<ol [^>]*data-layout="ACROSS" style="--count:5">/)
  expect(draw(day!)).toContain('data-layout="DOWN"')
  expect(draw(twelve!)).toContain('data-layout="DOWN"')
})

test('[SEC-28] a moment is a date, a title one rank below that of the section, and a line', () => {
  const levels = (drawn: string) => [...drawn.matchAll(/<h(\d)/g)].map(([, level]) => level).join('')
  expect(levels(draw(day!))).toBe('2333')
  expect(levels(draw(twelve!))).toBe('2'.repeat(12))
})
