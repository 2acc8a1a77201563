import { randomUUID } from 'node:crypto'
import { foldedEmail } from '../folded-email.ts'
import type { Migration } from './migration.ts'

interface Known {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly created_at: string
  readonly seen_at: string | null
}

/**
 * Addresses of accounts are kept folded. Where several accounts differ by case alone, one has the address; the others stay as they
 * were written, come in by their other ways, and their activity says so: who may read one mailbox is not made one person in silence.
 */
export const foldedAddresses: Migration = {
  name: '061-folded-addresses',
  async up(query) {
    const all = query.selectFrom('accounts').select(['id', 'email', 'role', 'created_at', 'seen_at'])
    const byAddress = Map.groupBy(await all.execute(), ({ email }) => foldedEmail(email))
    for (const [email, same] of byAddress) {
      const [first, ...others] = same.toSorted(firstOf(email))
      if (first && first.email !== email) {
        await query.updateTable('accounts').set({ email }).where('id', '=', first.id).execute()
      }
      for (const { id: account, email: actor } of others) {
        const at = new Date().toISOString()
        const row = { id: randomUUID(), at, account, actor, deed: 'address-doubled', site: null, site_name: '' }
        await query
          .insertInto('audit_log')
          .values({ ...row, about: email })
          .execute()
      }
    }
  },
}

/** The one that links by mail open today; else who runs the installation; else who was here last, or first of all. */
const firstOf = (email: string) => (one: Known, other: Known) =>
  rank(one, email) - rank(other, email) ||
  (other.seen_at ?? '').localeCompare(one.seen_at ?? '') ||
  one.created_at.localeCompare(other.created_at)

const rank = ({ email, role }: Known, folded: string) => (email === folded ? 0 : role === 'owner' ? 1 : 2)
