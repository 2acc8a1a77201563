import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './team5.css?raw'
import { team5Examples } from './team5.examples.ts'
import { team5 } from './team5.ts'
import { Team5 } from './team5.view.tsx'
import { team5Words } from './team5.words.ts'

conformingTemplate({ template: team5, View: Team5, words: team5Words, examples: team5Examples, styles })

const [host, , bare] = team5Examples

test('[SEC-7] title and two paragraphs on one side; picture, slogan and name on the other', () => {
  const markup = drawExample(team5, Team5, host!)
  const places = ['team5-text', '<h2', 'class="lead"', 'team5-more', 'team5-photo', 'team5-slogan', 'team5-name']
  const found = places.map((place) => markup.indexOf(place))
  expect(found).not.toContain(-1)
  expect(found).toEqual([...found].sort((a, b) => a - b))
})

test('[SEC-7] the section says which side it stands on, for the sides to change places', () => {
  expect(drawExample(team5, Team5, host!, { section: { orientation: 'RIGHT' } })).toContain('data-side="RIGHT"')
})

test('[SEC-7] slogan and name alone make a whole', () => {
  const markup = drawExample(team5, Team5, bare!)
  expect(markup).toContain('Come as you are.')
  expect(markup).not.toMatch(/<h2|<picture|team5-more/)
})
