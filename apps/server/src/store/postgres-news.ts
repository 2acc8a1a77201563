// LISTEN/NOTIFY, on a connection of its own: in the transaction that it tells of, all writers would wait for one lock.
import { randomUUID } from 'node:crypto'
import type { Client, Notification } from 'pg'
import type { Changed, News } from './news.ts'

const CHANNEL = 'mimar_news'
/** No more than ten messages a second; what comes meanwhile goes along with the next. */
const GATHERED_MS = 100
/** PostgreSQL takes 8,000 bytes; ids and addresses are short. */
const MOST_AT_ONCE = 60
/** After a connection is lost, and the longest after several in a row. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
/** So often, and for so long, it is asked whether anybody is at the other end. */
const ASKS_EVERY_MS = 10_000
const LONGEST_ANSWER_MS = 3_000

interface Message {
  readonly from: string
  readonly changed: readonly Changed[]
}

/** News by way of PostgreSQL. A lost connection is made anew; what was to be told meanwhile is not told. */
export class PostgresNews implements News {
  readonly #address: string
  readonly #id = randomUUID()
  readonly #listeners: ((changed: readonly Changed[]) => void)[] = []
  readonly #waiting = new Map<string, Changed>()
  readonly #missing: (() => void)[] = []
  #client: Client | undefined
  #flushing: NodeJS.Timeout | undefined
  #flushedAt = Number.NEGATIVE_INFINITY
  #asking: NodeJS.Timeout | undefined
  #pause = FIRST_PAUSE_MS
  #isOpen = false
  /** Something may have been told that nobody here has heard. */
  #wasLost = false

  constructor(address: string) {
    this.#address = address
  }

  async begin(): Promise<void> {
    this.#isOpen = true
    this.#asking = setInterval(() => void this.#ask(), ASKS_EVERY_MS).unref()
    await this.#connect()
  }

  hear(listener: (changed: readonly Changed[]) => void): void {
    this.#listeners.push(listener)
  }

  get isHearing(): boolean {
    return this.#client !== undefined
  }

  onMissed(listener: () => void): void {
    this.#missing.push(listener)
  }

  tell(changed: Changed): void {
    if (!this.#isOpen) return
    this.#waiting.set(JSON.stringify(changed), changed)
    const pause = Math.max(0, this.#flushedAt + GATHERED_MS - performance.now())
    this.#flushing ??= setTimeout(() => this.#flush(), pause).unref()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    clearTimeout(this.#flushing)
    clearInterval(this.#asking)
    await this.#client?.end().catch(() => {})
  }

  #flush(): void {
    this.#flushing = undefined
    this.#flushedAt = performance.now()
    const [some, rest] = [[...this.#waiting.values()].slice(0, MOST_AT_ONCE), [...this.#waiting].slice(MOST_AT_ONCE)]
    this.#waiting.clear()
    const message: Message = { from: this.#id, changed: some }
    this.#client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]).catch(() => {})
    for (const [, changed] of rest) this.tell(changed)
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      ...{ connectionString: this.#address, keepAlive: true, connectionTimeoutMillis: LONGEST_ANSWER_MS },
    })
    client.on('error', () => {})
    client.once('end', () => this.#again())
    client.on('notification', (notification) => this.#take(notification))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      this.#pause = FIRST_PAUSE_MS
      if (this.#wasLost) for (const listener of this.#missing) listener()
      this.#wasLost = false
      if (!this.#isOpen) await client.end()
    } catch {
      // Ends, too, where it was never connected.
      client.end().catch(() => {})
    }
  }

  #again(): void {
    this.#client = undefined
    this.#wasLost = true
    if (!this.#isOpen) return
    setTimeout(() => this.#isOpen && void this.#connect(), this.#pause).unref()
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2)
  }

  #take({ payload = '' }: Notification): void {
    const { from, changed } = JSON.parse(payload) as Message
    if (from !== this.#id) for (const listener of this.#listeners) listener(changed)
  }

  /** A machine that vanished closes no connection. */
  async #ask(): Promise<void> {
    const client = this.#client
    if (!client) return
    const late = setTimeout(() => void client.end().catch(() => {}), LONGEST_ANSWER_MS).unref()
    await client.query('select 1').catch(() => {})
    clearTimeout(late)
  }
}
