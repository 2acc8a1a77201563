// CSV (RFC 4180), as spreadsheets of all countries write it.

/** A table that spreadsheets open, with the mark at the start by which they know the encoding. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A value that a spreadsheet would take for a formula is kept from being one, in a way that can be taken back. */
function cell(text: string): string {
  const plain = /^'*[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function plainText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t])/, '').replace(/\r\n?/g, '\n')
}

const MARK = /^\uFEFF/

/** Whether nothing stands in it. */
export const isTableEmpty = (input: string): boolean => input.replace(MARK, '').trim() === ''

/** The rows of such a table, whatever a spreadsheet has made of its commas; or the line of a quotation mark that is never closed. */
export function readTable(input: string): ReadTable {
  const text = input.replace(MARK, '')
  const read = readRows(text, delimiterOf(text))
  if ('line' in read) return read
  return { rows: read.rows.map(({ cells, line }) => ({ cells: cells.map(plainText), line })) }
}

type ReadTable = { readonly rows: readonly Row[] } | { readonly line: number }

/** What stands between the cells of the first line: programs of some countries write semicolons. */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]/)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** A row, and the line it begins on. */
interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

function readRows(text: string, delimiter: string): ReadTable {
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
