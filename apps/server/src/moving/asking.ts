import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { guardedLookup, refusalOf } from '../messages/call-out.ts'
import { MoveRefusal } from './refusal.ts'

/** What an answer may take that is only a row in a database. */
export const ANSWER_WITHIN_MS = 15_000
/** Nothing that is asked here is answered with more. */
const MOST_ANSWER = 5_000_000
/** A connection on which nothing goes on for so long is given up. */
const SILENT_MS = 60_000

interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** JSON, or bytes as they come. */
  readonly body?: object | Buffer | Readable
  readonly permission?: string
  readonly signal?: AbortSignal | undefined
}

/** The other server takes more in so many seconds: a site that arrives costs its owner what it would have cost to make it there. */
export class AskedToWait extends MoveRefusal {
  readonly seconds: number

  constructor(seconds: number) {
    super('asked-to-wait', `${seconds} s`)
    this.seconds = seconds
  }
}

/** The other server as a part of an address of the web: `https://mimar.example`. Refused like an address of a webhook (PRIVATE_WEBHOOKS). */
export function readOrigin(text: string, allowsPrivate: boolean): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  if (!isOrigin || !/^https?:$/.test(url.protocol)) throw new MoveRefusal('address-malformed', text)
  if (refusalOf(url.href, allowsPrivate)) throw new MoveRefusal('address-inside', url.origin)
  return url.origin
}

/** Asks another Mimar; follows no redirect. Rejects with a `MoveRefusal` where it says no, and where it says nothing. */
export async function askOther(origin: string, asking: Asking, allowsPrivate: boolean): Promise<unknown> {
  const url = new URL(`/api/v1${asking.path}`, readOrigin(origin, allowsPrivate))
  const { status, text, retryAfter } = await send(url, asking, allowsPrivate).catch((failure: Error) => {
    throw new MoveRefusal('other-silent', `${origin}: ${failure.message}`, { cause: failure })
  })
  const json = parsed(text)
  if (status >= 200 && status < 300) return json
  if (status === 429 && retryAfter > 0) throw new AskedToWait(retryAfter)
  const { message } = (json ?? {}) as { readonly message?: unknown }
  throw new MoveRefusal('other-refused', `${origin}: ${typeof message === 'string' ? message.slice(0, 500) : status}`)
}

function send(url: URL, { method, body, permission, signal }: Asking, allowsPrivate: boolean) {
  const isJson = body !== undefined && !Buffer.isBuffer(body) && !(body instanceof Readable)
  const bytes = isJson ? Buffer.from(JSON.stringify(body)) : body
  const headers = {
    accept: 'application/json',
    ...(permission !== undefined && { authorization: `Move ${permission}` }),
    ...(bytes !== undefined && { 'content-type': isJson ? 'application/json' : 'application/octet-stream' }),
    ...(Buffer.isBuffer(bytes) && { 'content-length': bytes.length }),
  }
  return new Promise<{ status: number; text: string; retryAfter: number }>((resolve, reject) => {
    const lookup = guardedLookup(url, allowsPrivate)
    const request = url.protocol === 'http:' ? requestHttp : requestHttps
    const call = request(url, { method, headers, lookup, agent: false, ...(signal && { signal }) }, (answer) => {
      const retryAfter = Number(answer.headers['retry-after'] ?? 0)
      read(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text, retryAfter }), reject)
    })
    call.setTimeout(SILENT_MS, () => call.destroy(new Error('nothing was said for a minute')))
    call.on('error', reject)
    if (bytes instanceof Readable) pipeline(bytes, call).catch(reject)
    else call.end(bytes)
  })
}

async function read(answer: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > MOST_ANSWER) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
