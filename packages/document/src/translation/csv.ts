import type { FileFault, Given, ReadFile, Returned, Unit } from './exchange.ts'

const STATES = { todo: 'to do', changed: 'original changed', done: 'done' }

/** A table that spreadsheets open (RFC 4180, with the mark at the start by which they know the encoding). */
export function writeCsv({ source, target, units }: Given): string {
  const header = ['id', 'place', `source ${source}`, `target ${target}`, 'limit', 'state', 'version']
  const row = (unit: Unit) => [
    unit.id,
    unit.place,
    unit.source,
    unit.target,
    unit.limit === null ? '' : String(unit.limit),
    STATES[unit.state],
    unit.version,
  ]
  return `\uFEFF${[header, ...units.map(row)].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A value that a spreadsheet would take for a formula is kept from being one, in a way that can be taken back. */
function cell(text: string): string {
  const plain = /^'*[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function plainText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t])/, '').replace(/\r\n?/g, '\n')
}

/** Reads such a table again, whatever a spreadsheet has made of its commas; or every fault of it. */
export function readCsv(input: string): ReadFile {
  const text = input.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { faults: [{ code: 'file-empty', params: {} }] }
  const rows = readRows(text, delimiterOf(text))
  if ('line' in rows) return { faults: [{ code: 'quote-open', params: { line: rows.line } }] }
  const [header, ...others] = rows.rows
  const columns = columnsOf(header?.cells ?? [])
  if ('faults' in columns) return columns
  const faults: FileFault[] = []
  const seen = new Set<string>()
  const units = others.flatMap(({ cells, line }): Returned[] => {
    if (cells.every((one) => one.trim() === '')) return []
    const at = (index: number) => (index < 0 ? undefined : plainText(cells[index] ?? ''))
    const id = at(columns.id)?.trim() ?? ''
    if (cells.length > (header?.cells.length ?? 0)) faults.push({ code: 'cells-wrong', params: { line } })
    else if (id === '') faults.push({ code: 'id-missing', params: { place: line } })
    else if (seen.has(id)) faults.push({ code: 'id-repeated', params: { id } })
    seen.add(id)
    const version = at(columns.version)?.trim() || undefined
    const isDone = at(columns.state)?.trim().toLowerCase() === STATES.done
    return [{ id, source: at(columns.source), target: at(columns.target) ?? '', version, isDone }]
  })
  if (faults.length > 0) return { faults }
  return { file: { source: columns.sourceLanguage, target: columns.targetLanguage, units } }
}

interface Columns {
  readonly id: number
  readonly source: number
  readonly target: number
  readonly version: number
  readonly state: number
  readonly sourceLanguage: string | undefined
  readonly targetLanguage: string
}

function columnsOf(header: readonly string[]): Columns | { readonly faults: readonly FileFault[] } {
  const names = header.map((name) => name.trim().toLowerCase())
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const [id, target, source] = [find(/^id$/), find(/^target \S+$/), find(/^source \S+$/)]
  const faults: FileFault[] = []
  if (id < 0) faults.push({ code: 'column-missing', params: { column: 'id' } })
  if (target < 0) faults.push({ code: 'column-missing', params: { column: 'target …' } })
  if (faults.length > 0) return { faults }
  return {
    ...{ id, target, source },
    version: find(/^version$/),
    state: find(/^state$/),
    targetLanguage: names[target]?.slice('target '.length) ?? '',
    sourceLanguage: source < 0 ? undefined : names[source]?.slice('source '.length),
  }
}

/** What stands between the cells of the first line: programs of some countries write semicolons. */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]/)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

/** The rows of the table, or the line of a quotation mark that is never closed. */
function readRows(text: string, delimiter: string): { readonly rows: readonly Row[] } | { readonly line: number } {
  const rows: Row[] = []
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*|))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  let cells: string[] = []
  let [line, began] = [1, 1]
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text)
    if (!match) return { line }
    const [whole, quoted, plain = '', end] = match
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === delimiter && pattern.lastIndex < text.length) continue
    if (end === delimiter) cells.push('')
    rows.push({ cells, line: began })
    cells = []
    began = line
  }
  return { rows }
}
