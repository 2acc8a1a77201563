import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { renaming } from './renaming.ts'
import { aHero, someCatalog, somePage, someSite } from './testing/site.ts'

const hero = {
  ...aHero,
  content: { ...aHero.content, title: { ar: 'هَيْل', en: 'Hayl, a café' }, paragraph: { en: 'Hayl Café' } },
}
const site = {
  ...someSite,
  settings: { ...someSite.settings, name: { en: 'Hayl' } },
  pages: [{ ...somePage('home', '/', [hero]), meta: { title: { en: 'Hayl' }, keywords: {}, description: {} } }],
}

const renamed = (to: string) => {
  const operations = renaming(site, { from: ['Hayl', 'Hayl Café', 'هَيْل'], to }, someCatalog)
  return apply(site, { do: 'together', operations }, someCatalog).site
}

test('[U46] a new name stands in sections, settings and page titles, the longest former name replaced whole', () => {
  const { pages, settings } = renamed('Zeit & Zimt')
  expect(pages[0]?.sections[0]?.content).toMatchObject({
    title: { ar: 'Zeit & Zimt', en: 'Zeit & Zimt, a café' },
    paragraph: { en: 'Zeit & Zimt' },
  })
  expect(settings.name).toEqual({ en: 'Zeit & Zimt' })
  expect(pages[0]?.meta.title).toEqual({ en: 'Zeit & Zimt' })
})

test('[U46] a text that would grow past its limit keeps the former name', () => {
  const { pages } = renamed('A name of a business that is long')
  expect(pages[0]?.sections[0]?.content).toMatchObject({ title: { en: 'Hayl, a café' } })
})

test('[U46] the name that stands already changes nothing', () => {
  expect(renaming(site, { from: ['Hayl'], to: 'Hayl' }, someCatalog)).toEqual([])
})
