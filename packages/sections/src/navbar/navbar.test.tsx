import { expect, test } from 'vitest'
import type { LanguageChoice } from '../template.ts'
import { conformingTemplate, drawExample, someSiteFacts } from '../testing.tsx'
import { windowsFor } from './fit.ts'
import styles from './navbar.css?raw'
import { navbarExamples } from './navbar.examples.ts'
import { navbar } from './navbar.ts'
import { Navbar } from './navbar.view.tsx'
import { navbarWords } from './navbar.words.ts'

conformingTemplate({ template: navbar, View: Navbar, words: navbarWords, examples: navbarExamples, styles })

const [hotel, longest, nothing] = navbarExamples
const draw = (example = hotel!, site = {}) => drawExample(navbar, Navbar, example, { site })

test('[NAV-1] the logo leads to the root of the site, and the menus work as details elements', () => {
  expect(draw(hotel, { homeHref: '/en/' })).toContain('class="logo" href="/en/"')
  for (const name of ['navbar-language', 'navbar-menu']) expect(draw()).toContain(`<details class="${name}"`)
})

test('[NAV-1] without logo and lettering the name of the site stands in', () => {
  expect(draw(nothing)).toContain('Dar al-Rumman</b>')
})

test('[NAV-2] five short Arabic links stand in the bar of every window; of longer German ones the last from 1440 px', () => {
  expect(windowsFor(['الرئيسية', 'الغرف', 'المطعم', 'المناسبات', 'اتّصلوا بنا'])).toEqual(['', '', '', '', ''])
  expect(windowsFor(['Startseite', 'Zimmer', 'Restaurant', 'Feste & Tagungen', 'Kontakt'])).toEqual([
    '',
    '',
    '',
    '1280',
    '1440',
  ])
})

test('[NAV-2] while edited, links that leave some over for the dropdown fill 30 % of the window', () => {
  const words = ['Startseite', 'Zimmer', 'Restaurant', 'Feste & Tagungen', 'Kontakt']
  expect(windowsFor(words, { isEdited: true })).toEqual(['', '', '', '1440', '1440'])
  const short = ['الرئيسية', 'الغرف', 'المطعم', 'المناسبات', 'اتّصلوا بنا']
  expect(windowsFor(short, { isEdited: true })).toEqual(['', '', '', '', ''])
})

test('[NAV-2] links without room go under the word the owner chose, and stay there in windows of any width', () => {
  const markup = draw(longest, { extraLinksLabel: 'Mehr' })
  expect(markup).toMatch(/<details class="navbar-more"[^>]*data-until="0"><summary>Mehr</)
  expect(draw(longest, { extraLinksLabel: '' })).toContain('<summary>Mehr<')
})

test('the current page is named to those who listen', () => {
  const here = draw(hotel, { path: '/Rooms/', link: (address: string) => ({ href: `/base${address}/` }) })
  expect(here.match(/aria-current="page"/g)).toHaveLength(3)
  expect(here).toContain('href="/base/Rooms/" aria-current="page"')
  expect(draw(hotel, { path: '/Elsewhere' })).not.toContain('aria-current="page"')
})

test.each([
  ['full', true],
  ['text', false],
  ['flag', true],
] as const)('[NAV-5] [NAV-8] the language menu in layout %s', (layout, hasFlag) => {
  const opener = /<details class="navbar-language".*?<\/summary>/.exec(draw(hotel, { languageMenuLayout: layout }))?.[0]
  expect(opener?.split('class="icon"').length).toBe(2)
  expect(opener?.includes('/flags/sy.svg')).toBe(hasFlag)
  expect(opener?.includes('<bdi>العربية</bdi>')).toBe(layout !== 'flag')
  expect(opener).toContain('aria-label="اللغة: العربية"')
})

test('[VIS-6] a flag that is not known gives way to the name of its language', () => {
  const languages = someSiteFacts('ar').languages.map((language) => ({ ...language, flag: '' }))
  const markup = draw(hotel, { languages, languageMenuLayout: 'flag' })
  expect(markup).not.toContain('class="flag"')
  expect(markup).toContain('<bdi>العربية</bdi>')
  const opener = /<details class="navbar-language".*?<\/summary>/.exec(draw(hotel, { languages }))?.[0]
  expect(opener?.split('class="icon"').length, 'a globe stands for the flag').toBe(3)
})

test('[NAV-6] another language is a link, the current one leads nowhere, and one language needs no menu', () => {
  const markup = draw()
  expect(markup).toContain('<a href="/en/" hrefLang="en" lang="en"')
  expect(markup).toContain('<bdi>العربية</bdi></span>')
  const alone: readonly LanguageChoice[] = someSiteFacts('ar').languages.slice(0, 1)
  expect(draw(hotel, { languages: alone })).not.toContain('navbar-language')
})
