import type { SectionId } from '@mimar/document'
import { pictureOf, sectionAt } from '../places/editable.ts'
import { placeOfPicture } from '../places/picture.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'

/** The empty places for pictures on the canvas, or in a part of it. */
export function findSlots(within: ParentNode, editor: Editor): readonly Caret[] {
  return [...within.querySelectorAll<HTMLElement>('.is-empty[data-field]')].flatMap(
    (element) => pictureOf(element, editor) ?? [],
  )
}

/** Whether one of them is seen by whoever looks: a logo that is not there takes no room (U3). */
export function hasOpenSlot(within: ParentNode, editor: Editor): boolean {
  const { opened } = editor.store.getState()
  return findSlots(within, editor).some(
    (at) => opened && placeOfPicture(opened.site, at, editor.catalog)?.logo === null,
  )
}

/** The same of what was drawn anew, however long the page is. */
export function hasOpenSlotIn(page: Document, sections: ReadonlySet<SectionId>, editor: Editor): boolean {
  return [...sections].some((id) => {
    const section = sectionAt(page, id)
    return section !== null && hasOpenSlot(section, editor)
  })
}
