import { elementAt } from '../places/editable.ts'
import type { Alignment } from '../places/text.ts'
import type { Caret } from '../state/state.ts'

/** Where a text stands: as it was told, else as it is drawn. */
export function alignmentShown(page: Document, caret: Caret | null, own: Alignment | null): Alignment {
  if (own) return own
  const text = caret && elementAt(page, caret)
  const style = text && getComputedStyle(text)
  if (style?.textAlign === 'center') return 'CENTER'
  return style?.textAlign === 'right' || (style?.textAlign === 'start' && style.direction === 'rtl') ? 'RIGHT' : 'LEFT'
}
