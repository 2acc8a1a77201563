import type { LanguageCode, Section } from '@mimar/document'
import { isShownIn } from '@mimar/render'
import { sectionAt } from '../places/editable.ts'

interface Marked {
  /** The sections that have been drawn anew. */
  readonly redrawn: readonly Section[]
  readonly language: LanguageCode
  /** What is typed in it, as its placeholder has it: words, '', or a kind; null where it is no text. */
  readonly typedIn: (element: HTMLElement) => string | null
  readonly isIcon: (element: HTMLElement) => boolean
}

/** Marks on the canvas what only owners see: sections that are hidden, and texts and icons that are empty. */
export function markSections(page: Document, { redrawn, language, typedIn, isIcon }: Marked): void {
  for (const section of redrawn) {
    const element = sectionAt(page, section.id)
    if (!element) continue
    element.toggleAttribute('data-unseen', !isShownIn(section, language))
    // Empty pictures are marked like empty texts; only texts get the placeholder.
    for (const empty of element.querySelectorAll<HTMLElement>('[data-field]:empty:not([data-text])')) {
      const typed = typedIn(empty)
      if (typed !== null) empty.dataset.text = typed
      else if (isIcon(empty)) empty.dataset.icon = ''
    }
  }
}
