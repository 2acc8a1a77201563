import type { Page } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { belonging } from './entry-acts.ts'

const listOn = (id: string) => somePage(`/${id}`, [someSection(id, 'EntryList', { title: { ar: 'الأخبار' } })])
const begun = (id: string, ...pages: readonly Page[]) =>
  belonging(catalog.find(id)!, { ...someSite, pages: [...someSite.pages, ...pages] }, catalog)

test('[COLL-1] what begins an entry stands in the one list of the site; among several its owner chooses', () => {
  expect(begun('EntryHead', listOn('news'))).toEqual({ collection: 'news' })
  expect(begun('EntryHead', listOn('news'), listOn('rooms'))).toEqual({})
  expect(begun('EntryHead')).toEqual({})
  expect(begun('EntryList', listOn('news'))).toEqual({})
})
