// Page views per site and day, without cookies: counted in memory, written once a minute.
import { clock } from '../clock.ts'
import type { AccountMail } from '../store/account-mails.store.ts'
import type { VisitStore } from '../store/visits.store.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** How often counts are written. */
const WRITES_EVERY = MINUTE
/** So many times that is looked for owners whose sites are read more than they may be. */
const LOOKS_EVERY = 60
/** Days that are kept: limits look at 30 of them. */
const KEPT_DAYS = 62
/** What an owner has before nothing more is published. */
export const GRACE_MS = 14 * DAY

interface Options {
  readonly store: VisitStore
  /** The last day (UTC) whose visits count no more. */
  readonly since: () => string
  /** Writes to an owner; false where no mails are sent. */
  readonly tell: (mail: AccountMail<'visits'>) => Promise<boolean>
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
}

/** Counts what visitors read. Each server counts for itself, and adds to what all have. */
export class Visits {
  readonly #options: Options
  readonly #now: () => number
  #pages = new Map<string, number>()
  #turn = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? clock.now
  }

  /** A page of that site is given to a visitor. */
  readonly count = (site: string): void => {
    this.#pages.set(site, (this.#pages.get(site) ?? 0) + 1)
  }

  start(): void {
    this.#timer = setInterval(() => void this.#beat(), WRITES_EVERY).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  /** Writes what was counted; where it cannot be stored it is counted with what comes. */
  async write(): Promise<void> {
    const pages = this.#pages
    if (pages.size === 0) return
    this.#pages = new Map()
    try {
      await this.#options.store.add(this.#day(0), pages)
    } catch (failure) {
      this.#options.onFailure(failure)
      for (const [site, count] of pages) this.#pages.set(site, (this.#pages.get(site) ?? 0) + count)
    }
  }

  /** Tells owners who passed their limit since the last look, and forgets who is within it again. */
  async look(): Promise<void> {
    const { store, since, tell } = this.#options
    const over = await store.excesses(since())
    await store.endOthers(over.map(({ account }) => account))
    for (const { account, email, language, most } of over) {
      const now = new Date(this.#now())
      if (!(await store.begin(account, now))) continue
      const until = new Date(now.getTime() + GRACE_MS).toISOString()
      await tell({ email, language: language ?? 'en', kind: 'visits', facts: { most, until } })
    }
  }

  async #beat(): Promise<void> {
    await this.write()
    this.#turn += 1
    if (this.#turn % LOOKS_EVERY !== 1) return
    try {
      await this.look()
      await this.#options.store.forgetBefore(this.#day(KEPT_DAYS))
    } catch (failure) {
      this.#options.onFailure(failure)
    }
  }

  #day(ago: number): string {
    return new Date(this.#now() - ago * DAY).toISOString().slice(0, 10)
  }
}
