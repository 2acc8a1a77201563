// Step-up authentication: what cannot be taken back asks for a proof that is fresh; docs/decisions/0069.
import { clock } from '../clock.ts'
import { AccountMailStore } from '../store/account-mails.store.ts'
import type { Account, AccountStore } from '../store/accounts.store.ts'
import { SignInAskStore } from '../store/sign-in-asks.store.ts'
import { digitsOf, hashOfCode, MOST_GUESSES, makeCode } from './mailed-codes.ts'
import { isMailable } from './mailed-links.ts'
import { hashOfSecret } from './sign-in.ts'

const MINUTE = 60_000
/** How long a proof counts; coming in is one. */
export const PROOF_LIFETIME = 10 * MINUTE
const CODE_LIFETIME = 10 * MINUTE
const DAY = 24 * 60 * MINUTE
/** Only who is signed in asks for these: each counts for ten minutes, so a day of work needs fewer. */
const MOST_CODES_A_DAY = 30

interface Foundations {
  readonly accounts: AccountStore
  readonly asks: SignInAskStore
  /** Sends the mails that wait; undefined where no mail server is set. */
  readonly sendMails: (() => void) | undefined
}

/** When each session last proved who asks, and the codes by which that is done where there is no passkey. */
export class Proofs {
  readonly #foundations: Foundations
  readonly #now: () => Date

  constructor(foundations: Foundations, now: () => Date = clock.date) {
    this.#foundations = foundations
    this.#now = now
  }

  async isFresh(session: string | undefined): Promise<boolean> {
    const proven = session && (await this.#foundations.accounts.provenAt(hashOfSecret(session)))
    return !!proven && Date.parse(proven) > this.#now().getTime() - PROOF_LIFETIME
  }

  /** Who asks with that session has proved who they are, now. */
  async prove(session: string, by: 'passkey' | 'another' = 'another'): Promise<void> {
    await this.#foundations.accounts.prove(hashOfSecret(session), this.#now(), by === 'passkey')
  }

  /** Whether a code can be mailed to somebody. */
  mails({ email }: Pick<Account, 'email'>): boolean {
    return this.#foundations.sendMails !== undefined && isMailable(email)
  }

  /** Mails a code that counts for that session, in the place of the one before; false where there were too many. */
  async mailCode({ id, email }: Account, session: string, language: string): Promise<boolean> {
    const { accounts, asks, sendMails } = this.#foundations
    const now = this.#now()
    const yesterday = new Date(now.getTime() - DAY)
    // Counted by themselves: who asks for links to this address uses none of these up.
    const whose = `proof ${id}`
    const reads = (await accounts.withEmail(email))?.language ?? language
    const isMailed = await asks.inTurn(whose, yesterday, async (tables) => {
      const turn = new SignInAskStore(tables)
      if ((await turn.count(whose, yesterday)).asks >= MOST_CODES_A_DAY) return false
      const [browser, code] = [browserOf(session), makeCode()]
      await turn.endOf(browser, now)
      const kept = { email: whose, path: '', browser, code: hashOfCode(session, code), shown: null }
      const ask = await turn.insert(kept, now, new Date(now.getTime() + CODE_LIFETIME))
      const mails = new AccountMailStore(tables)
      await mails.add({ email, language: reads, kind: 'proof', facts: { ask, code } }, now)
      return true
    })
    if (isMailed) sendMails?.()
    return isMailed
  }

  /** The code of a mail that is about to be sent; undefined where it does not count any more. */
  async codeOf({ ask, code }: { readonly ask: string; readonly code: string }): Promise<string | undefined> {
    return (await this.#foundations.asks.find(ask, this.#now())) && code
  }

  /** Whether that is the code that was mailed for the session; it counts once. */
  async takeCode(session: string, typed: string): Promise<boolean> {
    const { asks } = this.#foundations
    const asked = await asks.guess(browserOf(session), MOST_GUESSES, this.#now())
    if (!asked || asked.code !== hashOfCode(session, digitsOf(typed))) return false
    return asks.use(asked.id, this.#now())
  }
}

const browserOf = (session: string) => hashOfSecret(`proof ${session}`)
