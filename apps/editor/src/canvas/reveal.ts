import type { SectionId } from '@mimar/document'
import { sectionAt } from '../places/editable.ts'
import type { Stage } from './stage.ts'

/** Room above a section that is taller than the window. */
const ABOVE = 64

/** Scrolls a section fully into view; of one that is taller than the window, its beginning. */
export function reveal(stage: Stage, id: SectionId): void {
  const view = stage.page.defaultView
  const section = sectionAt(stage.page, id)
  if (!view || !section) return
  const { top, bottom, height } = section.getBoundingClientRect()
  const room = view.innerHeight
  const isTall = height + 2 * ABOVE > room
  const by = isTall || top < ABOVE ? top - ABOVE : Math.max(0, bottom - room + ABOVE / 2)
  if (by === 0 || (isTall && top >= 0 && top <= ABOVE)) return
  view.scrollBy({ top: by, behavior: 'instant' })
}

/** Scrolls to a section now or, where its view is on its way still, as soon as it stands on the page. */
export function revealWhenDrawn(stage: Stage, id: SectionId): void {
  const isDrawn = () => sectionAt(stage.page, id) !== null
  if (isDrawn()) {
    reveal(stage, id)
    return
  }
  const done = stage.whenDrawn(() => {
    if (!isDrawn()) return
    done()
    reveal(stage, id)
  })
}
