import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readiness } from '../readiness.ts'
import type { Parts } from './parts.ts'

/** For those who run the server: is it alive, can it work, how is it doing. True when the request was for one of these. */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Pick<Parts, 'metrics'> & { readonly readiness: Readiness },
): boolean {
  switch (request.url) {
    case '/healthz':
      send(response, 200, JSON.stringify({ status: 'ok' }))
      return true
    case '/readyz':
      void parts.readiness.failing().then((failing) => {
        const [first] = failing
        const message = first && `${first.what}: ${first.why}`
        if (!first) send(response, 200, JSON.stringify({ status: 'ok' }))
        else send(response, 503, JSON.stringify({ status: 503, message, code: 'not-ready', failing }))
      })
      return true
    case '/metrics':
      send(response, 200, parts.metrics.text(), 'text/plain; version=0.0.4; charset=utf-8')
      return true
    default:
      return false
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
