// Number matching: a device that is signed in is asked about one that wants to be; docs/decisions/0101.
import { createHash } from 'node:crypto'
import { clock } from '../clock.ts'
import type { AccountStore, Device } from '../store/accounts.store.ts'
import type { WaitingDeviceStore, WaitingRow } from '../store/waiting-devices.store.ts'
import { hashOfSecret } from './sign-in.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** As many questions for an address: whoever knows it can ask for links on and on. */
const MOST_AN_HOUR = 3
const MOST_A_DAY = 10

interface Foundations {
  readonly store: WaitingDeviceStore
  readonly accounts: AccountStore
  readonly now?: () => Date
}

/** Who answers: whose account, by which session. */
interface Answering {
  readonly email: string
  readonly session: string
}

/** What was blocked, and whether it had come in by its mail. */
interface Blocked {
  readonly device: Device
  readonly at: string
  readonly isIn: boolean
}

/** Devices that asked for a link by mail, and what devices that are signed in say of them. */
export class WaitingDevices {
  readonly #foundations: Foundations
  readonly #now: () => Date

  constructor(foundations: Foundations) {
    this.#foundations = foundations
    this.#now = foundations.now ?? clock.date
  }

  /** Whether others are asked about one more device, and the numbers that are taken; looked up alike for every address. */
  async roomFor(email: string): Promise<{ readonly isRung: boolean; readonly numbers: ReadonlySet<number> }> {
    const now = this.#now().getTime()
    const today = await this.#foundations.store.askedSince(email, new Date(now - DAY))
    const lately = today.filter(({ at }) => at.getTime() > now - HOUR)
    const isQuiet = today.some(({ isBlocked }) => isBlocked)
    const isRung = !isQuiet && today.length < MOST_A_DAY && lately.length < MOST_AN_HOUR
    return { isRung, numbers: new Set(lately.map(({ number }) => number)) }
  }

  list(email: string): Promise<WaitingRow[]> {
    return this.#foundations.store.list(email, this.#now())
  }

  /** Lets a device in that shows that number; which, undefined where it does not wait. */
  letIn(id: string, number: number, { email, session }: Answering): Promise<Device | undefined> {
    return this.#foundations.store.letIn(id, email, number, hashOfSecret(session), this.#now())
  }

  /** Ends what a device asked for, and the session that came by it meanwhile. */
  async block(id: string, email: string): Promise<Blocked | undefined> {
    const { store, accounts } = this.#foundations
    const blocked = await store.block(id, email, this.#now())
    if (!blocked) return undefined
    const { browser, system, at, link, session } = blocked
    if (link !== null) await accounts.takeLink(link, this.#now())
    const isIn = session !== null && (await accounts.endSession(session))
    return { device: { browser, system }, at, isIn }
  }

  /** What a browser is told of what it asked for. One that was blocked waits on, as if nobody had answered. */
  async stateOf(browser: string | undefined): Promise<'waiting' | 'let-in' | 'over'> {
    return browser === undefined ? 'over' : this.#foundations.store.stateOf(hashOfSecret(browser), this.#now())
  }

  /** Whose account a browser was let in to, once. The link in its mail ends. */
  async take(browser: string | undefined): Promise<{ readonly account: string; readonly ask: string } | undefined> {
    const { store, accounts } = this.#foundations
    const taken = browser === undefined ? undefined : await store.take(hashOfSecret(browser), this.#now())
    const account = taken && (await accounts.withEmail(taken.email))
    if (!taken || !account) return undefined
    if (taken.link !== null) await accounts.takeLink(taken.link, this.#now())
    return { account: account.id, ask: taken.id }
  }

  /** A session came by an ask, or by a link; false where that was blocked meanwhile: then the session has ended. */
  async came(by: { readonly ask: string } | { readonly authHash: string }, session: string): Promise<boolean> {
    const { store, accounts } = this.#foundations
    const asked = 'ask' in by ? { id: by.ask } : { link: hashOfSecret(by.authHash) }
    const isWelcome = await store.came(asked, hashOfSecret(session), this.#now())
    if (!isWelcome) await accounts.endSession(hashOfSecret(session))
    return isWelcome
  }
}

/** The two digits on the screen of a browser: made of its secret, so that they stay as long as it waits. */
export function numberOf(browser: string): number {
  return 10 + (createHash('sha256').update(`number ${browser}`).digest().readUInt32BE() % 90)
}
