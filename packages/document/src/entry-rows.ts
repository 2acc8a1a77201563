import { faultOfJson } from './json-fault.ts'
import { isTableEmpty, readTable } from './table.ts'

/** Where something stands in a file: in which line, or of a list in JSON in which entry, both counted from 1. */
export interface Spot {
  readonly by: 'line' | 'entry'
  readonly line: number
}

/** Why a file cannot be taken in, and where. */
export interface RowFault extends Spot {
  readonly code: 'empty' | 'quote-open' | 'not-json' | 'json-broken' | 'no-entry' | 'cells-wrong' | 'text'
  readonly column: string
  /** What stands there, or at which sign of the line. */
  readonly found: string
}

/** What a file says of one entry; what it does not say has no cell. */
export interface Row extends Spot {
  /** By their titles, as `titleKey` has them. */
  readonly cells: ReadonlyMap<string, string>
  /** Lists, which JSON alone has. */
  readonly lists: ReadonlyMap<string, readonly unknown[]>
}

interface Rows {
  /** The columns, and where each comes first. */
  readonly titles: readonly (Spot & { readonly title: string })[]
  readonly rows: readonly Row[]
  readonly faults: readonly RowFault[]
}

/** Titles that people write alike are one. */
export const titleKey = (title: string): string => title.trim().toLowerCase()

export const YES = 'yes'
export const NO = 'no'

/** The rows of a file, whichever of the two it is. */
export function readRows(input: string): Rows {
  const text = input.replace(/^\uFEFF/, '')
  if (isTableEmpty(text)) return refused('empty', 1)
  return /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfTable(text)
}

const refused = (code: RowFault['code'], line: number, found = ''): Rows => ({
  ...{ titles: [], rows: [], faults: [{ code, by: 'line', line, column: '', found }] },
})

function rowsOfTable(text: string): Rows {
  const table = readTable(text)
  if ('line' in table) return refused('quote-open', table.line)
  const [header = { cells: [], line: 1 }, ...rows] = table.rows
  const said = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const spot = (line: number) => ({ by: 'line' as const, line })
  return {
    titles: header.cells.map((title) => ({ title, ...spot(header.line) })),
    rows: said.flatMap(({ cells, line }) => {
      const titled = cells.flatMap((cell, index) => {
        const title = header.cells[index]
        return title === undefined ? [] : [[titleKey(title), cell] as const]
      })
      return titled.length < cells.length ? [] : [{ ...spot(line), cells: new Map(titled), lists: new Map() }]
    }),
    faults: said.flatMap(({ cells, line }): readonly RowFault[] =>
      cells.length <= header.cells.length
        ? []
        : [{ ...spot(line), code: 'cells-wrong', column: '', found: String(cells.length) }],
    ),
  }
}

/** A list of objects as rows: `{ "title": { "de": "…" } }` is a column `title de`. */
function rowsOfJson(text: string): Rows {
  const broken = faultOfJson(text)
  if (broken) return refused('json-broken', broken.line, String(broken.sign))
  const data: unknown = JSON.parse(text)
  if (!Array.isArray(data)) return refused('not-json', 1)
  const titles = new Map<string, Rows['titles'][number]>()
  const rows: Row[] = []
  const faults: RowFault[] = []
  for (const [index, entry] of data.entries()) {
    const spot = { by: 'entry', line: index + 1 } as const
    if (!isObject(entry)) {
      faults.push({ ...spot, code: 'no-entry', column: '', found: '' })
      continue
    }
    const cells = new Map<string, string>()
    const lists = new Map<string, readonly unknown[]>()
    for (const [title, value] of Object.entries(entry).flatMap(cellsOfJson)) {
      if (!titles.has(titleKey(title))) titles.set(titleKey(title), { ...spot, title })
      if (typeof value === 'string') cells.set(titleKey(title), value)
      else if (value) lists.set(titleKey(title), value)
      else faults.push({ ...spot, code: 'text', column: title, found: '' })
    }
    rows.push({ ...spot, cells, lists })
  }
  return { titles: [...titles.values()], rows, faults }
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type JsonCell = string | readonly unknown[] | undefined

/** Undefined for what no cell of a table could say. */
function cellsOfJson([name, value]: readonly [string, unknown]): readonly (readonly [string, JsonCell])[] {
  if (Array.isArray(value)) return [[name, value]]
  if (!isObject(value)) return [[name, cellOfJson(value)]]
  return Object.entries(value).map(([language, text]) => [`${name} ${language}`, cellOfJson(text)])
}

function cellOfJson(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? YES : NO
  return typeof value === 'object' && value !== null ? undefined : String(value ?? '')
}
