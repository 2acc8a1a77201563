import type { Media, Operation, Site } from '@mimar/document'
import { findSection } from '@mimar/document'
import { findField, type Image, type Item, type ListField, NO_IMAGE, valueFor } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { newItem } from '../places/new-item.ts'
import type { Deed } from '../state/changes.ts'
import { newId } from '../state/new-id.ts'
import type { Caret } from '../state/state.ts'

/** The list a picture stands in, and where its entries have theirs. */
interface PictureList {
  readonly section: string
  readonly template: string
  readonly list: string
  readonly name: string
  readonly field: ListField
  readonly items: readonly Item[]
  readonly index: number
}

/** The list whose entry shows the picture at a place; undefined for a picture that stands alone. */
export function pictureList(
  site: Site,
  { section: id, path }: Caret,
  catalog: TemplateCatalog,
): PictureList | undefined {
  const [, list, item, name] = /^(.+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const section = findSection(site, id)?.section
  const fields = section && catalog.find(section.template)?.fields
  if (!list || !name || !section || !fields) return undefined
  const found = findField(fields, section.content, list)
  if (!found.ok || found.field.kind !== 'list') return undefined
  const items = valueFor(found.field, found.value)
  const index = items.findIndex((one) => one.id === item)
  return { section: id, template: section.template, list, name, field: found.field, items, index }
}

/** An id for a new entry of a list. */
export const newItemId = () => `i${newId(8)}`

/** How many pictures go where they were meant for one place: into it unless it is taken, the empty places after it, and new entries. */
export function roomFor(list: PictureList, isTaken = false): number {
  const { field, items } = list
  return (isTaken ? 0 : 1) + emptyAfter(list).length + Math.max(0, field.max - items.length)
}

function emptyAfter({ items, index, name }: PictureList): readonly Item[] {
  return items.slice(index + 1).filter((item) => (item[name] as Image | undefined)?.media === '')
}

/** Pictures come to the site and stand in a list, in their order, as one step; those beyond its limit are left out. */
export function placedMany(list: PictureList, pictures: readonly Media[], newId: () => string, isTaken = false): Deed {
  const kept = pictures.map((media): Operation => ({ do: 'set-media', id: media.id, media }))
  return asOneStep(list, [...kept, ...placing(list, pictures, newId, isTaken)])
}

/** Pictures that the site has already stand in a list, in their order, as one step. */
export function chosenMany(list: PictureList, pictures: readonly Media[], newId: () => string): Deed {
  return asOneStep(list, placing(list, pictures, newId, false))
}

function asOneStep({ template }: PictureList, operations: readonly Operation[]): Deed {
  return { name: { kind: 'Picture', template }, operations: [{ do: 'together', operations }] }
}

function placing(list: PictureList, pictures: readonly Media[], newId: () => string, isTaken: boolean): Operation[] {
  const { section, name, field, items, index } = list
  const image = ({ id }: Media): Image => ({ ...NO_IMAGE, media: id })
  const places = [...(isTaken ? [] : [items[index] as Item]), ...emptyAfter(list)]
  let after = items.at(-1)?.id ?? null
  return pictures.slice(0, roomFor(list, isTaken)).map((media, at): Operation => {
    const place = places[at]
    if (place) {
      return { do: 'set-field', section, field: `${list.list}/${place.id}/${name}`, value: image(media) }
    }
    const item = { ...newItem(field, newId()), [name]: image(media) }
    const operation: Operation = { do: 'insert-item', section, list: list.list, after, item }
    after = item.id
    return operation
  })
}
