// Magic links and sessions: sign-in without passwords.
import { createHash, randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import type { Account, AccountStore, Device, Holder, SessionRow } from '../store/accounts.store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How long a link lives that somebody asked for. */
export const LINK_LIFETIME = 5 * MINUTE
/** How long the link lives that a start prints; `owner-link` prints another. */
export const START_LINK_LIFETIME = 60 * MINUTE
/** How long the link lives by which a new installation gets its owner: it stands in a log, and ends once there is one. */
export const FIRST_LINK_LIFETIME = DAY
/** How long the link lives with which somebody comes who was invited: they are not at the machine. */
export const INVITATION_LIFETIME = DAY
/** What a session made in a frame begins with. Only such a one may come as a token, where a frame has no cookie. */
export const FRAMED = 'framed.'
/** How long a session lives that nobody uses. */
export const SESSION_LIFETIME = 30 * DAY
/** How long one lives that is used every day. */
export const LONGEST_SESSION = 90 * DAY

/** How somebody arrives: who is signed in there already, in what kind of window, on what. */
interface Arriving {
  readonly present?: Account | undefined
  readonly kind?: '' | typeof FRAMED
  readonly device?: Device
  /** Whether it is by a passkey, or by an organisation that vouches. */
  readonly isStrong?: boolean
}

/** Whoever runs the installation lets nobody in with this account (suspension). */
export class AccountPaused extends Error {
  readonly account: string

  constructor(account: string) {
    super('This account is paused.')
    this.name = 'AccountPaused'
    this.account = account
  }
}

const UNKNOWN: Device = { browser: null, system: null }

/** Sign-in links and sessions. Both are 32 random bytes that only their holder knows; the database has their SHA-256. */
export class SignIn {
  readonly #accounts: AccountStore
  readonly #now: () => Date

  constructor(accounts: AccountStore, now: () => Date = clock.date) {
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
    await this.#accounts.insertLink(hashOfSecret(secret), holder, now, new Date(now.getTime() + lifetime))
    return secret
  }

  /** Whom an authHash would sign in, without using it up; undefined when it is wrong, used or too old. */
  holderOf(authHash: string): Promise<(Pick<Account, 'email'> & Holder) | undefined> {
    return this.#accounts.findLink(hashOfSecret(authHash), this.#now())
  }

  /** The address of whom a link was for that opens nothing any more, for a day. */
  formerHolder(authHash: string): Promise<string | undefined> {
    return this.#accounts.formerHolder(hashOfSecret(authHash))
  }

  /**
   * Exchanges an authHash for a session, once; undefined when it is wrong, used or too old. Undefined also where the account is
   * signed in by itself: what another gave would open less.
   */
  async exchange(authHash: string, { present, ...arriving }: Arriving = {}): Promise<string | undefined> {
    const holder = await this.#accounts.takeLink(hashOfSecret(authHash), this.#now())
    if (holder === undefined) return undefined
    await this.#accounts.agreeByLink(holder, this.#now())
    if (present && opensNothingMore(holder, present)) return undefined
    return this.begin(holder, arriving)
  }

  /** Uses a link up, without a session; whom it was for, undefined when it is wrong, used or too old. */
  use(authHash: string): Promise<Holder | undefined> {
    return this.#accounts.takeLink(hashOfSecret(authHash), this.#now())
  }

  /** A new session of who has proved who they are; `AccountPaused` is thrown where nobody gets in. */
  async begin(
    holder: Holder,
    { kind = '', device = UNKNOWN, isStrong = false }: Omit<Arriving, 'present'> = {},
  ): Promise<string> {
    if (await this.#accounts.isPaused(holder.account)) throw new AccountPaused(holder.account)
    const secret = kind + makeSecret()
    const { account, givenBy } = holder
    const begun = { account, givenBy, ...device, isStrong, now: this.#now(), expires: this.#sessionEnd() }
    await this.#accounts.insertSession(hashOfSecret(secret), begun)
    return secret
  }

  /** Whose session that is. One in use lives on. */
  async accountOf(session: string | undefined): Promise<Account | undefined> {
    if (!session) return undefined
    const hash = hashOfSecret(session)
    const found = await this.#accounts.findSession(hash, this.#now())
    if (!found) return undefined
    // Once an hour is enough; every request would be a write.
    if (this.#now().getTime() - found.used.getTime() >= HOUR) await this.#keep(hash, found)
    return found.account
  }

  /** Who is signed in stays so where nothing can be stored. */
  async #keep(hash: string, { began, expires }: { readonly began: Date; readonly expires: Date }): Promise<void> {
    const end = Math.min(this.#sessionEnd().getTime(), began.getTime() + LONGEST_SESSION)
    const kept = new Date(Math.max(end, expires.getTime()))
    await this.#accounts.useSession(hash, this.#now(), kept).catch(logFailure('Noting that a session is used failed'))
  }

  /** Where a person is signed in; `isThis` is the session they ask with. */
  async list(person: Account, session: string | undefined): Promise<(SessionRow & { readonly isThis: boolean })[]> {
    const hash = session && hashOfSecret(session)
    const rows = await this.#accounts.sessions(person, this.#now())
    return rows.map((row) => ({ ...row, isThis: row.hash === hash }))
  }

  /** Ends all other sessions of who asks with that one. */
  async endOthers(person: Account, session: string): Promise<void> {
    await this.#accounts.endOthers(person, hashOfSecret(session))
  }

  /** Ends every session of an account. */
  async endAll(account: string): Promise<void> {
    await this.#accounts.endOthers({ id: account }, '')
  }

  async end(session: string | undefined): Promise<void> {
    if (session) await this.#accounts.endSession(hashOfSecret(session))
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

/** How a secret is kept. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
