/** One measured thing. `floor` is what a bare program reached in the same run. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** At most this, or with `atLeast` at least this; none where only the figure is of interest. */
  readonly budget?: number
  readonly atLeast?: boolean
  readonly floor?: number
  /** The budget bounds `measured` divided by the floor, not `measured` itself. */
  readonly isRatio?: boolean
  /** Every round that was measured, in turns with those of the floor. */
  readonly rounds?: { readonly ours: readonly number[]; readonly floor: readonly number[] }
}

/** What one bench measured. */
export interface Table {
  readonly title: string
  readonly rows: readonly Row[]
}

interface Bounds {
  readonly what: string
  readonly unit: string
  /** At most so many times the floor, or with `atLeast` at least. */
  readonly ratio?: number
  /** An absolute budget instead. */
  readonly budget?: number
  readonly atLeast?: boolean
}

/** A row of rounds measured in turns with those of the floor: medians, bounded by their ratio or by themselves. */
export function inTurns(ours: readonly number[], floor: readonly number[], { ratio, ...bounds }: Bounds): Row {
  const middle = { measured: median(ours), floor: median(floor), rounds: { ours, floor } }
  return ratio === undefined ? { ...bounds, ...middle } : { ...bounds, ...middle, budget: ratio, isRatio: true }
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** How many times the floor; of rounds in turns the middle of each round's own, which what else the machine does touches least. */
function ratioOf({ measured, floor, rounds }: Row): number | undefined {
  if (rounds) return median(rounds.ours.map((one, round) => one / (rounds.floor[round] ?? Number.NaN)))
  return floor === undefined ? undefined : measured / floor
}

function holds(row: Row): boolean {
  const { measured, budget, atLeast, isRatio } = row
  const bounded = isRatio ? (ratioOf(row) ?? Number.NaN) : measured
  return budget === undefined || (atLeast ? bounded >= budget : bounded <= budget)
}

/** A floor that is usually worse than half its best, or than the budget itself, was measured on a machine that did something else. */
function isJudged({ rounds, atLeast, budget, isRatio }: Row): boolean {
  if (!rounds) return true
  const usual = median(rounds.floor)
  if (!isRatio && budget !== undefined && (atLeast ? usual < budget : usual > budget)) return false
  return atLeast ? usual >= Math.max(...rounds.floor) / 2 : usual <= Math.min(...rounds.floor) * 2
}

const verdict = (row: Row) =>
  row.budget === undefined ? '' : holds(row) ? 'pass' : isJudged(row) ? 'FAIL' : 'not judged'

const spread = ({ rounds }: Row) =>
  rounds ? `${figure(Math.min(...rounds.ours))}–${figure(Math.max(...rounds.ours))}` : ''

const bound = ({ budget, atLeast, isRatio }: Row) =>
  budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${figure(budget)}${isRatio ? ' ×' : ''}`

const cellsOf = (row: Row) => [
  `  ${row.what}`,
  figure(ratioOf(row)),
  bound(row),
  verdict(row),
  `${figure(row.measured)} ${row.unit}`.trim(),
  spread(row),
  figure(row.floor),
]

/** Hands the figures to the run they belong to, which prints them with those of the others. */
export function printTable(title: string, rows: readonly Row[]): void {
  if (process.send) process.send({ title, rows } satisfies Table)
  else printTables([{ title, rows }])
}

/** Prints all that was measured as one table. Answers how many rows do not hold. */
export function printTables(tables: readonly Table[]): number {
  const head = ['', '× floor', 'budget', '', 'measured', 'from–to', 'floor']
  const lines = tables.flatMap(({ title, rows }) => [[title, ...head.slice(1).map(() => '')], ...rows.map(cellsOf)])
  const table = [head, ...lines]
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  console.log('')
  for (const line of table) {
    const cells = line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
    console.log(cells.join('  ').trimEnd())
  }
  const missed = tables.flatMap(({ rows }) => rows).filter((row) => !holds(row))
  const unjudged = missed.filter((row) => !isJudged(row)).length
  if (unjudged > 0)
    console.log(
      `\n${unjudged} not judged: the floor was mostly worse than half its best, or than the budget itself, so the machine was busy.`,
    )
  return missed.length - unjudged
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` (0–1) of all values do not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN
