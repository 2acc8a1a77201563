import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Parts } from './parts.ts'

/** For those who run the server: is it alive, can it work, how is it doing. True when the request was for one of these. */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Pick<Parts, 'database' | 'metrics'>,
): boolean {
  switch (request.url) {
    case '/healthz':
      send(response, 200, JSON.stringify({ status: 'ok' }))
      return true
    case '/readyz':
      isReady(parts).then((ready) =>
        ready
          ? send(response, 200, JSON.stringify({ status: 'ok' }))
          : send(response, 503, JSON.stringify({ status: 503, message: UNREADY, code: 'not-ready' })),
      )
      return true
    case '/metrics':
      send(response, 200, parts.metrics.text(), 'text/plain; version=0.0.4; charset=utf-8')
      return true
    default:
      return false
  }
}

const UNREADY = 'The database does not answer.'

function isReady({ database }: Pick<Parts, 'database'>): Promise<boolean> {
  const asked = database.query.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return asked.then(
    () => true,
    () => false,
  )
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
