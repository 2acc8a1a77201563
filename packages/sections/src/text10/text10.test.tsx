import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './text10.css?raw'
import { text10Examples } from './text10.examples.ts'
import { text10 } from './text10.ts'
import { Text10 } from './text10.view.tsx'
import { text10Words } from './text10.words.ts'

conformingTemplate({ template: text10, View: Text10, words: text10Words, examples: text10Examples, styles })

test('[SEC-10] a short text stands in lead size, a long one in the size one reads; no sentence breaks between columns', () => {
  const [short, long] = text10Examples
  expect(drawExample(text10, Text10, short!)).toContain('class="lead"')
  expect(drawExample(text10, Text10, long!)).not.toContain('class="lead"')
  expect(styles).not.toMatch(/columns:\s*[2-9]/)
})
