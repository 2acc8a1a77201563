// Changing a sign-in address: the new one is proved first, who had the old one can take it back; docs/decisions/0087.
import { randomBytes } from 'node:crypto'
import { ADDRESS_RETURN_DAYS } from '@mimar/contract'
import { clock } from '../clock.ts'
import type { AccountMailFacts, AccountMailStore } from '../store/account-mails.store.ts'
import type { Account, AccountStore } from '../store/accounts.store.ts'
import type { AddressChangeStore } from '../store/address-changes.store.ts'
import { foldedEmail } from '../store/folded-email.ts'
import { digitsOf, hashOfCode, MOST_GUESSES, makeCode } from './mailed-codes.ts'
import { isMailable } from './mailed-links.ts'
import { hashOfSecret } from './sign-in.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a code counts that was mailed to a new address. */
const CODE_LIFETIME = 10 * MINUTE
const MOST_BY_ACCOUNT = 10
/** As many mails as one address gets in a day: more of them only fill a mailbox. */
const MOST_TO_ADDRESS = 3

interface Foundations {
  readonly store: AddressChangeStore
  readonly accounts: Pick<AccountStore, 'withEmail'>
  readonly mails: AccountMailStore
  /** The origin of the app. */
  readonly origin: string
  /** Sends the mails that wait; undefined where no mail server is set. */
  readonly sendMails: (() => void) | undefined
}

interface Asked {
  readonly session: string
  readonly email: string
  /** Of the mail. */
  readonly language: string
}

/** What the mail to a new address says: a code, or that somebody has it here already. */
type Said = { readonly code: string } | { readonly code: null; readonly language: string | null }

/** Which address an account signs in with. Whether another account has one, only its mailbox is told. */
export class SignInAddresses {
  readonly #foundations: Foundations
  readonly #now: () => Date

  constructor(foundations: Foundations, now: () => Date = clock.date) {
    this.#foundations = foundations
    this.#now = now
  }

  /** Whether mails go out from here: without, nobody can show that an address is theirs. */
  get isMailed(): boolean {
    return this.#foundations.sendMails !== undefined
  }

  /** What waits for a code in that session. */
  waiting(session: string) {
    return this.#foundations.store.waiting(sessionMark(session), this.#now())
  }

  /** Mails a code to the new address, good in that session alone; false where there were too many. */
  async ask({ id }: Pick<Account, 'id'>, { session, email: typed, language }: Asked): Promise<boolean> {
    const { store, mails, sendMails } = this.#foundations
    const [email, now] = [foldedEmail(typed), this.#now()]
    const yesterday = new Date(now.getTime() - DAY)
    if ((await store.count({ account: id }, yesterday)) >= MOST_BY_ACCOUNT) return false
    // What is answered is the same however often an address was asked for.
    const isMailed = (await store.count({ email }, yesterday)) < MOST_TO_ADDRESS
    const code = makeCode()
    const asked = { account: id, email, session: sessionMark(session), code: hashOfCode(session, code) }
    const { id: change } = await store.insert(asked, now, new Date(now.getTime() + CODE_LIFETIME), forgotten(now))
    if (isMailed) await mails.add({ email, language, kind: 'address-code', facts: { change, code } }, now)
    sendMails?.()
    return true
  }

  /** What the mail of a change says that is about to be sent; undefined where it waits no more. */
  async compose({ change, code }: AccountMailFacts['address-code']): Promise<Said | undefined> {
    const { store, accounts } = this.#foundations
    const asked = await store.find(change, this.#now())
    const holder = asked && (await accounts.withEmail(asked.email))
    if (!asked) return undefined
    return holder ? { code: null, language: holder.language } : { code }
  }

  /** The former address where that is the code of the session; undefined where it is not, or another account has the address. */
  async take({ id }: Pick<Account, 'id'>, session: string, typed: string, language: string) {
    const { store } = this.#foundations
    const asked = await store.guess(sessionMark(session), MOST_GUESSES, this.#now())
    if (asked?.account !== id || asked.code !== hashOfCode(session, digitsOf(typed))) return undefined
    return this.#give(asked, language)
  }

  /** Nothing is changed: what waited is forgotten. */
  async drop({ id }: Pick<Account, 'id'>): Promise<void> {
    await this.#foundations.store.end(id, this.#now())
  }

  /** Gives an account that address as whoever sits at the machine says; the former one, undefined where another has it. */
  async set({ id }: Pick<Account, 'id'>, email: string): Promise<string | undefined> {
    const now = this.#now()
    const asked = { account: id, email: foldedEmail(email), session: '', code: '' }
    return this.#give(await this.#foundations.store.insert(asked, now, now, forgotten(now)), 'en')
  }

  /** The note to a former address: what has its place now, and the way back. A mail that is tried again has a way of its own. */
  async composeNote({ change }: AccountMailFacts['address-changed']) {
    const { store, origin } = this.#foundations
    const made = await store.made(change, this.#now())
    if (!made || !isMailable(made.former)) return undefined
    const key = randomBytes(32).toString('base64url')
    await store.setBack(change, hashOfSecret(key))
    return { ...made, address: `${origin}/address-back?key=${key}` }
  }

  /** What a way back leads to, without using it up. */
  madeBy(key: string) {
    return this.#foundations.store.withBack(hashOfSecret(key), this.#now())
  }

  /** Gives a former address back, once, and ends whatever was opened since; undefined where the way is wrong, used or too old. */
  goBack(key: string) {
    return this.#foundations.store.goBack(hashOfSecret(key), this.#now())
  }

  async #give(change: { readonly id: string; readonly account: string; readonly email: string }, language: string) {
    const { store, sendMails } = this.#foundations
    const now = this.#now()
    const until = new Date(now.getTime() + ADDRESS_RETURN_DAYS * DAY)
    const former = await store.take(change, { now, until, language: sendMails && language })
    if (former !== undefined) sendMails?.()
    return former
  }
}

const sessionMark = (session: string) => hashOfSecret(`address ${session}`)
const forgotten = (now: Date) => new Date(now.getTime() - (ADDRESS_RETURN_DAYS + 1) * DAY)

/** Enough of an address to tell which it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
