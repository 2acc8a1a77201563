// HTTP keep-alive: an answer, head and body, as the one buffer that goes over the wire.
import type { ServerResponse } from 'node:http'
import { type Mark, marked } from './mark.ts'

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

/** Bytes that begin with the head of an answer 200, as Node would write it on a connection that is kept. */
class Headed {
  #bytes: Buffer
  #date = dateNow()
  readonly #dateAt: number
  readonly bodyAt: number
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
    this.bodyAt = head.length
  }

  get bytes(): Buffer {
    return this.#bytes
  }

  /** The bytes with the second that it is now. */
  now(): Buffer {
    const now = dateNow()
    if (now !== this.#date) this.#writeDate(now)
    return this.#bytes
  }

  lend(): void {
    this.#isLent = true
  }

  #writeDate(now: string): void {
    if (this.#isLent) this.#bytes = Buffer.from(this.#bytes)
    this.#isLent = false
    this.#bytes.write(now, this.#dateAt, 'latin1')
    this.#date = now
  }
}

/** A file's answer 200, byte for byte as Node would write it, but worked out once. */
export class WholeAnswer {
  readonly #headers: readonly string[]
  readonly #first: readonly string[]
  readonly #kept: number
  /** As it was sent last: who asks next mostly gets the same mark, which stays for a second, or for good. */
  #last: { readonly key: string | undefined; readonly headed: Headed }

  /** `first` stands before the headers that are marked; `kept` is how long the server keeps a connection without a request, in milliseconds. */
  constructor(headers: readonly string[], body: Uint8Array, kept: number, first: readonly string[] = []) {
    this.#headers = headers
    this.#first = first
    this.#kept = kept
    this.#last = { key: undefined, headed: new Headed([...first, ...headers], body, kept) }
  }

  get body(): Buffer {
    const { bytes, bodyAt } = this.#last.headed
    return bytes.subarray(bodyAt)
  }

  get length(): number {
    return this.#last.headed.bytes.length
  }

  /** Sends it; false where Node has to write the answer: on a connection that ends with it, or behind answers that are not there yet. */
  sendOn(response: ServerResponse, mark?: Mark): boolean {
    const { socket } = response
    if (!socket || !response.shouldKeepAlive || socket.destroyed) return false
    const headed = this.#under(mark)
    // Node goes on to the next request of the connection when it hears that this answer is finished.
    socket.write(headed.now(), (failure) => {
      if (!failure) response.emit('finish')
    })
    if (socket.writableLength > 0) headed.lend()
    return true
  }

  #under(mark: Mark | undefined): Headed {
    if (this.#last.key !== mark?.key) {
      const headed = new Headed([...this.#first, ...marked(this.#headers, mark)], this.body, this.#kept)
      this.#last = { key: mark?.key, headed }
    }
    return this.#last.headed
  }
}
