import { findSection, markingCopies, type Operation, type Section, type SectionId, type Site } from '@mimar/document'
import { newSectionId } from './section-id.ts'

type Part = 'header' | 'footer'

/** On how many pages a section stands that pages share; 0 for one that belongs to a single page. */
export function sharedUse(site: Site, id: SectionId): number {
  const place = findSection(site, id)?.place
  return place === 'header' || place === 'footer' ? pagesWith(site, place) : 0
}

/** How many pages show the shared header or footer. */
export function pagesWith(site: Site, part: Part): number {
  return site.pages.filter((page) => page[part] === null).length
}

interface Detached {
  readonly operation: Operation
  /** What stands in for each section, in their order. */
  readonly sections: readonly Section[]
}

/** Gives a page a header or footer of its own, the same as the shared one in every word and picture (U17). */
export function detaching(site: Site, page: string, part: Part): Detached {
  const sections = site[part].map((section) => ({ ...section, id: newSectionId() }))
  const marks = markingCopies(site, new Map(sections.map(({ id }, index) => [site[part][index]?.id ?? '', id])))
  const own: Operation = { do: 'set-page-part', page, part, sections }
  return { operation: { do: 'together', operations: [own, ...marks] }, sections }
}
