import { isTableEmpty, readTable, writeTable } from '../table.ts'
import type { FileFault, Given, ReadFile, Returned, Unit } from './exchange.ts'

const STATES = { todo: 'to do', changed: 'original changed', done: 'done' }

/** Texts as a table that spreadsheets open. */
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
  return writeTable([header, ...units.map(row)])
}

/** Reads such a table again, whatever a spreadsheet has made of its commas; or every fault of it. */
export function readCsv(input: string): ReadFile {
  if (isTableEmpty(input)) return { faults: [{ code: 'file-empty', params: {} }] }
  const table = readTable(input)
  if ('line' in table) return { faults: [{ code: 'quote-open', params: { line: table.line } }] }
  const [header, ...others] = table.rows
  const columns = columnsOf(header?.cells ?? [])
  if ('faults' in columns) return columns
  const faults: FileFault[] = []
  const seen = new Set<string>()
  const units = others.flatMap(({ cells, line }): Returned[] => {
    if (cells.every((one) => one.trim() === '')) return []
    const at = (index: number) => (index < 0 ? undefined : (cells[index] ?? ''))
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
