// Magic links and sessions: sign-in without passwords.
import { createHash, randomBytes } from 'node:crypto'
import type { Account, AccountStore, Holder } from '../store/accounts.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a link lives that somebody asked for. */
export const LINK_LIFETIME = 5 * MINUTE
/** How long the link lives that a start prints; `owner-link` prints another. */
export const START_LINK_LIFETIME = 60 * MINUTE
/** How long the link lives with which somebody comes who was invited: they are not at the machine. */
export const INVITATION_LIFETIME = DAY
/** What a session made in a frame begins with. Only such a one may come as a token, where a frame has no cookie. */
export const FRAMED = 'framed.'
/** How long a session lives that nobody uses. */
export const SESSION_LIFETIME = 30 * DAY
/** How long one lives that is used every day. */
export const LONGEST_SESSION = 90 * DAY

/** Sign-in links and sessions. Both are 32 random bytes that only their holder knows; the database has their SHA-256. */
export class SignIn {
  readonly #accounts: AccountStore
  readonly #now: () => Date

  constructor(accounts: AccountStore, now: () => Date = () => new Date()) {
    this.#accounts = accounts
    this.#now = now
  }

  /**
   * A new authHash for that account; one that another account gives opens only the sites of that other, and may invite to one of
   * them.
   */
  async makeLink(
    account: string,
    lifetime: number,
    givenBy: string | null = null,
    site: string | null = null,
  ): Promise<string> {
    const secret = makeSecret()
    const now = this.#now()
    const holder = { account, givenBy, site }
    await this.#accounts.insertLink(hashOf(secret), holder, now, new Date(now.getTime() + lifetime))
    return secret
  }

  /** Whom an authHash would sign in, without using it up; undefined when it is wrong, used or too old. */
  holderOf(authHash: string): Promise<(Pick<Account, 'email'> & Holder) | undefined> {
    return this.#accounts.findLink(hashOf(authHash), this.#now())
  }

  /**
   * Exchanges an authHash for a session, once; undefined when it is wrong, used or too old. Undefined also where the account is
   * signed in by itself: what another gave would open less.
   */
  async exchange(authHash: string, present?: Account, kind: '' | typeof FRAMED = ''): Promise<string | undefined> {
    const holder = await this.#accounts.takeLink(hashOf(authHash), this.#now())
    if (holder === undefined) return undefined
    await this.#accounts.agreeByLink(holder, this.#now())
    if (present && opensNothingMore(holder, present)) return undefined
    const secret = kind + makeSecret()
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
    const end = new Date(Math.min(this.#sessionEnd().getTime(), found.began.getTime() + LONGEST_SESSION))
    if (left < SESSION_LIFETIME - DAY && end > found.expires) await this.#accounts.extendSession(hash, end)
    return found.account
  }

  async end(session: string | undefined): Promise<void> {
    if (session) await this.#accounts.endSession(hashOf(session))
  }

  #sessionEnd(): Date {
    return new Date(this.#now().getTime() + SESSION_LIFETIME)
  }
}

/** Whether what a link would open is open to who is signed in already: they came by it, or by themselves. */
export function opensNothingMore(holder: Holder, present: Account): boolean {
  if (holder.account !== present.id) return false
  return present.givenBy === undefined || present.givenBy === holder.givenBy
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
