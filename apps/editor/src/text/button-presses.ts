import type { Stage } from '../canvas/stage.ts'
import { type Editable, editableOf } from '../places/editable.ts'
import { placeOfText } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'
import { hasRight } from '../state/rights.ts'

/** A press on a button of the page opens its sheet; the keyboard comes only when its words are asked for. */
export function listenToButtons(stage: Stage, editor: Editor): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const view = stage.page.defaultView
  const pressed = (event: Event) => {
    if (buttonAt(event.target, editor)) event.stopImmediatePropagation()
  }
  const clicked = (event: Event) => {
    const button = buttonAt(event.target, editor)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // What was being written ends first.
    stage.focus()
    editor.choose({ section: button.section, path: button.path })
  }
  view?.addEventListener('pointerdown', pressed, options)
  view?.addEventListener('click', clicked, options)
  return () => ending.abort()
}

/** The button under a finger, unless its words are being written. */
function buttonAt(target: EventTarget | null, editor: Editor): Editable | undefined {
  const { opened } = editor.store.getState()
  const element = target as Element | null
  const link = element?.closest?.('a, button')
  const within = link?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  const text = element?.closest?.<HTMLElement>('[data-field]') ?? (within.length === 1 ? within[0] : undefined)
  // Who translates has nothing to do with a button but its words.
  if (!opened || !text || text.isContentEditable || !hasRight(opened, 'edit-site')) return undefined
  const editable = editableOf(text, opened.site, opened.language, editor.catalog)
  const place = editable && placeOfText(opened.site, { section: editable.section, path: editable.path }, editor.catalog)
  return place?.isButton ? editable : undefined
}
