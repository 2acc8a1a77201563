import type { Site } from '@mimar/document'
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
