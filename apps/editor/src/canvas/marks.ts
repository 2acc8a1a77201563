import { sectionElements } from './frame.ts'

export interface Marked {
  /** Ids of the sections that visitors do not get. */
  readonly hidden: ReadonlySet<string>
  /** Ids of the sections that have been drawn anew. */
  readonly redrawn: ReadonlySet<string>
  readonly isText: (element: HTMLElement) => boolean
  readonly isIcon: (element: HTMLElement) => boolean
}

/** Marks on the canvas what only owners see: sections that are hidden, and texts and icons that are empty. */
export function markSections(page: Document, { hidden, redrawn, isText, isIcon }: Marked): void {
  for (const element of sectionElements(page)) {
    const id = element.getAttribute('data-section') ?? ''
    if (hidden.has(id) !== element.hasAttribute('data-unseen')) element.toggleAttribute('data-unseen')
    if (!redrawn.has(id)) continue
    // Empty pictures are marked like empty texts; only texts get the placeholder.
    for (const empty of element.querySelectorAll<HTMLElement>('[data-field]:empty:not([data-text])')) {
      if (isText(empty)) empty.dataset.text = ''
      else if (isIcon(empty)) empty.dataset.icon = ''
    }
  }
}
