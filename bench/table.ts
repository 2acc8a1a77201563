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

/** What one bench measured. */
export interface Table {
  readonly title: string
  readonly rows: readonly Row[]
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const holds = ({ measured, budget, atLeast }: Row) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget)

const verdict = (row: Row) => (row.budget === undefined ? '' : holds(row) ? 'pass' : 'FAIL')

/** Hands the figures to the run they belong to, which prints them with those of the others. */
export function printTable(title: string, rows: readonly Row[]): void {
  if (process.send) process.send({ title, rows } satisfies Table)
  else printTables([{ title, rows }])
}

/** Prints all that was measured as one table. Answers how many rows do not hold. */
export function printTables(tables: readonly Table[]): number {
  const lines = tables.flatMap(({ title, rows }) => [
    [title, '', '', '', ''],
    ...rows.map((row) => [
      `  ${row.what}`,
      figure(row.floor),
      `${figure(row.measured)} ${row.unit}`.trim(),
      row.budget === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${figure(row.budget)}`,
      verdict(row),
    ]),
  ])
  const table = [['', 'floor', 'measured', 'budget', ''], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]!.length)))
  console.log('')
  for (const line of table) {
    const cells = line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
    console.log(cells.join('  ').trimEnd())
  }
  return tables.flatMap(({ rows }) => rows).filter((row) => !holds(row)).length
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` (0–1) of all values do not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN
