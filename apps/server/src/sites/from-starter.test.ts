import { readFileSync } from 'node:fs'
import { checkup } from '@mimar/checkup'
import { importSite, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { siteFromStarter } from './from-starter.ts'

const file = new URL('../../../../examples/starters/cafe/site.json', import.meta.url)
const read = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
if ('faults' in read) throw new Error('The café has faults.')
const cafe = read.site

const make = (wish: Partial<Parameters<typeof siteFromStarter>[1]> = {}, owner = 'owner@localhost') =>
  siteFromStarter(cafe, { languages: ['ar', 'en'], ...wish }, owner, catalog)

const contentOf = (site: Site, template: string) =>
  [...site.header, ...site.pages.flatMap(({ sections }) => sections), ...site.footer].find(
    (section) => section.template === template,
  )?.content

test('[U46] the languages stand in the order they were asked for, the first is primary', () => {
  const { languages } = make({ languages: ['tr', 'de', 'ar'] })
  expect(languages.map(({ code, isPrimary, order }) => [code, isPrimary, order])).toEqual([
    ['tr', true, 1],
    ['de', false, 2],
    ['ar', false, 3],
  ])
  expect(languages[1]).toMatchObject({ localizedName: 'Deutsch', flagCode: 'de', isActive: true })
})

test('[U46] a first language the starter is not written in begins with English texts, another one empty', () => {
  const site = make({ languages: ['it', 'nl'] })
  expect(contentOf(site, 'PriceList')?.title).toMatchObject({ it: 'The menu' })
  expect(contentOf(site, 'PriceList')?.title).not.toHaveProperty('nl')
})

test('[U46] a first language that no starter has is there by its own name, in English texts that are known to be so', () => {
  const site = make({ languages: ['es', 'ja', 'ar'] })
  expect(site.languages.map(({ code, localizedName, flagCode }) => [code, localizedName, flagCode])).toEqual([
    ['es', 'Español', 'es'],
    ['ja', '日本語', 'jp'],
    ['ar', 'العربية', expect.any(String)],
  ])
  expect(contentOf(site, 'PriceList')?.title).toMatchObject({ es: 'The menu' })
  expect(site.extras.standIn).toBe('en')
  expect(make({ languages: ['ar', 'es'] }).extras).not.toHaveProperty('standIn')
  const told = (of: Site) =>
    checkup({ site: of, catalog, weigh: () => 0 }).filter(({ code }) => code === 'text-untranslated')
  const texts = (code: string) => told(site).filter(({ language }) => language === code)
  expect(texts('es').length).toBeGreaterThan(20)
  expect(texts('ja').length).toBeGreaterThan(20)
  expect(texts('ar')).toEqual([])
})

test('[U46] a phone number, an e-mail address and a figure stand once, so that changing them changes them everywhere', () => {
  const site = make({ languages: ['en', 'ar'] })
  expect(contentOf(site, 'Contact')?.phone).toEqual({ en: '+963 000 456 789' })
  expect(contentOf(site, 'Contact')?.email).toEqual({ en: 'ahlan@hayl.example' })
  expect(contentOf(site, 'IconBlocks')?.blocks).toMatchObject([{ title: { en: '1962' } }, {}, {}, {}])
})

test('[U46] a name stands on the site, in its bar and in its footer', () => {
  const site = make({ name: 'دار سلمى' })
  expect(site.settings.name).toEqual({ ar: 'دار سلمى', en: 'دار سلمى' })
  expect(contentOf(site, 'Navbar')?.name).toEqual(site.settings.name)
  expect(contentOf(site, 'Footer3')?.name).toEqual(site.settings.name)
})

test('[U46] a name stands wherever the starter says its own, and nothing it made up is told to search engines', () => {
  const site = make({ languages: ['en', 'ar'], name: 'Café Lawz' })
  const said = JSON.stringify({ ...site, extras: {}, media: {} }).replace(/[\w.@/]*hayl[\w.]*\.example/g, '')
  expect(/Hayl|هَيْل/.exec(said)).toBeNull()
  expect(contentOf(site, 'Footer3')?.copyrightText).toMatchObject({ en: '© Café Lawz' })
  const { type, telephone, email, street, foundingYear } = site.settings.business
  expect([type, telephone, email, street, foundingYear]).toEqual(['CafeOrCoffeeShop', '', '', {}, null])
})

test('[U46] enquiries are mailed to the address that was given, else to the owner', () => {
  expect(make({ email: 'post@lawz.example.com' }, 'salma@example.com').settings.contactEmail).toBe(
    'post@lawz.example.com',
  )
  expect(make({ email: 'lawz' }).settings.contactEmail).toBe('')
})

test('[U46] colours are the chosen ones, or those of the starter', () => {
  const palette = { ...cafe.theme.palette, primaryLight: '#0a5c8a' }
  expect(make({ palette }).theme.palette.primaryLight).toBe('#0A5C8A')
  expect(make().theme).toEqual(cafe.theme)
})

test('[U46] no two sites share the hash that tells their forms apart, and no message goes to an invented address', () => {
  expect(make().constants.siteHash).not.toBe(make().constants.siteHash)
  expect(make().settings.contactEmail).toBe('')
  expect(make({}, 'salma@example.com').settings.contactEmail).toBe('salma@example.com')
})

test('[U46] what was made is a site that can be written to a file and read again', async () => {
  const { exportSite } = await import('@mimar/document')
  const site = { ...make({ languages: ['de', 'ar', 'en'] }), id: 'mine' }
  const again = importSite(JSON.parse(JSON.stringify(exportSite(site, catalog))), catalog)
  if ('faults' in again) throw new Error(JSON.stringify(again.faults))
  expect(again.site.languages).toEqual(site.languages)
  expect(again.site.extras.starter).toBe('cafe')
})
