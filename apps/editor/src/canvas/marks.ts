import { sectionAt } from '../places/editable.ts'

export interface Marked {
  /** Ids of the sections that have been drawn anew. */
  readonly redrawn: ReadonlySet<string>
  /** Whether visitors do not get a section. */
  readonly isHidden: (section: string) => boolean
  readonly isText: (element: HTMLElement) => boolean
  readonly isIcon: (element: HTMLElement) => boolean
}

/** Marks on the canvas what only owners see: sections that are hidden, and texts and icons that are empty. */
export function markSections(page: Document, { redrawn, isHidden, isText, isIcon }: Marked): void {
  for (const id of redrawn) {
    const element = sectionAt(page, id)
    if (!element) continue
    element.toggleAttribute('data-unseen', isHidden(id))
    // Empty pictures are marked like empty texts; only texts get the placeholder.
    for (const empty of element.querySelectorAll<HTMLElement>('[data-field]:empty:not([data-text])')) {
      if (isText(empty)) empty.dataset.text = ''
      else if (isIcon(empty)) empty.dataset.icon = ''
    }
  }
}
