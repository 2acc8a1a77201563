import type { Stage } from '../canvas/stage.ts'
import type { SaySection } from '../words/sections.ts'

/** A section of a template that is not available says so in the language of the editor. */
export function tellUnknown(stage: Stage, say: SaySection): () => void {
  const tell = () => {
    for (const card of stage.page.querySelectorAll<HTMLElement>('.unknown-section p')) {
      const note = say('unknown', { id: card.textContent ?? '' })
      if (card.dataset.note !== note) card.dataset.note = note
    }
  }
  tell()
  return stage.whenDrawn(tell)
}
