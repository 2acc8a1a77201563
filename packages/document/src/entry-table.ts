// Bulk import and export of entries, CSV and JSON: a row each, a column for each text in each language (COLL-9).
import type { Content, Field, Fields, Json, Localized } from '@mimar/fields'
import { type DayOrder, orderOfDays, readDay } from './entry-days.ts'
import { type FileFault, isObject, NO, type Row, readRows, type Spot, titleKey, YES } from './entry-rows.ts'
import { writeTable } from './table.ts'

/** An entry as it goes into a table. */
export interface EntryToWrite {
  /** The path of its page. */
  readonly address: string
  readonly isDraft: boolean
  readonly content: Content
}

/** One value that a row says. */
export interface EntryValue {
  readonly field: string
  readonly language?: string
  /** null clears a text. */
  readonly value: Json
}

/** A row that could be read; what it has no column for is undefined, and stays. */
export interface EntryRead extends Spot {
  readonly address: string | undefined
  readonly isDraft: boolean | undefined
  readonly values: readonly EntryValue[]
}

/** Why a file cannot be taken in, and where. */
export type TableFault =
  | FileFault
  | (Omit<FileFault, 'code'> & { readonly code: 'column-unknown' | 'too-long' | 'date-order' | TableKind })

/** Kinds of values, each of which has a form of its own. */
type TableKind = 'date' | 'hours' | 'price' | 'flag' | 'code'

interface Column {
  readonly title: string
  readonly name: string
  readonly field: Field
  readonly language?: string
}

const ADDRESS = 'address'
const DRAFT = 'draft'

const isValue = (field: Field): field is Field & { readonly kind: TableKind } =>
  ['date', 'hours', 'price', 'flag', 'code'].includes(field.kind) && field.role !== 'collection'

/** The columns of a table, beside address and draft: what an entry says, and not how it looks. */
function columnsOf(fields: Fields, languages: readonly string[]): readonly Column[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Column[] => {
    if (field.isDesign) return []
    if (field.kind !== 'text') return isValue(field) ? [{ title: name, name, field }] : []
    return languages.map((language) => ({ title: `${name} ${language}`, name, field, language }))
  })
}

/** Entries as a table that spreadsheets open. */
export function entriesToCsv(entries: readonly EntryToWrite[], fields: Fields, languages: readonly string[]): string {
  const columns = columnsOf(fields, languages)
  const rows = entries.map((entry) => [
    ...[entry.address, entry.isDraft ? YES : NO],
    ...columns.map((column) => cellOf(entry.content, column)),
  ])
  return writeTable([[ADDRESS, DRAFT, ...columns.map(({ title }) => title)], ...rows])
}

/** The same as data for programs. */
export function entriesToJson(entries: readonly EntryToWrite[], fields: Fields, languages: readonly string[]): string {
  const names = [...new Set(columnsOf(fields, languages).map(({ name }) => name))]
  // Texts of a language that the site has no more are kept, and would be a column that nobody knows.
  const valueIn = (value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([code]) => languages.includes(code))) : value
  const data = entries.map(({ address, isDraft, content }) => ({
    ...{ [ADDRESS]: address, [DRAFT]: isDraft },
    ...Object.fromEntries(names.map((name) => [name, valueIn(content[name] ?? fields[name]?.initial ?? null)])),
  }))
  return `${JSON.stringify(data, null, 2)}\n`
}

function cellOf(content: Content, { name, field, language }: Column): string {
  const value = content[name] ?? field.initial
  if (language !== undefined) return (value as Localized)[language] ?? ''
  if (field.kind === 'flag') return value === true ? YES : NO
  return value === null ? '' : String(value)
}

interface ReadEntries {
  readonly entries: readonly EntryRead[]
  /** With any, nothing is to be taken in. */
  readonly faults: readonly TableFault[]
}

/** Reads such a file again, whichever of the two it is; what it lacks is left as it is. */
export function readEntries(text: string, fields: Fields, languages: readonly string[]): ReadEntries {
  const { titles, rows, faults } = readRows(text)
  const columns = new Map(columnsOf(fields, languages).map((column) => [titleKey(column.title), column]))
  const isKnown = (title: string) => ['', ADDRESS, DRAFT].includes(title) || columns.has(title)
  const unknown = titles.flatMap(({ title, ...spot }): readonly TableFault[] =>
    isKnown(titleKey(title)) ? [] : [{ ...spot, code: 'column-unknown', column: title, found: title }],
  )
  const isDay = (title: string) => columns.get(title)?.field.kind === 'date'
  const days = rows.flatMap(({ cells }) => [...cells].flatMap(([title, cell]) => (isDay(title) ? [cell] : [])))
  const order = orderOfDays(days)
  const read = rows.map((row) => readRow(row, columns, order))
  return {
    entries: read.map(({ entry }) => entry),
    faults: [...unknown, ...faults, ...read.flatMap((one) => one.faults)],
  }
}

function readRow(
  { cells, ...spot }: Row,
  columns: ReadonlyMap<string, Column>,
  order: DayOrder,
): { readonly entry: EntryRead; readonly faults: readonly TableFault[] } {
  const faults: TableFault[] = []
  const values: EntryValue[] = []
  for (const [title, cell] of cells) {
    const column = columns.get(title)
    const read = column && readCell(cell, column, spot, order)
    if (read && 'code' in read) faults.push(read)
    else if (read) values.push(read)
  }
  const draft = cells.get(DRAFT)
  const isDraft = draft === undefined ? undefined : flagOf(draft)
  if (isDraft === null) faults.push({ ...spot, code: 'flag', column: DRAFT, found: draft ?? '' })
  const address = cells.get(ADDRESS)?.trim() || undefined
  return { entry: { ...spot, address, isDraft: isDraft ?? undefined, values }, faults }
}

function readCell(cell: string, column: Column, spot: Spot, order: DayOrder): EntryValue | TableFault {
  const { title, name, field, language } = column
  if (language !== undefined && field.kind === 'text') {
    const { limit, checkText } = field
    const checked = checkText(cell)
    if (checked.ok) return { field: name, language, value: checked.value === '' ? null : checked.value }
    const isLong = checked.refusals.some(({ code }) => code === 'too-long')
    return { ...spot, code: isLong ? 'too-long' : 'text', column: title, found: String(limit ?? '') }
  }
  const value = plainValue(cell, field, order)
  if (value === undefined) return { ...spot, code: 'date-order', column: title, found: cell }
  const checked = value === null ? null : field.check(value)
  if (checked?.ok) return { field: name, value: checked.value as Json }
  return { ...spot, code: field.kind as TableKind, column: title, found: cell }
}

/** What a cell says, for its field to check; null for what is neither yes nor no, undefined for what may be two days. */
function plainValue(cell: string, { kind }: Field, order: DayOrder): string | boolean | null | undefined {
  if (kind === 'flag') return flagOf(cell)
  return kind === 'date' ? readDay(cell, order) : cell
}

/** As people say yes and no in the languages of the editor; null is neither. */
function flagOf(cell: string): boolean | null {
  const said = cell.trim().toLowerCase()
  if (['yes', 'true', '1', 'x', 'ja', 'oui', 'evet', 'نعم'].includes(said)) return true
  return ['', 'no', 'false', '0', 'nein', 'non', 'hayır', 'لا'].includes(said) ? false : null
}
