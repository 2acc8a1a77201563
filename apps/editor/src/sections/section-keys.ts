import type { SectionId } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { sectionAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'

interface Parts {
  readonly stage: Stage
  readonly editor: Editor
  readonly addAfter: (after: SectionId | null) => void
}

/** Plus or Insert adds below the selected section, or at the end of the page. */
export function listenToSectionKeys({ stage, editor, addAfter }: Parts): () => void {
  const ending = new AbortController()
  const keyed = (event: KeyboardEvent) => {
    const { caret, opened } = editor.store.getState()
    const isAdding = event.key === 'Insert' || event.key === '+'
    if (!isAdding || caret || !opened || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const own = opened.site.pages.find(({ id }) => id === opened.page)?.sections ?? []
    const isOwn = own.some(({ id }) => id === opened.selected)
    const isHeader = opened.selected !== null && !isOwn && isAboveMain(stage.page, opened.selected)
    addAfter(isOwn ? opened.selected : isHeader ? null : (own.at(-1)?.id ?? null))
  }
  stage.page.defaultView?.addEventListener('keydown', keyed, { capture: true, signal: ending.signal })
  return () => ending.abort()
}

function isAboveMain(page: Document, id: SectionId): boolean {
  const section = sectionAt(page, id)
  const main = page.querySelector('main')
  return Boolean(section && main && section.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING)
}
