import { isSame, type Page, type Site } from '@mimar/document'
import { collectionsOf } from '@mimar/render/entries'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { TestSite } from '../testing/test-site.ts'
import { listShownBy } from './entry-acts.ts'
import { planEntries } from './entry-plan.ts'
import { takeEntries } from './take-entries.ts'

const head = someSection('head', 'EntryHead', { title: { ar: 'خبر' }, collection: 'news' })
const list = somePage('/News', [someSection('news', 'EntryList', { title: { ar: 'الأخبار', en: 'News' } })])
const story = somePage('/News/first', [head], { id: 'first' })
const site: Site = { ...someSite, pages: [...someSite.pages, list, story] }

const file = `address,title en\n/News/first,First\n${Array.from({ length: 250 }, (_, at) => `/News/s-${at},Story ${at}\n`).join('')}`
const plan = (of: Site) => planEntries(of, listShownBy(of, 'news', 'en', catalog).home!, file, catalog)
const entriesIn = (of: Site) => collectionsOf(of.pages, catalog).entries.get('news') ?? []

test('[COLL-9] a file of many entries is taken in as a whole, and one undo takes all of it back', async () => {
  const owner = await new TestSite(site).open()
  const before = owner.opened.site
  expect(await takeEntries(owner.editor, plan(before))).toBe(true)
  expect(entriesIn(owner.opened.site)).toHaveLength(251)
  expect(entriesIn(owner.opened.site)[0]?.title.en).toBe('First')
  owner.editor.undo()
  expect(isSame(owner.opened.site.pages, before.pages)).toBe(true)
})

test('[COLL-9] of a file one part of which is refused, nothing stays', async () => {
  const owner = await new TestSite(site).open()
  const before = owner.opened.site
  const plans = plan(before)
  const page: Page = { ...list, id: 'late', path: '/News/s-240', sections: [] }
  owner.do([{ do: 'insert-page', after: null, page }])
  const since = owner.opened.site
  expect(await takeEntries(owner.editor, plans)).toBe(false)
  expect(isSame(owner.opened.site.pages, since.pages)).toBe(true)
})

test('[COLL-9] what is taken in before the program of changes is there waits for it', async () => {
  const played = new TestSite(site)
  const changes = await import('../state/changes.ts')
  let arrive = () => {}
  const coming = new Promise<typeof changes>((resolve) => {
    arrive = () => resolve(changes)
  })
  const owner = played.begin({ loadChanges: () => coming })
  await owner.open()
  const taking = takeEntries(owner.editor, plan(owner.opened.site))
  arrive()
  expect(await taking).toBe(true)
  expect(entriesIn(owner.opened.site)).toHaveLength(251)
})
