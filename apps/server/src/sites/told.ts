import { findSection, type Operation, type Section, type Site } from '@mimar/document'
import type { StoredDeed } from '../store/history.store.ts'

/** One thing a change did, in names. */
interface Told {
  readonly do: string
  readonly page: string | null
  readonly section: string | null
  readonly template: string | null
  readonly field: string | null
  readonly language: string | null
}

interface Place {
  readonly template: string
  readonly page: string | null
}

/** A change that did a hundred things is told by the first ones. */
const MOST_TOLD = 40

/**
 * Tells changes, newest first, in names. A section that is gone is known by the change that took it away, which was met before the
 * changes that were made in it.
 */
export function createTeller(site: Site): (deed: StoredDeed) => readonly Told[] {
  const known = new Map<string, Place>()
  const learn = (place: string, sections: readonly Section[]) => {
    for (const { id, template } of sections) known.set(id, { template, page: pageOf(place) })
  }
  const placeOf = (section: string): Place | undefined => {
    const found = findSection(site, section)
    return found ? { template: found.section.template, page: pageOf(found.place) } : known.get(section)
  }
  return ({ operation, inverse }) => {
    for (const one of [...flat(operation), ...flat(inverse)]) {
      if (one.do === 'insert-section') learn(one.place, [one.section])
      if (one.do === 'insert-page') learn(one.page.id, one.page.sections)
    }
    const told = flat(operation).map((one) => tell(one, placeOf))
    return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_TOLD)
  }
}

function flat(operation: Operation): readonly Exclude<Operation, { do: 'together' }>[] {
  return operation.do === 'together' ? operation.operations.flatMap(flat) : [operation]
}

/** The page of a place; null for what all pages share. */
function pageOf(place: string): string | null {
  return place === 'header' || place === 'footer' ? null : (place.split('/')[0] ?? null)
}

function tell(operation: Exclude<Operation, { do: 'together' }>, placeOf: (id: string) => Place | undefined): Told {
  const names = operation as { readonly [name: string]: unknown }
  const section = sectionOf(operation)
  const place = section === null ? undefined : placeOf(section)
  return {
    do: operation.do,
    page: place ? place.page : pageIn(operation),
    section,
    template: place?.template ?? null,
    field: text(names.field) ?? text(names.list) ?? text(names.property) ?? text(names.part),
    language: text(names.language),
  }
}

function sectionOf(operation: Operation): string | null {
  if (operation.do === 'insert-section') return operation.section.id
  return 'section' in operation && typeof operation.section === 'string' ? operation.section : null
}

function pageIn(operation: Operation): string | null {
  if (operation.do === 'insert-page') return operation.page.id
  return 'page' in operation && typeof operation.page === 'string' ? operation.page : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
