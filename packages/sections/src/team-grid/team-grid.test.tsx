import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import { initialsOf } from './initials.ts'
import styles from './team-grid.css?raw'
import { teamGridExamples } from './team-grid.examples.ts'
import { teamGrid } from './team-grid.ts'
import { TeamGrid } from './team-grid.view.tsx'
import { teamGridWords } from './team-grid.words.ts'

conformingTemplate({ template: teamGrid, View: TeamGrid, words: teamGridWords, examples: teamGridExamples, styles })

const [house, alone, practice] = teamGridExamples

test.each([
  ['Svenja Lind', 'en', 'SL'],
  ['Dr. Ada B. Quinn, PhD', 'en', 'AQ'],
  ['ada', 'en', 'A'],
  ['inci ışık', 'tr', 'İI'],
  ['Åsa Ek', 'de', 'ÅE'],
  ['ليلى الحلبي', 'ar', 'ل\u200cح'],
  ['د. رنا', 'ar', 'ر'],
  ['Dr.', 'de', 'D'],
  ['👋 3', 'en', ''],
])('[SEC-48] the initials of “%s” in "%s" are “%s”', (name, language, initials) => {
  expect(initialsOf(name, language)).toBe(initials)
})

test('[SEC-48] who has no picture has initials in its place, which screen readers pass over', () => {
  const drawn = drawExample(teamGrid, TeamGrid, house!)
  expect(drawn.match(/class="photo"/g)).toHaveLength(2)
  expect(drawn.match(/class="person-initials" aria-hidden="true"/g)).toHaveLength(2)
})

test('[SEC-48] a phone number and an address of mail are links, and read from left to right', () => {
  const drawn = drawExample(teamGrid, TeamGrid, practice!)
  expect(drawn).toContain('<a href="tel:03000000011" dir="ltr">030 000000-11</a>')
  expect(drawn).toContain('<a href="mailto:oeztuerk@praxis.example" dir="ltr">oeztuerk@praxis.example</a>')
})

test('[SEC-48] what is not said of somebody is not there', () => {
  const drawn = drawExample(teamGrid, TeamGrid, alone!)
  expect(drawn).toContain('<h2 class="minor">Dr. Ada B. Quinn, PhD</h2>')
  expect(drawn).not.toMatch(/person-(?:work|about|languages|ways)/)
})

test('[SEC-48] rows are full wherever they can be', () => {
  const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 24].map((count) => {
    const people = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: 'Jo' }))
    return /data-count="(\d)"/.exec(drawExample(teamGrid, TeamGrid, { ...alone!, content: { people } }))?.[1]
  })
  expect(columns.join()).toBe('1,2,3,4,3,3,4,4,3,4')
})

test.each(Object.entries(teamGridWords))(
  '[SEC-48] the people of a new one in "%s" work in no house in particular',
  (_, { starts }) => {
    const said = JSON.stringify(starts)
    expect(said).not.toMatch(/\b(?:house|front desk|reception|Haus|Empfang|Ev[ie]?|maison|accueil)\b|البيت|الفندق/)
  },
)
