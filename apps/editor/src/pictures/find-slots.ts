import { pictureOf } from '../places/editable.ts'
import { placeOfPicture } from '../places/picture.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'

/** The empty places for pictures on the canvas. */
export function findSlots(page: Document, editor: Editor): readonly Caret[] {
  return [...page.querySelectorAll<HTMLElement>('.is-empty[data-field]')].flatMap(
    (element) => pictureOf(element, editor) ?? [],
  )
}

/** Whether one of them is seen by whoever looks: a logo that is not there takes no room (U3). */
export function hasOpenSlot(page: Document, editor: Editor): boolean {
  const { opened } = editor.store.getState()
  return findSlots(page, editor).some((at) => opened && placeOfPicture(opened.site, at, editor.catalog)?.logo === null)
}
