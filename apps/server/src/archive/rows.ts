import type { HistoryLine } from './format.ts'

/** A change as its row has it. */
export interface ChangeRow {
  readonly revision: number
  readonly change_id: string
  readonly account: string
  readonly operation: string
  readonly inverse: string
  readonly at: string
}

/** In front of accounts that a file names: nobody here is said to have done what a file tells. */
const ELSEWHERE = 'file:'

export function changeRowOf({ revision, id, account, at, operation, inverse }: HistoryLine): ChangeRow {
  return {
    ...{ revision, change_id: id, at, account: `${ELSEWHERE}${account}` },
    ...{ operation: JSON.stringify(operation), inverse: JSON.stringify(inverse) },
  }
}
