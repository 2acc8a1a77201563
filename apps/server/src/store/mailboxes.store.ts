import { clock } from '../clock.ts'
import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'

/** An address that was asked whether it wants the messages of a site. */
interface AskedMailbox {
  readonly site: string
  readonly email: string
}

/** Where messages of sites may be mailed to. Addresses are kept folded. */
export class MailboxStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Whether somebody there has agreed, or an owner of the site signs in by that address. */
  async isConfirmed(site: string, email: string): Promise<boolean> {
    const agreed = this.#of(site, email).where('confirmed_at', 'is not', null).select('email')
    if (await agreed.executeTakeFirst()) return true
    const owners = this.#query.selectFrom('members').innerJoin('accounts', 'accounts.id', 'members.account')
    const own = owners.select('accounts.id').where('site', '=', site).where('members.role', '=', 'owner')
    return (await own.where('accounts.email', '=', foldedEmail(email)).executeTakeFirst()) !== undefined
  }

  /** Whether somebody signs in by that address who wants no mails of what visitors write. */
  async isMuted(email: string): Promise<boolean> {
    const found = this.#query.selectFrom('accounts').select('id').where('email', '=', foldedEmail(email))
    return (await found.where('enquiry_mails', '=', 'none').executeTakeFirst()) !== undefined
  }

  async wasAsked(site: string, email: string): Promise<boolean> {
    return (await this.#of(site, email).select('email').executeTakeFirst()) !== undefined
  }

  /** Keeps a new secret, as its hash, in place of the one before. */
  async ask({ site, email }: AskedMailbox, hash: string, now: Date): Promise<void> {
    const asked = { hash, asked_at: now.toISOString() }
    await this.#query.transaction().execute(async (transaction) => {
      const row = transaction.insertInto('mailboxes').values({ site, email: foldedEmail(email), ...asked })
      await row.onConflict((conflict) => conflict.columns(['site', 'email']).doUpdateSet(asked)).execute()
      await transaction
        .insertInto('mailbox_mails')
        .values({ email: foldedEmail(email), at: asked.asked_at })
        .execute()
    })
  }

  /** How many such mails an address got since then, whatever site they were about; older ones are forgotten. */
  async countMails(email: string, since: Date): Promise<number> {
    await this.#query.deleteFrom('mailbox_mails').where('at', '<', since.toISOString()).execute()
    const mails = this.#query.selectFrom('mailbox_mails').select(({ fn }) => fn.countAll().as('count'))
    return Number((await mails.where('email', '=', foldedEmail(email)).executeTakeFirstOrThrow()).count)
  }

  /** What a secret was sent for after that moment. */
  async find(hash: string, after: Date): Promise<AskedMailbox | undefined> {
    const found = this.#query.selectFrom('mailboxes').select(['site', 'email']).where('hash', '=', hash)
    return found.where('asked_at', '>', after.toISOString()).executeTakeFirst()
  }

  async confirm(site: string, email: string): Promise<void> {
    const confirmed = { confirmed_at: clock.date().toISOString() }
    const row = this.#query.insertInto('mailboxes').values({ site, email: foldedEmail(email), ...confirmed })
    await row.onConflict((conflict) => conflict.columns(['site', 'email']).doUpdateSet(confirmed)).execute()
  }

  #of(site: string, email: string) {
    return this.#query.selectFrom('mailboxes').where('site', '=', site).where('email', '=', foldedEmail(email))
  }
}
