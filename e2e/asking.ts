import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Installation } from './installation.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Asking {
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Sent as it is. */
  readonly text?: string
  /** Keeps its connection from one request to the next, as browsers do; without it each has one of its own. */
  readonly agent?: Agent
}

/** Asks a server on this machine, by whatever host name: `fetch` would look `hotel.localhost` up. Fails when the server is killed meanwhile. */
export function ask(
  port: number,
  path: string,
  { host = 'localhost', body, text: bare, agent, ...options }: Asking = {},
): Promise<Answer> {
  const sent = body === undefined ? bare : JSON.stringify(body)
  const headers = {
    host: `${host}:${port}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...options.headers,
  }
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, host: '127.0.0.1', port, path, headers, agent: agent ?? false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}

/** Signs the owner in with the printed link, which this uses up. Answers a way to ask the API as the owner, of a server that goes on with these data too. */
export async function signedIn({ port, editorAddress }: Installation) {
  const authHash = /authHash=([\w-]+)/.exec(editorAddress)?.[1]
  const { status, headers } = await ask(port, '/api/v1/session', { method: 'POST', body: { authHash } })
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`)
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';')
  return (path: string, options: Asking = {}) =>
    ask(port, `/api/v1${path}`, { ...options, headers: { ...options.headers, cookie } })
}
