import { giveWay } from '../turns.ts'

/** What is stored in one statement: so many rows, or characters. */
const ROWS_AT_ONCE = 500
const TEXT_AT_ONCE = 64_000

/** Between two of them others get their turn. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (slice: readonly Row[]) => Promise<unknown>,
  sizeOf: (row: Row) => number = () => 0,
): Promise<void> {
  for (let from = 0; from < rows.length; ) {
    let to = from
    for (let size = 0; to < rows.length && to - from < ROWS_AT_ONCE && size < TEXT_AT_ONCE; to += 1) {
      size += sizeOf(rows[to] as Row)
    }
    await insert(rows.slice(from, to))
    from = to
    await giveWay()
  }
}
