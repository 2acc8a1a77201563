import type { Section } from '@mimar/document'
import type { ComposedBody } from './compose.ts'
import type { ComposedSection } from './composed-section.ts'

/** Of a page with more sections than this, those far from the window are not laid out on the canvas. */
export const LONG_PAGE = 40
/** So many of a long page are drawn at once: more than a window holds. */
export const FIRST_SECTIONS = 10

/** A page's own sections, and the shared ones before and after them. */
interface TakenApart {
  readonly before: readonly ComposedSection[]
  readonly own: readonly ComposedSection[]
  readonly after: readonly ComposedSection[]
}

/** Takes what stands on a page apart. A page without sections of its own still stands above its footer. */
export function pageParts({ sections }: Pick<ComposedBody, 'sections'>, own: readonly Section[]): TakenApart {
  const first = sections.findIndex(({ section }) => own.includes(section))
  const footer = sections.findIndex(({ section }) => section.category === 'footer')
  const from = first >= 0 ? first : footer >= 0 ? footer : sections.length
  const to = from + own.length
  return { before: sections.slice(0, from), own: sections.slice(from, to), after: sections.slice(to) }
}
