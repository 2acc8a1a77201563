import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Leaving } from '../leaving.ts'
import { isLoopback } from '../network.ts'
import type { Readiness } from '../readiness.ts'
import { isSameSecret } from '../same-secret.ts'
import type { Parts } from './parts.ts'

const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8'

/** As haproxy wants to hear it: who answers 404 gets nothing new, and what it has begun is not cut off (`disable-on-404`). */
const KEEPING = '/readyz?else=404'

interface Asked {
  readonly readiness: Readiness
  readonly leaving?: Leaving
  /** Whether all is loaded that whoever is sent here would wait for; loads it where it is not. */
  readonly isWarm?: () => boolean
  /** Where the backups stand. */
  readonly backups?: { readonly standing: object | undefined }
}

/** For those who run the server: is it alive, can it work, how is it doing. True when the request was for one of these. */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Pick<Parts, 'metrics' | 'settings'> & Asked,
): boolean {
  const isMeasured = request.url === '/metrics' && mayMeasure(request, parts.settings)
  if (request.url === '/healthz') send(response, 200, JSON.stringify({ status: 'ok' }))
  else if (request.url === '/readyz' || request.url === KEEPING) void tellReadiness(request, response, parts)
  else if (isMeasured) void parts.metrics.text().then((text) => send(response, 200, text, PROMETHEUS))
  else return false
  return true
}

async function tellReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  { readiness, settings, backups, leaving, isWarm }: Pick<Parts, 'settings'> & Asked,
): Promise<void> {
  const status = request.url === KEEPING ? 404 : 503
  if (leaving?.asked())
    return send(response, status, JSON.stringify({ status, code: 'stopping', message: 'Stopping.' }))
  // Whoever asks so sends editors here with the answer: the first of them waits for nothing but their own change.
  if (request.url === KEEPING && isWarm?.() === false)
    return send(response, status, JSON.stringify({ status, code: 'starting', message: 'Loading.' }))
  const failing = await readiness.failing()
  const [first] = failing
  // An old backup is told, and takes no server out of service.
  const backup = mayMeasure(request, settings) ? backups?.standing : undefined
  if (!first) return send(response, 200, JSON.stringify({ status: 'ok', backup }))
  const details = { message: `${first.what}: ${first.why}`, failing }
  const told = mayMeasure(request, settings) ? details : { message: 'Not ready.' }
  send(response, status, JSON.stringify({ status, code: 'not-ready', ...told }))
}

/**
 * Numbers, and what fails, are for whoever runs the server: with the token, or, while it is only tried out, on its own machine.
 * Where the world is served a proxy may stand on that machine, and not every one says for whom it asks.
 */
function mayMeasure({ headers, socket }: IncomingMessage, { metricsToken, appUrl }: Parts['settings']): boolean {
  if (metricsToken !== undefined) return isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`)
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via
  if (isForwarded !== undefined || !isLoopback(appUrl.hostname)) return false
  return /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
