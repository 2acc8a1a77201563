import { randomUUID } from 'node:crypto'
import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'

/** How long a role that was taken away comes back without asking again, in ms. */
const UNDO_TIME = 24 * 60 * 60 * 1000

interface MemberRow {
  readonly id: string
  readonly email: string
  /** What they call themselves. */
  readonly name: string | null
  readonly role: string
  /** Whether they have not agreed yet. */
  readonly isInvited: boolean
}

/** A mail to who was invited. */
interface InvitationMail {
  readonly site: string
  readonly account: string
  readonly givenBy: string
  readonly language: string
}

/** Who is invited, and what who invites them goes by. */
interface ToInvited {
  readonly email: string
  readonly giver: string | null
}

/** Who has which role on a site, and the mails that are still to be sent to them. */
export class MemberStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Owners first, the others by their addresses. */
  async list(site: string): Promise<MemberRow[]> {
    const rows = (await this.#members(site).orderBy('email').execute()).map(memberOf)
    const isOwner = ({ role }: MemberRow) => role === 'owner'
    return [...rows.filter(isOwner), ...rows.filter((row) => !isOwner(row))]
  }

  async find(site: string, account: string): Promise<MemberRow | undefined> {
    const row = await this.#members(site).where('accounts.id', '=', account).executeTakeFirst()
    return row && memberOf(row)
  }

  /** The account of that address, made now where there is none. */
  async accountWith(typed: string): Promise<string> {
    const email = foldedEmail(typed)
    const account = { id: randomUUID(), email, role: 'member', created_at: clock.date().toISOString() }
    const inserting = this.#query.insertInto('accounts').values(account)
    await inserting.onConflict((conflict) => conflict.column('email').doNothing()).execute()
    const found = this.#query.selectFrom('accounts').select('id').where('email', '=', email)
    return (await found.executeTakeFirstOrThrow()).id
  }

  async hasAccount(account: string): Promise<boolean> {
    const found = this.#query.selectFrom('accounts').select('id').where('id', '=', account)
    return (await found.executeTakeFirst()) !== undefined
  }

  /**
   * Gives an account a role, in place of the one it has; the role of an owner stays. Who has none is invited, and who was a member a
   * short while ago is one again.
   */
  async put(site: string, account: string, role: string, invitedBy: string | null = null): Promise<void> {
    const former = this.#former(site, account).where('left_at', '>', new Date(clock.now() - UNDO_TIME).toISOString())
    const agreed_at = (await former.executeTakeFirst())?.agreed_at ?? null
    await this.#query
      .insertInto('members')
      .values({ site, account, role, agreed_at, invited_by: invitedBy })
      .onConflict((conflict) =>
        conflict.columns(['account', 'site']).doUpdateSet({ role }).where('members.role', '!=', 'owner'),
      )
      .execute()
  }

  /** Takes the role away, and with it the mail that is still to be sent; the role of an owner stays. */
  async remove(site: string, account: string): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const removed = transaction.deleteFrom('members').where('site', '=', site).where('account', '=', account)
      const row = await removed.where('role', '!=', 'owner').returning('agreed_at').executeTakeFirst()
      if (!row?.agreed_at) return
      const left = { agreed_at: row.agreed_at, left_at: clock.date().toISOString() }
      await transaction
        .insertInto('former_members')
        .values({ site, account, ...left })
        .onConflict((conflict) => conflict.columns(['account', 'site']).doUpdateSet(left))
        .execute()
    })
  }

  async addMail({ site, account, givenBy: given_by, language }: InvitationMail): Promise<void> {
    const due = { attempts: 0, due_at: clock.date().toISOString() }
    await this.#query
      .insertInto('invitation_mails')
      .values({ message: randomUUID(), site, account, given_by, language, ...due })
      .execute()
  }

  /** The mail of that id, and to whom; undefined when they are no members any more. */
  async mail(id: string): Promise<(InvitationMail & ToInvited) | undefined> {
    const row = await this.#query
      .selectFrom('invitation_mails as mails')
      .innerJoin('accounts', 'accounts.id', 'mails.account')
      .innerJoin('members', (join) =>
        join.onRef('members.site', '=', 'mails.site').onRef('members.account', '=', 'mails.account'),
      )
      .leftJoin('accounts as givers', 'givers.id', 'mails.given_by')
      .select(['mails.site', 'mails.account', 'mails.given_by as givenBy', 'mails.language', 'accounts.email'])
      .select(['accounts.language as reads', 'givers.name as giver'])
      .where('mails.message', '=', id)
      .executeTakeFirst()
    return row && { ...row, language: row.reads ?? row.language }
  }

  #former(site: string, account: string) {
    const former = this.#query.selectFrom('former_members').select('agreed_at')
    return former.where('site', '=', site).where('account', '=', account)
  }

  #members(site: string) {
    return this.#query
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account')
      .select(['accounts.id', 'accounts.email', 'accounts.name', 'members.role', 'members.agreed_at'])
      .where('members.site', '=', site)
  }
}

function memberOf({
  agreed_at,
  ...row
}: Omit<MemberRow, 'isInvited'> & { readonly agreed_at: string | null }): MemberRow {
  return { ...row, isInvited: agreed_at === null }
}
