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
  value === undefined || Number.isNaN(value)
    ? ''
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2)

/** How many times the floor; of rounds in turns the middle of each round's own, which what else the machine does touches least. */
function ratioOf({ measured, floor, rounds }: Row): number | undefined {
  if (rounds) return median(rounds.ours.map((one, round) => one / (rounds.floor[round] ?? Number.NaN)))
  return floor === undefined ? undefined : measured / floor
}

export function holds(row: Row): boolean {
  const { measured, budget, atLeast, isRatio } = row
  const bounded = isRatio ? (ratioOf(row) ?? Number.NaN) : measured
  return budget === undefined || (atLeast ? bounded >= budget : bounded <= budget)
}

/** The best that each floor has reached on this machine, by the name of its row. */
export type BestFloors = ReadonlyMap<string, number>

const best = ({ rounds, atLeast }: Row, known: number | undefined) => {
  const all = [...(rounds?.floor ?? []), ...(known === undefined ? [] : [known])]
  return atLeast ? Math.max(...all) : Math.min(...all)
}

/**
 * A floor that is usually worse than half its best, or than the budget itself, was measured on a machine that did something else.
 * A ratio to such a floor says nothing even where it holds.
 */
function isJudged(row: Row, known: number | undefined): boolean {
  const { rounds, atLeast, budget, isRatio } = row
  if (!rounds || (!isRatio && holds(row))) return true
  const usual = median(rounds.floor)
  if (!isRatio && budget !== undefined && (atLeast ? usual < budget : usual > budget)) return false
  return atLeast ? usual >= best(row, known) / 2 : usual <= best(row, known) * 2
}

const verdict = (row: Row, known: number | undefined) =>
  row.budget === undefined ? '' : !isJudged(row, known) ? 'not judged' : holds(row) ? 'pass' : 'FAIL'

const spread = ({ rounds }: Row) =>
  rounds ? `${figure(Math.min(...rounds.ours))}–${figure(Math.max(...rounds.ours))}` : ''

const bound = ({ budget, atLeast, isRatio }: Row) =>
  budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${figure(budget)}${isRatio ? ' ×' : ''}`

const cellsOf = (row: Row, known: number | undefined) => [
  `  ${row.what}`,
  figure(ratioOf(row)),
  bound(row),
  verdict(row, known),
  `${figure(row.measured)} ${row.unit}`.trim(),
  spread(row),
  figure(row.floor),
]

/** Hands the figures to the run they belong to, which prints them with those of the others. */
export function printTable(title: string, rows: readonly Row[]): void {
  if (process.send) process.send({ title, rows } satisfies Table)
  else printTables([{ title, rows }])
}

export interface Outcome {
  readonly missed: number
  readonly unjudged: number
  /** With what was measured now. */
  readonly floors: BestFloors
}

/** Prints all that was measured as one table, ratios first. */
export function printTables(tables: readonly Table[], floors: BestFloors = new Map()): Outcome {
  const head = ['', '× floor', 'budget', '', 'measured', 'from–to', 'floor']
  const named = tables.map(({ title, rows }) => ({ title, rows: withNames(title, rows) }))
  const lines = named.flatMap(({ title, rows }) => [
    [title, ...head.slice(1).map(() => '')],
    ...rows.map(({ row, name }) => cellsOf(row, floors.get(name))),
  ])
  printColumns([head, ...lines])
  const all = named.flatMap(({ rows }) => rows)
  const verdicts = all.map(({ row, name }) => verdict(row, floors.get(name)))
  const count = (wanted: string) => verdicts.filter((one) => one === wanted).length
  const unjudged = count('not judged')
  if (unjudged > 0)
    console.log(
      `\n${unjudged} not judged: the floor was mostly worse than half its best here, or than the budget itself, so the machine was busy.`,
    )
  return { missed: count('FAIL'), unjudged, floors: withBest(floors, all) }
}

interface Named {
  readonly row: Row
  readonly name: string
}

/** Rows below another one are named after it, too: some say only “p95”. */
function withNames(title: string, rows: readonly Row[]): Named[] {
  let above = ''
  return rows.map((row) => {
    if (!row.what.startsWith(' ')) above = row.what
    return { row, name: `${title} | ${above} | ${row.what}` }
  })
}

function withBest(floors: BestFloors, all: readonly Named[]): BestFloors {
  const known = new Map(floors)
  for (const { row, name } of all) if (row.rounds) known.set(name, best(row, floors.get(name)))
  return known
}

function printColumns(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  console.log('')
  for (const line of table) {
    const cells = line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
    console.log(cells.join('  ').trimEnd())
  }
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` (0–1) of all values do not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN
