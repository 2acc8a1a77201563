// Registration with a confirmed mail address (double opt-in); docs/decisions/0072.
import { randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import type { AccountMailStore } from '../store/account-mails.store.ts'
import type { MemberStore } from '../store/members.store.ts'
import type { SignUpRow, SignUpStore } from '../store/sign-ups.store.ts'
import type { TenantStore } from '../store/tenants.store.ts'
import { hashOfSecret } from './sign-in.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long the link works that somebody asked for. */
const ASKED_LIFETIME = DAY
/** How long the one works that somebody was sent who is invited. */
const INVITED_LIFETIME = 7 * DAY
/** As many mails as one address gets in a day: more of them only fill a mailbox. */
const MOST_FOR_ADDRESS = 3
/** As many people as an owner invites in a day. */
const MOST_BY_OWNER = 10

interface Foundations {
  readonly store: SignUpStore
  readonly mails: AccountMailStore
  readonly members: Pick<MemberStore, 'accountWith'>
  readonly tenants: TenantStore
  /** The origin of the app. */
  readonly origin: string
  /** Sends the mails that wait; undefined where no mail server is set. */
  readonly sendMails: (() => void) | undefined
  readonly now?: () => Date
}

interface Asked {
  readonly email: string
  /** Of the mail. */
  readonly language: string
}

/** What an invitation became: `address` is told where nobody can be written to. */
interface Given {
  readonly address: string | null
  readonly isMailed: boolean
  readonly expiresAt: string
}

/** Accounts that make sites of their own. One is there only after the link in its mail was used. */
export class SignUps {
  readonly #foundations: Foundations
  readonly #now: () => Date

  constructor(foundations: Foundations) {
    this.#foundations = foundations
    this.#now = foundations.now ?? clock.date
  }

  /** Whether mails go out from here. */
  get isMailed(): boolean {
    return this.#foundations.sendMails !== undefined
  }

  /** Has a link mailed to who asked for it. Who that is, is looked up when the mail is made: the asking tells nothing. */
  async ask(asked: Asked): Promise<void> {
    const { store } = this.#foundations
    const now = this.#now()
    if ((await store.countSince(ago(now, DAY), asked)) >= MOST_FOR_ADDRESS) return
    await this.#mail(await store.insert({ ...asked, invitedBy: null }, now, new Date(now.getTime() + ASKED_LIFETIME)))
  }

  /** Invites somebody to make sites. Undefined: too many were invited, or nobody can be written to and who invites is no host. */
  async invite(asked: Asked, by: { readonly account: string; readonly isHost: boolean }): Promise<Given | undefined> {
    const { store, origin } = this.#foundations
    const now = this.#now()
    const [today, theirs] = [await store.countSince(ago(now, DAY), asked), await this.#invitedBy(by.account, now)]
    if (!by.isHost && (!this.isMailed || theirs >= MOST_BY_OWNER || today >= MOST_FOR_ADDRESS)) return undefined
    const expires = new Date(now.getTime() + INVITED_LIFETIME)
    const row = await store.insert({ ...asked, invitedBy: by.account }, now, expires)
    if (this.isMailed) await this.#mail(row)
    const address = this.isMailed ? null : await this.#link(row.id, origin)
    return { address, isMailed: this.isMailed, expiresAt: row.expiresAt }
  }

  /** What the mail of one says that is about to be sent; undefined where nobody is to be written to any more. */
  async compose(id: string): Promise<{ readonly address: string; readonly isInvited: boolean } | undefined> {
    const { store, tenants, origin } = this.#foundations
    const row = await store.find(id, this.#now())
    const known = row && (await tenants.withEmail(row.email))
    if (!row || (known && (await tenants.pausedBy(known.id)) !== undefined)) return undefined
    // Who makes sites already is shown the way in, whoever asked for it.
    if (known && known.role !== 'member') return { address: `${origin}/sites`, isInvited: false }
    return { address: await this.#link(id, origin), isInvited: row.invitedBy !== null }
  }

  /** For whom a link makes an account, without using it up. */
  holderOf(key: string): Promise<SignUpRow | undefined> {
    return this.#foundations.store.withHash(hashOfSecret(key), this.#now())
  }

  /**
   * Makes the account of a link, once; undefined when it is wrong, used or too old. Where there was one already it may make sites
   * now, and its owner signs in as before: the link may have come from somebody else.
   */
  async take(key: string): Promise<{ readonly account: string; readonly isNew: boolean } | undefined> {
    const { store, members, tenants } = this.#foundations
    const row = await store.take(hashOfSecret(key), this.#now())
    if (!row) return undefined
    const isNew = (await tenants.withEmail(row.email)) === undefined
    const account = await members.accountWith(row.email)
    await tenants.letMakeSites(account)
    return { account, isNew }
  }

  /** Who was invited and has not come yet. */
  invited(limit: number) {
    return this.#foundations.store.invited(this.#now(), limit)
  }

  withdraw(id: string): Promise<boolean> {
    return this.#foundations.store.remove(id)
  }

  #invitedBy(account: string, now: Date): Promise<number> {
    return this.#foundations.store.countSince(ago(now, DAY), { invitedBy: account })
  }

  async #mail({ id, email, language }: SignUpRow): Promise<void> {
    const { mails, sendMails } = this.#foundations
    await mails.add({ email, language, kind: 'sign-up', facts: { signUp: id } }, this.#now())
    sendMails?.()
  }

  /** A mail that is tried again has a link of its own; the one before opens nothing. */
  async #link(id: string, origin: string): Promise<string> {
    const key = randomBytes(32).toString('base64url')
    await this.#foundations.store.setHash(id, hashOfSecret(key))
    return `${origin}/sign-up?key=${key}`
  }
}

const ago = (now: Date, time: number) => new Date(now.getTime() - time)
