// Redis and Valkey (PUBLISH, SUBSCRIBE), for more servers than a database should have listening connections (NEWS_URL).
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { warnSeldom } from '../log.ts'
import type { Hearing, Wire } from './told-news.ts'

const CHANNEL = 'mimar:news'
/** After a connection is lost, and the longest after several in a row. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
const LONGEST_CONNECT_MS = 3_000
/** So often it is asked whether anybody is at the other end; after so long without a word nobody is. */
const ASKS_EVERY_MS = 5_000
const LONGEST_SILENCE_MS = 12_000
/** A Redis that refuses to be listened to may be set right. */
const LISTENS_AGAIN_MS = 5_000

const DEAF =
  'News between servers (NEWS_URL) do not come, so what one server publishes shows on the others up to a second later. `mimar doctor` says whether that Redis answers:'

/** News by way of a server that does nothing else: one connection that tells and one that hears. */
export class RedisWire implements Wire {
  readonly #teller: ReturnType<typeof clientOf>
  readonly #hearer: ReturnType<typeof clientOf>
  #isHearing = false

  readonly #hearFailure: (failure: unknown) => void
  #heard: ((text: string) => void) | undefined
  #isListening = false
  #wasLost = false
  #again: NodeJS.Timeout | undefined

  constructor(address: string, warn?: (line: string) => void) {
    this.#teller = clientOf(address)
    this.#hearer = clientOf(address)
    this.#hearFailure = warnSeldom(DEAF, warn)
  }

  async open(hearing: Hearing): Promise<void> {
    for (const client of [this.#teller, this.#hearer]) client.on('error', this.#hearFailure)
    this.#hearer.on('reconnecting', () => {
      this.#isHearing = false
      this.#wasLost = true
    })
    // Told after each connection.
    const opened = new Promise<void>((resolve) =>
      this.#hearer.on('ready', () => void this.#listen(hearing).then(resolve)),
    )
    // They go on trying by themselves.
    const connecting = [this.#teller, this.#hearer].map((client) => client.connect().catch(this.#hearFailure))
    await Promise.race([Promise.all([...connecting, opened]), pause(LONGEST_CONNECT_MS, undefined, { ref: false })])
  }

  /** What was listened to once is listened to again by each new connection before it is ready. */
  async #listen(hearing: Hearing): Promise<void> {
    clearTimeout(this.#again)
    this.#heard ??= (text) => hearing.heard(text)
    try {
      if (!this.#isListening) await this.#hearer.subscribe(CHANNEL, this.#heard)
      this.#isListening = true
      this.#isHearing = this.#hearer.isReady
      if (this.#wasLost) hearing.again()
      this.#wasLost = false
    } catch (failure) {
      this.#hearFailure(failure)
      this.#wasLost = true
      this.#again = setTimeout(() => this.#hearer.isReady && void this.#listen(hearing), LISTENS_AGAIN_MS).unref()
    }
  }

  get isOpen(): boolean {
    return this.#isHearing
  }

  send(text: string): void {
    if (this.#teller.isReady) this.#teller.publish(CHANNEL, text).catch(() => {})
  }

  async close(): Promise<void> {
    this.#isHearing = false
    clearTimeout(this.#again)
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

/** Resolves when a Redis answers whoever asks and lets it listen; rejects with why it does not. */
export async function tryRedis(address: string): Promise<void> {
  const client = createClient({
    url: address,
    socket: { connectTimeout: LONGEST_CONNECT_MS, reconnectStrategy: false },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.subscribe(CHANNEL, () => {})
  } finally {
    if (client.isOpen) client.destroy()
  }
}
