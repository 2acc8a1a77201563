// Magic links by mail, with a one-time code (OTP) for the browser that asked; docs/decisions/0068.
import { randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import { AccountMailStore } from '../store/account-mails.store.ts'
import type { AccountStore, Device } from '../store/accounts.store.ts'
import { foldedEmail } from '../store/folded-email.ts'
import { type AskTables, SignInAskStore } from '../store/sign-in-asks.store.ts'
import { WaitingDeviceStore } from '../store/waiting-devices.store.ts'
import { digitsOf, hashOfCode, MOST_GUESSES, makeCode } from './mailed-codes.ts'
import { hashOfSecret, type SignIn } from './sign-in.ts'
import { signInLink } from './sign-in-link.ts'
import { numberOf, roomAmong } from './waiting-devices.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a mailed link and its code work. */
export const MAILED_LIFETIME = 10 * MINUTE
/** As many mails as an address gets within the lifetime of one: a link in each of them works. */
const MOST_MAILS = 5
/** Codes are short: with five guesses each, so many a day leave whoever guesses one chance in 20,000. */
const MOST_CODES_A_DAY = 10
/** So often another number is thrown where others have it. */
const MOST_THROWS = 50

interface Foundations {
  readonly asks: SignInAskStore
  readonly accounts: AccountStore
  readonly signIn: SignIn
  /** The origin of the app. */
  readonly origin: string
  /** Sends the mails that wait; undefined where no mail server is set. */
  readonly sendMails: (() => void) | undefined
  readonly now?: () => Date
}

interface Asking {
  readonly email: string
  readonly language: string
  /** Where the link leads. */
  readonly path: string
  /** Where it is asked; undefined: devices that are signed in are not asked about it. */
  readonly device: Device | undefined
  /** What the same browser has of its ask before. */
  readonly former: string | undefined
}

/** What stands in a mail. */
interface Mailed {
  readonly address: string
  readonly code: string
}

/** Links that people ask for by their address. Who asks is answered alike, in what is done and said, whether it is known or not. */
export class MailedLinks {
  readonly #foundations: Foundations
  readonly #now: () => Date

  constructor(foundations: Foundations) {
    this.#foundations = foundations
    this.#now = foundations.now ?? clock.date
  }

  /** Whether mails go out from here. */
  get isOffered(): boolean {
    return this.#foundations.sendMails !== undefined
  }

  /**
   * Has a link mailed, if there is such an account: that is looked up when the mail is made, not now. The secret it gives is for the
   * browser that asked, and only there the code counts.
   */
  async ask(asking: Asking): Promise<string> {
    const { asks, sendMails } = this.#foundations
    const [email, now] = [foldedEmail(asking.email), this.#now()]
    const yesterday = new Date(now.getTime() - DAY)
    const { browser, isMailed } = await asks.inTurn(email, yesterday, (tables) =>
      keep({ ...asking, email }, now, tables),
    )
    if (isMailed) sendMails?.()
    return browser
  }

  /** What a mail says that is about to be sent; undefined where nobody is to be written to. */
  async compose(
    email: string,
    { ask, code }: { readonly ask: string; readonly code: string },
  ): Promise<Mailed | undefined> {
    const { asks, accounts, signIn, origin } = this.#foundations
    const [asked, account] = [await asks.find(ask, this.#now()), await accounts.withEmail(email)]
    if (!asked || !account || !isMailable(email)) return undefined
    const authHash = await signIn.makeLink(account.id, asked.expires.getTime() - this.#now().getTime())
    if (!(await asks.setLink(ask, hashOfSecret(authHash)))) {
      await accounts.takeLink(hashOfSecret(authHash), this.#now())
      return undefined
    }
    return { address: signInLink(origin, asked.path, authHash), code }
  }

  /** Whose code a browser typed; 'wrong', or 'over' where there is no more guess. The link in the same mail ends with it. */
  async take(
    browser: string,
    typed: string,
  ): Promise<{ readonly account: string; readonly ask: string } | 'wrong' | 'over'> {
    const { asks, accounts } = this.#foundations
    const asked = await asks.guess(hashOfSecret(browser), MOST_GUESSES, this.#now())
    if (!asked) return 'over'
    const account = await accounts.withEmail(asked.email)
    if (asked.code !== hashOfCode(browser, digitsOf(typed)) || !account || !isMailable(asked.email)) return 'wrong'
    if (!(await asks.use(asked.id, this.#now()))) return 'over'
    if (asked.link !== null) await accounts.takeLink(asked.link, this.#now())
    return { account: account.id, ask: asked.id }
  }
}

/** Counts what an address was asked for, and keeps one more, for which it gives the secret of its browser. */
async function keep({ email, language, path, device, former }: Asking, now: Date, tables: AskTables) {
  const asks = new SignInAskStore(tables)
  const ago = (time: number) => new Date(now.getTime() - time)
  const [lately, today] = [await asks.count(email, ago(MAILED_LIFETIME)), await asks.count(email, ago(DAY))]
  const { isRung, numbers } = roomAmong(await new WaitingDeviceStore(tables).askedSince(email, ago(DAY)), now)
  const browser = newBrowser(numbers)
  const isMailed = lately.asks < MOST_MAILS
  const code = isMailed && today.codes < MOST_CODES_A_DAY ? makeCode() : ''
  const shown = isRung && device ? { number: numberOf(browser), device } : null
  // Where nobody is asked about the new one, the one before stays asked about.
  if (shown && former !== undefined) await asks.silence(hashOfSecret(former), email)
  const hashes = { browser: hashOfSecret(browser), code: code === '' ? null : hashOfCode(browser, code) }
  const expires = new Date(now.getTime() + MAILED_LIFETIME)
  const ask = await asks.insert({ email, path, ...hashes, shown }, now, expires)
  // Whoever fills a mailbox locks nobody out: the links that are in it work.
  if (isMailed) await new AccountMailStore(tables).add({ email, language, kind: 'link', facts: { ask, code } }, now)
  return { browser, isMailed }
}

/** A secret for a browser, with a number that no other has who waits there, as long as there is one. */
function newBrowser(taken: ReadonlySet<number>): string {
  for (let left = MOST_THROWS; ; left -= 1) {
    const browser = randomBytes(32).toString('base64url')
    if (left === 0 || !taken.has(numberOf(browser))) return browser
  }
}

/** The first account of an installation may have an address that no mail reaches. */
export function isMailable(email: string): boolean {
  return !email.endsWith('@localhost')
}
