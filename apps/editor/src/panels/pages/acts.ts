import { markingCopies, type Operation, type Page } from '@mimar/document'
import type { Editor } from '../../state/editor.ts'
import { blankPage, copyOfPage, movePagePath, numbered } from './page-deeds.ts'
import { freePath } from './page-path.ts'

interface NewPage {
  readonly name: string
  readonly path: string
  /** The page it is a copy of; '' begins blank. */
  readonly like: string
  readonly language: string
}

/** Adds a page at the end and goes there. */
export async function addPage(editor: Editor, { name, path, like, language }: NewPage): Promise<void> {
  await editor.prepare()
  const { opened } = editor.store.getState()
  if (!opened) return
  const model = opened.site.pages.find(({ id }) => id === like)
  const page = model
    ? copyOfPage(model, path, { ...numbered(model.meta.title), [language]: name })
    : blankPage(path, name, language)
  insert(editor, page, opened.site.pages.at(-1)?.id ?? null, model)
}

/** The same page again, right after it; gives its id. */
export async function duplicatePage(editor: Editor, page: Page): Promise<string | undefined> {
  await editor.prepare()
  const { opened } = editor.store.getState()
  if (!opened) return undefined
  const base = page.path === '/' ? '/home-copy' : `${page.path}-2`
  const copy = copyOfPage(page, freePath(opened.site, base), numbered(page.meta.title))
  insert(editor, copy, page.id, page)
  return copy.id
}

/** Translations that are out of date on the model are so on its copy. */
function insert(editor: Editor, page: Page, after: string | null, model?: Page): void {
  const { opened } = editor.store.getState()
  const marks = model && opened ? markingCopies(opened.site, copiesOf(model, page)) : []
  const operations: Operation[] = [{ do: 'insert-page', after, page }, ...marks]
  editor.do({ name: { kind: 'PageAdded', template: '' }, operations: [{ do: 'together', operations }] })
  editor.goTo(page.id)
}

function copiesOf(model: Page, copy: Page): ReadonlyMap<string, string> {
  const sections = ({ header, sections, footer }: Page) => [...(header ?? []), ...sections, ...(footer ?? [])]
  const copies = sections(copy)
  return new Map(sections(model).map(({ id }, index) => [id, copies[index]?.id ?? '']))
}

/** Takes a page away at once; where it was shown, its neighbour is. Undo brings it back. */
export async function removePage(editor: Editor, page: Page, words: string): Promise<void> {
  await editor.prepare()
  const { opened } = editor.store.getState()
  if (!opened) return
  const index = opened.site.pages.findIndex(({ id }) => id === page.id)
  const next = opened.site.pages[index - 1] ?? opened.site.pages[index + 1]
  if (opened.page === page.id && next) editor.goTo(next.id)
  editor.do({ name: { kind: 'PageRemoved', template: '' }, operations: [{ do: 'remove-page', page: page.id }] })
  editor.notify(words, 'plain', true)
}

/** Another address: links follow, and the old address leads on where visitors may know it. */
export async function changePath(editor: Editor, page: Page, path: string): Promise<void> {
  await editor.prepare()
  const { opened } = editor.store.getState()
  if (!opened) return
  const operation = movePagePath(opened.site, page, path, opened.publishedRevision !== null)
  editor.do({ name: { kind: 'Page', template: '' }, operations: [operation] })
}
