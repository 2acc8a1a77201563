import type { Address, AnswerOf, Asked, At } from './api.ts'
import type { ErrorAnswer, Refused } from './schemas.ts'

interface ClientOptions<Bound extends string> {
  /** Names in paths that every request fills in alike, such as the `id` of the one site an editor edits. */
  readonly at?: { readonly [Name in Bound]: string }
  /** Path or address in front of every request. */
  readonly base?: string
  /** Language of the server's sentences; asked for before every request. */
  readonly language?: string | (() => string)
  /** A shared-editing token; sent as `Authorization: Bearer` when there is one. */
  readonly token?: string | (() => string | undefined) | undefined
  readonly fetch?: typeof globalThis.fetch
}

interface RequestOptions {
  readonly signal?: AbortSignal
  /** Lets the request outlive the page (the last save while a tab closes); bodies up to 64 kB. */
  readonly keepalive?: boolean
}

/** A request that was not answered with success. A network failure has status 400 and code 'network-failed'. */
export class RequestError extends Error {
  readonly status: number
  readonly code: string
  /** The whole answer, where the server gave one. */
  readonly answer: unknown
  /** In so many seconds it may be asked again, where the server said so. */
  readonly retryAfter: number | undefined

  constructor({ status, message, code }: ErrorAnswer, answer: unknown = undefined, retryAfter?: number) {
    super(message)
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.answer = answer
    this.retryAfter = retryAfter
  }
}

/** The refusal of one change out of a send; undefined for every other error. */
export function refusedChange(error: unknown): Refused | undefined {
  if (!(error instanceof RequestError) || ![403, 422].includes(error.status)) return undefined
  const answer = error.answer as Partial<Refused> | undefined
  return answer?.change === undefined ? undefined : (answer as Refused)
}

type Query = Readonly<Record<string, string | number | undefined>>

/** What a request is made of, whichever endpoint it is for. */
interface AnyAsked extends RequestOptions {
  readonly at?: Readonly<Record<string, string>> | undefined
  readonly query?: Query | undefined
  readonly body?: unknown
}

/** Left away where an endpoint needs nothing. */
type Rest<A extends Address, Bound extends string> =
  Record<never, never> extends Asked<At<A>, Bound>
    ? [asked?: Asked<At<A>, Bound> & RequestOptions]
    : [asked: Asked<At<A>, Bound> & RequestOptions]

/** Asks the server's endpoints by their address in the contract, which says what goes along and what is answered. */
export interface Client<Bound extends string = never> {
  ask<A extends Address>(address: A, ...rest: Rest<A, Bound>): Promise<AnswerOf<At<A>>>
}

const BASE = '/api/v1'
const BYTES = 'application/octet-stream'

/** Talks to the server: JSON (or a `Blob`) in, JSON out, cookies sent. 204 gives true; a list gives `{items, totalCount}`. */
export function createClient<Bound extends string = never>(options: ClientOptions<Bound> = {}): Client<Bound> {
  const base = options.base ?? BASE
  return {
    async ask<A extends Address>(address: A, ...[asked = {}]: [AnyAsked?]) {
      const { at, query, body, signal, keepalive } = asked
      const request = {
        method: address.slice(0, address.indexOf(' ')),
        credentials: 'include' as const,
        headers: headersFor(body, read(options.token)),
        ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive: true } : {}),
      }
      const whole =
        base + pathOf(address, { ...options.at, ...at }) + queryOf({ lang: read(options.language), ...query })
      // What the server answers is what the contract says: its handlers are held to the same types.
      return (await answerOf(await reach(options.fetch ?? globalThis.fetch, whole, request))) as AnswerOf<At<A>>
    },
  }
}

/** Where an endpoint is, for links and style sheets that the browser asks for by itself, and for bytes. */
export function addressOf<A extends Address>(address: A, asked: Asked<At<A>>): string {
  const { at, query = {} }: AnyAsked = asked
  return BASE + pathOf(address, at) + queryOf(query)
}

function pathOf(address: string, at: AnyAsked['at']): string {
  const path = address.slice(address.indexOf(' ') + 1)
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(at?.[name] ?? ''))
}

function read(setting: string | (() => string | undefined) | undefined): string | undefined {
  return typeof setting === 'function' ? setting() : setting
}

function headersFor(body: unknown, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': body instanceof Blob ? BYTES : 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}

function queryOf(values: Query): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

async function reach(fetch: typeof globalThis.fetch, address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (failure) {
    if (request.signal?.aborted) throw failure
    const message = failure instanceof Error ? failure.message : String(failure)
    throw new RequestError({ status: 400, message, code: 'network-failed' })
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return true
  const answer = await bodyOf(response)
  if (response.status >= 400) throw new RequestError(errorIn(response, answer), answer, retryAfterOf(response))
  const total = response.headers.get('x-total-count')
  return Array.isArray(answer) ? { items: answer, totalCount: Number(total ?? answer.length) } : answer
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (failure) {
    if (response.status >= 400) return undefined
    // A success that breaks off half way is a network failure, not an answer.
    const message = failure instanceof Error ? failure.message : String(failure)
    throw new RequestError({ status: 400, message, code: 'network-failed' })
  }
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined
}

function errorIn(response: Response, answer: unknown): ErrorAnswer {
  const { message, code } = (answer ?? {}) as Partial<ErrorAnswer>
  return {
    status: response.status,
    message: message ?? (response.statusText || `The server answered ${response.status}.`),
    code: code ?? 'unknown',
  }
}
