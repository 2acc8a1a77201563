// A server that answers visitors and nobody else, for as long as it has no database or for good.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Blobs } from './blobs/blobs.ts'
import { marksFor } from './cdn/marks.ts'
import { createHosting, type LiveSites } from './hosting/hosting.ts'
import { pageWithoutSite } from './hosting/missing.ts'
import { searchBudget } from './limits/searches.ts'
import { logFailure } from './log.ts'
import { Metrics } from './metrics.ts'
import { observed } from './observing.ts'
import type { Readiness } from './readiness.ts'
import { byHost } from './routes/by-host.ts'
import { answerHealth } from './routes/health.ts'
import { createTlsAsk } from './routes/tls-ask.ts'
import { sentence, spokenLanguage } from './routes/words.ts'
import { CONNECTION_KEPT, type Handler } from './server.ts'
import type { Settings } from './settings.ts'
import { whyUnanswered } from './unstorable.ts'

interface VisitorsSide {
  readonly settings: Settings
  readonly sites: LiveSites
  readonly blobs: Pick<Blobs, 'read'>
  readonly readiness: Readiness
  /** Whether a site stands at an address below the sites' domain, or stood there. */
  readonly hasSite: (slug: string) => Promise<boolean>
  /** What whoever is no visitor is told. */
  readonly others: Handler
  /** Whether what is read may be older than what is published, just now. */
  readonly isLate?: () => boolean
  readonly metrics?: Metrics
}

/** Half of the memory for what visitors ask for is for lists of files, where nothing else is done. */
export const LISTS_OF_VISITORS = 1 / 2

/** Answers visitors and health checks, and tells all others what they are told. */
export function createVisitorsSide(side: VisitorsSide): Handler {
  const { settings, sites, blobs, hasSite, others, metrics = new Metrics() } = side
  const hosting = createHosting({
    ...{ sites, blobs, connectionKept: CONNECTION_KEPT, isEncrypted: settings.appUrl.protocol === 'https:' },
    marks: settings.cdn && marksFor(settings.cdn.kind, side.isLate),
    takeSearch: searchBudget(settings.trustedProxies),
    memoryBytes: settings.cacheBytes * (1 - LISTS_OF_VISITORS),
    // What is away is answered 503, and is no fault of a page.
    onFailure: (failure) => whyUnanswered(failure) ?? FAILED(failure),
  })
  const app: Handler = (request, response) => {
    if (!answerHealth(request, response, { ...side, metrics })) others(request, response)
  }
  const tlsAsk = createTlsAsk({ settings, hasSite })
  return byHost(settings, { ...observed({ app, hosting, drafts: others }, metrics, settings), tlsAsk })
}

const FAILED = logFailure('A page could not be shown')
const RETRY_AFTER = '5'

/** The editor, its API, forms and drafts: there again once the database is. */
export const answerAway: Handler = (request, response) =>
  refuse(request, response, { status: 503, code: 'database-away', headers: { 'retry-after': RETRY_AFTER } })

/** They are on another server: who stands in front sent this request to the wrong one (421). */
export const answerElsewhere: Handler = (request, response) =>
  refuse(request, response, { status: 421, code: 'visitors-only', headers: {} })

interface Refused {
  readonly status: number
  readonly code: 'database-away' | 'visitors-only'
  readonly headers: Readonly<Record<string, string>>
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, code, headers }: Refused): void {
  const language = request.headers['accept-language']
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url?.startsWith('/api/')
  const message = sentence(code, spokenLanguage(undefined, language))
  const body = isPage ? pageWithoutSite(status, language) : JSON.stringify({ status, message, code })
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language',
    ...headers,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
