import { expect, test } from 'vitest'
import type { LanguageChoice } from '../template.ts'
import { conformingTemplate, drawExample, someSiteFacts } from '../testing.tsx'
import { windowsFor } from './fit.ts'
import { grouped } from './grouped.ts'
import styles from './navbar.css?raw'
import { navbarExamples } from './navbar.examples.ts'
import { navbar } from './navbar.ts'
import { Navbar } from './navbar.view.tsx'
import { navbarWords } from './navbar.words.ts'

conformingTemplate({ template: navbar, View: Navbar, words: navbarWords, examples: navbarExamples, styles })

const [hotel, longest, nothing, , clinic] = navbarExamples
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

test('[SEARCH-1] where a site is searched, a button of the bar opens a field that asks the page of results', () => {
  expect(draw()).not.toContain('navbar-search')
  const markup = draw(hotel, { search: { action: '/search.html', index: '/search/ar.json' } })
  const [search = ''] = /<details class="navbar-search" name="navbar">.*?<\/details>/.exec(markup) ?? []
  expect(search).toContain('<summary aria-label="بحث">')
  expect(search).toMatch(/<form [^>]*role="search"[^>]* action="\/search\.html"/)
  expect(search).toMatch(/<input [^>]*name="q"/)
})

test('[NAV-9] a link with others below it leads where it led, and what stands beside it opens those', () => {
  const [inBar = ''] = /<nav class="navbar-links".*?<details class="navbar-more"/.exec(draw(clinic)) ?? []
  expect(inBar).toMatch(/<div class="navbar-pair"><a href="\/Rooms">.*?<details class="navbar-sub" name="navbar">/)
  expect(inBar).toContain('<summary aria-label="المزيد: الخدمات">')
  const [first = ''] = /<ul class="navbar-panel".*?<\/ul>/.exec(inBar) ?? []
  expect(first.match(/href="[^"]*"/g)).toEqual(['href="/Rooms/one"', 'href="/Rooms/two"'])
  expect(inBar.match(/<li data-from|<li>/g), 'three in the bar, two below each of two').toHaveLength(7)
})

test('[NAV-9] one that leads nowhere opens those below it by its own words', () => {
  expect(draw(clinic)).toMatch(/<details class="navbar-sub" name="navbar"><summary><span>العيادة<\/span>/)
  expect(draw(clinic)).not.toMatch(/<a[^>]*><span>العيادة/)
})

test('[NAV-9] in the menu of phones and in the dropdown those below stand in sight, with nothing to open', () => {
  const [sheet = ''] = /<div class="navbar-sheet".*?<\/nav>/.exec(draw(clinic)) ?? []
  expect(sheet.match(/<ul class="navbar-within">/g)).toHaveLength(2)
  expect(sheet).not.toContain('<details')
  expect(sheet).toMatch(
    /<a href="\/Rooms"><span>الخدمات<\/span><\/a><ul class="navbar-within"><li><a href="\/Rooms\/one">/,
  )
})

test('[NAV-9] a link below none stands for itself', () => {
  const [first, second] = ['first', 'second'].map((id) => ({ id, below: true }))
  expect(grouped([first!, second!])).toEqual([{ link: first, others: [second] }])
})

test('[NAV-10] other layouts are said by the bar, and hold all that it holds', () => {
  const drawn = (layout?: string) => draw({ ...hotel!, content: { ...hotel!.content, ...(layout && { layout }) } })
  expect(drawn('ROW')).toBe(drawn())
  expect(drawn()).not.toMatch(/data-layout|navbar-tools/)
  const parts = (markup: string) => markup.match(/href="[^"]*"|<details class="[^"]*"|<bdi>[^<]*/g)?.toSorted()
  for (const layout of ['SPLIT', 'STACKED', 'PILL']) {
    expect(drawn(layout)).toContain(`data-layout="${layout}"`)
    expect(parts(drawn(layout))).toEqual(parts(drawn()))
  }
})

test('[NAV-10] on a surface of its own it has its own colours, whatever lies below it', () => {
  const modeOf = (layout: string) =>
    /class="navbar-bar" data-mode="(\w+)"/.exec(
      drawExample(
        navbar,
        Navbar,
        { ...hotel!, content: { ...hotel!.content, layout } },
        {
          section: { colorMode: 'LIGHT', nextColorMode: 'DARK' },
        },
      ),
    )?.[1]
  expect(['ROW', 'SPLIT', 'STACKED', 'PILL'].map(modeOf)).toEqual(['DARK', 'DARK', 'LIGHT', 'LIGHT'])
})

const hours = { week: { monday: '09:00-18:00' }, special: [{ day: '2026-12-24', until: '', hours: '' }] }
const withHours = (changes: object = {}) => ({
  ...hotel!,
  content: { ...hotel!.content, showsHours: true, ...changes },
})

test('[SEC-23] [NAV-11] the bar says the hours where its owner wants them, as a menu that opens the week before any script does', () => {
  const drawn = draw(withHours(), { hours })
  const [menu = ''] = /<details class="bar-hours navbar-hours".*?<\/details>/.exec(drawn) ?? []
  expect(menu).toContain('name="navbar"')
  expect(menu).toMatch(/<summary><span class="hours-state" hidden="">.*?>ساعات العمل<\/span>/)
  expect(menu).toContain('<dt>الاثنين</dt><dd>09:00\u00a0–\u2060\u00a018:00</dd>')
  expect(menu.match(/data-day=/g)).toHaveLength(7)
  expect(menu).toContain('data-on="2026-12-24"')
  expect(menu).not.toMatch(/data-open|data-today/)
})

test('[SEC-23] [NAV-11] the bar is as it was where nobody chose hours, or where no section says any', () => {
  expect(draw(hotel, { hours })).toBe(draw())
  expect(draw(withHours(), { hours: null })).toBe(draw())
})

test('[SEC-23] [NAV-11] what the script says of the hours goes on from "Open now", without a stop; nothing by nobody’s clock', () => {
  const english = { ...nothing!, content: { showsHours: true } }
  const says = /data-says="(.*?)"/.exec(draw(english, { hours }))?.[1]?.replaceAll('&quot;', '"')
  expect(JSON.parse(says!)).toMatchObject({
    openNow: 'Open now',
    closesAt: 'until {time}',
    opensOn: 'opens {day} at {time}',
  })
  expect(draw(withHours(), { hours, timeZone: '' })).not.toContain('data-says')
})
