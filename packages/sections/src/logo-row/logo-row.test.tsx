import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './logo-row.css?raw'
import { logoRowExamples } from './logo-row.examples.ts'
import { logoRow } from './logo-row.ts'
import { LogoRow } from './logo-row.view.tsx'
import { logoRowWords } from './logo-row.words.ts'

conformingTemplate({ template: logoRow, View: LogoRow, words: logoRowWords, examples: logoRowExamples, styles })

const [six, dark] = logoRowExamples
const drawn = drawExample(logoRow, LogoRow, six!)

test('[SEC-29] a mark has its name as alternative text, and leads to its page where it has one', () => {
  expect(drawn).toContain('alt="alt of mark0"')
  expect(drawn.match(/<a href="https:\/\/example.com\/"/g)).toHaveLength(6)
  expect(drawExample(logoRow, LogoRow, dark!)).not.toContain('<a ')
})

test('[SEC-29] every mark covers as much, whatever its proportions', () => {
  expect(drawn).toContain('style="--height:55px"')
})
