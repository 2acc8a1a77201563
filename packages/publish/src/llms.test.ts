import type { Site } from '@mimar/document'
import { someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const llmsOf = (site: Site) => String(byAddress(publishSite(someInput({ site }))).get('/llms.txt')?.body)

/** The first page with other words about itself. */
function withMeta(meta: Partial<Site['pages'][number]['meta']>): Site {
  const [home, ...pages] = someSite.pages
  return { ...someSite, pages: [{ ...home!, meta: { ...home!.meta, ...meta } }, ...pages] }
}

test('programs that answer questions find the name of a site, its pages in each language, and what they say of themselves', () => {
  const text = llmsOf(withMeta({ title: { en: 'Jasmine House' }, description: { en: 'Seven rooms.' } }))
  expect(text).toMatch(/^# \S/)
  expect(text).toContain('\n## English\n\n- [Jasmine House](http://house.localhost:3000/en/): Seven rooms.\n')
  expect(text).toContain('(http://house.localhost:3000/Rooms/)')
})

test('what an owner has typed is never taken for a link or for markup', () => {
  const text = llmsOf(withMeta({ title: { en: 'A [b](c)\n# <i>d</i>' } }))
  expect(text).toContain('- [A \\[b\\](c) # \\<i\\>d\\</i\\>](http')
})

test('pages that are hidden or not to be found are not listed', () => {
  const [home, ...others] = someSite.pages
  const site = { ...someSite, pages: [home!, ...others.map((page) => ({ ...page, noIndex: true as const }))] }
  expect(llmsOf(site)).not.toContain('Rooms')
})

test('it is written again when the words of a page about itself change, and only then', () => {
  const changed = (site: Site) =>
    [...publishChanges(someInput({ site }), someSite).files].map(({ address }) => address).includes('/llms.txt')
  expect(changed(withMeta({ description: { en: 'Eight rooms.' } }))).toBe(true)
  expect(changed(withMeta({ keywords: { en: 'rooms' } }))).toBe(false)
})
