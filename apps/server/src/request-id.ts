// Correlation id: what an answer, the log and an error message call one request.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** 32 letters and digits; those that are taken for one another are left out. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10
/** What a proxy may call a request. */
const GIVEN = /^[\w-]{6,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/** What this request is called: short enough to be read out, or what a proxy of ours called it. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request)
  if (known !== undefined) return known
  const id = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  ids.set(request, id)
  return id
}

/** Keeps what a proxy in front calls a request, where that address is one of ours; anybody else's word counts for nothing. */
export function keepGivenId(request: IncomingMessage, isTrusted: (address: string) => boolean): void {
  const given = request.headers['x-request-id']
  if (typeof given !== 'string' || !GIVEN.test(given)) return
  if (isTrusted(request.socket.remoteAddress ?? '')) ids.set(request, given)
}
