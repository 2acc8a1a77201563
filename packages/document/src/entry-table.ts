// Bulk import and export of entries, CSV and JSON: a row each, a column for each text in each language (COLL-9).
import type { Content, Field, Fields, Json, Localized } from '@mimar/fields'
import { isTableEmpty, readTable, writeTable } from './table.ts'

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
export interface EntryRead {
  readonly line: number
  readonly address: string | undefined
  readonly isDraft: boolean | undefined
  readonly values: readonly EntryValue[]
}

/** Why a file cannot be taken in, and where. */
export interface TableFault {
  readonly code:
    | 'empty'
    | 'quote-open'
    | 'not-json'
    | 'column-unknown'
    | 'cells-wrong'
    | 'too-long'
    | 'text'
    | TableKind
  readonly line: number
  readonly column: string
  /** What stands there, or how long it may be. */
  readonly found: string
}

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
const YES = 'yes'
const NO = 'no'

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

interface Grid {
  readonly header: readonly string[]
  /** A cell that a row does not have is undefined: what is there is left as it is. */
  readonly rows: readonly { readonly cells: readonly (string | undefined)[]; readonly line: number }[]
}

interface ReadEntries {
  readonly entries: readonly EntryRead[]
  /** With any, nothing is to be taken in. */
  readonly faults: readonly TableFault[]
}

/** Reads such a file again, whichever of the two it is; what it lacks is left as it is. */
export function readEntries(text: string, fields: Fields, languages: readonly string[]): ReadEntries {
  const refused = (code: TableFault['code'], line = 1): ReadEntries => ({
    ...{ entries: [], faults: [{ code, line, column: '', found: '' }] },
  })
  if (isTableEmpty(text)) return refused('empty')
  const isJson = /^\uFEFF?\s*[[{]/.test(text)
  const grid = isJson ? gridOfJson(text) : gridOfTable(text)
  if (grid === undefined) return refused('not-json')
  if ('line' in grid) return refused('quote-open', grid.line)
  const columns = columnsOf(fields, languages)
  const known = grid.header.map((title) => columns.find((column) => sameTitle(column.title, title)))
  const isOwn = (title: string) => sameTitle(title, ADDRESS) || sameTitle(title, DRAFT)
  const faults = grid.header.flatMap((title, index): readonly TableFault[] =>
    known[index] || isOwn(title) || title.trim() === ''
      ? []
      : [{ code: 'column-unknown', line: 1, column: title, found: title }],
  )
  const read = grid.rows.map((row) => readRow(row, grid.header, known))
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    faults: [...faults, ...read.flatMap((one) => one.faults)],
  }
}

const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function gridOfTable(text: string): Grid | { readonly line: number } {
  const table = readTable(text)
  if ('line' in table) return table
  const [header, ...rows] = table.rows
  return {
    header: header?.cells ?? [],
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

/** A list of objects as rows: `{ "title": { "de": "…" } }` is a column `title de`. Undefined for anything else. */
function gridOfJson(text: string): Grid | undefined {
  const data = parsed(text.replace(/^\uFEFF/, ''))
  if (!Array.isArray(data) || !data.every(isObject)) return undefined
  const flat = data.map((one) => new Map(Object.entries(one).flatMap(cellsOfJson)))
  const header = [...new Set(flat.flatMap((cells) => [...cells.keys()]))]
  return {
    header,
    rows: flat.map((cells, index) => ({ cells: header.map((title) => cells.get(title)), line: index + 1 })),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function cellsOfJson([name, value]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (isObject(value))
    return Object.entries(value).map(([language, text]) => [`${name} ${language}`, String(text ?? '')])
  const text = typeof value === 'boolean' ? (value ? YES : NO) : String(value ?? '')
  return [[name, text]]
}

function readRow(
  { cells, line }: Grid['rows'][number],
  header: readonly string[],
  columns: readonly (Column | undefined)[],
): { readonly entry?: EntryRead; readonly faults: readonly TableFault[] } {
  if (cells.length > header.length) {
    return { faults: [{ code: 'cells-wrong', line, column: '', found: String(cells.length) }] }
  }
  const faults: TableFault[] = []
  const values = columns.flatMap((column, index): readonly EntryValue[] => {
    const cell = cells[index]
    if (!column || cell === undefined) return []
    const read = readCell(cell, column, line)
    if ('code' in read) faults.push(read)
    return 'code' in read ? [] : [read]
  })
  const own = (title: string) => cells[header.findIndex((one) => sameTitle(one, title))]?.trim()
  const draft = own(DRAFT)
  const isDraft = draft === undefined ? undefined : flagOf(draft)
  if (isDraft === null) faults.push({ code: 'flag', line, column: DRAFT, found: draft ?? '' })
  const address = own(ADDRESS) || undefined
  return { entry: { line, address, isDraft: isDraft ?? undefined, values }, faults }
}

function readCell(cell: string, { title, name, field, language }: Column, line: number): EntryValue | TableFault {
  if (language !== undefined && field.kind === 'text') {
    const { limit, checkText } = field
    const checked = checkText(cell)
    if (checked.ok) return { field: name, language, value: checked.value === '' ? null : checked.value }
    const isLong = checked.refusals.some(({ code }) => code === 'too-long')
    return { code: isLong ? 'too-long' : 'text', line, column: title, found: String(limit ?? '') }
  }
  const value = field.kind === 'flag' ? flagOf(cell) : cell
  const checked = value === null ? null : field.check(value)
  if (checked?.ok) return { field: name, value: checked.value as Json }
  return { code: field.kind as TableKind, line, column: title, found: cell }
}

/** As people say yes and no in the languages of the editor; null is neither. */
function flagOf(cell: string): boolean | null {
  const said = cell.trim().toLowerCase()
  if (['yes', 'true', '1', 'x', 'ja', 'oui', 'evet', 'نعم'].includes(said)) return true
  return ['', 'no', 'false', '0', 'nein', 'non', 'hayır', 'لا'].includes(said) ? false : null
}
