import type { Page } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { linksTo } from '../places/page-links.ts'
import type { Editor } from '../state/editor.ts'

/** Takes an entry away, which Undo brings back; where links lead to it, it is asked what becomes of them. */
export function removeEntry(editor: Editor, page: Page, catalog: TemplateCatalog, words: string): void {
  const { opened } = editor.store.getState()
  if (!opened) return
  if (linksTo(opened.site, page, catalog).length > 0) {
    editor.show({ dialog: { kind: 'remove-page', page: page.id } })
    return
  }
  const index = opened.site.pages.findIndex(({ id }) => id === page.id)
  const next = opened.site.pages[index - 1] ?? opened.site.pages[index + 1]
  if (opened.page === page.id && next) editor.goTo(next.id)
  editor.do({ name: { kind: 'PageRemoved', template: '' }, operations: [{ do: 'remove-page', page: page.id }] })
  editor.notify(words, 'plain', true)
}
