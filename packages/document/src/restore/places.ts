import { findSection, sectionsAt } from '../places.ts'
import type { Place, Section } from '../site.ts'
import { isSameSection, restoreSection } from './contents.ts'
import type { Way } from './way.ts'

/** A place, and the sections it is to have. */
export interface Placed {
  readonly place: Place
  readonly sections: readonly Section[]
}

/** Makes places what they were: what is too much goes first, so that what may stand once finds its place free. */
export function restorePlaces(way: Way, places: readonly Placed[]): void {
  const wanted = new Map(places.flatMap(({ place, sections }) => sections.map(({ id }) => [id, place] as const)))
  for (const { place } of places) {
    for (const { id } of sectionsAt(way.site, place) ?? []) {
      if (wanted.get(id) !== place) way.go({ do: 'remove-section', section: id })
    }
  }
  for (const { place, sections } of places) {
    sections.forEach((section, index) => {
      bring(way, place, section, sections[index - 1]?.id ?? null)
    })
  }
}

/** Puts one section where it was, as it was. */
function bring(way: Way, place: Place, section: Section, after: string | null): void {
  const found = findSection(way.site, section.id)
  if (!found || !isSameSection(found.section, section)) {
    if (found) way.go({ do: 'remove-section', section: section.id })
    way.go({ do: 'insert-section', place, after, section })
    return
  }
  restoreSection(way, found.section, section)
  const before = found.sections[found.index - 1]?.id ?? null
  if (found.place !== place || before !== after) way.go({ do: 'move-section', section: section.id, place, after })
}
