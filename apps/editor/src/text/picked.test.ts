import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import type { Editor } from '../state/editor.ts'
import { pickedNow } from './picked.ts'

const block = (id: string) => ({ id, block: 'PARAGRAPH', text: { en: id } })
const article = someSection('text', 'Article', { body: [block('a'), block('b'), block('c')] })
const site = { ...someSite, pages: [...someSite.pages, somePage('/News', [article], { id: 'news' })] }

/** An editor that shows a page, with blocks of an article selected. */
const showing = (page: string) =>
  ({
    catalog,
    store: {
      getState: () => ({
        ...{ picked: { from: 'c', to: 'b' }, caret: { section: 'text', path: 'body/b/text' } },
        opened: { site, page, language: 'en' },
      }),
    },
  }) as unknown as Editor

test('[EDIT-23] blocks are selected on the page that is shown, and on no other that Undo leads to', () => {
  expect(pickedNow(showing('news'))).toMatchObject({ first: 1, last: 2, from: 2, to: 1 })
  expect(pickedNow(showing(site.pages[0]!.id))).toBe(undefined)
})
