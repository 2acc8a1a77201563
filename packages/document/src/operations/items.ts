import { checkItem, findField, type Item, type ListField, lenient, valueFor, writeField } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { checkPictures, getTemplate } from '../content.ts'
import { narrowedFields } from '../narrowed.ts'
import type { Operation } from '../operation.ts'
import { idBefore, insertAfter, withoutIndex } from '../order.ts'
import { type FoundSection, getSection, withSections } from '../places.ts'
import { Problem, problems } from '../problems.ts'
import type { Section, Site } from '../site.ts'
import type { Apply } from './verb.ts'

/** Puts a new item into a list of a section, at any depth. */
export const insertItem: Apply<'insert-item'> = (site, operation, catalog) => {
  const { section, list, after } = operation
  const target = getList(site, section, list, catalog)
  const { field, items } = target
  if (items.length >= field.max) {
    throw countLimit(`"${list}" holds at most ${field.max} and has ${items.length}. Remove one before you add another.`)
  }
  const checked = lenient(checkItem(field.fields, operation.item))
  if (!checked.ok) throw problems.valueRefused(list, checked.refusals)
  const item = checked.value
  if (items.some(({ id }) => id === item.id)) {
    throw new Problem('item-exists', `"${list}" already has an item "${item.id}". Give the new one an id of its own.`)
  }
  return {
    site: withItems(site, target, list, insertAfter(items, after, item)),
    // What a file left below the least cannot be emptied by a removal, so it is put back whole.
    inverse:
      items.length < field.min ? putBack(section, list, target) : { do: 'remove-item', section, list, item: item.id },
  }
}

/** Puts an item elsewhere in its own list. */
export const moveItem: Apply<'move-item'> = (site, operation, catalog) => {
  const { section, list, item: id, after } = operation
  const target = getList(site, section, list, catalog)
  const index = getIndex(target.items, id, list)
  const item = target.items[index] as Item
  return {
    site: withItems(site, target, list, insertAfter(withoutIndex(target.items, index), after, item)),
    inverse: { ...operation, after: idBefore(target.items, index) },
  }
}

/** Takes an item out of its list. */
export const removeItem: Apply<'remove-item'> = (site, operation, catalog) => {
  const { section, list, item: id } = operation
  const target = getList(site, section, list, catalog)
  const { field, items } = target
  const index = getIndex(items, id, list)
  if (items.length <= field.min) {
    throw countLimit(`"${list}" needs at least ${field.min}. Add another before you remove this one.`)
  }
  const after = idBefore(items, index)
  const item = items[index] as Item
  return {
    site: withItems(site, target, list, withoutIndex(items, index)),
    // A list that a file filled past what may be added (ceiling) cannot be refilled by an insert, so it is put back whole.
    inverse:
      items.length > field.max ? putBack(section, list, target) : { do: 'insert-item', section, list, after, item },
  }
}

/** A list as it stands, also where it is beyond its limits. */
function putBack(section: string, list: string, { field, items }: FoundList): Operation {
  const back = { do: 'set-field' as const, section, field: list, value: items }
  return field.check(items).ok ? back : { ...back, asWas: true }
}

interface FoundList {
  readonly found: FoundSection
  readonly facts: ReturnType<typeof getTemplate>
  readonly field: ListField
  readonly items: readonly Item[]
}

function getList(site: Site, id: string, list: string, catalog: Catalog): FoundList {
  const found = getSection(site, id)
  const facts = getTemplate(catalog, found.section.template)
  const at = findField(narrowedFields(found.section, facts.fields), found.section.content, list)
  if (!at.ok && at.lost === 'item') throw problems.itemMissing(at.step, list)
  if (!at.ok || at.field.kind !== 'list') throw problems.listMissing(list)
  return {
    found,
    facts,
    field: at.field,
    items: valueFor(at.field, at.value),
  }
}

function getIndex(items: readonly Item[], id: string, list: string): number {
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) throw problems.itemMissing(id, list)
  return index
}

function withItems(site: Site, { found, facts }: FoundList, list: string, items: readonly Item[]): Site {
  const { place, sections, index, section } = found
  const changed: Section = { ...section, content: writeField(section.content, list, items) }
  checkPictures(site, facts.fields, changed.content, section.content)
  return withSections(site, place, sections.with(index, changed))
}

function countLimit(message: string): Problem {
  return new Problem('count-limit', message)
}
