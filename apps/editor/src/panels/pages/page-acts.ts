import { markingCopies, type Operation, type Page, type Section } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import { starterIcons } from '@mimar/sections/starters'
import { learnIcons } from '../../canvas/surroundings.ts'
import { freePath } from '../../places/page-path.ts'
import type { Editor } from '../../state/editor.ts'
import { blankPage, copyOfPage, movePagePath, numbered, pageRemoval, type Removal } from './page-deeds.ts'
import { addedToMenu, findMenu, shortTitle } from './site-menu.ts'

interface NewPage {
  readonly title: Localized
  readonly path: string
  /** The page it is a copy of, else the sections it begins with. */
  readonly from: { readonly copyOf: string } | { readonly sections: readonly Section[] }
  /** Behind which link of the menu it comes; null: first; undefined: it stays out of the menu. */
  readonly inMenu: string | null | undefined
}

/** Adds a page at the end, with its link in the menu, as one step, and goes there. */
export function addPage(editor: Editor, { title, path, from, inMenu }: NewPage): Page | undefined {
  const { opened } = editor.store.getState()
  if (!opened) return undefined
  const model = 'copyOf' in from ? opened.site.pages.find(({ id }) => id === from.copyOf) : undefined
  const page = model
    ? copyOfPage(model, path, { ...numbered(model.meta.title), ...title })
    : { ...blankPage(path, title), sections: 'sections' in from ? from.sections : [] }
  learnIcons(starterIcons)
  const links =
    inMenu === undefined ? [] : addedToMenu(opened.site, { text: title, link: path, after: inMenu }, editor.catalog)
  insert(editor, page, opened.site.pages.at(-1)?.id ?? null, model, links)
  return page
}

/** Adds a link to a page at the end of the menu. */
export function addToMenu(editor: Editor, page: Page): void {
  const { opened } = editor.store.getState()
  if (!opened) return
  const after = findMenu(opened.site, editor.catalog)?.links.at(-1)?.id ?? null
  const operations = addedToMenu(
    opened.site,
    { text: shortTitle(opened.site, page), link: page.path, after },
    editor.catalog,
  )
  if (operations.length > 0) doInMenu(editor, operations)
}

/** Changes the menu, in one step. */
export function doInMenu(editor: Editor, operations: readonly Operation[]): void {
  editor.do({ name: { kind: 'Menu', template: '' }, operations: [{ do: 'together', operations }] })
}

/** The same page again, right after it; gives its id. */
export function duplicatePage(editor: Editor, page: Page): string | undefined {
  const { opened } = editor.store.getState()
  if (!opened) return undefined
  const base = page.path === '/' ? '/home-copy' : `${page.path}-2`
  const copy = copyOfPage(page, freePath(opened.site, base), numbered(page.meta.title))
  insert(editor, copy, page.id, page)
  return copy.id
}

/** Translations that are out of date on the model are so on its copy. */
function insert(
  editor: Editor,
  page: Page,
  after: string | null,
  model?: Page,
  links: readonly Operation[] = [],
): void {
  const { opened } = editor.store.getState()
  const marks = model && opened ? markingCopies(opened.site, copiesOf(model, page)) : []
  const operations: Operation[] = [{ do: 'insert-page', after, page }, ...marks, ...links]
  editor.do({ name: { kind: 'PageAdded', template: '' }, operations: [{ do: 'together', operations }] })
  editor.goTo(page.id)
}

function copiesOf(model: Page, copy: Page): ReadonlyMap<string, string> {
  const sections = ({ header, sections, footer }: Page) => [...(header ?? []), ...sections, ...(footer ?? [])]
  const copies = sections(copy)
  return new Map(sections(model).map(({ id }, index) => [id, copies[index]?.id ?? '']))
}

/** Takes a page away, and what led to it as it says, in one step; where it was shown, its neighbour is. Undo brings all back. */
export function removePage(editor: Editor, page: Page, removal: Removal, words: string): void {
  const { opened } = editor.store.getState()
  if (!opened) return
  const index = opened.site.pages.findIndex(({ id }) => id === page.id)
  const next = opened.site.pages[index - 1] ?? opened.site.pages[index + 1]
  const operation = pageRemoval(opened.site, page, removal, editor.catalog)
  if (opened.page === page.id && next) editor.goTo(next.id)
  editor.do({ name: { kind: 'PageRemoved', template: '' }, operations: [operation] })
  editor.notify(words, 'plain', true)
}

/** Another address: links follow, and the old address leads on where visitors may know it. */
export function changePath(editor: Editor, page: Page, path: string): void {
  const { opened } = editor.store.getState()
  if (!opened) return
  const operation = movePagePath(opened.site, page, path, opened.publishedRevision !== null, editor.catalog)
  editor.do({ name: { kind: 'Page', template: '' }, operations: [operation] })
}
