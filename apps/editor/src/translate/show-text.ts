import type { LanguageCode, PageId, SectionId } from '@mimar/document'
import { reveal } from '../canvas/reveal.ts'
import type { Editing } from '../desk/editing.ts'

/** How long another page may take to be drawn. */
const LONGEST = 5_000

interface TextPlace {
  readonly page: PageId
  readonly section: SectionId | null
  readonly language: LanguageCode
}

/** Leads from a translation to where it stands on the page. */
export function showText({ editor, stageRef }: Pick<Editing, 'editor' | 'stageRef'>, place: TextPlace): void {
  const { page, section, language } = place
  editor.show({ dialog: null })
  editor.goTo(page)
  if (section === null) {
    editor.showLanguage(language)
    return
  }
  editor.select(section)
  const end = performance.now() + LONGEST
  // A change of language keeps the place, so the place comes first.
  const look = () => {
    const stage = stageRef.current
    const isDrawn = stage?.page.querySelector(`[data-section="${CSS.escape(section)}"]`)
    if (!isDrawn && performance.now() < end) {
      requestAnimationFrame(look)
      return
    }
    if (stage) reveal(stage, section)
    editor.showLanguage(language)
  }
  requestAnimationFrame(look)
}
