import { type ChildProcess, fork } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

/** Something to be posted: the head goes before the body as it is, with its length. */
export interface Post {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** One connection that stays open. A client of a hundred lines less than Node's own, so that the generator is not what ends first. */
export class Poster {
  readonly #socket: Socket
  #text = ''
  #answer: PromiseWithResolvers<Answer> | undefined

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
    this.#socket.on('data', (chunk: string) => this.#read(chunk))
    this.#socket.on('error', (failure) => this.#answer?.reject(failure))
    this.#socket.on('close', () => this.#answer?.reject(new Error('The connection was closed.')))
  }

  /** Resolves with the answer; the one before it has come. */
  post({ path, headers, body }: Post): Promise<Answer> {
    this.#answer = Promise.withResolvers()
    if (this.#socket.destroyed) this.#answer.reject(new Error('The connection was closed before.'))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = Buffer.byteLength(body)
    this.#socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.join('')}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
    )
    return this.#answer.promise
  }

  close(): void {
    this.#answer = undefined
    this.#socket.destroy()
  }

  #read(chunk: string): void {
    this.#text += chunk
    const end = this.#text.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#text.slice(0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (this.#text.length < end + 4 + length) return
    const body = this.#text.slice(end + 4, end + 4 + length)
    this.#text = this.#text.slice(end + 4 + length)
    this.#answer?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}

/** The floor of what is posted and kept, on the same disk. */
export function startPosts(folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork(join(import.meta.dirname, '../.cache/bench/post-child.mjs'), [join(folder, 'floor.db')])
  return new Promise((resolve) => child.once('message', (port) => resolve({ child, port: Number(port) })))
}
