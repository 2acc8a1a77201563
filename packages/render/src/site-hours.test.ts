import type { Section, Site } from '@mimar/document'
import { expect, test } from 'vitest'
import { composePage } from './index.ts'
import { somePage, someSection, someSite, someSurroundings } from './testing.ts'

const text = someSection('a', 'Text10', { title: { ar: 'غرفة' } })

test('[SEC-23] a footer that is told to shows the hours of whichever page says them, and no other section knows of them', () => {
  const hours = someSection('h', 'OpeningHours', { title: { ar: 'متى' }, week: { monday: '09:00-18:00' } })
  const footer = (showsHours: boolean) => someSection('f', 'Footer3', { copyrightText: { ar: '©' }, showsHours })
  const siteOf = (showsHours: boolean, there: object = {}) => ({
    ...someSite,
    footer: [footer(showsHours)],
    pages: [somePage('/', [text]), { ...somePage('/When', [hours]), ...there }],
  })
  const told = (site: Site) =>
    composePage({
      site,
      page: site.pages[0]!,
      language: 'ar',
      mode: 'published',
      surroundings: someSurroundings,
    }).sections.map(({ props }) => props.site.hours?.week.monday ?? null)
  expect(told(siteOf(true)).at(-1)).toBe('09:00-18:00')
  expect(told(siteOf(true)).slice(1, -1)).toEqual([null])
  expect(told(siteOf(false)).at(-1)).toBeNull()
  expect(told(siteOf(true, { isHidden: true })).at(-1)).toBeNull()
})

test('[SEC-23] a bar of the page that is told to knows the hours, whatever kind of section it is', () => {
  const hours = someSection('h', 'OpeningHours', { title: { ar: 'متى' }, week: { monday: '09:00-18:00' } })
  const bar = someSection('p', 'PhoneBar', { ways: [{ id: 'w', buttonText: { ar: 'اتصال' } }], showsHours: true })
  const site = { ...someSite, pages: [somePage('/', [text, bar]), somePage('/When', [hours])] }
  const { sections } = composePage({
    site,
    page: site.pages[0]!,
    language: 'ar',
    mode: 'published',
    surroundings: someSurroundings,
  })
  const told = new Map(sections.map(({ section, props }) => [section.id, props.site.hours?.week.monday ?? null]))
  expect([told.get('a'), told.get('p')]).toEqual([null, '09:00-18:00'])
})

const saying = (id: string, monday: string, followsHours: boolean, special: readonly object[] = []) =>
  someSection(id, 'OpeningHours', { title: { ar: 'متى' }, week: { monday }, special, followsHours })
const on = (...sections: readonly Section[]) => ({ ...someSite, pages: [somePage('/', sections)] })
const toldOn = (site: Site, language = 'ar') =>
  new Map(
    composePage({
      ...{ site, page: site.pages[0]!, language, mode: 'published' },
      surroundings: someSurroundings,
    }).sections.map(({ section, props }) => [section.id, props.site.hours]),
  )

test('[SEC-23] a section that follows knows the hours that the first one with hours of its own says, wherever it stands', () => {
  const told = toldOn(on(saying('follows', '07:00-08:00', true), saying('says', '09:00-18:00', false)))
  expect(told.get('follows')).toMatchObject({ section: 'says', week: { monday: '09:00-18:00' } })
  expect(told.get('says')).toBeNull()
})

test('[SEC-23] where only sections that follow are left, the first with hours says them for all', () => {
  const told = toldOn(on(saying('empty', '', true), saying('kept', '09:00-18:00', true)))
  expect(told.get('empty')).toMatchObject({ section: 'kept' })
})

test('[SEC-23] why a day differs is told in the language of the page, or in the first one', () => {
  const day = { id: 's', day: '2026-12-24', until: '', hours: '', reason: { ar: 'عيد', en: 'Feast' } }
  const site = on(saying('f', '', true), saying('h', '09:00-18:00', false, [day]))
  expect(toldOn(site, 'en').get('f')?.special).toEqual([{ day: '2026-12-24', until: '', hours: '', reason: 'Feast' }])
  expect(toldOn(site).get('f')?.special[0]?.reason).toBe('عيد')
  expect(toldOn(site, 'de').get('f')?.special[0]?.reason).toBe('عيد')
})

test('[FORM-8] a request form knows the hours only where it follows them', () => {
  const form = (followsHours: boolean) => someSection('form', 'RequestForm', { title: { ar: 'موعد' }, followsHours })
  const hours = saying('h', '09:00-18:00', false)
  expect(toldOn(on(form(true), hours)).get('form')?.week.monday).toBe('09:00-18:00')
  expect(toldOn(on(form(false), hours)).get('form')).toBeNull()
})
