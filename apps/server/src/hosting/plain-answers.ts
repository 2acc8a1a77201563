// Answers that are no file of a site.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from '../request-id.ts'
import { closedPage, NO_PICTURE, withheldPage } from './closed.ts'
import { documentHeaders } from './headers.ts'
import type { ClosedSite } from './live-site.ts'
import { pageWithoutSite } from './missing.ts'

/** Nobody keeps it, so that visitors see the site at once when it is back. */
export function sendClosed(response: ServerResponse, site: ClosedSite): undefined {
  const { status, body } = closedPage(site)
  response.writeHead(status, [
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store', 'x-robots-tag', 'noindex'],
    ...documentHeaders(''),
    ...['content-length', String(body.length)],
  ])
  response.end(body)
}

/** In the place of a page stands a notice, in that of a picture a grey field; nobody keeps either. */
export function sendWithheld(
  response: ServerResponse,
  kind: 'page' | 'picture',
  languages: readonly string[],
): undefined {
  const [type, body] =
    kind === 'page' ? ['text/html; charset=utf-8', withheldPage(languages)] : ['image/svg+xml', NO_PICTURE]
  response.writeHead(451, [
    ...['content-type', type, 'cache-control', 'no-store', 'x-robots-tag', 'noindex'],
    ...documentHeaders(''),
    ...['content-length', String(body.length)],
  ])
  response.end(body)
}

export function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  more: readonly string[] = [],
): undefined {
  // What is no fault of ours is the same for everybody.
  const reference = status >= 500 ? requestIdOf(request) : ''
  const body = pageWithoutSite(status, request.headers['accept-language'], reference)
  response.writeHead(status, [
    ...(reference ? ['x-request-id', reference] : []),
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    'no-store',
    'vary',
    'accept-language',
    ...documentHeaders(''),
    ...more,
    'content-length',
    String(body.length),
  ])
  response.end(body)
}
