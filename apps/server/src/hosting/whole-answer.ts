// HTTP keep-alive: an answer, head and body, as the one buffer that goes over the wire.
import type { ServerResponse } from 'node:http'

/** The second that answers say they were sent in (HTTP `Date`), written once for all of them. */
let date = ''
let dateUntil = 0

function dateNow(): string {
  const now = Date.now()
  if (now >= dateUntil || now < dateUntil - 1000) {
    date = new Date(now).toUTCString()
    dateUntil = now - (now % 1000) + 1000
  }
  return date
}

/** What Node refuses in headers, because it would begin another one. */
const NO_HEADER = /[^\t\x20-\x7e\x80-\xff]/

/** A file's answer 200 as Node would write it on a connection that is kept: byte for byte, but worked out once. */
export class WholeAnswer {
  #bytes: Buffer
  #date = dateNow()
  readonly #dateAt: number
  readonly #bodyAt: number
  /** A slow connection still reads from the bytes: they are not written to any more. */
  #isLent = false

  /** `kept` is how long the server keeps a connection without a request, in milliseconds. */
  constructor(headers: readonly string[], body: Uint8Array, kept: number) {
    const bad = headers.find((text) => NO_HEADER.test(text))
    if (bad !== undefined) throw new Error(`No header can say ${JSON.stringify(bad)}.`)
    const named = headers.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
    const before = `HTTP/1.1 200 OK\r\n${named}Date: `
    const after = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(kept / 1000)}\r\n\r\n`
    const head = Buffer.from(before + this.#date + after, 'latin1')
    this.#bytes = Buffer.concat([head, body])
    this.#dateAt = before.length
    this.#bodyAt = head.length
  }

  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt)
  }

  get length(): number {
    return this.#bytes.length
  }

  /** Sends it; false where Node has to write the answer: on a connection that ends with it, or behind answers that are not there yet. */
  sendOn(response: ServerResponse): boolean {
    const { socket } = response
    if (!socket || !response.shouldKeepAlive || socket.destroyed) return false
    const now = dateNow()
    if (now !== this.#date) this.#writeDate(now)
    // Node goes on to the next request of the connection when it hears that this answer is finished.
    socket.write(this.#bytes, (failure) => {
      if (!failure) response.emit('finish')
    })
    this.#isLent ||= socket.writableLength > 0
    return true
  }

  #writeDate(now: string): void {
    if (this.#isLent) this.#bytes = Buffer.from(this.#bytes)
    this.#isLent = false
    this.#bytes.write(now, this.#dateAt, 'latin1')
    this.#date = now
  }
}
