import {
  type Content,
  type Field,
  findField,
  imagesIn,
  isPlain,
  isRecord,
  type Json,
  type ListField,
  nameOfRole,
} from '@mimar/fields'
import { apply } from './apply.ts'
import type { Catalog } from './catalog.ts'
import type { Operation, OperationName } from './operation.ts'
import { findSection } from './places.ts'
import { Problem } from './problems.ts'
import { isSame } from './same.ts'
import { settingsFields } from './settings.ts'
import type { Media, Page, Section, Site } from './site.ts'
import { isContentOwner, readTextId } from './translation/texts.ts'

type Judge<Do extends OperationName> = (
  site: Site,
  operation: Extract<Operation, { readonly do: Do }>,
  catalog: Catalog,
) => boolean

/** Which kinds of change are of content: always, never, or as the judge says. The compiler asks for every new kind. */
const judges: { readonly [Do in OperationName]: boolean | Judge<Do> } = {
  'set-field': keepsLook,
  'set-marks': true,
  'insert-item': true,
  'move-item': true,
  'remove-item': true,
  'insert-section': false,
  'move-section': false,
  'remove-section': false,
  'set-section': false,
  'insert-page': (site, { page }, catalog) => isEntry(site, page, catalog),
  'move-page': false,
  'remove-page': (site, { page: id }, catalog) =>
    site.pages.every((page) => page.id !== id || isEntry(site, page, catalog)),
  'set-page-path': false,
  'set-page-meta': false,
  'set-page-image': false,
  'set-page-flag': false,
  'set-page-part': false,
  'set-theme': false,
  'set-setting': false,
  'set-languages': false,
  'set-media': keepsPictureOfDesign,
  'set-events': false,
  'set-source': (_, { text }) => isContentOwner(readTextId(text).owner),
  together: isEachOfContent,
}

/**
 * Whether a change is one of words, pictures, links or the items of lists, and leaves alone how the site looks and is built (U4).
 * True also where there is nothing to change: what cannot be made is for `apply` to refuse. The inverse of such a change is one too.
 */
export function isContentChange(site: Site, operation: Operation, catalog: Catalog): boolean {
  const judge = Object.hasOwn(judges, operation.do) && judges[operation.do]
  return typeof judge === 'boolean' ? judge : (judge as Judge<OperationName>)(site, operation, catalog)
}

/** Each is judged on the site that those before it make. */
function isEachOfContent(
  site: Site,
  { operations }: Extract<Operation, { readonly do: 'together' }>,
  catalog: Catalog,
): boolean {
  let here = site
  for (const operation of operations) {
    if (!isContentChange(here, operation, catalog)) return false
    try {
      here = apply(here, operation, catalog).site
    } catch (problem) {
      // All or none: with one that cannot be made, none is.
      if (problem instanceof Problem) return true
      throw problem
    }
  }
  return true
}

function keepsLook(
  site: Site,
  { section: id, field: path, value }: Extract<Operation, { readonly do: 'set-field' }>,
  catalog: Catalog,
): boolean {
  const section = findSection(site, id)?.section
  const fields = section && catalog.find(section.template)?.fields
  const found = fields && findField(fields, section.content, path)
  return !found?.ok || found.field.kind === 'text' || isLookKept(found.field, found.value, value)
}

/**
 * An entry of a list that is there, of words and pictures alone: it begins with what the list tells of it, and what stands
 * below are long texts. It is content as an item of a list is (0147); a page of any other section is built.
 */
function isEntry(site: Site, page: Page, catalog: Catalog): boolean {
  // It may come from outside, and is not read yet.
  const [head, ...texts] = Array.isArray(page.sections) ? (page.sections as readonly Section[]) : []
  if (!isRecord(head) || !isRecord(head.content) || (page.header ?? page.footer ?? null) !== null) return false
  const template = catalog.find(head.template)
  const list = template && nameOfRole(template.fields, 'collection')
  const listedBy = template?.role === 'entry' && list !== undefined && findSection(site, String(head.content[list]))
  if (!listedBy || catalog.find(listedBy.section.template)?.role !== 'entries') return false
  return texts.every((text) => {
    const fields = isRecord(text) && catalog.find(text.template)?.fields
    return fields && nameOfRole(fields, 'long-text') !== undefined
  })
}

/** A picture of the settings, or beside links to a page, can be described and cropped, and not exchanged. */
function keepsPictureOfDesign(site: Site, { id, media }: Extract<Operation, { readonly do: 'set-media' }>): boolean {
  const isOfDesign =
    site.pages.some(({ socialImage }) => socialImage === id) ||
    imagesIn(settingsFields, site.settings).some((image) => image.media === id)
  if (!isOfDesign || media === null) return true
  const before = Object.hasOwn(site.media, id) ? (site.media[id] as Media) : null
  return before !== null && isSame(asShown(before), asShown(media))
}

function asShown({ alt: _, credit: _credit, focal: _focal, ...picture }: Media) {
  return picture
}

/** Whether everything in a value that is design stays as it was. */
function isLookKept(field: Field, before: Json, after: Json): boolean {
  if (field.isDesign) return isSame(read(field, before), read(field, after))
  if (isPlain(field)) return true
  switch (field.kind) {
    case 'text':
    case 'marks':
      return true
    case 'image':
      return isSizeKept(before, after)
    case 'list':
      return areItemsKept(field, before, after)
    case 'group':
      return areFieldsKept(field.fields, before, after)
    default:
      return field satisfies never
  }
}

/** How wide a logo is, is design; where none is, or none stays, there is nothing to keep. */
function isSizeKept(before: Json, after: Json): boolean {
  if (!isRecord(before) || !isRecord(after)) return true
  return !before.media || !after.media || (before.width ?? null) === (after.width ?? null)
}

/** New items come as they are; one that was there keeps its look. */
function areItemsKept({ fields }: ListField, before: Json, after: Json): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return true
  return after.every((item) => {
    const same = isRecord(item) && before.find((one) => isRecord(one) && one.id === item.id)
    return !same || areFieldsKept(fields, same, item as Json)
  })
}

function areFieldsKept(fields: ListField['fields'], before: Json, after: Json): boolean {
  if (!isRecord(before) || !isRecord(after)) return true
  return Object.entries(fields).every(([name, field]) =>
    isLookKept(field, valueIn(before as Content, name, field), valueIn(after as Content, name, field)),
  )
}

function valueIn(content: Content, name: string, field: Field): Json {
  return (Object.hasOwn(content, name) ? content[name] : undefined) ?? field.initial
}

/** As it would be stored: `left` and `LEFT` are the same alignment. */
function read(field: Field, value: Json): Json {
  const checked = field.check(value)
  return checked.ok ? checked.value : value
}
