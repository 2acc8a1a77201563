import type { Message } from '@mimar/contract'

const COLUMNS = ['at', 'kind', 'name', 'email', 'text', 'event', 'attending', 'guests', 'language'] as const

/** Messages as a table that spreadsheets open as it is. */
export function messagesAsCsv(messages: readonly Message[]): string {
  const rows = messages.map((message) => COLUMNS.map((column) => cell(message[column])))
  // Without the mark at the start, spreadsheets take the text for another encoding.
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** A value as text; one that a spreadsheet would take for a formula is kept from being one. */
function cell(value: string | number | boolean | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
