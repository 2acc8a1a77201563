// Reducer: applies an operation to a site and answers its inverse.
import type { Catalog } from './catalog.ts'
import type { Applied, Operation, OperationName } from './operation.ts'
import { setField, setSetting } from './operations/field.ts'
import { insertItem, moveItem, removeItem } from './operations/items.ts'
import { setMarks } from './operations/marks.ts'
import { setMedia } from './operations/media.ts'
import {
  insertPage,
  movePage,
  removePage,
  setPageFlag,
  setPageImage,
  setPageMeta,
  setPagePart,
  setPagePath,
} from './operations/pages.ts'
import { insertSection, moveSection, removeSection, setSection } from './operations/sections.ts'
import { setEvents, setLanguages, setTheme } from './operations/site.ts'
import { followOriginals, setSource } from './operations/sources.ts'
import type { Apply } from './operations/verb.ts'
import { problems } from './problems.ts'
import { settingsFields } from './settings.ts'
import type { Site } from './site.ts'

const together: Apply<'together'> = (site, { operations }, catalog) => applyAll(site, operations, catalog)

/** Every way a site can change. A new operation is one line here and one file beside; the compiler asks for both. */
const vocabulary: { readonly [Do in OperationName]: Apply<Do> } = {
  'set-field': setField,
  'set-marks': setMarks,
  'insert-item': insertItem,
  'move-item': moveItem,
  'remove-item': removeItem,
  'insert-section': insertSection,
  'move-section': moveSection,
  'remove-section': removeSection,
  'set-section': setSection,
  'insert-page': insertPage,
  'move-page': movePage,
  'remove-page': removePage,
  'set-page-path': setPagePath,
  'set-page-meta': setPageMeta,
  'set-page-image': setPageImage,
  'set-page-flag': setPageFlag,
  'set-page-part': setPagePart,
  'set-theme': setTheme,
  'set-setting': setSetting(settingsFields),
  'set-languages': setLanguages,
  'set-media': setMedia,
  'set-events': setEvents,
  'set-source': setSource,
  together,
}

/**
 * The site after a change, and the change that takes it back. Throws a `Problem` where it must not be, and never mends.
 * It never mutates, and shares every page and section that stayed as it was.
 */
export function apply(site: Site, operation: Operation, catalog: Catalog): Applied<Site> {
  if (!Object.hasOwn(vocabulary, operation.do)) throw problems.operationUnknown(String(operation.do))
  const verb = vocabulary[operation.do] as Apply<OperationName>
  return followOriginals(site, operation, verb(site, operation, catalog), catalog)
}

/** Several changes, one after the other, all or none; the inverse takes them back in the opposite order. */
export function applyAll(site: Site, operations: readonly Operation[], catalog: Catalog): Applied<Site> {
  const inverses: Operation[] = []
  let changed = site
  for (const operation of operations) {
    const applied = apply(changed, operation, catalog)
    inverses.push(applied.inverse)
    changed = applied.site
  }
  return { site: changed, inverse: { do: 'together', operations: inverses.reverse() } }
}
