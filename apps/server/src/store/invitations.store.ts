import { clock } from '../clock.ts'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'

/** Who was asked: by whom they came in decides what they may answer. */
type Asked = Pick<Account, 'id' | 'givenBy'>

/** A role on a site that waits for an answer. */
interface InvitationRow {
  readonly site: string
  readonly siteName: string
  readonly role: string
  /** The address of who invited; null where nobody knows. */
  readonly invitedBy: string | null
}

/** Roles that were offered. Until who was asked agrees, they are nobody on the site. */
export class InvitationStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  list(asked: Asked): Promise<InvitationRow[]> {
    return this.#rows(asked).orderBy('sites.name').orderBy('sites.id').execute()
  }

  /** Whether one waits for their answer. */
  async isAsked(asked: Asked, site: string): Promise<boolean> {
    return (await this.#rows(asked).where('sites.id', '=', site).executeTakeFirst()) !== undefined
  }

  async accept({ id }: Asked, site: string): Promise<void> {
    await this.#query
      .updateTable('members')
      .set({ agreed_at: clock.date().toISOString() })
      .where('account', '=', id)
      .where('site', '=', site)
      .where('agreed_at', 'is', null)
      .execute()
  }

  async decline({ id }: Asked, site: string): Promise<void> {
    await this.#query
      .deleteFrom('members')
      .where('account', '=', id)
      .where('site', '=', site)
      .where('agreed_at', 'is', null)
      .execute()
  }

  /**
   * As far as who gave the session owns the site. Who runs the installation answers in a session of their own alone: one that another
   * gave may be in that other's hands.
   */
  #rows({ id, givenBy }: Asked) {
    const owners = this.#query.selectFrom('members').select('site').where('role', '=', 'owner')
    return this.#query
      .selectFrom('members')
      .innerJoin('sites', 'sites.id', 'members.site')
      .innerJoin('accounts', 'accounts.id', 'members.account')
      .leftJoin('accounts as givers', 'givers.id', 'members.invited_by')
      .select(['sites.id as site', 'sites.name as siteName', 'members.role', 'givers.email as invitedBy'])
      .where('members.account', '=', id)
      .where('members.agreed_at', 'is', null)
      .$if(givenBy !== undefined, (rows) =>
        rows
          .where('accounts.role', '!=', 'owner')
          .where('members.site', 'in', owners.where('account', '=', givenBy as string)),
      )
  }
}
