import type { ExpressionBuilder } from 'kysely'
import type { Account, Holder } from './accounts.store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A passkey as its account sees it. */
export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

/** What is needed to tell whether an answer was signed with a passkey. */
interface StoredKey extends Holder {
  readonly id: string
  /** The host it was made for; the browser uses it nowhere else. */
  readonly host: string
  /** COSE, as base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

interface NewPasskey extends StoredKey {
  readonly name: string
}

type Of = Pick<Account, 'id' | 'givenBy'>

/** Passkeys, and challenges that wait to be signed. */
export class PasskeyStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  list(of: Of): Promise<PasskeyRow[]> {
    return this.#query
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
      .where(within(of))
      .orderBy('created_at')
      .execute()
  }

  /** Removes all passkeys of an account, and ends its sessions; how many passkeys there were. */
  async forgetAll(account: string): Promise<number> {
    return this.#query.transaction().execute(async (transaction) => {
      const gone = await transaction.deleteFrom('passkeys').where('account', '=', account).executeTakeFirst()
      await transaction.deleteFrom('sessions').where('account', '=', account).execute()
      return Number(gone.numDeletedRows)
    })
  }

  async find(id: string): Promise<StoredKey | undefined> {
    const row = await this.#query.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const { account, host, given_by: givenBy, public_key: publicKey } = row
    const transports = row.transports === '' ? [] : row.transports.split(' ')
    return { id, account, givenBy, host, publicKey, counter: Number(row.counter), transports }
  }

  /** Whether it was stored; it was not where somebody has one of that id. */
  async insert({ publicKey, givenBy, transports, ...key }: NewPasskey, now: Date): Promise<boolean> {
    const added = await this.#query
      .insertInto('passkeys')
      .values({
        ...key,
        ...{ given_by: givenBy, public_key: publicKey, transports: transports.join(' ') },
        ...{ created_at: now.toISOString(), used_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows) > 0
  }

  async rename(of: Of, id: string, name: string): Promise<boolean> {
    const renamed = this.#query.updateTable('passkeys').set({ name }).where('id', '=', id).where(within(of))
    return (await renamed.executeTakeFirst()).numUpdatedRows > 0n
  }

  async remove(of: Of, id: string): Promise<boolean> {
    const removed = this.#query.deleteFrom('passkeys').where('id', '=', id).where(within(of))
    return (await removed.executeTakeFirst()).numDeletedRows > 0n
  }

  /** Notes that a passkey was used. */
  async use(id: string, counter: number, now: Date): Promise<void> {
    await this.#query
      .updateTable('passkeys')
      .set({ counter, used_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
  }

  async insertChallenge(hash: string, purpose: string, now: Date, expires: Date): Promise<void> {
    await this.#query.deleteFrom('passkey_challenges').where('expires_at', '<', now.toISOString()).execute()
    await this.#query
      .insertInto('passkey_challenges')
      .values({ hash, purpose, expires_at: expires.toISOString() })
      .execute()
  }

  /** Takes a challenge that was given out for that and is young enough. One statement, so two answers cannot both have it. */
  async takeChallenge(hash: string, purpose: string, now: Date): Promise<boolean> {
    const taken = this.#query.deleteFrom('passkey_challenges').where('hash', '=', hash)
    const valid = taken.where('purpose', '=', purpose).where('expires_at', '>', now.toISOString())
    return (await valid.executeTakeFirst()).numDeletedRows > 0n
  }
}

/** Who came by somebody's link has the passkeys made in such a session, and no others. */
function within({ id, givenBy }: Of) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'passkeys'>) =>
    and([eb('account', '=', id), ...(givenBy === undefined ? [] : [eb('given_by', '=', givenBy)])])
}
