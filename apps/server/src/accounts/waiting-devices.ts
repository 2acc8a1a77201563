// Number matching: a device that is signed in is asked about one that wants to be; docs/decisions/0101.
import { createHash } from 'node:crypto'
import { clock } from '../clock.ts'
import type { AccountStore, Device } from '../store/accounts.store.ts'
import type { Asked, WaitingDeviceStore, WaitingRow } from '../store/waiting-devices.store.ts'
import { hashOfSecret } from './sign-in.ts'

const HOUR = 60 * 60_000
/** As many questions for an address: whoever knows it can ask for links on and on. */
const MOST_AN_HOUR = 3
const MOST_A_DAY = 10

/** Whether others are asked about one more device, and the numbers that are taken, by what they were asked about for a day. */
export function roomAmong(today: readonly Asked[], now: Date) {
  const lately = today.filter(({ at }) => at.getTime() > now.getTime() - HOUR)
  const isQuiet = today.some(({ isBlocked }) => isBlocked)
  const isRung = !isQuiet && today.length < MOST_A_DAY && lately.length < MOST_AN_HOUR
  return { isRung, numbers: new Set(lately.map(({ number }) => number)) }
}

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

/** What was blocked, and whether somebody had come in by its mail, or by another that ended with it. */
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

  /** What one is asked about, save what came in by the session that asks. */
  list(asker: Answering): Promise<WaitingRow[]> {
    return this.#foundations.store.list(hashed(asker), this.#now())
  }

  /** Lets a device in that shows that number; which, undefined where it does not wait. */
  letIn(id: string, number: number, asker: Answering): Promise<Device | undefined> {
    return this.#foundations.store.letIn(id, number, hashed(asker), this.#now())
  }

  /** Ends what a device asked for and all else that is open for the address, with the sessions that came by it: who has one mail has all. */
  async block(id: string, asker: Answering): Promise<Blocked | undefined> {
    const { store, accounts } = this.#foundations
    const blocked = await store.block(id, hashed(asker), this.#now())
    if (!blocked) return undefined
    const { browser, system, at, ended } = blocked
    let isIn = false
    for (const { link, session } of ended) {
      if (link !== null) await accounts.takeLink(link, this.#now())
      if (session !== null && (await accounts.endSession(session))) isIn = true
    }
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

const hashed = ({ email, session }: Answering): Answering => ({ email, session: hashOfSecret(session) })

/** The two digits on the screen of a browser: made of its secret, so that they stay as long as it waits. */
export function numberOf(browser: string): number {
  return 10 + (createHash('sha256').update(`number ${browser}`).digest().readUInt32BE() % 90)
}
