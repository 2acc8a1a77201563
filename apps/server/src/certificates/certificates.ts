// Certificates of this installation: wanted, ordered, renewed and presented. The only loop there is for them.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { clock } from '../clock.ts'
import type { CertificateChange, CertificateRow, CertificateStore } from '../store/certificates.store.ts'
import type { Authority } from './authority.ts'
import { AuthorityAway } from './authority-failure.ts'
import { aboutKey, Contexts } from './contexts.ts'
import { OrderingAccount } from './identity.ts'
import type { ownNames } from './names.ts'
import { type Obtained, type OrderPlace, obtain } from './ordering.ts'
import type { Reach } from './reach.ts'
import type { Sealing } from './sealing.ts'
import { readChain } from './signing-request.ts'
import { type CertificateStanding, failureOf, standingOf } from './standing.ts'
import { afterFailure, afterNoDns, asksAgain, momentIn, ownWindow } from './waits.ts'

export interface CertificatesOptions {
  readonly store: CertificateStore
  readonly sealing: Sealing
  readonly authority: Authority
  /** The installation's own names; they may change with its sites. */
  readonly names: () => ReturnType<typeof ownNames>
  readonly reach: (name: string) => Promise<Reach>
  readonly nameless?: ConstructorParameters<typeof Contexts>[0]['nameless']
  /** Hears what became of orders. */
  readonly tell: (event: CertificateEvent) => void
  /** Ends all that is under way. */
  readonly stopping?: AbortController
  readonly now?: () => number
  readonly roundsEvery?: number
  readonly ordersAnHour?: number
  readonly pollsEvery?: number
}

export type CertificateEvent =
  | { readonly kind: 'issued'; readonly name: string; readonly until: string }
  | { readonly kind: 'failed'; readonly name: string; readonly said: string; readonly next: string }
  | { readonly kind: 'round'; readonly failure: unknown }

const ROUNDS_EVERY_MS = 5_000
/** Let's Encrypt takes 300 in three hours; other servers of the installation count along. */
const ORDERS_AN_HOUR = 60
const HOUR = 3_600_000
const DAY = 24 * HOUR
const AT_ONCE = 4
const LEASE_MS = 45_000
const LEASE_RENEWED_MS = 10_000
const TOO_MANY_WAIT_MS = 600_000
/** Who comes by a name that waits has it looked at, this often at most. */
const NOTICED_EVERY_MS = 5_000

class LeaseLost extends Error {}
class TooManyOrders extends Error {}

export class Certificates {
  readonly contexts: Contexts
  readonly #options: Required<Omit<CertificatesOptions, 'nameless'>> & Pick<CertificatesOptions, 'nameless'>
  readonly #account: OrderingAccount
  readonly #server = `${hostname()} ${process.pid} ${randomUUID()}`
  readonly #stopping: AbortController
  readonly #working = new Map<string, Promise<void>>()
  readonly #noticed = new Map<string, number>()
  #round: Promise<void> | undefined
  #isAskedAgain = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: CertificatesOptions) {
    const defaults = { now: clock.now, roundsEvery: ROUNDS_EVERY_MS, ordersAnHour: ORDERS_AN_HOUR, pollsEvery: 500 }
    this.#options = { ...defaults, stopping: new AbortController(), ...options }
    this.#stopping = this.#options.stopping
    this.contexts = new Contexts(this.#options)
    this.#account = new OrderingAccount(this.#options)
  }

  /** Reads which certificates there are; with the database away, that is made up for by the rounds. */
  async open(): Promise<void> {
    await this.contexts.settle().catch((failure) => this.#options.tell({ kind: 'round', failure }))
  }

  /** Begins to look now and then. */
  start(): void {
    this.wake()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#round
    await Promise.all(this.#working.values())
  }

  /** Looks now: a name was proved, a site was made. */
  wake(): void {
    if (this.#stopping.signal.aborted) return
    this.#isAskedAgain = this.#round !== undefined
    if (this.#round) return
    clearTimeout(this.#timer)
    this.#round = this.#goRound()
      .catch((failure) => this.#options.tell({ kind: 'round', failure }))
      .finally(() => {
        this.#round = undefined
        if (this.#isAskedAgain) this.wake()
        else this.#wait()
      })
  }

  /** Somebody came by a name that has no certificate yet: it leads here. Strange names cost a look into a table. */
  noticed(name: string): void {
    if (!this.contexts.isWaiting(name)) return
    const now = this.#options.now()
    if (now - (this.#noticed.get(name) ?? 0) < NOTICED_EVERY_MS) return
    // Names that wait are few; the map holds none but those.
    this.#noticed.set(name, now)
    this.#options.store.hurry(name, iso(now)).then(
      () => this.wake(),
      (failure) => this.#options.tell({ kind: 'round', failure }),
    )
  }

  /** How far the certificate of a name is; undefined where it gets none. */
  async standingOf(name: string): Promise<CertificateStanding | undefined> {
    const row = await this.#options.store.find(name)
    return row && standingOf(row)
  }

  #wait(): void {
    if (this.#stopping.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.wake(), this.#options.roundsEvery).unref()
  }

  async #goRound(): Promise<void> {
    const { store, names, now } = this.#options
    await store.settle(names(), iso(now()))
    await this.contexts.noteUsed(iso(now()))
    await this.contexts.settle()
    for (const name of this.#noticed.keys()) if (!this.contexts.isWaiting(name)) this.#noticed.delete(name)
    const free = AT_ONCE - this.#working.size
    if (free <= 0) return
    for (const name of await store.due(iso(now()), free)) this.#begin(name)
  }

  #begin(name: string): void {
    if (this.#working.has(name) || this.#stopping.signal.aborted) return
    const work = this.#work(name)
      .then(() => this.contexts.settle())
      .finally(() => this.#working.delete(name))
      // What cannot be stored is tried again with the next round, and not at once.
      .then(
        () => this.wake(),
        (failure) => this.#options.tell({ kind: 'round', failure }),
      )
    this.#working.set(name, work)
  }

  async #work(name: string): Promise<void> {
    const { store, now } = this.#options
    const row = await store.lease(name, this.#server, iso(now()), iso(now() + LEASE_MS))
    if (!row) return
    const keep = setInterval(() => {
      store.change(name, this.#server, { leased_until: iso(now() + LEASE_MS) }).catch(() => {})
    }, LEASE_RENEWED_MS).unref()
    try {
      await this.#lookAt(row)
    } catch (failure) {
      if (!(failure instanceof LeaseLost) && !this.#stopping.signal.aborted) await this.#noteFailure(row, failure)
    } finally {
      clearInterval(keep)
      await store.release(name, this.#server)
    }
  }

  async #lookAt(row: CertificateRow): Promise<void> {
    if (row.chain !== null ? await this.#waitsForRenewal(row) : await this.#waitsForDns(row)) return
    const { name } = row
    const obtained = await this.#account.as((identity) => obtain(row, this.#placeOf(name, identity)))
    await this.#keep(name, obtained)
  }

  async #keep(name: string, { chain, key, facts }: Obtained): Promise<void> {
    const { sealing, now, tell } = this.#options
    const window = ownWindow(facts.begins, facts.ends)
    const renewAt = momentIn(window, undefined)
    await this.#note(name, {
      ...{ chain, key: sealing.seal(key, aboutKey(name)), issued_at: iso(now()), used_at: null },
      ...{ begins_at: iso(facts.begins), ends_at: iso(facts.ends), renew_at: iso(renewAt) },
      ...{ order_url: null, order_key: null, waits_for: null, attempts: 0, failing_since: null, failure: null },
      due_at: iso(Math.min(renewAt, asksAgain(window, now()))),
    })
    tell({ kind: 'issued', name, until: iso(facts.ends) })
  }

  /** Whether its renewal is still to come; then it is noted when. */
  async #waitsForRenewal({ name, chain, key: sealed, renew_at: chosen }: CertificateRow): Promise<boolean> {
    const { authority, sealing, now } = this.#options
    const key = sealed === null ? undefined : sealing.open(sealed, aboutKey(name))
    if (chain === null || key === undefined) return false
    const { begins, ends, certId } = readChain(chain, name, key)
    const said = certId === undefined ? undefined : await authority.renewalOf(certId).catch(() => undefined)
    const window = said ?? ownWindow(begins, ends)
    const renewAt = momentIn(window, chosen === null ? undefined : Date.parse(chosen))
    if (renewAt <= now()) return false
    const dueAt = Math.min(renewAt, asksAgain(window, now()))
    await this.#note(name, {
      renew_at: iso(renewAt),
      due_at: iso(dueAt),
      attempts: 0,
      failing_since: null,
      failure: null,
    })
    return true
  }

  /** Whether the name does not lead here yet. What answers elsewhere may stand in front of us: once a day the authority is asked all the same. */
  async #waitsForDns({ name, wanted_since: wanted, asked_at: asked }: CertificateRow): Promise<boolean> {
    const { reach, now } = this.#options
    const found = await reach(name)
    const since = Date.parse(wanted)
    const last = asked === null ? since : Date.parse(asked)
    if (found === 'here' || (found === 'elsewhere' && now() - last > DAY)) return false
    await this.#note(name, { waits_for: 'dns', due_at: iso(afterNoDns(since, now())) })
    return true
  }

  async #noteFailure({ name, attempts, failing_since: since, ends_at: ends }: CertificateRow, failure: unknown) {
    const { now, tell } = this.#options
    const isOurs = failure instanceof TooManyOrders
    const kept = ends === null ? undefined : Date.parse(ends)
    const next = iso(isOurs ? now() + TOO_MANY_WAIT_MS : afterFailure(attempts + 1, now(), kept, failure))
    const { code, said } = failureOf(failure)
    await this.#note(name, {
      due_at: next,
      failure: JSON.stringify({ code: isOurs ? 'too-many' : code, said }),
      ...(!isOurs && { attempts: attempts + 1, failing_since: since ?? iso(now()) }),
      // An order that was refused is over; one that could not be asked about goes on.
      ...(!(failure instanceof AuthorityAway) && { order_url: null, order_key: null }),
    })
    tell({ kind: 'failed', name, said, next })
  }

  async #note(name: string, change: CertificateChange): Promise<void> {
    if (!(await this.#options.store.change(name, this.#server, change))) throw new LeaseLost()
  }

  #placeOf(name: string, identity: OrderPlace['identity']): OrderPlace {
    const { store, authority, sealing, now, ordersAnHour, pollsEvery } = this.#options
    return {
      ...{ authority, identity, pollsEvery, signal: this.#stopping.signal, now: () => iso(now()) },
      answer: (token, answer) => store.addChallenge({ token, answer, expires_at: iso(now() + HOUR) }, iso(now())),
      note: (change) => this.#note(name, change),
      seal: (key) => sealing.seal(key, aboutKey(name)),
      open: (sealed) => sealing.open(sealed, aboutKey(name)),
      async admit() {
        if (await store.mayOrder(iso(now()), iso(now() - HOUR), ordersAnHour)) return
        throw new TooManyOrders(
          `${ordersAnHour} certificates were ordered within an hour; this one waits for its turn.`,
        )
      },
    }
  }
}

const iso = (time: number) => new Date(time).toISOString()
