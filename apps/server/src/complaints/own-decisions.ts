// What a host has decided about the sites of one account, as its owner reads and answers it.
import { APPEAL_MONTHS } from '@mimar/contract'
import type { Person } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import type { ComplaintStore } from '../store/complaints.store.ts'

/** Who came by a link of another reads none. */
export const readsDecisions = ({ guest, givenBy }: Pick<Person, 'guest' | 'givenBy'>) => !guest && givenBy === undefined

/** Those that can still be answered, newest first. */
export const ownDecisions = (account: Person, complaints: ComplaintStore) =>
  readsDecisions(account) ? complaints.of(account.id, sinceAppealable()) : Promise.resolve([])

/** Whether one of a site waits for its owner, or still holds. */
export async function hasDecision(account: Person, site: string, complaints: ComplaintStore): Promise<boolean> {
  return readsDecisions(account) && complaints.isOpen(account.id, site, sinceAppealable())
}

function sinceAppealable(): string {
  const since = clock.date()
  since.setUTCMonth(since.getUTCMonth() - APPEAL_MONTHS)
  return since.toISOString()
}
