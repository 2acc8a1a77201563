import type { Done } from '@mimar/contract'
import { type Catalog, findSection, itemName, type Operation, type Section, type Site } from '@mimar/document'
import type { StoredDeed } from '../store/history.store.ts'

interface SectionPlace {
  readonly section: Section
  readonly page: string | null
}

/** A change that did a hundred things is told by the first ones. */
const MOST_TOLD = 40

/**
 * Tells changes, newest first, in names. A section that is gone is known by the change that took it away, which was met before the
 * changes that were made in it.
 */
export function createTeller(site: Site, catalog: Catalog): (deed: StoredDeed) => readonly Done[] {
  const known = new Map<string, SectionPlace>()
  const learn = (place: string, sections: readonly Section[]) => {
    for (const section of sections) known.set(section.id, { section, page: pageOf(place) })
  }
  const placeOf = (section: string): SectionPlace | undefined => {
    const found = findSection(site, section)
    return found ? { section: found.section, page: pageOf(found.place) } : known.get(section)
  }
  return ({ operation, inverse }) => {
    for (const one of [...flat(operation), ...flat(inverse)]) {
      if (one.do === 'insert-section') learn(one.place, [one.section])
      if (one.do === 'insert-page') learn(one.page.id, one.page.sections)
    }
    const gone = new Map(flat(inverse).flatMap((one) => (one.do === 'insert-item' ? [[one.item.id, one.item]] : [])))
    const told = flat(operation).map((one) => tell(one, placeOf, { gone, catalog }))
    return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_TOLD)
  }
}

/** A change that is not made of others. */
type Single = Exclude<Operation, { do: 'together' }>

function flat(operation: Operation): readonly Single[] {
  return operation.do === 'together' ? operation.operations.flatMap(flat) : [operation]
}

/** The page of a place; null for what all pages share. */
function pageOf(place: string): string | null {
  return place === 'header' || place === 'footer' ? null : (place.split('/')[0] ?? null)
}

type Item = { readonly [name: string]: unknown }

/** What items are named by. */
interface Known {
  /** Items that were taken out, by their ids. */
  readonly gone: ReadonlyMap<string, Item>
  readonly catalog: Catalog
}

/** To what something was done: a part of the site, and what of it. */
interface Target {
  readonly section?: string
  readonly page?: string
  readonly field?: string
  readonly language?: string | undefined
}

/** What each change names. A new operation is one line here; the compiler asks for it. */
const targets: { readonly [Do in Single['do']]: (one: Extract<Single, { do: Do }>) => Target } = {
  'set-field': ({ section, field, language }) => ({ section, field, language }),
  'set-marks': ({ section, field, language }) => ({ section, field, language }),
  'insert-item': ({ section, list, item }) => ({ section, field: `${list}/${item.id}` }),
  'move-item': ({ section, list, item }) => ({ section, field: `${list}/${item}` }),
  'remove-item': ({ section, list, item }) => ({ section, field: `${list}/${item}` }),
  'insert-section': ({ section }) => ({ section: section.id }),
  'move-section': ({ section }) => ({ section }),
  'remove-section': ({ section }) => ({ section }),
  'set-section': ({ section, property }) => ({ section, field: property }),
  'insert-page': ({ page }) => ({ page: page.id }),
  'move-page': ({ page }) => ({ page }),
  'remove-page': ({ page }) => ({ page }),
  'set-page-path': ({ page }) => ({ page }),
  'set-page-meta': ({ page, property, language }) => ({ page, field: property, language }),
  'set-page-image': ({ page }) => ({ page }),
  'set-page-flag': ({ page }) => ({ page }),
  'set-page-part': ({ page, part }) => ({ page, field: part }),
  'set-theme': ({ property }) => ({ field: property }),
  'set-setting': ({ field, language }) => ({ field, language }),
  'set-languages': () => ({}),
  'set-media': () => ({}),
  'set-events': () => ({}),
  'set-source': ({ language }) => ({ language }),
}

function tell(operation: Single, placeOf: (id: string) => SectionPlace | undefined, known: Known): Done {
  // A history that a newer version wrote may hold what this one does not know.
  const target = targets[operation.do] as ((one: Single) => Target) | undefined
  const { section = null, page = null, field = null, language = null } = target?.(operation) ?? {}
  const place = section === null ? undefined : placeOf(section)
  return {
    do: operation.do,
    page: place ? place.page : page,
    section,
    template: place?.section.template ?? null,
    field,
    language,
    name: operation.do === 'set-theme' ? text(operation.value) : nameOfItem(operation, place, known),
  }
}

/** An item that was taken out is known by what would bring it back. */
function nameOfItem(operation: Operation, place: SectionPlace | undefined, { gone, catalog }: Known): string | null {
  if (!place || (operation.do !== 'insert-item' && operation.do !== 'remove-item')) return null
  const item = operation.do === 'insert-item' ? operation.item : gone.get(operation.item)
  return item ? itemName(place.section, operation.list, item, catalog) : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
