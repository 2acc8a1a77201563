import type { Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { TestSite } from '../testing/test-site.ts'
import { removeEntry } from './remove-entry.ts'

const head = someSection('head', 'EntryHead', { title: { ar: 'خبر' }, collection: 'news' })
const story = somePage('/News/first', [head], { id: 'first' })
const news = (...sections: Parameters<typeof somePage>[1]): Site => ({
  ...someSite,
  pages: [
    ...someSite.pages,
    somePage('/News', [someSection('news', 'EntryList', { title: { ar: 'الأخبار' } }), ...sections]),
    story,
  ],
})

test('[COLL-8] an entry that nothing leads to goes at once, and Undo brings it back where it stood', async () => {
  const owner = await new TestSite(news()).open()
  removeEntry(owner.editor, story, catalog, 'Entry removed')
  expect(owner.opened.site.pages.map(({ id }) => id)).not.toContain('first')
  expect(owner.state.notices).toMatchObject([{ text: 'Entry removed', hasUndo: true }])
  owner.editor.undo()
  expect(owner.opened.site.pages.at(-1)?.id).toBe('first')
})

test('[COLL-8] of one that links lead to it is asked what becomes of them', async () => {
  const link = someSection('call', 'EntryHead', {
    title: { ar: 'نداء' },
    buttons: [{ id: 'b1', buttonText: { ar: 'خبر' }, buttonUrl: '/News/first', type: 'primary' }],
  })
  const owner = await new TestSite(news(link)).open()
  removeEntry(owner.editor, story, catalog, 'Entry removed')
  expect(owner.state.dialog).toEqual({ kind: 'remove-page', page: 'first' })
  expect(owner.opened.site.pages.map(({ id }) => id)).toContain('first')
})

test('[COLL-8] the page that is shown gives way to the one before it', async () => {
  const owner = await new TestSite(news()).open()
  owner.editor.goTo('first')
  removeEntry(owner.editor, story, catalog, 'Entry removed')
  expect(owner.opened.page).toBe('news')
})
