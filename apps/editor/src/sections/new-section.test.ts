import { startsIn } from '@mimar/sections/all-words'
import { templates } from '@mimar/sections/definitions'
import { loadStarterWords } from '@mimar/sections/starters'
import { expect, test } from 'vitest'
import { starterSite } from '../testing/sites.ts'
import { newSection } from './new-section.ts'

const words = await loadStarterWords(['ar', 'en'], 'ar', async (code) => startsIn(code))
const hero = templates.find(({ id }) => id === 'Header13')!
const siteOf = (starter: string) => starterSite(starter).site

test.each([
  ['cafe', 'MELT'],
  ['clinic', 'MELT'],
  ['studio', 'MELT'],
  ['hotel', null],
])(
  '[U5] a new hero in a site made from “%s” shows a drawing as it is and shades a photograph: %s',
  (starter, blend) => {
    expect(newSection(hero, siteOf(starter), words, 'new').content).toMatchObject({ blend })
  },
)

test('[U5] where nobody said what a picture is, it is taken for a photograph', () => {
  const site = siteOf('cafe')
  const media = Object.fromEntries(Object.values(site.media).map(({ isDrawing: _, ...one }) => [one.id, one]))
  expect(newSection(hero, { ...site, media }, words, 'new').content).toMatchObject({ blend: null })
})
