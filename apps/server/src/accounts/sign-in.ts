import { createHash, randomBytes } from 'node:crypto'
import type { Account, AccountStore } from '../store/accounts.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a link lives that somebody asked for. */
export const LINK_LIFETIME = 5 * MINUTE
/** How long the link lives that a start prints. */
export const START_LINK_LIFETIME = DAY
/** How long the link lives with which somebody comes who was invited: they are not at the machine. */
export const INVITATION_LIFETIME = DAY
export const SESSION_LIFETIME = 30 * DAY

/** Sign-in links and sessions. Both are 32 random bytes that only their holder knows; the database has their SHA-256. */
export class SignIn {
  readonly #accounts: AccountStore
  readonly #now: () => Date

  constructor(accounts: AccountStore, now: () => Date = () => new Date()) {
    this.#accounts = accounts
    this.#now = now
  }

  /** A new authHash for that account; one that another account gives opens only the sites of that other. */
  async makeLink(account: string, lifetime: number, givenBy: string | null = null): Promise<string> {
    const secret = makeSecret()
    const now = this.#now()
    await this.#accounts.insertLink(hashOf(secret), { account, givenBy }, now, new Date(now.getTime() + lifetime))
    return secret
  }

  /**
   * Exchanges an authHash for a session, once; undefined when it is wrong, used or too old. Undefined also where the account is
   * signed in by itself: what another gave would open less.
   */
  async exchange(authHash: string, present?: Account): Promise<string | undefined> {
    const holder = await this.#accounts.takeLink(hashOf(authHash), this.#now())
    if (holder === undefined) return undefined
    if (holder.givenBy !== null && holder.account === present?.id && present.givenBy === undefined) return undefined
    const secret = makeSecret()
    await this.#accounts.insertSession(hashOf(secret), holder, this.#now(), this.#sessionEnd())
    return secret
  }

  /** Whose session that is. One in use lives on. */
  async accountOf(session: string | undefined): Promise<Account | undefined> {
    if (!session) return undefined
    const hash = hashOf(session)
    const found = await this.#accounts.findSession(hash, this.#now())
    if (!found) return undefined
    const left = found.expires.getTime() - this.#now().getTime()
    // Once a day is enough; every request would be a write.
    if (left < SESSION_LIFETIME - DAY) await this.#accounts.extendSession(hash, this.#sessionEnd())
    return found.account
  }

  async end(session: string | undefined): Promise<void> {
    if (session) await this.#accounts.endSession(hashOf(session))
  }

  #sessionEnd(): Date {
    return new Date(this.#now().getTime() + SESSION_LIFETIME)
  }
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
