// Lists of an entry in JSON: its facts, its buttons, the blocks of the text below it.
import {
  checkMarks,
  type Field,
  type Fields,
  type Item,
  initialContent,
  isId,
  type Json,
  type ListField,
  type Localized,
  marksAfter,
} from '@mimar/fields'
import { isObject, type Spot } from './entry-rows.ts'
import type { EntryValue, ItemRead, ListRead, TableFault } from './entry-shape.ts'

/** The fields of an item that stand in a file: all that it says, and how loud a button is. */
const inFile = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, { kind }]) => !['image', 'file', 'group', 'list'].includes(kind))

/** A text in each language of the site, also where it says nothing: who takes the file in has it again as it was. */
export const inLanguages = (value: Json | undefined, languages: readonly string[]): Json =>
  isObject(value)
    ? Object.fromEntries(languages.map((code) => [code, (value as Localized)[code] ?? '']))
    : (value ?? null)

/** The items of a list as they go into JSON. */
export function itemsToJson({ fields }: ListField, items: readonly Item[], languages: readonly string[]): Json {
  return items.map((item) => ({
    id: item.id,
    ...Object.fromEntries(
      inFile(fields).map(([name, { initial }]) => [name, inLanguages(item[name] ?? initial, languages)]),
    ),
  }))
}

interface Reading {
  readonly spot: Spot
  readonly languages: readonly string[]
}

/** Reads such items again. */
export function readItems(
  title: string,
  list: ListField,
  said: readonly unknown[],
  reading: Reading,
): { readonly read: ListRead; readonly faults: readonly TableFault[] } {
  const items = said.map((item, index) => readItem(`${title} ${index + 1}`, list.fields, item, reading))
  const tooMany = { ...reading.spot, code: 'too-many', column: title, found: String(list.ceiling) } as const
  return {
    read: { items: items.map(({ item }) => item), isWhole: true },
    faults: [...(said.length > list.ceiling ? [tooMany] : []), ...items.flatMap(({ faults }) => faults)],
  }
}

function readItem(title: string, fields: Fields, said: unknown, { spot, languages }: Reading) {
  const faults: TableFault[] = []
  const refuse = (code: TableFault['code'], column: string, found = '') =>
    faults.push({ ...spot, code, column, found } as TableFault)
  if (!isObject(said)) refuse('no-entry', title)
  const { id, ...rest } = isObject(said) ? said : {}
  const known = new Map(inFile(fields))
  const values = Object.entries(rest).flatMap(([name, value]): readonly EntryValue[] => {
    const field = known.get(name)
    if (!field) refuse('column-unknown', `${title} ${name}`, name)
    if (field?.kind === 'text' || field?.kind === 'marks') {
      if (!isObject(value)) refuse('text', `${title} ${name}`)
      return Object.entries(isObject(value) ? value : {}).flatMap(([language, words]) => {
        const column = `${title} ${name} ${language}`
        if (!languages.includes(language)) refuse('column-unknown', column, language)
        const checked = field.kind === 'text' ? field.checkText(words ?? '') : checkMarks(words ?? '')
        if (checked.ok) return [{ field: name, language, value: checked.value === '' ? null : checked.value }]
        const isLong = checked.refusals.some(({ code }) => code === 'too-long')
        if (field.kind === 'marks') refuse('marks', column)
        else refuse(isLong ? 'too-long' : 'text', column, String(field.limit ?? ''))
        return []
      })
    }
    const checked = field?.check(value)
    if (checked?.ok) return [{ field: name, value: checked.value as Json }]
    if (field) refuse(field.kind === 'link' ? 'link' : 'form', `${title} ${name}`, String(value))
    return []
  })
  const item: ItemRead = { ...(isId(id) && { id }), values }
  return { item, faults }
}

/** What a list is after a row has been taken in: as the row has it, and what it lacks of as many as there always are is empty. */
export function itemsAfter(
  list: ListField,
  before: readonly Item[],
  read: ListRead,
  newId: () => string,
): readonly Item[] {
  const said = itemsSaid(list, before, read, newId)
  const known = new Set(said.map(({ id }) => id))
  const empty = (list.initial as readonly Item[]).slice(said.length)
  return [...said, ...empty.map((item) => (known.has(item.id) ? { ...item, id: newId() } : item))]
}

/** Whether a row leaves fewer items than a list always has. */
export const isTooShort = (list: ListField, before: readonly Item[], read: ListRead): boolean =>
  list.min > 0 && itemsSaid(list, before, read, () => '').length < list.min

/** What the row does not say of an item stays, its picture too. */
function itemsSaid(
  { fields }: ListField,
  before: readonly Item[],
  { items, isWhole }: ListRead,
  newId: () => string,
): readonly Item[] {
  const known = new Map(before.map((item) => [item.id, item]))
  const named = new Set(items.flatMap(({ id }) => id ?? []))
  const given = new Set<string>()
  const isFree = (id: string | undefined): id is string => id !== undefined && !given.has(id)
  const written = items.flatMap((read, index): readonly Item[] => {
    const here = before[index]?.id
    const own = read.id ?? (here !== undefined && named.has(here) ? undefined : here)
    const id = isFree(own) ? own : newId()
    given.add(id)
    const was = known.get(id)
    const item = withValues(was ?? { ...initialContent(fields), id }, fields, read.values)
    // A row of a table has empty cells where another row has one more.
    const isLeftOut = !isWhole && !saysSomething(item, fields) && !(was && !saysSomething(was, fields))
    return isLeftOut ? [] : [item]
  })
  return isWhole ? written : [...written, ...before.slice(items.length)]
}

const saysSomething = (item: Item, fields: Fields) =>
  Object.entries(fields).some(([name, { kind }]) => kind === 'text' && Object.keys(item[name] ?? {}).length > 0)

/** Texts first: what is marked in them follows its words, unless the row says what is marked. */
export function withValues(item: Item, fields: Fields, values: readonly EntryValue[]): Item {
  const changed: { [name: string]: Json } = { ...item }
  const write = (name: string, language: string, value: Json) => {
    const { [language]: _, ...others } = (changed[name] ?? {}) as Localized
    changed[name] = value === null || value === '' ? others : { ...others, [language]: value as string }
  }
  const isOf = (kind: Field['kind']) => (value: EntryValue) => fields[value.field]?.kind === kind
  for (const { field: name, language = '', value } of values.filter(isOf('text'))) {
    const field = fields[name]
    const marks = field?.kind === 'text' ? field.beside?.marks : undefined
    const words = ((changed[name] ?? {}) as Localized)[language] ?? ''
    const marked = marks === undefined ? '' : (((changed[marks] ?? {}) as Localized)[language] ?? '')
    write(name, language, value)
    if (marks !== undefined && marked !== '') write(marks, language, marksAfter(marked, words, String(value ?? '')))
  }
  for (const { field, language = '', value } of values.filter(isOf('marks'))) write(field, language, value)
  for (const { field, language, value } of values) if (language === undefined) changed[field] = value
  return changed as Item
}
