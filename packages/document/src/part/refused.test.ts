import { expect, test } from 'vitest'
import type { Page, Site } from '../site.ts'
import { someCatalog, someSection, someSite } from '../testing/site.ts'
import { mixed, mixedInSteps } from './part.ts'

const [home, contact] = someSite.pages as [Page, Page]
const drafted = (sections: Page['sections']): Site => ({ ...someSite, pages: [home, { ...contact, sections }] })
const publish = (live: Site, draft: Site) => mixed(live, draft, { page: 'contact' }, someCatalog)

test('[U39] a part that does not fit is refused with where, why and what to do', () => {
  const long = someSection('Hero', 'h9', { title: { ar: 'ا' }, buttons: 'none' })
  expect(() => publish(someSite, drafted([long]))).toThrow(
    /^h9\.content\.buttons: .+ Publish the whole site instead\.$/,
  )
  expect(() => publish(someSite, drafted([long]))).toThrow(expect.objectContaining({ code: 'value-refused' }))
  const navbar = drafted([someSection('Navbar', 'n9')])
  expect(() => publish(someSite, navbar)).toThrow(expect.objectContaining({ code: 'template-unique' }))
})

test('[U39] what visitors have had already is no reason to refuse a part', () => {
  const broken: Site = {
    ...someSite,
    pages: [{ ...home, sections: [...home.sections, someSection('Navbar', 'n1')] }, contact],
  }
  const draft = { ...broken, pages: [broken.pages[0]!, { ...contact, sections: [] }] }
  expect(publish(broken, draft).pages[1]?.sections).toEqual([])
  const worse = { ...draft, pages: [draft.pages[0]!, { ...contact, path: '/' }] }
  expect(() => publish(broken, worse)).toThrow(expect.objectContaining({ code: 'path-taken' }))
})

test('[U39] a part that is new to visitors is looked at in steps, one that they have in none', () => {
  const stepsOf = (draft: Site) => [...mixedInSteps(someSite, draft, { page: 'contact' }, someCatalog)].length
  expect(stepsOf(someSite)).toBe(0)
  expect(stepsOf(drafted([]))).toBe(3)
})
