import { findSection, itemName, type Operation, type Section, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { StoredDeed } from '../store/history.store.ts'

/** One thing a change did, in names. */
interface Told {
  readonly do: string
  readonly page: string | null
  readonly section: string | null
  readonly template: string | null
  readonly field: string | null
  readonly language: string | null
  /** What an item is called that was added or taken out, or the name of a font or colour. */
  readonly name: string | null
}

interface Place {
  readonly section: Section
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
    for (const section of sections) known.set(section.id, { section, page: pageOf(place) })
  }
  const placeOf = (section: string): Place | undefined => {
    const found = findSection(site, section)
    return found ? { section: found.section, page: pageOf(found.place) } : known.get(section)
  }
  return ({ operation, inverse }) => {
    for (const one of [...flat(operation), ...flat(inverse)]) {
      if (one.do === 'insert-section') learn(one.place, [one.section])
      if (one.do === 'insert-page') learn(one.page.id, one.page.sections)
    }
    const gone = new Map(flat(inverse).flatMap((one) => (one.do === 'insert-item' ? [[one.item.id, one.item]] : [])))
    const told = flat(operation).map((one) => tell(one, placeOf, gone))
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

type Item = { readonly [name: string]: unknown }

function tell(
  operation: Exclude<Operation, { do: 'together' }>,
  placeOf: (id: string) => Place | undefined,
  gone: ReadonlyMap<string, Item>,
): Told {
  const names = operation as { readonly [name: string]: unknown }
  const section = sectionOf(operation)
  const place = section === null ? undefined : placeOf(section)
  return {
    do: operation.do,
    page: place ? place.page : pageIn(operation),
    section,
    template: place?.section.template ?? null,
    field: itemPath(operation) ?? text(names.field) ?? text(names.property) ?? text(names.part),
    language: text(names.language),
    name: operation.do === 'set-theme' ? text(operation.value) : nameOfItem(operation, place, gone),
  }
}

function itemPath(operation: Operation): string | null {
  if (operation.do === 'insert-item') return `${operation.list}/${operation.item.id}`
  return 'item' in operation ? `${operation.list}/${operation.item}` : null
}

/** An item that was taken out is known by what would bring it back. */
function nameOfItem(operation: Operation, place: Place | undefined, gone: ReadonlyMap<string, Item>): string | null {
  if (!place || (operation.do !== 'insert-item' && operation.do !== 'remove-item')) return null
  const item = operation.do === 'insert-item' ? operation.item : gone.get(operation.item)
  return item ? itemName(place.section, operation.list, item, catalog) : null
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
