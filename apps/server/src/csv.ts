// CSV (RFC 4180), as spreadsheets open it.

export type Cell = string | number | boolean | null

/** Rows as a table; a value that a spreadsheet would take for a formula (CSV injection) is kept from being one. */
export function asCsv(rows: readonly (readonly Cell[])[]): string {
  // Without the mark at the start, spreadsheets take the text for another encoding.
  return `\uFEFF${rows.map((row) => row.map(textOf).join(',')).join('\r\n')}\r\n`
}

function textOf(value: Cell): string {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
