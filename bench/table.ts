/** One measured thing. `floor` is what a bare program reached in the same run. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** At most this, or with `atLeast` at least this; none where only the figure is of interest. */
  readonly budget?: number
  readonly atLeast?: boolean
  readonly floor?: number
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export const holds = ({ measured, budget, atLeast }: Row) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget)

/** Prints the rows as a table, and says which do not hold; a row over its budget makes the whole run end with 1. */
export function printTable(title: string, rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    row.what,
    `${figure(row.measured)} ${row.unit}`,
    row.budget === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${figure(row.budget)}`,
    figure(row.floor),
    holds(row) ? '' : 'OVER',
  ])
  const table = [['', 'measured', 'budget', 'floor', ''], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => (line[column] ?? '').length)))
  console.log(`\n${title}`)
  for (const line of table) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
  }
  if (!rows.every(holds)) process.exitCode = 1
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` (0–1) of all values do not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN
