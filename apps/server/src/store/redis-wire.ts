// Redis and Valkey (PUBLISH, SUBSCRIBE), for more servers than a database should have listening connections (NEWS_URL).
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Hearing, Wire } from './told-news.ts'

const CHANNEL = 'mimar:news'
/** After a connection is lost, and the longest after several in a row. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
const LONGEST_CONNECT_MS = 3_000
/** So often it is asked whether anybody is at the other end; after so long without a word nobody is. */
const ASKS_EVERY_MS = 5_000
const LONGEST_SILENCE_MS = 12_000

/** News by way of a server that does nothing else: one connection that tells and one that hears. */
export class RedisWire implements Wire {
  readonly #teller: ReturnType<typeof clientOf>
  readonly #hearer: ReturnType<typeof clientOf>
  #isHearing = false

  constructor(address: string) {
    this.#teller = clientOf(address)
    this.#hearer = clientOf(address)
  }

  async open(hearing: Hearing): Promise<void> {
    let wasLost = false
    for (const client of [this.#teller, this.#hearer]) client.on('error', () => {})
    this.#hearer.on('reconnecting', () => {
      this.#isHearing = false
      wasLost = true
    })
    // Told after each connection, once it listens again by itself.
    this.#hearer.on('ready', () => {
      this.#isHearing = true
      if (wasLost) hearing.again()
      wasLost = false
    })
    const opened = Promise.all([
      this.#teller.connect(),
      this.#hearer.connect().then(() => this.#hearer.subscribe(CHANNEL, (text) => hearing.heard(text))),
    ])
    opened.catch(() => {})
    // It goes on trying by itself.
    await Promise.race([opened, pause(LONGEST_CONNECT_MS, undefined, { ref: false })])
  }

  get isOpen(): boolean {
    return this.#isHearing
  }

  send(text: string): void {
    if (this.#teller.isReady) this.#teller.publish(CHANNEL, text).catch(() => {})
  }

  async close(): Promise<void> {
    this.#isHearing = false
    for (const client of [this.#teller, this.#hearer]) if (client.isOpen) client.destroy()
  }
}

function clientOf(address: string) {
  const reconnectStrategy = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10))
  return createClient({
    url: address,
    socket: { connectTimeout: LONGEST_CONNECT_MS, socketTimeout: LONGEST_SILENCE_MS, reconnectStrategy },
    pingInterval: ASKS_EVERY_MS,
    disableOfflineQueue: true,
  })
}
