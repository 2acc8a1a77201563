import type { Operation } from '@mimar/document'
import type { NewOperation, Snapshot, StoredOperation } from '../store/sites.store.ts'

/** Whatever the document was when it was stored; the same object where it says the same. */
export function withPaid(read: Snapshot, isPaid: boolean): Snapshot {
  const { constants } = read.site
  return constants.isPaid === isPaid ? read : { ...read, site: { ...read.site, constants: { ...constants, isPaid } } }
}

export function partsOf(operation: Operation): number {
  return operation.do === 'together' ? operation.operations.reduce((sum, part) => sum + partsOf(part), 0) : 1
}

export function withoutInverse({ id, revision, operation }: NewOperation): StoredOperation {
  return { id, revision, operation }
}

/** What was stored before, though it comes after a change that cannot be made. */
export function receiptsOf(known: ReadonlyMap<string, number>): { id: string; revision: number }[] {
  return [...known].map(([id, revision]) => ({ id, revision }))
}

/** Nothing of a send is stored but what was stored before. */
export function untouched({ site }: Snapshot, known: ReadonlyMap<string, number>, change: string) {
  return { site, operations: [], receipts: receiptsOf(known), refused: { change, problem: null } }
}
