// What is answered without encryption: an authority's challenges (HTTP-01), and where to go instead.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clock } from '../clock.ts'
import { hostNameOf } from '../network.ts'
import { bareName } from './names.ts'

interface PlainOptions {
  /** Whether visitors come by that name. */
  knows(name: string): boolean
  /** Hears of each that they came by. */
  noticed(name: string): void
  /** What other servers of the installation were asked to answer with. */
  answerTo(token: string): Promise<string | undefined>
  readonly probe: { readonly path: string; readonly answer: string }
  /** Where visitors come encrypted, as browsers write it: '' for 443. */
  readonly port: string
  readonly now?: () => number
}

const CHALLENGE = '/.well-known/acme-challenge/'
const TOKEN = /^[\w-]{16,128}$/
/** Anybody can ask for tokens that nobody has. */
const ASKED_A_SECOND = 50

const NO_CHALLENGE = 'There is no such challenge.'
const LATER = 'Please try again in a moment.'

export function plainSide(options: PlainOptions) {
  const { knows, noticed, probe, answerTo, port, now = clock.now } = options
  const isTooMuch = limitASecond(now)
  const answerChallenge = (token: string, response: ServerResponse): void => {
    if (!TOKEN.test(token)) send(response, 404, NO_CHALLENGE)
    else if (isTooMuch()) send(response, 503, LATER)
    else {
      answerTo(token).then(
        (answer) => send(response, answer === undefined ? 404 : 200, answer ?? NO_CHALLENGE),
        () => send(response, 503, LATER),
      )
    }
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', headers } = request
    const name = bareName(hostNameOf(headers.host ?? ''))
    if (url === probe.path) send(response, 200, probe.answer)
    else if (url.startsWith(CHALLENGE)) answerChallenge(url.slice(CHALLENGE.length), response)
    else if (!knows(name)) send(response, 404, 'There is no site at this address.')
    else {
      noticed(name)
      const path = /^\/[\x21-\x7e]*$/.test(url) ? url : '/'
      const host = (name.includes(':') ? `[${name}]` : name) + (port && `:${port}`)
      response.writeHead(308, { location: `https://${host}${path}`, 'content-length': 0 }).end()
    }
  }
}

function limitASecond(now: () => number): () => boolean {
  let [second, asked] = [0, 0]
  return () => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) [second, asked] = [current, 0]
    asked += 1
    return asked > ASKED_A_SECOND
  }
}

function send(response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}
