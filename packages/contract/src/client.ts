import type { ErrorAnswer, Refused } from './schemas.ts'

interface ClientOptions {
  /** Path or address in front of every request. */
  readonly base?: string
  /** Language of the server's sentences; asked for before every request. */
  readonly language?: string | (() => string)
  /** A shared-editing token; sent as `Authorization: Bearer` when there is one. */
  readonly token?: string | (() => string | undefined) | undefined
  readonly fetch?: typeof globalThis.fetch
}

interface RequestOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>
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

const BYTES = 'application/octet-stream'

/** Talks to the server: JSON (or a `Blob`) in, JSON out, cookies sent. 204 gives true; a list with x-total-count gives `{items, totalCount}`. */
export function createClient(options: ClientOptions = {}) {
  const base = options.base ?? '/api/v1'
  const send = async (method: string, path: string, body: unknown, more: RequestOptions = {}) => {
    const request = {
      method,
      credentials: 'include' as const,
      headers: headersFor(body, read(options.token)),
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(more.signal ? { signal: more.signal } : {}),
      ...(more.keepalive ? { keepalive: true } : {}),
    }
    const address = base + path + queryOf({ lang: read(options.language), ...more.query })
    return answerOf(await reach(options.fetch ?? globalThis.fetch, address, request))
  }
  return {
    get: <T>(path: string, more?: RequestOptions) => send('GET', path, undefined, more) as Promise<T>,
    put: <T>(path: string, body: unknown, more?: RequestOptions) => send('PUT', path, body, more) as Promise<T>,
    post: <T>(path: string, body: unknown, more?: RequestOptions) => send('POST', path, body, more) as Promise<T>,
    patch: <T>(path: string, body: unknown, more?: RequestOptions) => send('PATCH', path, body, more) as Promise<T>,
    delete: <T = true>(path: string, more?: RequestOptions) => send('DELETE', path, undefined, more) as Promise<T>,
  }
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

function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
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
  return total === null ? answer : { items: answer, totalCount: Number(total) }
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
