// What no client sends: request lines, heads and bodies that are broken on purpose, straight into a socket.
import { connect } from 'node:net'
import type { Random } from '../../packages/document/src/testing/random.ts'

/** How a conversation ended: with a status, closed without one, or not at all. */
export type Ending = number | 'closed' | 'hung'

const LINES = [
  ...['GET / HTTP/1.1', 'GET / HTTP/1.0', 'GET / HTTP/2.0', 'GET / HTTP/9.9', 'GET /', 'GET', '', ' / HTTP/1.1'],
  ...['get / http/1.1', 'GET  /  HTTP/1.1', 'GET /\u0000 HTTP/1.1', 'G\u0001T / HTTP/1.1', 'PRI * HTTP/2.0'],
  ...['OPTIONS * HTTP/1.1', 'CONNECT localhost:1 HTTP/1.1', 'GET http://[::1/ HTTP/1.1', 'GET //evil/ HTTP/1.1'],
  ...['GET /%zz HTTP/1.1', 'GET /%ff%fe HTTP/1.1', 'GET /..%2f..%2fetc HTTP/1.1', 'GET ?a HTTP/1.1'],
  ...['POST /api/v1/session HTTP/1.1', 'POST /api/v1/sites/form/contact/hotel/ HTTP/1.1'],
  ...['TRACE / HTTP/1.1', 'PUT /api/v1/sites HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`],
]
const HEADS = [
  ...['host: localhost', 'host: hotel.localhost', 'host:', 'host: a b', 'host: localhost\r\nhost: other', 'host: [::1'],
  ...['host: localhost:99999', 'host: %00', `host: ${'a.'.repeat(600)}`, ''],
]
const MORE = [
  ...['content-length: 5', 'content-length: -1', 'content-length: 5, 6', 'content-length: 99999999999999999999'],
  ...['transfer-encoding: chunked', 'transfer-encoding: chunked\r\ncontent-length: 3', 'transfer-encoding: xchunked'],
  ...['connection: upgrade\r\nupgrade: websocket', 'expect: 100-continue', 'expect: 200-maybe', 'no colon here'],
  ...[' folded: yes', 'a\u0000b: c', 'a: b\nc: d', `x: ${'y'.repeat(30_000)}`, 'range: bytes=a-b', 'te: trailers'],
  ...[`cookie: ${'a=b; '.repeat(900)}`, 'if-modified-since: yesterday', 'if-none-match: "', 'accept-encoding: br;q=x'],
]
const BODIES = [
  '',
  'hello',
  '{"a":',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '-1\r\n\r\n',
  'ffffffffff\r\n',
  '0\r\n',
  '\u0000\u0000',
]

/** Something that is nearly a request, or nothing of the kind. */
export function someBytes(random: Random): Buffer {
  if (random.percent(5)) {
    return Buffer.from(Array.from({ length: random.below(2_000) }, () => random.below(256)))
  }
  const more = Array.from({ length: random.below(4) }, () => random.pick(MORE))
  const end = random.percent(90) ? '\r\n' : '\n'
  const head = [random.pick(LINES), random.pick(HEADS), ...more].join(end)
  const bytes = Buffer.from(`${head}${end}${end}${random.pick(BODIES)}`, 'latin1')
  return random.percent(10) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes
}

const MOST_HEARD = 100_000

/** The highest status of all answers to what may have been several requests; "100 Continue" is none. 0 where there is none. */
function worstOf(heard: string): number {
  const statuses = [...heard.matchAll(/HTTP\/1\.[01] ([2-9]\d\d) /g)].map(([, status]) => Number(status))
  return Math.max(0, ...statuses)
}

/** Says it, says goodbye (or not), and waits for the other side to end it. */
export function converse(port: number, bytes: Buffer, { isHalfClosed, within }: Manner): Promise<Ending> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let heard = ''
    const finish = (ending: Ending) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(ending)
    }
    const status = () => worstOf(heard)
    // An answer that keeps the connection open is an end too.
    const timer = setTimeout(() => finish(status() || 'hung'), within)
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < MOST_HEARD) heard += chunk.toString('latin1')
      if (!isHalfClosed && status() > 0) finish(status())
    })
    socket.once('end', () => finish(status() || 'closed'))
    socket.once('error', () => finish(status() || 'closed'))
    if (isHalfClosed) socket.end(bytes)
    else socket.write(bytes)
  })
}

interface Manner {
  readonly isHalfClosed: boolean
  /** In milliseconds. */
  readonly within: number
}
