import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'

/** What a provider calls somebody, for ever, and whose account that is here. */
interface Tie {
  readonly issuer: string
  readonly subject: string
  readonly account: string
}

/** Which account of an organisation opens which account here. */
export class OrganisationAccountStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** The account that is tied to it, which is noted as used now. */
  async use(issuer: string, subject: string, now: Date): Promise<string | undefined> {
    const used = this.#query
      .updateTable('organisation_accounts')
      .set({ used_at: now.toISOString() })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('account')
    return (await used.executeTakeFirst())?.account
  }

  /** The account of that address, made for who was invited. */
  async accountWith(email: string): Promise<string | undefined> {
    const found = this.#query.selectFrom('accounts').select('id').where('email', '=', foldedEmail(email))
    return (await found.executeTakeFirst())?.id
  }

  /** Whether it is tied now; it is not where another at that provider has the account already. */
  async tie({ issuer, subject, account }: Tie, now: Date): Promise<boolean> {
    const at = now.toISOString()
    await this.#query
      .insertInto('organisation_accounts')
      .values({ issuer, subject, account, created_at: at, used_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.use(issuer, subject, now)) === account
  }

  /** Forgets who has an account here at any provider; whether there was anybody. */
  async untie(account: string): Promise<boolean> {
    const removed = this.#query.deleteFrom('organisation_accounts').where('account', '=', account)
    return (await removed.executeTakeFirst()).numDeletedRows > 0n
  }
}
