// LISTEN/NOTIFY, on a connection of its own: in the transaction that it tells of, all writers would wait for one lock.
import type { Client } from 'pg'
import type { Hearing, Wire } from './told-news.ts'

const CHANNEL = 'mimar_news'
/** After a connection is lost, and the longest after several in a row. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
/** So often, and for so long, it is asked whether anybody is at the other end. */
const ASKS_EVERY_MS = 10_000
const LONGEST_ANSWER_MS = 3_000

/** News by way of PostgreSQL, which is there anyway. */
export class PostgresWire implements Wire {
  readonly #address: string
  #hearing: Hearing | undefined
  #client: Client | undefined
  #asking: NodeJS.Timeout | undefined
  #pause = FIRST_PAUSE_MS
  #wasLost = false

  constructor(address: string) {
    this.#address = address
  }

  async open(hearing: Hearing): Promise<void> {
    this.#hearing = hearing
    this.#asking = setInterval(() => void this.#ask(), ASKS_EVERY_MS).unref()
    await this.#connect()
  }

  get isOpen(): boolean {
    return this.#client !== undefined
  }

  send(text: string): void {
    this.#client?.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(() => {})
  }

  async close(): Promise<void> {
    this.#hearing = undefined
    clearInterval(this.#asking)
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      ...{ connectionString: this.#address, keepAlive: true, connectionTimeoutMillis: LONGEST_ANSWER_MS },
    })
    client.on('error', () => {})
    client.once('end', () => this.#again())
    client.on('notification', ({ payload = '' }) => this.#hearing?.heard(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      this.#pause = FIRST_PAUSE_MS
      if (this.#wasLost) this.#hearing?.again()
      this.#wasLost = false
      if (!this.#hearing) await client.end()
    } catch {
      // Ends, too, where it was never connected.
      client.end().catch(() => {})
    }
  }

  #again(): void {
    this.#client = undefined
    this.#wasLost = true
    if (!this.#hearing) return
    setTimeout(() => this.#hearing && void this.#connect(), this.#pause).unref()
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2)
  }

  /** A machine that vanished closes no connection; a pooler may have given this one to another session, which listens to nothing. */
  async #ask(): Promise<void> {
    const client = this.#client
    if (!client) return
    const late = setTimeout(() => void client.end().catch(() => {}), LONGEST_ANSWER_MS).unref()
    await client.query(`listen ${CHANNEL}`).catch(() => {})
    clearTimeout(late)
  }
}
