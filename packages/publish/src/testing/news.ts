import { apply, type Operation, type Page, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect } from 'vitest'
import { publishChanges, publishSite } from '../index.ts'
import { byAddress, someInput } from '../testing.ts'

export const LIST = 'EntryList'

export function entry(number: number, content: object = {}, changes: Partial<Page> = {}): Page {
  const head = someSection(`head${number}`, 'EntryHead', {
    title: { ar: `خبر ${number}`, en: `Story ${number}` },
    paragraph: { ar: 'باختصار', en: `What story ${number} says` },
    day: `2026-01-${String(number).padStart(2, '0')}`,
    collection: 'news',
    ...content,
  })
  return somePage(`/News/Story-${number}`, [head], { id: `story${number}`, ...changes })
}

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A site with a list of so many entries, three on a page. */
export function withNews(
  count: number,
  list: object = {},
  entries = numbers(count).map((number) => entry(number)),
): Site {
  const section = someSection('news', LIST, { title: { ar: 'الأخبار', en: 'News' }, amount: 3, ...list })
  return { ...someSite, pages: [...someSite.pages, somePage('/News', [section]), ...entries] }
}

/** The day on which a site is drawn unless another one is said. */
export const TODAY = '2026-01-15'

export const published = (site: Site, today = TODAY) => byAddress(publishSite(someInput({ site, today })))
export const after = (site: Site, operation: Operation) => apply(site, operation, catalog).site

/** What a change writes and takes away, and that it comes to what publishing everything gives, also on a later day. */
export function changesOf(before: Site, site: Site, { was = TODAY, today = TODAY } = {}) {
  const files = new Map(published(before, was))
  const { isAll, files: changed, removed } = publishChanges(someInput({ site, today }), before)
  const written = [...changed]
  for (const address of removed) files.delete(address)
  for (const file of written) files.set(file.address, file)
  // Pages of other objects, so that nothing is remembered of them.
  const full = published({ ...site, pages: structuredClone(site.pages) }, today)
  for (const [address, file] of full) expect(files.get(address), address).toEqual(file)
  const isKept = (address: string) => /^\/(?:scripts|widgets|styles)\//.test(address)
  expect([...files.keys()].filter((address) => !full.has(address) && !isKept(address))).toEqual([])
  return { isAll, removed, pages: written.map(({ address }) => address).filter((address) => /\/$|feed/.test(address)) }
}
