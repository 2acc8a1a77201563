// What a publish is refused for.
import type { Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { refusalsInSteps } from './checkup.ts'

const meta = { title: { ar: 'عنوان', en: 'A title' }, keywords: {}, description: { ar: 'وصف', en: 'Words' } }
const text = (id: string, content: object = {}) =>
  someSection(id, 'Text10', {
    title: { ar: 'نص', en: 'Text' },
    paragraph: { ar: 'فقرة', en: 'A paragraph' },
    ...content,
  })

/** A site that nothing is refused for. */
const good: Site = {
  ...someSite,
  header: [someSection('nav', 'Navbar', { name: { ar: 'بيت', en: 'House' } })],
  footer: [someSection('foot', 'Footer3', { copyrightText: { ar: '© بيت', en: '© House' } })],
  pages: [somePage('/', [text('hello')], { meta }), somePage('/Rooms', [text('list')], { meta })],
}

function refusalsOf(site: Site, before?: Site) {
  const steps = refusalsInSteps({ site, catalog, before })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test('a publish is refused for the same reasons, whether all of a site is looked at or what changed since the last one', () => {
  const required = () => someSection('asked', 'Contact', { title: { en: 'Only English' } })
  const empty = someSection('bare', 'FAQ', {})
  const changes: readonly ((site: Site) => Site)[] = [
    (site) => ({ ...site, pages: [somePage('/', [text('hello', { title: { ar: 'x'.repeat(5_000) } })], { meta })] }),
    (site) => ({ ...site, pages: [...site.pages, somePage('/More', [required(), empty], { meta })] }),
    (site) => ({ ...site, pages: site.pages.slice(1) }),
    (site) => ({ ...site, header: [text('above', { paragraph: { ar: 'x'.repeat(50_000) } })] }),
    (site) => ({
      ...site,
      pages: site.pages.with(1, { ...site.pages[1]!, header: [text('own', { title: { ar: 'x'.repeat(5_000) } })] }),
    }),
    (site) => ({ ...site, languages: site.languages.map((one) => ({ ...one, isPrimary: one.code === 'en' })) }),
    (site) => site,
  ]
  expect(refusalsOf(good)).toEqual([])
  for (const change of changes) {
    const changed = change(good)
    // Other objects, so that nothing is remembered of them.
    expect(refusalsOf(changed, good)).toEqual(refusalsOf(structuredClone(changed)))
  }
  expect(changes.map((change) => refusalsOf(change(good)).length > 0)).toContain(true)
})
