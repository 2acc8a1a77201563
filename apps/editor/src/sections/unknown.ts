import type { Stage } from '../canvas/stage.ts'
import { sectionAt } from '../places/editable.ts'
import type { SaySection } from '../words/sections.ts'

/** A section of a template that is not available says so in the language of the editor. */
export function tellUnknown(stage: Stage, say: SaySection): () => void {
  const tell = (section: HTMLElement) => {
    for (const card of section.querySelectorAll<HTMLElement>('p')) {
      const note = say('unknown', { id: card.textContent ?? '' })
      if (card.dataset.note !== note) card.dataset.note = note
    }
  }
  for (const section of stage.page.querySelectorAll<HTMLElement>('.unknown-section')) tell(section)
  return stage.whenDrawn((redrawn) => {
    for (const id of redrawn) {
      const section = sectionAt(stage.page, id)
      if (section?.classList.contains('unknown-section')) tell(section)
    }
  })
}
