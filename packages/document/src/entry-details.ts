// Custom fields in files of entries: a column for each detail that a list asks of all (0150).
import {
  DETAIL_FIELDS,
  type Field,
  type Fields,
  type Item,
  initialContent,
  type Json,
  type ListField,
  nameOfRole,
} from '@mimar/fields'
import { titleKey } from './entry-rows.ts'
import type { DetailRead, EntryShape } from './entry-shape.ts'

interface DetailColumn {
  readonly title: string
  /** The list that holds the answers, and the name of the value in an answer. */
  readonly list: string
  readonly name: string
  readonly field: Field
  readonly of: string
  readonly language?: string
}

/** The list of an entry that holds what it answers to its list; undefined where entries have none. */
function detailAnswersIn({ fields }: Pick<EntryShape, 'fields'>): readonly [string, ListField] | undefined {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'list' && holdsAnswers(field)) return [name, field]
  return undefined
}

/** Whether a list holds such answers, among what an entry says itself. */
export const holdsAnswers = ({ fields }: ListField): boolean => nameOfRole(fields, 'detail') !== undefined

/** The item answers nothing that a list asks: it is the entry's own. */
export const isOwn = (item: Item, fields: Fields): boolean => !item[nameOfRole(fields, 'detail') ?? '']

/** Columns by the names that the list gives; one that is called as another column has `details` before it. */
export function detailColumns(shape: EntryShape, taken: readonly string[]): readonly DetailColumn[] {
  const [list, field] = detailAnswersIn(shape) ?? []
  if (list === undefined || !field) return []
  const known = new Set(taken.map(titleKey))
  return shape.details.flatMap(({ id, title, kind }, index) => {
    const name = DETAIL_FIELDS[kind]
    const written = field.fields[name]
    // A picture has no place in a file.
    if (!written || written.kind === 'image') return []
    const called = freeTitle(title || `${index + 1}`, known)
    const column = { list, name, field: written, of: id }
    if (kind !== 'TEXT') return [{ ...column, title: called }]
    return shape.languages.map((language) => ({ ...column, title: `${called} ${language}`, language }))
  })
}

function freeTitle(title: string, known: Set<string>): string {
  const names = [title, `details ${title}`, ...Array.from({ length: 12 }, (_, at) => `details ${title} ${at + 2}`)]
  const free = names.find((one) => !known.has(titleKey(one))) ?? title
  known.add(titleKey(free))
  return free
}

/** What the items of a list are after a row has answered; an answer that is not there yet comes last. */
export function answersAfter(
  list: ListField,
  before: readonly Item[],
  read: readonly DetailRead[],
  newId: () => string,
): readonly Item[] {
  const detail = nameOfRole(list.fields, 'detail') as string
  let items = before
  for (const { of, name, language, value } of read) {
    const found = items.find((item) => item[detail] === of)
    if (!found && (value === null || value === '')) continue
    const item = found ?? { ...(initialContent(list.fields) as Item), id: newId(), [detail]: of }
    const changed = {
      ...item,
      [name]: language === undefined ? value : inLanguage(item[name] as Json, language, value),
    } as Item
    items = found ? items.map((one) => (one === found ? changed : one)) : [...items, changed]
  }
  return items
}

function inLanguage(texts: Json | undefined, language: string, value: Json): Json {
  const { [language]: _, ...others } = (texts ?? {}) as { readonly [language: string]: Json }
  return value === null || value === '' ? others : { ...others, [language]: value }
}
